import data from "../../data/job/duties.json";
import type { SectionKind } from "../outline/headings.ts";
import type { Statement } from "../outline/statements.ts";
import type { Responsibility } from "../types.ts";
import { DUTY } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { findPhrases, toPhraseSet } from "../words/phrases.ts";

const DOING = toPhraseSet(data.doing);
const NOT_DOING = toPhraseSet(data.notDoing);
const NOT_VERBS = new Set(data.notVerbs);
const NOT_WORK = new Set(data.notWork);
const PROSE: ReadonlySet<SectionKind> = new Set(["intro", "summary", "other", "title"]);

/** What the person will do: everything under a duties heading, and "you will ..." elsewhere. */
export function readDuties(text: JobText, statements: readonly Statement[]): Responsibility[] {
  const { raw } = text;
  return statements
    .filter((statement) => isDuty(text, statement))
    .map(({ start, end }) => ({ text: raw.slice(start, end), span: { start, end } }));
}

function isDuty(text: JobText, statement: Statement): boolean {
  const { section, from, to, start, end } = statement;
  if (to - from < DUTY.fewestWords || end - start > DUTY.mostChars) return false;
  if (section === "duties") return !isAboutUs(text, statement);
  if (!PROSE.has(section) || findPhrases(NOT_DOING, text.words, from, to).length > 0) return false;
  return findPhrases(DOING, text.words, from, to).length > 0 || isToldOfReader(text, statement) || isWork(text, statement);
}

/** "Our coffee is good." among duties: a whole sentence whose subject is the house. */
function isAboutUs(text: JobText, { from, to, bullet }: Statement): boolean {
  if (bullet || text.flat.charAt(text.words[to - 1]?.end ?? 0) !== ".") return false;
  const reader = text.words.slice(from, to).some(({ folded }) => /^you(?:r|'ll|'re)?$/.test(folded));
  return !reader && /^(?:we|our|us|we're|we've)$/.test(foldedAt(text, from));
}

/** "You close the month", "Reporting to the owner, you run the shop": the reader doing something. */
function isToldOfReader(text: JobText, { from, to }: Statement): boolean {
  for (let at = from; at + 1 < to; at++) {
    if (foldedAt(text, at) !== "you" || (at > from && !/[,:]/.test(gapBefore(text, at)))) continue;
    if (/^(?:if|when|whether|because|as|once|should|where|while|unless|although|whatever|wherever)$/.test(foldedAt(text, from)))
      return false;
    return !NOT_VERBS.has(foldedAt(text, at + 1));
  }
  return false;
}

/** "Delivering timber to building sites" in a description of the job. */
function isWork(text: JobText, { section, from, to, bullet }: Statement): boolean {
  const first = foldedAt(text, from);
  return (
    section === "summary" &&
    to - from > 2 &&
    (bullet || /\p{Lu}/u.test(text.flat.charAt(text.words[from]?.start ?? 0))) &&
    /^\p{L}{3,}ing$/u.test(first) &&
    !NOT_WORK.has(first)
  );
}
