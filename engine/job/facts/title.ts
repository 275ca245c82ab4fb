import levels from "../../data/job/levels.json";
import type { Outline } from "../outline/statements.ts";
import type { JobProfile } from "../types.ts";
import type { JobText } from "../words/job-text.ts";
import { findPhrases, toPhraseMap, toPhraseSet } from "../words/phrases.ts";
import { toWords } from "../words/words.ts";
import { isOccupation } from "./occupations.ts";
import { type Candidate, choose } from "./title-choice.ts";
import { titlesLearned } from "./title-learned.ts";
import { HEAD_CHARS, titleBelowPaper, titlesBehindLabels, titlesInLines, titlesInPieces } from "./title-lines.ts";
import { titlesInPath } from "./title-path.ts";
import { titlesInSentences } from "./title-sentences.ts";
import { clean, isFieldBehind } from "./title-words.ts";
import { titlesBehind, titlesInProse } from "./wanted.ts";

type Level = NonNullable<JobProfile["level"]>;
const LEVELS = toPhraseMap(Object.entries(levels.levels).flatMap(([level, words]) => words.map((word) => [word, level as Level] as const)));
const NO_LEVEL = toPhraseSet(levels.none);
const RANK: readonly Level[] = ["executive", "director", "manager", "lead", "senior", "intern", "junior", "mid"];

/** Title and level: every place that may name the job gives its names, and the places decide together. */
export function readTitle(text: JobText, outline: Outline): { title?: string; level?: Level } {
  const line = choose(text.flat, [
    ...titlesBehindLabels(text, outline),
    ...titlesLearned(text, outline),
    ...titlesInLines(text, outline),
    ...titleBelowPaper(text),
    ...titlesInProse(text),
    ...titlesInPieces(text, outline),
    ...titlesInPath(text),
    ...titlesInSentences(text),
    ...titlesBehind(text),
  ]);
  const title = line && withSubject(text.flat, line);
  const level = line && levelOf(line.whole);
  return { ...(title ? { title } : {}), ...(title && level ? { level } : {}) };
}

/** "Social Worker" of the line "Social Worker – Children in Care, Grade I": with the subject right behind the name. */
function withSubject(flat: string, { part }: Candidate): string | undefined {
  const title = clean(flat, part);
  const at = flat.slice(0, HEAD_CHARS).indexOf(part);
  if (title === undefined || at < 0) return title;
  const behind = flat.slice(at + part.length).split("\n", 1)[0] ?? "";
  if (!BEHIND.test(behind)) return title;
  const longer = clean(flat, part + behind);
  const subject = longer?.startsWith(title) ? longer.slice(title.length) : "";
  const dash = /\s[-–—]\s(.*)$/.exec(subject)?.[1];
  const isOpen = subject.lastIndexOf("(") > subject.lastIndexOf(")");
  return !isOpen && (dash === undefined || (/\p{Ll}/u.test(dash) && isFieldBehind(flat, dash))) ? title + subject : title;
}

/** What may open a subject. */
const BEHIND = /^\s[-–—]\s/;

/** Level by the words of the title; the highest one named wins. */
function levelOf(title: string): Level | undefined {
  const words = toWords(title);
  const none = findPhrases(NO_LEVEL, words, 0, words.length);
  const hits = findPhrases(LEVELS, words, 0, words.length).filter(
    (hit) => !none.some((other) => other.from < hit.to && hit.from < other.to),
  );
  const found = new Set(hits.map((hit) => (hit.value === "executive" && isCraft(words.at(-1)?.folded ?? "") ? "lead" : hit.value)));
  return RANK.find((level) => found.has(level));
}

/** "Chief Engineer" leads a craft, "Chief Executive" a company. */
function isCraft(last: string): boolean {
  return isOccupation(last) && !/^(?:officer|executive|director|president|manager)$/.test(last);
}
