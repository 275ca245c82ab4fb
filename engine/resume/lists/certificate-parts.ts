import lexicon from "../../data/resume/certificates.json";
import { fold } from "../../text/index.ts";
import { readTrailingLocation } from "../contact/locations.ts";
import { toWords } from "../phrases.ts";
import type { Span } from "../types.ts";
import { hasOrganisationWord } from "../work/organisations.ts";
import { hasCertificateWord, isIssuer, isIssuerAlone, namesCertificate } from "./certificate-names.ts";

/** What is no name of a certificate: its number, its length, its validity. */
export const EXTRA =
  /^(?:#|(?:credential|certificate|card|licen[cs]e|lic|registration|member|membership)\.?\s*(?:id|no|nr|number|[#:]|[A-Z]{0,3}[-/ ]?\d)|cert\.? ?(?:no\b|nr\b|number|#|[A-Z]{0,3}[-/ ]?\d{3})|id\b|(?:no|nr)\b(?!-)|number\b|valid\b|expires\b|exp\b|gültig\b|issued\b)|^\d{1,4} ?(?:h|hrs?|hours?|horas|heures|stunden|std|ore|uur|uren|days?|tage|jours?|d[ií]as|giorni|dagen)\b/i;

const MOST_WORDS_OF_SENTENCE = 9;
const SENTENCE_END = /(?<=\p{L}{4}|[\d)]|\s{4})\.\s+(?=[\p{Lu}\d])/gu;
/** What parts the certificates of a line, or one from its details; a class of characters. */
export const MARKS = "|•·\\t◆♦⋄▪●■∙⋅";
const HARD = new RegExp(`\\s*[;${MARKS}]\\s*|\\s+/\\s+`, "g");
const COMMA = /,(?=\s)/g;

/** The certificates of one line, each with the details that follow it: "BLS, ACLS", "First Aid (2024). PASMA towers.", "PMP | PMI | CSM". */
export function toLists(masked: string, printed: string): Span[][] {
  const cells = byCells(printed);
  if (cells.length > 0) return gather(printed, cells).flatMap((list) => (list.length === 1 && list[0] ? byMarks(masked, list[0]) : [list]));
  const sentences = cut(masked, SENTENCE_END);
  if (
    sentences.length > 1 &&
    sentences.every((span) => toWords(wordsOf(masked, span)).length <= MOST_WORDS_OF_SENTENCE || isListOfNames(masked, span))
  )
    return sentences.flatMap((span) => byMarks(masked, span));
  return byMarks(masked, { start: 0, end: masked.length });
}

/** "CPL(A), Instrument Rating, dual seat (no. 44, exp 2028)": names between commas, but for what stands in brackets. */
function isListOfNames(masked: string, span: Span): boolean {
  const parts = cutWithin(masked, span, COMMA).map((part) => wordsOf(masked, part).replace(/\([^()]*\)?/g, " "));
  return parts.length >= FEWEST_OF_LIST && parts.every((part) => toWords(part).length <= MOST_WORDS_OF_NAME);
}

/** "CKA (2023)      RHCE (RHEL 8)": cells that name a certificate each. */
function byCells(printed: string): Span[] {
  const cells = cut(printed, CELLS);
  return cells.length > 1 && cells.every((cell) => isNamed(wordsOf(printed, cell))) ? cells : [];
}
const CELLS = /\t\s*| {3,}/g;

function byMarks(masked: string, whole: Span): Span[][] {
  const hard = cutWithin(masked, whole, HARD);
  if (isHardList(masked, hard)) return gather(masked, hard).flatMap((list) => (list.length === 1 ? byCommas(masked, list[0]) : [list]));
  return byCommas(masked, whole);
}

function byCommas(masked: string, whole: Span | undefined): Span[][] {
  const parts = whole ? cutWithin(masked, whole, COMMA) : [];
  return whole && isCommaList(masked, parts) ? gather(masked, parts) : whole ? [[whole]] : [];
}

