/** A candidate, beside the list of all of them. */
export const toResumePath = (resumeId: string): string => `/my-resumes?resume=${resumeId}`;
