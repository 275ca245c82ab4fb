import { readDraft, storeDraft } from "../../lib/drafts.ts";
import { NO_EDITS, type RequirementEdits } from "./requirement-edits.ts";

/** A job description that is not saved yet. */
export type JobDraft = { title: string; description: string; edits: RequirementEdits };

export const EMPTY_DRAFT: JobDraft = { title: "", description: "", edits: NO_EDITS };
const nameOf = (versionOf: string | null): string => `job:${versionOf ?? "new"}`;

export const isEmptyDraft = ({ title, description, edits }: JobDraft): boolean =>
  title.trim() === "" && description.trim() === "" && edits.added.length === 0;

/** The stored draft of a new job, or of the new version of one. */
export function readJobDraft(versionOf: string | null): JobDraft | null {
  const value = readDraft(nameOf(versionOf)) as Partial<JobDraft> | null;
  if (typeof value?.title !== "string" || typeof value.description !== "string") return null;
  const { byId, added } = value.edits ?? NO_EDITS;
  return { title: value.title, description: value.description, edits: { byId: byId ?? {}, added: Array.isArray(added) ? added : [] } };
}

/** Keeps a draft; an empty one is no draft. */
export const storeJobDraft = (versionOf: string | null, draft: JobDraft | null): void =>
  storeDraft(nameOf(versionOf), draft === null || isEmptyDraft(draft) ? null : draft);
