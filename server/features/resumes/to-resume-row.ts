import { type Flag, type Likeness, type ResumeRow, toNameFlag } from "@fairlead/contracts";
import type { StoredResume } from "./store.ts";
import { toFailure } from "./to-failure.ts";

const TOP_SKILLS = 3;

/** The name that blind answers use; stable for its owner. */
export const toLabel = (labelNo: number): string => `Candidate ${labelNo}`;
/** The number that somebody means who types "Candidate 7" or "7". */
export function readLabelNo(search: string): number | null {
  const digits = /^\s*(?:candidate\s*)?0*(\d{1,9})\s*$/i.exec(search)?.[1];
  return digits === undefined ? null : Number(digits);
}

export function toResumeRow(resume: StoredResume, blind: boolean, looksLike: Likeness[]): ResumeRow {
  const { id, sessionId, labelNo, name, fileName, fileNo, fileCount, kind, bytes, state, failureCode, uploadedAt } = resume;
  return {
    id,
    sessionId,
    label: toLabel(labelNo),
    name: blind ? null : name,
    fileName: blind ? null : fileName,
    fileNo: state === "failed" ? { no: fileNo, of: fileCount } : null,
    kind,
    bytes,
    state,
    failure: failureCode === null ? null : toFailure(failureCode),
    summary: toSummary(resume),
    flags: [...toFlags(resume), ...(blind && state === "ready" ? toBlindFlags(name) : [])],
    looksLike,
    uploadedAt: uploadedAt.toISOString(),
  };
}

function toSummary({ state, pages, skills, years }: StoredResume): ResumeRow["summary"] {
  if (state !== "ready" || pages === null || skills === null || years === null) return null;
  return { pages, skillCount: skills.length, topSkills: skills.slice(0, TOP_SKILLS).map(({ name }) => name), years };
}

const NOTHING_FOUND: Flag = {
  code: "nothing-found",
  message: "No skills and no experience were found in this file. Check that it is a resume.",
};

const NO_NAME: Flag = {
  code: "name-not-covered",
  message:
    "No name was found in this resume, so it may stand uncovered in the text. The lines above the first section are covered in its place.",
};

/** What blind review cannot promise. `name`: as the resume was read. */
export const toBlindFlags = (name: string | null | undefined): Flag[] => (name == null ? [NO_NAME] : []);

/** What reading remarked, words without a resume in them, and a name that says another kind of file than the content is. */
function toFlags(resume: StoredResume): Flag[] {
  const { state, skills, years } = resume;
  const isNothing = state === "ready" && skills?.length === 0 && years === 0;
  return [...toNamedFlags(resume), ...(isNothing ? [NOTHING_FOUND] : [])];
}

function toNamedFlags({ flags, fileName, kind }: StoredResume): Flag[] {
  const named = kind === null ? undefined : toNameFlag(fileName, kind);
  return [...(flags ?? []), ...(named ? [named] : [])];
}
