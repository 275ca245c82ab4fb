import type { ReadingState } from "@fairlead/contracts";

export type ResumeFilter = { search: string; state: ReadingState | null; sessionId: string | null };

export const SESSIONS_KEY = ["listUploadSessions"] as const;
export const sessionKey = (sessionId: string) => ["getUploadSession", sessionId] as const;
export const RESUMES_KEY = ["listResumes"] as const;
export const resumesKey = (filter: ResumeFilter) => [...RESUMES_KEY, filter] as const;
export const resumeKey = (resumeId: string) => ["getResume", resumeId] as const;
