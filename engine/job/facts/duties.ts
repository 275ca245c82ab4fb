import data from "../../data/job/duties.json";
import type { SectionKind } from "../outline/headings.ts";
import type { Statement } from "../outline/statements.ts";
import { isVerbOfWork, isWorkOfAnother } from "../outline/work-lists.ts";
import type { Responsibility } from "../types.ts";
import { DUTY } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { findPhrases, phraseAt, toPhraseSet } from "../words/phrases.ts";
import { isOccupation } from "./occupations.ts";

const DOING = toPhraseSet(data.doing);
const NOT_DOING = toPhraseSet(data.notDoing);
const NOT_VERBS = new Set(data.notVerbs);
const NOT_WORK = new Set(data.notWork);
const HOLDERS = toPhraseSet(data.holders);
const NOT_OF_HOLDER = new Set(data.notOfHolder);
const PERSON = /^(?:he|she)$/;
const REPORTING = /^(?:under|reporting|working|supervised|directed)$/;
const PROSE: ReadonlySet<SectionKind> = new Set(["intro", "summary", "other", "title"]);

/** "Work is first fix, second fix and the odd bathroom": what the work consists of, thing by thing. */
const LISTS_WORK =
  /^\W*(?:(?:the|your|our|most of the|daily) )?(?:work|duties|tasks) (?:(?:includes?|involves?|consists? of|covers?)|(?:is|are)(?! (?:not|hard|heavy|physical|varied|permanent|full|part|very|mostly (?:hard|heavy))\b)(?=[^.]*,[^.]*,)) [^.]*(?:,| and | or )/i;

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
  return (
    findPhrases(DOING, text.words, from, to).length > 0 ||
    isToldOfReader(text, statement) ||
    isToldOfHolder(text, statement) ||
    LISTS_WORK.test(text.flat.slice(start, end)) ||
    isWork(text, statement)
  );
}

/** "The incumbent patches servers", "He runs the yard", "Under the head gardener, waters and weeds …": what whoever holds the job does. */
function isToldOfHolder(text: JobText, { section, from, to }: Statement): boolean {
  const verb = verbOfHolder(text, from, to);
  if (verb !== undefined) return isWorkOfAnother(foldedAt(text, verb)) && to - verb > 2;
  if (section !== "summary") return false;
  if (foldedAt(text, from) === "to") return isVerbOfWork(foldedAt(text, from + 1)) && to - from > DUTY.wordsOfAim;
  return REPORTING.test(foldedAt(text, from)) && opensBehindComma(text, from, to);
}

/** Where the verb stands behind "The incumbent", "The relief milker" of the head of the text, and a "She" that opens a paragraph. */
function verbOfHolder(text: JobText, from: number, to: number): number | undefined {
  if (PERSON.test(foldedAt(text, from))) return /\n\s*\n/.test(gapBefore(text, from)) ? from + 1 : undefined;
  if (foldedAt(text, from) !== "the") return undefined;
  const holder = phraseAt(HOLDERS, text.words, from + 1, to);
  if (holder) return NOT_OF_HOLDER.has(foldedAt(text, holder.to)) ? undefined : holder.to;
  const head = text.flat.slice(0, DUTY.headChars).toLowerCase();
  for (let at = from + 1; at < Math.min(to, from + 1 + DUTY.wordsOfHolder) && (at === from + 1 || gapBefore(text, at) === " "); at++) {
    const word = foldedAt(text, at);
    if (isOccupation(word) && !/s$/.test(word) && head.includes(word) && isWorkOfAnother(foldedAt(text, at + 1))) return at + 1;
  }
  return undefined;
}

/** "Under direct supervision of an officer, | responds to calls". */
function opensBehindComma(text: JobText, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++) if (gapBefore(text, at).includes(",")) return isWorkOfAnother(foldedAt(text, at)) && to - at > 2;
  return false;
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
