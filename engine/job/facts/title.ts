import levels from "../../data/job/levels.json";
import type { Outline } from "../outline/statements.ts";
import type { JobProfile } from "../types.ts";
import type { JobText } from "../words/job-text.ts";
import { findPhrases, toPhraseMap, toPhraseSet } from "../words/phrases.ts";
import { toWords } from "../words/words.ts";
import { isOccupation } from "./occupations.ts";
import { choose } from "./title-choice.ts";
import { titlesLearned } from "./title-learned.ts";
import { titleBelowPaper, titlesBehindLabels, titlesInLines, titlesInPieces } from "./title-lines.ts";
import { titlesInPath } from "./title-path.ts";
import { titlesInSentences } from "./title-sentences.ts";
import { clean } from "./title-words.ts";
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
  const title = line && clean(text.flat, line.part);
  const level = line && levelOf(line.whole);
  return { ...(title ? { title } : {}), ...(title && level ? { level } : {}) };
}

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
