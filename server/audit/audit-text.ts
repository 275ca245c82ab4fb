/** What a person reads in their own log: nothing is recorded that has no words here. */
const TEXTS = {
  "blind-review.on": "Switched blind review on",
  "blind-review.off": "Switched blind review off",
  "resume.reveal": "Revealed a candidate",
  "resume.correct": "Corrected a candidate's profile",
  "resume.undo-correction": "Took a correction of a profile back",
  "upload-session.delete": "Deleted an upload session",
  "candidate.shortlist": "Shortlisted a candidate",
  "candidate.maybe": "Marked a candidate as maybe",
  "candidate.notNow": "Decided “not now” for a candidate",
  "candidate.open": "Took a decision back",
  "candidate.copy": "Downloaded a copy of a candidate's data",
  "candidate.erase": "Erased a candidate",
  "job.weights": "Weighted requirements of a job description by hand",
  "groups.save": "Saved group data for the fairness figures",
  "groups.delete": "Deleted group data",
  "account.name": "Changed the display name",
  "account.email": "Changed the email address",
  "account.password": "Changed the password",
  "account.copy": "Downloaded a copy of the account's data",
  "sign-in": "Signed in",
  "sign-in.end": "Signed one browser out",
  "sign-in.end-others": "Signed all other browsers out",
  "sign-in.end-all": "Signed out everywhere",
} as const;
export type AuditAction = keyof typeof TEXTS;

/** An action that an earlier release recorded under another name is told by that name. */
export const toAuditText = (action: string): string =>
  (TEXTS as Readonly<Record<string, string>>)[action] ?? action.replaceAll(/[.-]/g, " ");
