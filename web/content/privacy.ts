/** What the product keeps: an id of the texts (policies.kept.<id>…) and the tables that hold it. */
export const INVENTORY = [
  { id: "account", tables: ["accounts", "identity_users", "identity_credentials"] },
  { id: "signIns", tables: ["identity_sessions", "firebase_sign_ins", "firebase_cutoffs"] },
  { id: "codes", tables: ["identity_verifications"] },
  { id: "resumes", tables: ["upload_sessions", "files", "resumes", "documents", "profile_revisions", "corrections"] },
  { id: "likeness", tables: ["sketches", "sketch_keys", "likenesses"] },
  { id: "jobs", tables: ["jobs", "requirements", "wording_reports", "wording_choices"] },
  { id: "analyses", tables: ["analyses", "analysis_items", "results", "decisions"] },
  { id: "groups", tables: ["group_sheets", "group_answers"] },
  { id: "interviews", tables: ["kits", "kit_probes", "kit_edits", "scorecards"] },
  { id: "credits", tables: ["credit_entries"] },
  { id: "activity", tables: ["audit_entries"] },
  { id: "feedback", tables: ["feedback"] },
  { id: "traffic", tables: ["progress_events", "idempotency_keys"] },
] as const;

/** Tables of the installation itself: nothing in them is about a person. */
export const OF_NOBODY = ["identity_keys"] as const;

/** What lies in the browser, by the beginning of its name. */
export const IN_BROWSER = [
  { id: "cookie", names: ["fairlead.session_token"] },
  { id: "hint", names: ["hasSession"] },
  { id: "choices", names: ["theme", "hasSeenWelcome"] },
  { id: "drafts", names: ["draft:"] },
  { id: "unsent", names: ["unsentUploads"] },
  { id: "cutOff", names: ["cutOffUploads"] },
  { id: "refused", names: ["refusedUploads"] },
] as const;

/** How long sign-ins and their codes live; the numbers of server/identity. */
export const SIGN_IN = { idleDays: 14, longestDays: 90, resetMinutes: 30, verifyDays: 3, tokenMinutes: 15 } as const;