/** Each certificate with the issuers and numbers behind it; a dot or semicolon parts "AWS Solutions Architect" from the one before, though a maker opens it. */
function gather(masked: string, parts: readonly Span[]): Span[][] {
  const lists: Span[][] = [];
  for (const part of parts) {
    const open = lists.at(-1);
    const words = wordsOf(masked, part);
    const details = LIST_MARK.test(masked.slice(0, part.start)) ? isBareDetail(words) : isDetail(words);
    if (open && (details || isAside(masked, open, part) || (parts.length === 2 && isNamedAbove(wordsOf(masked, open[0] ?? part), words))))
      open.push(part);
    else lists.push([part]);
  }
  return lists;
}

/** "WSET Level 3 Award, WSET", "Heftruckcertificaat, TCVT": the letters that open the name again, or those of a known body behind words. */
function isNamedAbove(name: string, body: string): boolean {
  const [keys, own] = [toWords(name).map(({ key }) => key), toWords(body).map(({ key }) => key)];
  if (own.length === 0 || !/^\p{Lu}{2}/u.test(body)) return false;
  const opens = own.length < keys.length && own.every((key, at) => key === keys[at]);
  return opens || (/^\p{Lu}{3,}$/u.test(body) && isIssuerAlone(body) && /\p{Ll}{4}/u.test(name));
}

const LIST_MARK = /[;·•]\s*$/;

