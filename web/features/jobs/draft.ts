import { readDraft, storeDraft } from "../../lib/drafts.ts";
import { EMPTY_FORM, type FormValues } from "./form/form-values.ts";
import { EMPTY_GUIDE, type Guide } from "./guide.ts";
import { NO_EDITS, type RequirementEdits } from "./requirement-edits.ts";

/** How a description comes about: pasted or typed, under given headings, or drafted from a form. */
export const MODES = ["paste", "guide", "form"] as const;
export type Mode = (typeof MODES)[number];
/** A job description that is not saved yet. Each way keeps what was put in; the text of the one in use is the description. */
export type JobDraft = { title: string; mode: Mode; texts: Record<Mode, string>; guide: Guide; form: FormValues; edits: RequirementEdits };

const NO_TEXTS: Record<Mode, string> = { paste: "", guide: "", form: "" };
export const EMPTY_DRAFT: JobDraft = { title: "", mode: "paste", texts: NO_TEXTS, guide: EMPTY_GUIDE, form: EMPTY_FORM, edits: NO_EDITS };
export const descriptionOf = ({ mode, texts }: JobDraft): string => texts[mode];
export const toPasted = (title: string, paste: string): JobDraft => ({ ...EMPTY_DRAFT, title, texts: { ...NO_TEXTS, paste } });
const nameOf = (versionOf: string | null): string => `job:${versionOf ?? "new"}`;

export const isEmptyDraft = ({ title, texts, form, edits }: JobDraft): boolean =>
  title.trim() === "" &&
  texts.paste.trim() === "" &&
  texts.guide === "" &&
  edits.added.length === 0 &&
  edits.languages.length === 0 &&
  JSON.stringify(form) === JSON.stringify(EMPTY_FORM);

/** The stored draft of a new job, or of the new version of one; what an older build of the pages stored is a pasted text. */
export function readJobDraft(versionOf: string | null): JobDraft | null {
  const value = readDraft(nameOf(versionOf)) as (Partial<JobDraft> & { description?: string }) | null;
  if (typeof value?.title !== "string") return null;
  const { byId, added, languages } = value.edits ?? NO_EDITS;
  const paste = typeof value.description === "string" ? value.description : "";
  return {
    title: value.title,
    mode: MODES.find((one) => one === value.mode) ?? "paste",
    texts: { ...NO_TEXTS, paste, ...value.texts },
    guide: { ...EMPTY_GUIDE, ...value.guide },
    form: { ...EMPTY_FORM, ...value.form },
    edits: { byId: byId ?? {}, added: Array.isArray(added) ? added : [], languages: Array.isArray(languages) ? languages : [] },
  };
}

/** Keeps a draft; an empty one is no draft. */
export const storeJobDraft = (versionOf: string | null, draft: JobDraft | null): void =>
  storeDraft(nameOf(versionOf), draft === null || isEmptyDraft(draft) ? null : draft);
