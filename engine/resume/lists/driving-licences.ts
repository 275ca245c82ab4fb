import lexicon from "../../data/resume/driving-licences.json";
import { fold } from "../../text/index.ts";
import { toFact } from "../facts.ts";
import type { SectionRows } from "../sections/sections.ts";
import type { Span } from "../types.ts";
import { isDrivingLicence } from "./certificate-names.ts";
import type { CertificateDraft } from "./certificates.ts";
import { withoutWished } from "./wished-certificates.ts";

const nouns = new Set(lexicon.nouns.map(fold));
const names = new Set(lexicon.names.map(fold));
const labels = new Set(lexicon.labels.map(fold));
const qualifiers = new Set(lexicon.qualifiers.map(fold));
const CLASS =
  /^(?:A[12M]?|AB|AZ|DZ|B1?|BE|B\+E|B96|C|CE|C\+E|C1|C1E|C1\+E|D|DE|D\+E|D1|D1E|EB|EC1?|T|L|G[12]?|[HM]R|CDL(?:-[AB])?|\d{1,2})$/;
const YEAR = /^(?:19|20)\d\d$/;
const PARTS = /\s*[;|•·\t,]\s*|\s{3,}|(?<!\b[ck]at)\.\s+(?=\p{Lu})|\.$|\s[-–—]\s|\s?:\s+/gu;
const LONGEST = 200;

/** The driving licence of a line that no list names: "Full clean UK licence", "42 ans - Permis B", "driver's: code 8". */
export function withDrivingLicence(
  certificates: readonly CertificateDraft[],
  sections: readonly SectionRows[],
  text: string,
): CertificateDraft[] {
  if (certificates.some(({ name }) => isKnown(name.value))) return [...certificates];
  const headed = sections.flatMap((part) => belowHeading(part, text));
  if (headed[0]) return [...certificates, headed[0]];
  for (const row of sections.flatMap(({ rows }) => rows)) {
    const found = row.words.length > LONGEST ? undefined : licenceOf(row.words);
    if (!found) continue;
    const span = { start: row.start + found.start, end: row.start + found.end };
    const held = withoutWished([{ name: toFact(row.words.slice(found.start, found.end), span, 0.8) }], text);
    if (held.length > 0) return [...certificates, ...held];
  }
  return [...certificates];
}

/** "Driving licence | B", "PATENTE" over "B, A2": the classes below a heading that names the licence. */
function belowHeading({ heading, rows: [row] }: SectionRows, text: string): CertificateDraft[] {
  if (!heading || !row || !isDrivingLicence(heading.words) || heading.words.length > LONGEST_HEADING) return [];
  const [first, ...more] = toParts(row.words);
  const isClass = ({ start, end }: Span) => OPENS_WITH_CLASS.test(row.words.slice(start, end)) && !/^\s?:/.test(row.words.slice(end));
  if (!first || !isClass(first)) return [];
  const end =
    more.filter((part, at) => more.slice(0, at + 1).every(isClass) && isOfLicence(tokensOf(row.words.slice(part.start, part.end)))).at(-1)
      ?.end ?? first.end;
  const span = { start: heading.start, end: row.start + end };
  const isNear = span.end - heading.end < LONGEST_HEADING && row.start >= heading.end;
  return isNear ? [{ name: toFact(text.slice(span.start, span.end).replace(/[\s:]+/g, " "), span, 0.85) }] : [];
}
const LONGEST_HEADING = 40;
const OPENS_WITH_CLASS =
  /^(?:(?:class|category|cat\.?|code|klasse|kl\.?|categorie|catégorie|categoría|categoria|kat\.?) )?(?:A[12M]?|B1?|BE|B\+E|C1?E?|C\+E|D1?E?|AM|[1-9])(?![\p{L}\d])/u;

/** "Category C+E" names it as well. */
function isKnown(name: string): boolean {
  const tokens = tokensOf(name);
  return isDrivingLicence(name) || isLicence(tokens) || (tokens.some((word) => CLASS.test(word)) && isOfLicence(tokens));
}

function licenceOf(words: string): Span | undefined {
  const parts = toParts(words);
  const tokens = parts.map(({ start, end }) => tokensOf(words.slice(start, end)));
  const at = tokens.findIndex((own, i) => isLicence(own) || (isLabel(own) && isOfLicence(tokens[i + 1])));
  const first = parts[at];
  if (!first) return undefined;
  let last = at;
  while (isOfLicence(tokens[last + 1])) last++;
  return { start: first.start, end: parts[last]?.end ?? first.end };
}

/** A bracket that says until when ends the part before it. */
function toParts(printed: string): Span[] {
  const words = printed.replace(/\((?:exp|expires|valid|until|to|bis|hasta|jusqu)[^()]*\)/giu, (hit) => ";".padEnd(hit.length));
  const marks = [...words.matchAll(PARTS)];
  const ends = [...marks.map(({ index }) => index), words.length];
  return [0, ...marks.map(({ index, 0: mark }) => index + mark.length)].map((start, i) => ({ start, end: ends[i] ?? start }));
}

const tokensOf = (words: string): string[] =>
  words.split(/[\s/&()]+/).flatMap((word) => (/[\p{L}\d]/u.test(word) ? [word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "")] : []));

/** "Code C1 + PDP": what South Africa calls a class, with the permit to drive for pay. */
const isCode = (tokens: readonly string[]): boolean =>
  tokens.length > 1 &&
  tokens.length <= MOST_OF_CODE &&
  /^code$/i.test(tokens[0] ?? "") &&
  tokens.slice(1).every((word) => CLASS.test(word) || PERMIT.test(word));
const MOST_OF_CODE = 4;
const PERMIT = /^Pr?DP$/i;

const isNoun = (word: string): boolean => nouns.has(fold(word)) || names.has(fold(word));
const isQuality = (word: string): boolean => qualifiers.has(fold(word)) || CLASS.test(word) || YEAR.test(word);
/** "B, BE", "manual", "clean since 2019". */
const isOfLicence = (tokens: readonly string[] | undefined): boolean =>
  tokens !== undefined && tokens.length > 0 && tokens.every(isQuality);
const isLabel = (tokens: readonly string[]): boolean =>
  tokens.length > 0 &&
  tokens.some((word) => labels.has(fold(word)) || isNoun(word)) &&
  tokens.every((word) => labels.has(fold(word)) || isNoun(word) || isQuality(word));

/** "Full UK driving licence B, C1", "prawo jazdy kat. B": nothing but the word and of what kind. */
function isLicence(tokens: readonly string[]): boolean {
  if (isCode(tokens)) return true;
  if (!tokens.some(isNoun) || !tokens.every((word) => isNoun(word) || isQuality(word))) return false;
  return tokens.some((word) => names.has(fold(word))) || tokens.some((word) => isQuality(word) && !YEAR.test(word));
}