export type State = keyof typeof lexicon.states;
const states = new Map(
  Object.entries(lexicon.states).flatMap(([state, phrases]) => phrases.map((phrase) => [fold(phrase), state as State])),
);
const stateOf = (words: string): State | undefined => states.get(fold(words.replace(/[^\p{L}\p{M}'’-]+/gu, " ")).trim());

/** "(expired)", "in progress": how it stands with a certificate, and neither its name nor who issued it. */
export const isState = (words: string): boolean => stateOf(words) !== undefined;

/** "CCRN held [2007 to 2013], not renewed", "ACLS lapsed in [2015], not needed here": from the first word that leads to the end of it. */
const LAPSE = new RegExp(
  `(?<=\\S)(?:[\\s,;.(–—-]+|\\s*[,;.(–—-]\\s*(?:${lexicon.lapseNouns.join("|")})\\s)((?:(?:${lexicon.lapseLeads.join("|")})\\b[\\s,–-]*)*(?<!\\b(?:never|not|yet)\\s)(?:${lexicon.lapses.join("|")})\\b(?!\\s*:).*)$`,
  "iu",
);

/** "…, in progress" at the end of a line, with its place. `from`: where the mark before it stands. */
export function endingState(masked: string): (Span & { from: number; state: State }) | undefined {
  const lapse = LAPSE.exec(masked);
  if (lapse) {
    const start = lapse.index + lapse[0].length - (lapse[1]?.length ?? 0);
    return { state: "lapsed", from: lapse.index, start, end: start + (lapse[1]?.trimEnd().length ?? 0) };
  }
  const tail = /([,(–-]\s*\(?)([\p{L} '’]{4,20})\)?[\s.]*$/u.exec(masked);
  const state = stateOf(tail?.[2] ?? "");
  if (!tail || state === undefined) return undefined;
  const start = tail.index + (tail[1]?.length ?? 0);
  return { state, from: tail.index, start, end: start + (tail[2]?.trimEnd().length ?? 0) };
}

/** A number, a length or who issued it, and nothing else. */
const isBareDetail = (words: string): boolean => EXTRA.test(words) || isIssuerAlone(words);
const isDetail = (words: string): boolean =>
  EXTRA.test(words) ||
  isState(words) ||
  ((isIssuer(words) || (hasOrganisationWord(words) && !/\s\p{Ll}{4}/u.test(words))) && !namesCertificate(words));
/** "ACA, 2016 – first-time passes": small words behind a dash and a name that begins large, and no certificate of their own. */
function isAside(masked: string, open: readonly Span[], part: Span): boolean {
  const [words, between] = [wordsOf(masked, part), masked.slice(open.at(-1)?.end ?? part.start, part.start)];
  const name = masked.charAt(open[0]?.start ?? 0);
  return /[–—-]\s*$/.test(between) && /^\p{Lu}/u.test(name) && /^\p{Ll}{2}.* /u.test(words) && !hasCertificateWord(words);
}
const isNamed = (words: string): boolean => hasCertificateWord(words) && !isDetail(words);

const validity = new Set(lexicon.validity);
const FEWEST_OF_LIST = 3;
const MOST_WORDS_OF_NAME = 5;

/** Three parts or more that are all short and no details name a certificate each, whether a list knows it or not. */
const isShortName = (words: string): boolean => {
  const { length } = toWords(words);
  return (
    length > 0 &&
    length <= MOST_WORDS_OF_NAME &&
    !isDetail(words) &&
    !validity.has(fold(words)) &&
    readTrailingLocation(words, 0)?.start !== 0
  );
};

/** Marks part certificates where two of them are named, or behind a semicolon where more than a word stands. */
function isHardList(masked: string, parts: readonly Span[]): boolean {
  if (parts.length < 2) return false;
  const texts = parts.map((part) => wordsOf(masked, part));
  if (texts.filter(isNamed).length >= 2) return true;
  if (parts.length >= FEWEST_OF_LIST && texts.every((text) => isShortName(text))) return true;
  const own = parts.filter((_, i) => !isBareDetail(texts[i] ?? "") && (isNamed(texts[i] ?? "") || toWords(texts[i] ?? "").length > 1));
  return own.length >= 2 && own.slice(1).every(({ start }) => LIST_MARK.test(masked.slice(0, start)));
}

function isCommaList(masked: string, parts: readonly Span[]): boolean {
  const texts = parts.map((part) => wordsOf(masked, part));
  const named = texts.filter(isNamed);
  if (parts.length >= FEWEST_OF_LIST && named.length > 0 && texts.every((text) => isShortName(text))) return true;
  if (parts.length > 2 && named.length >= 2 && named.length * 2 >= texts.filter((text) => !isDetail(text)).length) return true;
  return parts.length === 2 && named.length === 2 && (texts.every(namesCertificate) || texts.some((text) => toWords(text).length === 1));
}

const wordsOf = (masked: string, { start, end }: Span): string => masked.slice(start, end);

const cutWithin = (masked: string, whole: Span, separator: RegExp): Span[] =>
  cut(masked.slice(whole.start, whole.end), separator).map(({ start, end }) => ({ start: whole.start + start, end: whole.start + end }));

/** The parts between separators, without marks at their edges; what stands in brackets is not parted. */
export function cut(text: string, separator: RegExp): Span[] {
  const flat = text.replace(/\([^()]*\)/g, (hit) => `(${"x".repeat(hit.length - 2)})`);
  const spans: Span[] = [];
  let from = 0;
  const push = (to: number) => {
    let start = from;
    let end = to;
    while (start < end && /[\s,;:–—-]/.test(text.charAt(start))) start++;
    while (end > start && /[\s,;:.–—([-]/.test(text.charAt(end - 1))) end--;
    if (text.slice(start, end).endsWith(")") && !text.slice(start, end).includes("(")) end--;
    while (end > start && /\(\s*\)$/.test(text.slice(start, end))) end = start + text.slice(start, end).replace(/\s*\(\s*\)$/, "").length;
    if (end - start > 1 && /\p{L}/u.test(text.slice(start, end))) spans.push({ start, end });
  };
  for (const hit of flat.matchAll(separator)) {
    push(hit.index);
    from = hit.index + hit[0].length;
  }
  push(text.length);
  return spans;
}
