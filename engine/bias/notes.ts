import coded from "../data/bias/coded-words.json";
import { isIn } from "./context.ts";
import { toForms } from "./rules.ts";
import type { WordingReport } from "./types.ts";
import { CODED_DENSITY, CODED_MINIMUM, MUST_HAVES } from "./weights.ts";
import type { Sentence } from "./words.ts";

type Note = WordingReport["notes"][number];

const MASCULINE = new Set(coded.masculine.split(" "));
const FEMININE = new Set(coded.feminine.split(" "));
const ADDRESSED = toForms(["you|your|you'll|you're", "<person>", "<role>", "who|must|should", "looking for"]);
const MUST_HEADING = toForms([
  "^ requirements|qualifications",
  "must have~n $",
  "minimum|key|required requirements|qualifications|skills",
  "^ what you|you'll|we need|bring $",
]);

/** Density of gender-coded words in the sentences that speak of the wanted person. */
export function codedNote(sentences: readonly Sentence[]): Note | undefined {
  const addressed = sentences.filter(({ words }) => ADDRESSED.some((form) => isIn(form, words))).flatMap(({ words }) => words);
  const masculine = addressed.filter(({ folded }) => MASCULINE.has(folded)).length;
  const feminine = addressed.filter(({ folded }) => FEMININE.has(folded)).length;
  const side = masculine >= feminine ? ("masculine" as const) : ("feminine" as const);
  const excess = Math.abs(masculine - feminine);
  if (excess < CODED_MINIMUM || excess / addressed.length < CODED_DENSITY) return undefined;
  const percent = ((100 * excess) / addressed.length).toFixed(1);
  return {
    code: `coded-${side}`,
    message: `Words that readers connect with ${side === "masculine" ? "men" : "women"} prevail in what is said about the candidate (${percent} % of the words). Effects on applications are small and disputed.`,
  };
}

/** How many items stand in the list under a heading such as "Requirements"; null without such a heading. */
export function countMustHaves(text: string, sentences: readonly Sentence[]): number | null {
  const head = sentences.findIndex(({ words }) => words.length <= 5 && MUST_HEADING.some((form) => isIn(form, words)));
  if (head < 0) return null;
  let items = 0;
  for (const { start } of sentences.slice(head + 1)) {
    const lineStart = text.lastIndexOf("\n", start - 1) + 1;
    if (!/^\s*(?:[-*•·–]|\d+[.)])/.test(text.slice(lineStart, Math.min(lineStart + 12, start + 1)))) break;
    items++;
  }
  return items === 0 ? null : items;
}

/** A list with more items than most people meet. */
export function mustHaveNote(mustHaves: number | null): Note | undefined {
  if (mustHaves === null || mustHaves <= MUST_HAVES) return undefined;
  return { code: "many-must-haves", message: `${mustHaves} must-haves stand in one list. Keep those the job cannot be done without.` };
}
