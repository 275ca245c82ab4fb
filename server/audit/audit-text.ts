/** What a person reads in their own log. */
const TEXTS: Readonly<Record<string, string>> = {
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
  "account.name": "Changed the display name",
  "account.email": "Changed the email address",
  "account.password": "Changed the password",
  "account.copy": "Downloaded a copy of the account's data",
  "sign-in": "Signed in",
  "sign-in.end": "Signed one browser out",
  "sign-in.end-others": "Signed all other browsers out",
  "sign-in.end-all": "Signed out everywhere",
};

/** An action that has no words yet is told by its name. */
export const toAuditText = (action: string): string => TEXTS[action] ?? action.replaceAll(/[.-]/g, " ");
