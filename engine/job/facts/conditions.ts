import data from "../../data/job/conditions.json";
import { isAsking, type Statement } from "../outline/statements.ts";
import type { JobProfile, Quote, Span } from "../types.ts";
import { foldedAt, type JobText } from "../words/job-text.ts";
import { findPhrases, type PhraseMap, toPhraseSet } from "../words/phrases.ts";
import { toWords } from "../words/words.ts";
import { readPlaceInHead, readPlaceOfWork } from "./place-in-head.ts";

const HEADING = {
  schedule: toPhraseSet(data.schedule.headings),
  pay: toPhraseSet(data.pay.headings),
  place: toPhraseSet(data.place.headings),
};
const WORDS = { schedule: toPhraseSet(data.schedule.words), pay: toPhraseSet(data.pay.words), place: toPhraseSet(data.place.words) };
const WEAKER_SCHEDULE = toPhraseSet(data.schedule.weaker);
const NOT_SCHEDULE = toPhraseSet(data.schedule.notAbout);
const NOT_PAY = toPhraseSet(data.pay.notAbout);
/** "£34k", "$52,000": a sum that speaks for itself where nothing says whose it is. */
const WAGE = /[$€£]\s?\d{2,3}(?:[.,\s]\d{3}(?![\d,.]\d)|\.?\d?k\b)/i;
/** "$19.75/hr": a sum for a stretch of time. */
const RATE = /[$€£]\s?\d[\d.,]*\s?\/\s?(?:h|hr|hour|day|shift|week|wk|month|year|yr|annum)\b/i;
const CURRENCY = data.pay.currencies.join("|");
const AMOUNT = new RegExp(`[$€£]\\s?\\d|\\d\\s?[$€£]|\\b(?:${CURRENCY}|r\\$)\\s?\\d|\\d[\\d.,]*\\s?(?:${CURRENCY}|k)\\b`, "i");
/** "We are open five evenings": the hours of the house. */
const OURS = /^(?:we|our|us|we're|wir|unser\p{L}*|nous|notre)$/u;
/** "We offer £30,000 to £34,000": the pay of the reader. */
const GIVES = /^(?:we|we['’]ll|wir|nous) (?:(?:can|will|also|currently) )*(?:offer|pay|give|bieten|zahlen|offrons|proposons|payons)\b/iu;
const MOST_CHARS = 300;

/** When, for how much and where the work is done, in the words of the text. */
export function readConditions(text: JobText, statements: readonly Statement[]): Pick<JobProfile, "schedule" | "pay" | "place"> {
  const quoteOf = (kind: "schedule" | "pay" | "place"): Quote | undefined => {
    const inOrder = kind === "schedule" ? titleLast(statements) : statements;
    const found =
      statements.find((statement) => isUnder(HEADING[kind], statement)) ??
      (kind === "place" ? readPlaceInHead(text.raw) : undefined) ??
      inOrder.find((statement) => !isDuty(statement) && says(kind, text, statement)) ??
      statements.find((statement) => !isDuty(statement) && hints(kind, text, statement)) ??
      statements.find((statement) => isDuty(statement) && says(kind, text, statement)) ??
      (kind === "place" ? readPlaceOfWork(text.raw) : undefined);
    const place = found && (found === statements[0] || isBarred(text.raw, found)) ? partThatSays(kind, text.raw, found) : found;
    return place && { start: place.start, end: place.end, text: text.raw.slice(place.start, place.end) };
  };
  const [schedule, pay] = apart(text.raw, quoteOf("schedule"), quoteOf("pay"));
  const place = quoteOf("place");
  return { ...(schedule ? { schedule } : {}), ...(pay ? { pay } : {}), ...(place ? { place } : {}) };
}

/** "£28,000, 35 hours per week": of a line that tells both, each keeps its own part. */
function apart(raw: string, schedule: Quote | undefined, pay: Quote | undefined): [Quote | undefined, Quote | undefined] {
  if (!schedule || !pay || schedule.start !== pay.start || schedule.end !== pay.end) return [schedule, pay];
  const own = [ownParts("schedule", "pay", raw, schedule), ownParts("pay", "schedule", raw, pay)] as const;
  return own[0] && own[1] ? [own[0], own[1]] : [schedule, pay];
}

const PIECES = /(?:(?!,\s|\.\s)[^|·•;])+/gu;

/** The first part that tells the one and not the other, with those behind it that do not tell the other. */
function ownParts(kind: "schedule" | "pay", other: "schedule" | "pay", raw: string, { start, end }: Span): Quote | undefined {
  const pieces = [...raw.slice(start, end).matchAll(PIECES)].filter(({ 0: piece }) => /[\p{L}\d]/u.test(piece));
  const first = pieces.findIndex(({ 0: piece }) => tells(kind, piece) && !tells(other, piece));
  if (first < 0) return undefined;
  let last = first;
  while (last + 1 < pieces.length && !tells(other, pieces[last + 1]?.[0] ?? "")) last++;
  const from = start + (pieces[first]?.index ?? 0);
  const to = start + (pieces[last]?.index ?? 0) + (pieces[last]?.[0].length ?? 0);
  const text = raw
    .slice(from, to)
    .replace(/^[\s,.]+/u, "")
    .trimEnd();
  const begin = from + raw.slice(from, to).indexOf(text);
  return { start: begin, end: begin + text.length, text };
}

function tells(kind: "schedule" | "pay" | "place", part: string): boolean {
  const words = toWords(part);
  return kind === "pay"
    ? AMOUNT.test(part)
    : [WORDS[kind], WEAKER_SCHEDULE].some((list) => findPhrases(list, words, 0, words.length).length > 0);
}

/** "Mumbai | 14-18 LPA | Hybrid". */
const isBarred = (raw: string, { start, end }: Span): boolean => /\s\|\s/.test(raw.slice(start, end));

const PARTS = /(?:(?!\s-\s)[^|·•()[\]–—\t])+/gu;

/** "Receptionist (part-time, 24 hrs/week) – Leeds": of the line with the title only the part that tells it. */
function partThatSays(kind: "schedule" | "pay" | "place", raw: string, { start, end }: Span): Span {
  for (const { 0: part, index } of raw.slice(start, end).matchAll(PARTS)) {
    if (!tells(kind, part)) continue;
    const text = part.replace(/^\s*-?\s*/u, "").trimEnd();
    const from = start + index + part.indexOf(text);
    return { start: from, end: from + text.length };
  }
  return { start, end };
}

/** "Chef (late shift)" tells the hours only where no line tells them better. */
const titleLast = ([title, ...others]: readonly Statement[]): readonly Statement[] => (title === undefined ? [] : [...others, title]);

function isUnder(headings: PhraseMap<string>, statement: Statement): boolean {
  if (statement.section !== "conditions") return false;
  const words = toWords(statement.heading);
  return findPhrases(headings, words, 0, words.length).length > 0;
}

function says(kind: "schedule" | "pay" | "place", text: JobText, statement: Statement): boolean {
  if (isElsewhere(statement) || !has(WORDS[kind], text, statement)) return false;
  return kind !== "pay" || AMOUNT.test(text.flat.slice(statement.start, statement.end));
}

/** Words that tell the hours or the pay only where nothing plainer does: "every second weekend", a bare sum. */
function hints(kind: "schedule" | "pay" | "place", text: JobText, statement: Statement): boolean {
  const words = text.flat.slice(statement.start, statement.end);
  if (isElsewhere(statement) || (OURS.test(foldedAt(text, statement.from)) && !(kind === "pay" && GIVES.test(words)))) return false;
  if (kind === "schedule") return has(WEAKER_SCHEDULE, text, statement) && !has(NOT_SCHEDULE, text, statement);
  if (kind === "place" || isAsking(statement.section)) return false;
  return (WAGE.test(words) || RATE.test(words)) && !has(NOT_PAY, text, statement);
}

const isDuty = ({ section }: Statement): boolean => section === "duties";

function isElsewhere({ start, end, section }: Statement): boolean {
  return end - start > MOST_CHARS || section === "about" || section === "eeo";
}

function has(phrases: PhraseMap<string>, text: JobText, { from, to }: Statement): boolean {
  return findPhrases(phrases, text.words, from, to).length > 0;
}
