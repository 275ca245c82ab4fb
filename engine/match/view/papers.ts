import paperWords from "../../data/match/paper-words.json";
import type { ResumeProfile } from "../../resume/index.ts";
import { canonicalOf } from "../../skills/index.ts";
import { isUnderWay } from "./credentials.ts";
import type { OwnTerms } from "./own-terms.ts";
import { toStem } from "./stem.ts";

/** Level of the framework from which a qualification is a degree and no paper of a trade. */
const BACHELOR = 6;
const LEVEL = new RegExp(`\\b(?:${paperWords.level.split(" ").join("|")})\\s+(\\d)\\b`, "iu");
const COURSE = new RegExp(`\\b(?:${paperWords.course.split(" ").join("|")})\\b`, "i");
const KINDS = new Set(paperWords.kinds.split(" ").map(toStem));
const MARK = "level-";

/** Taxonomy id of a certificate, else its words and its level. */
export function toPaperId(name: string, own: OwnTerms): string {
  const id = canonicalOf(name)?.id;
  if (id !== undefined) return id;
  const words = own.ofStudy(name);
  return words.length === 0 ? "" : `term:${[...words, ...toLevelMark(name)].join(" ")}`;
}

/** The name of a trade learnt, which a job may ask for as a paper; undefined for a degree and for what is not finished. */
export function toTradeName({ studyType, area, level, status }: ResumeProfile["education"][number]): string | undefined {
  if (studyType === undefined || (level ?? BACHELOR) >= BACHELOR || (status ?? "completed") !== "completed") return undefined;
  const name = `${studyType} ${area ?? ""}`.trim();
  return isUnderWay(name) ? undefined : name;
}

/** What of the name of a paper has to be in the name of the one held: not the word for its kind. */
export function toPaperWords(name: string, terms: readonly string[]): readonly string[] {
  const others = terms.filter((term) => !KINDS.has(term));
  return [...(others.length > 0 ? others : terms), ...toLevelMark(name)];
}

/** Whether a paper that is held says all of the one asked for, on its level or a higher one where both tell it. */
export function isPaper(held: string, wanted: readonly string[]): boolean {
  if (!held.startsWith("term:") || wanted.every(isMark)) return false;
  const words = held.slice("term:".length).split(" ");
  const level = words.find(isMark);
  return wanted.every((word) => (isMark(word) ? level === undefined || level >= word : words.includes(word)));
}

/** "Safeguarding training" is held by who has been on the course. */
export function asksForCourse(wish: string): boolean {
  return COURSE.test(wish);
}

const isMark = (word: string): boolean => word.startsWith(MARK);

function toLevelMark(name: string): string[] {
  const level = LEVEL.exec(name)?.[1];
  return level === undefined ? [] : [`${MARK}${level}`];
}
