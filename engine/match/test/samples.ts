import type { Document } from "../../documents/index.ts";
import type { JobProfile, Requirement } from "../../job/index.ts";
import type { ResumeProfile } from "../../resume/index.ts";

export const AS_OF = "2026-11-01";
const NOWHERE = { start: 0, end: 0 };

/** An empty resume profile with the given parts. */
export function aProfile(parts: Partial<ResumeProfile> = {}): ResumeProfile {
  return {
    basics: { profiles: [] },
    work: [],
    education: [],
    skills: [],
    certificates: [],
    languages: [],
    projects: [],
    publications: [],
    volunteer: [],
    meta: { language: "en", asOf: AS_OF, totalYears: { lo: 0, mid: 0, hi: 0 }, confidence: 1, sections: [], places: [] },
    ...parts,
  };
}

type Shown = {
  work?: number;
  project?: number;
  outcome?: boolean;
  section?: ResumeProfile["skills"][number]["evidence"][number]["section"];
};

/** A skill shown in the given places; without one it is listed only. */
export function aSkill(id: string, ...shown: Shown[]): ResumeProfile["skills"][number] {
  const places = shown.length === 0 ? [{ section: "skills" as const }] : shown;
  return {
    id,
    name: id,
    months: null,
    lastUsed: null,
    evidence: places.map(({ section = "experience", outcome = false, ...place }, at) => ({
      start: at,
      end: at + 1,
      text: id,
      section,
      outcome,
      ...place,
    })),
  };
}

export function aRole(
  position: string,
  startDate?: string,
  endDate?: string | null,
  ...highlights: string[]
): ResumeProfile["work"][number] {
  return { position, highlights, ...(startDate === undefined ? {} : { startDate }), ...(endDate === undefined ? {} : { endDate }) };
}

export function aRequirement(id: string, importance: Requirement["importance"] = "must", parts: Partial<Requirement> = {}): Requirement {
  return { id, name: id, kind: "skill", importance, span: NOWHERE, quote: { ...NOWHERE, text: id }, ...parts };
}

export function aJob(parts: Partial<JobProfile> = {}): JobProfile {
  return { language: "en", requirements: [], languages: [], responsibilities: [], flags: [], ...parts };
}

export function aDuty(text: string): JobProfile["responsibilities"][number] {
  return { text, span: NOWHERE };
}

export function aDocument(text: string): Document {
  const page = { start: 0, end: text.length, number: 1, width: 0, height: 0, columns: 1 };
  return { kind: "txt", text, pages: [page], columns: 1, language: "en", lines: [], links: [], hiddenText: [], flags: [], ocr: false };
}
