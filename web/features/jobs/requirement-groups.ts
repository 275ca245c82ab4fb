import type { Importance, JobProfile, Requirement, RequirementWeight } from "@fairlead/contracts";
import { LIMITS } from "@fairlead/contracts/limits";
import { toRequirementTitle } from "../../lib/requirement-name.ts";
import { t } from "../../lib/t.ts";
import { EDUCATION, EXPERIENCE, languageId } from "./requirement-edits.ts";

export const IMPORTANCES: readonly Importance[] = ["must", "should", "nice"];

/** Requirements by importance, each group in the order of the text. */
export function toGroups(requirements: readonly Requirement[]): { importance: Importance; requirements: Requirement[] }[] {
  return IMPORTANCES.map((importance) => ({ importance, requirements: requirements.filter((one) => one.importance === importance) }));
}

/** What a requirement weighs without a weight of its own. */
export const WEIGHT_OF: Readonly<Record<Importance, RequirementWeight>> = { must: 3, should: 2, nice: 1 };

/** What stands behind the name: "3+ y", "weight 2"; undefined when there is nothing to say. */
export function toNote({ minYears, weight }: Pick<Requirement, "minYears" | "weight">): string | undefined {
  const parts = [
    ...(minYears === undefined ? [] : [t("jobs.chip.atLeast", { years: minYears })]),
    ...(weight === undefined ? [] : [t("jobs.chip.weighs", { weight })]),
  ];
  return parts.length === 0 ? undefined : parts.join(" · ");
}

type Choice = Pick<Requirement, "name" | "alternatives" | "atLeast">;

/** A wish in words: "Java or Kotlin", "Degree in law or three years as a clerk" where one is enough, else "2 of Java, Kotlin, Go". */
export const toRequirementName = ({ name, alternatives = [], atLeast }: Choice): string =>
  toChoiceName([toRequirementTitle(name), ...alternatives.map((one) => one.name)], atLeast);

const toChoiceName = (names: readonly string[], atLeast = 1): string =>
  atLeast === 1
    ? names.join(` ${t("jobs.or")} `)
    : t("jobs.chip.countOf", { count: atLeast, names: names.join(names.some((one) => one.includes(",")) ? "; " : ", ") });

/** A thing the job asks for that is no skill: one row, whatever its kind. */
export type OtherRow =
  | { kind: "experience"; id: string; importance: Importance; minYears: number; field: string; isOccupation: boolean; others: string[] }
  | { kind: "education"; id: string; importance: Importance; name: string; orEquivalent: boolean }
  | { kind: "language"; id: string; importance: Importance; name: string };

/** "French, B2" */
const toSpokenName = ({ language, cefr }: Pick<JobProfile["languages"][number], "language" | "cefr">): string =>
  cefr === undefined ? language : t("jobs.other.language", { name: language, level: cefr });

export function toOtherRows({ experience, education, languages }: Pick<JobProfile, "experience" | "education" | "languages">): OtherRow[] {
  const rows: OtherRow[] = [];
  if (experience !== undefined) {
    const { importance, minYears, field = "", isOccupation = false, alternatives = [] } = experience;
    const others = alternatives.map((one) => one.name);
    rows.push({ kind: "experience", id: EXPERIENCE, importance, minYears, field, isOccupation, others });
  }
  if (education !== undefined) {
    const { importance, alternatives = [] } = education;
    const orEquivalent = education.orEquivalent && !alternatives.some(({ experience }) => experience !== undefined);
    rows.push({ kind: "education", id: EDUCATION, importance, name: toRequirementName(education), orEquivalent });
  }
  for (const { importance, alternatives = [], atLeast, ...first } of languages) {
    const name = toChoiceName([first, ...alternatives].map(toSpokenName), atLeast);
    rows.push({ kind: "language", id: languageId(first.language), importance, name });
  }
  return rows;
}

export type Known = { id: string; name: string; importance: Importance };

/** What the job asks for already under these words, however they are spaced, hyphenated or capitalised; a choice by each name and whole. */
export function findKnown(profile: JobProfile | null, words: string): Known | null {
  const wanted = toBare(words);
  if (profile === null || wanted === "") return null;
  const skills = profile.requirements.map((one) => ({
    known: { id: one.id, name: toRequirementName(one), importance: one.importance },
    names: [one.name, ...(one.alternatives ?? []).map(({ name }) => name)],
  }));
  const others = toOtherRows(profile).map(({ id, importance, ...row }) => ({
    known: { id, name: row.kind === "experience" ? "" : row.name, importance },
    names: row.kind === "language" ? toSpoken(profile, id) : [],
  }));
  return [...skills, ...others].find(({ known, names }) => [known.name, ...names].some((name) => toBare(name) === wanted))?.known ?? null;
}

const toSpoken = ({ languages }: JobProfile, id: string): string[] =>
  languages
    .filter(({ language }) => languageId(language) === id)
    .flatMap(({ language, alternatives = [] }) => [language, ...alternatives.map((one) => one.language)]);

/** Signs that tell one thing from another stay: C, C++ and C# are three. */
const toBare = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, "");

/** Everything that counts as a row of the score; a percentage needs LIMITS.requirementsForScore of them. */
export const countRows = (profile: JobProfile): number => profile.requirements.length + toOtherRows(profile).length;

/** Requirements beyond what a job holds. */
export const countOver = ({ requirements }: Pick<JobProfile, "requirements">): number =>
  Math.max(0, requirements.length - LIMITS.requirementsPerJob);

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.+#-]*/gu)?.length ?? 0;
