import { LIMITS } from "@fairlead/contracts";

/** What may happen to a row after it was written. What was shown to a person is never overwritten: the newest row counts. */
export type Change = ({ kind: "inserted only" } | { kind: "updated"; columns: readonly string[]; why: string }) & {
  /** What deletes rows besides foreign keys. */
  removed?: string;
};

const insertedOnly: Change = { kind: "inserted only" };
const updated = (columns: readonly string[], why: string): Change => ({ kind: "updated", columns, why });

/** Every table by its name in SQL. */
export const CHANGES: Readonly<Record<string, Change>> = {
  accounts: {
    ...updated(
      ["settings", "labels_given", "email", "display_name"],
      "a person changes settings, address or name; a candidate gets a number",
    ),
    removed: "with everything else of the person, when they delete the account",
  },
  credit_entries: insertedOnly,
  feedback: insertedOnly,
  upload_sessions: updated(["name"], "a session is renamed"),
  files: { ...updated(["kind"], "known once the file was looked into"), removed: "with the last resume that points to it" },
  resumes: updated(["state", "failure_code", "attempts"], "reading goes on"),
  documents: updated(["personal"], "a person corrected a name or an address, which blind review covers from then on"),
  profile_revisions: insertedOnly,
  corrections: insertedOnly,
  sketches: insertedOnly,
  sketch_keys: insertedOnly,
  likenesses: updated(["denied_at"], "a person says that two resumes are not the same person's, or takes it back"),
  jobs: insertedOnly,
  requirements: insertedOnly,
  wording_reports: insertedOnly,
  wording_choices: insertedOnly,
  analyses: insertedOnly,
  analysis_items: updated(["failure_code"], "matching was given up, or tried again"),
  results: insertedOnly,
  decisions: insertedOnly,
  kits: insertedOnly,
  kit_probes: insertedOnly,
  kit_edits: updated(["questions", "saved_at"], "a person arranges the questions again; the written ones stay in kits and kit_probes"),
  scorecards: updated(["answers", "recommendation", "saved_at"], "an interviewer saves the own card again"),
  group_sheets: {
    ...updated(["figures", "figures_at", "shown_people"], "figures are worked out anew once enough people changed"),
    removed: "when a person replaces or deletes the group data of the job",
  },
  group_answers: {
    ...updated(["shown"], "the outcome that the figures of the sheet hold"),
    removed: "when a person replaces or deletes the group data of the job",
  },
  idempotency_keys: {
    ...updated(["state", "status", "body"], "the request was answered"),
    removed: `when the request failed, or when its key comes again after ${LIMITS.idempotencyHours} hours`,
  },
  audit_entries: insertedOnly,
  progress_events: { ...insertedOnly, removed: `after ${LIMITS.eventHours} hours` },
  identity_users: updated(["*"], "the account's owner changes name, picture or address"),
  identity_sessions: updated(["*"], "a session is used, extended or ends"),
  identity_credentials: updated(["*"], "a password is changed"),
  identity_verifications: updated(["*"], "a link is used or expires"),
  identity_keys: insertedOnly,
  firebase_sign_ins: { ...updated(["last_seen_at", "ended_at"], "a sign-in is used, or ends"), removed: "90 days after it began" },
  firebase_cutoffs: { ...updated(["*"], "a person ends sign-ins again"), removed: "after 90 days" },
};
