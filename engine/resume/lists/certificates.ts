import lexicon from "../../data/resume/certificates.json";
import { fold } from "../../text/index.ts";
import { type Fact, toFact, withoutAbsent } from "../facts.ts";
import { findPhrases, toPhraseSet, toWords } from "../phrases.ts";
import type { Signs } from "../row-signs.ts";
import { type Row, trimSpan } from "../rows.ts";
import { readHeading } from "../sections/headings.ts";
import type { Span } from "../types.ts";
import { isTableHead } from "../work/head-pieces.ts";
import { hasOrganisationWord } from "../work/organisations.ts";
import { continues, endsBullet, wraps } from "../work/row-flow.ts";

export type CertificateDraft = { name: Fact; issuer?: Fact; date?: Fact };

const certificateWords = toPhraseSet(lexicon.words.map(fold));
const certified = /\bcertified\b/i;
const grades = new Set(lexicon.grades);
const validity = new Set(lexicon.validity);
const sure = toPhraseSet(lexicon.sure.map(fold));
const issuers = toPhraseSet(lexicon.issuers.map(fold));
const EXTRA =
  /^(?:#|credential|id|license|licence|lic|(?:no|nr)(?!-)|number|valid|expires|exp|gültig|issued|certificate (?:no|number|id))\b|^\d{1,4} ?(?:h|hrs?|hours?|horas|heures|stunden|std|ore|uur|uren|days?|tage|jours?|d[ií]as|giorni|dagen)\b/i;
const MOST_WORDS = 16;
const LONGEST_ITEM = 500;

export const hasCertificateWord = (text: string): boolean => findPhrases(certificateWords, toWords(text)).length > 0;

/** Certificates of a section: one a line or list item, with issuer and date when printed. */
export function readCertificates(rows: readonly Row[], signs: readonly Signs[], text: string): CertificateDraft[] {
  const found: CertificateDraft[] = [];
  const told = rows.filter((row) => !isTableHead(row, signs[row.index]) && !isOfLanguages(row.words) && !SIGNED.test(row.words));
  for (const item of toItems(told, text).flatMap(partItem)) {
    const ranges = item.rows
      .flatMap((row) => (signs[row.index]?.ranges ?? []).map((range) => ({ range, shift: row.start - item.start })))
      .filter(({ range, shift }) => range.start + shift >= 0 && range.end + shift <= item.words.length);
    if (item.words.split(/\s+/).length > MOST_WORDS + 8) continue;
    let masked = item.words;
    for (const { range, shift } of ranges) masked = blank(masked, range.start + shift, range.end + shift);
    const from = ranges[0]?.range.from;
    const shift = item.start + (ranges[0]?.shift ?? 0);
    const date = from && toFact(from.value, { start: shift + from.start, end: shift + from.end }, 0.9);
    const lists = isList(masked, ranges.length) ? splitList(masked) : [toParts(masked)];
    for (const parts of lists) found.push(...toDraft(parts, item, lists.length === 1 ? date : undefined, found.at(-1)));
  }
  return found;
}

/** "Fire Warden; First Aid (2021)", "PMP (2021), ITIL (2019)": several certificates, each with its date, as items of their own. */
function partItem(item: Item): Item[] {
  if (item.words.length > LONGEST_ITEM) return [item];
  const semicolons = outsideBrackets(item.words, ";");
  const sentences = item.words.split(/(?<=\p{Ll}\))\. |(?<=\p{Ll}{3})\. /u);
  if (sentences.length > 1 && sentences.every(hasCertificateWord))
    semicolons.push(...[...item.words.matchAll(/\. /g)].map(({ index }) => index));
  const parts = semicolons.length > 0 ? semicolons : outsideBrackets(item.words, ",");
  const spans = [...parts, item.words.length].map((end, i) => trimSpan(item.words, { start: i === 0 ? 0 : (parts[i - 1] ?? 0) + 1, end }));
  const names = spans.map(({ start, end }) => item.words.slice(start, end));
  const isItem = (name: string) => /\p{L}{2}/u.test(name) && !EXTRA.test(name) && !isIssuer(name);
  const isDated = (name: string) => /^.*\p{L}.*\(\D*(?:19|20)\d\d\)$/u.test(name) && isItem(name);
  const several = semicolons.length > 0 ? names.every(isItem) : names.filter(isDated).length > 1 && names.every(isItem);
  if (!several) return [item];
  return spans.map(({ start, end }) => ({
    ...item,
    start: item.start + start,
    end: item.start + end,
    words: item.words.slice(start, end),
  }));
}

function outsideBrackets(words: string, mark: string): number[] {
  let depth = 0;
  return words.split("").flatMap((letter, at) => {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    return letter === mark && depth <= 0 ? [at] : [];
  });
}

/** "Talheim, 3. Februar 2025": place and day of the signature. */
const SIGNED = /^\p{Lu}[\p{L}\p{M}'’ -]{2,30}, (?:den |le |il |a )?\d{1,2}[./]? ?(?:\d{1,2}[./]|(?:de )?\p{L}+(?: de)?) ?\d{4}$/u;

/** "Languages spoken: …" behind the last certificate. */
const isOfLanguages = (words: string): boolean => readHeading(/^([^:]{3,40}):/.exec(words)?.[1] ?? "")?.section === "languages";

const blank = (words: string, start: number, end: number): string =>
  words.slice(0, start) + " ".repeat(Math.max(0, Math.min(end, words.length) - start)) + words.slice(end);

type Item = Span & { words: string; rows: Row[]; bullet: boolean };

/** Lines of one certificate together. */
function toItems(rows: readonly Row[], text: string): Item[] {
  const items: Item[] = [];
  for (const [i, row] of rows.entries()) {
    const open = items.at(-1);
    if (open && open.rows.at(-1)?.index === row.index - 1 && (continues(rows, i) || wraps(rows, i) || endsCertificate(rows, i, open))) {
      open.rows.push(row);
      open.end = row.end;
      open.words = text.slice(open.start, open.end);
    } else items.push({ start: row.start, end: row.end, words: row.words, rows: [row], bullet: row.bullet });
  }
  return items;
}

/** The second line of a bullet, unless it names who issued the certificate. */
const endsCertificate = (rows: readonly Row[], i: number, { bullet }: Item): boolean =>
  bullet && !isIssuer(rows[i]?.words ?? "") && endsBullet(rows, i);

function toDraft(parts: readonly Span[], item: Item, date: Fact | undefined, last: CertificateDraft | undefined): CertificateDraft[] {
  const [whole, ...rest] = parts;
  if (!whole) return [];
  const first = withoutValidity(item.words, whole);
  const printed = item.words.slice(first.start, first.end);
  const fact = (span: Span, confidence: number) =>
    toFact(
      item.words.slice(span.start, span.end).replace(/\s+/g, " "),
      { start: item.start + span.start, end: item.start + span.end },
      confidence,
    );
  if (EXTRA.test(printed)) return [];
  if (last && !last.issuer && isIssuerAlone(printed) && !item.bullet) {
    last.issuer = fact(first, 0.8);
    if (date) last.date ??= date;
    return [];
  }
  const issuer = rest.find((part) => !EXTRA.test(item.words.slice(part.start, part.end)));
  return [withoutAbsent({ name: fact(first, hasCertificateWord(printed) ? 0.9 : 0.75), issuer: issuer && fact(issuer, 0.75), date })];
}

/** "ADR (valid until 2027)", "First Aid, renewed 2024" without the words that lead to the date. */
function withoutValidity(words: string, span: Span): Span {
  const text = words.slice(span.start, span.end);
  const edge = Math.max(text.lastIndexOf("("), text.lastIndexOf(", "), text.lastIndexOf(" – "), text.lastIndexOf(" - "));
  const tail = fold(text.slice(edge + 1).replace(/[^\p{L}'’ ]+/gu, " ")).trim();
  return edge > 1 && validity.has(tail) ? { start: span.start, end: span.start + text.slice(0, edge).trimEnd().length } : span;
}

const isIssuerAlone = (words: string): boolean =>
  findPhrases(issuers, toWords(words)).some((hit) => hit.at === 0 && hit.words === toWords(words).length);
const isIssuer = (words: string): boolean => findPhrases(issuers, toWords(words)).some((hit) => hit.at === 0);

/** Name, issuer and further details, parted by marks. */
function toParts(masked: string): Span[] {
  const hard = cut(masked, /\s*[|•·\t]\s*|\s+[–—-]\s+|\s{3,}|;\s*|:\s+/g);
  return withGrades(masked, hard).flatMap((span) => splitIssuer(masked, span));
}

/** "… Solutions Architect – Associate", "Certified Professional: Java Developer": what follows tells which grade or field of the same certificate. */
function withGrades(masked: string, [name, next, ...rest]: readonly Span[]): Span[] {
  if (!name || !next) return name ? [name] : [];
  const between = masked.slice(name.end, next.start);
  const grade = toWords(masked.slice(next.start, next.end)).every(({ key }) => grades.has(key) || /^\d+$/.test(key));
  const field =
    between.startsWith(":") && certified.test(masked.slice(name.start, name.end)) && !isIssuer(masked.slice(next.start, next.end));
  const joins = field || (grade && /^\s*[–—-]/.test(between));
  return joins ? [{ start: name.start, end: next.end }, ...rest] : [name, next, ...rest];
}

/** "CPR and First Aid, American Red Cross, no. 12": commas part the name only from known issuers, numbers and validity. */
function splitIssuer(masked: string, span: Span): Span[] {
  const text = masked.slice(span.start, span.end);
  const bracket = /\s*\(([^()]{3,60})\)$/.exec(text);
  if (bracket && isIssuerAlone(bracket[1] ?? "")) {
    const start = span.start + text.lastIndexOf("(") + 1;
    return [
      { start: span.start, end: span.start + bracket.index },
      { start, end: start + (bracket[1] ?? "").length },
    ];
  }
  const aside = bracket ? (bracket[1] ?? "").trim() : "";
  if (bracket && bracket.index > 3 && (EXTRA.test(aside) || isForeignAcronym(aside, text.slice(0, bracket.index)))) {
    const start = span.start + text.lastIndexOf("(") + 1;
    return [
      { start: span.start, end: span.start + bracket.index },
      { start, end: start + (bracket[1] ?? "").length },
    ];
  }
  const number = NUMBER.exec(text);
  if (number && number.index > 3) return splitIssuer(masked, { start: span.start, end: span.start + number.index });
  const comma = text.lastIndexOf(", ");
  const tail = text.slice(comma + 2);
  if (comma < 2 || !(isIssuer(tail) || EXTRA.test(tail) || /^[#\d\s-]+$/.test(tail))) return [span];
  return [...splitIssuer(masked, { start: span.start, end: span.start + comma }), { start: span.start + comma + 2, end: span.end }];
}

/** "…, cédula n.º 55501", "registration no. 0012" */
const NUMBER =
  /(?:,?\s+(?:cédula|carteira|ficha|tessera|credential|membership|mitglieds?))?,?\s+(?:no|nr|num|number|n\.?\s?º|nº|#)\.?:?\s*[A-Z]{0,4}[-/ ]?\d[\d/.-]*$/iu;

/** "Counterbalance forklift (RTITB)": who issued it, unless the letters shorten the name: "Basic Life Support (BLS)". */
function isForeignAcronym(letters: string, name: string): boolean {
  if (!/^\p{Lu}{3,6}$/u.test(letters) || hasCertificateWord(letters)) return false;
  const initials = toWords(name).map(({ key }) => key.charAt(0));
  const inName = [...fold(letters)].filter((letter) => initials.includes(letter)).length;
  return initials.length > 1 && inName * 2 < letters.length;
}

function cut(text: string, separator: RegExp): Span[] {
  const spans: Span[] = [];
  let from = 0;
  const push = (to: number) => {
    let start = from;
    let end = to;
    while (start < end && /[\s,;:–—-]/.test(text.charAt(start))) start++;
    while (end > start && /[\s,;:.–—([-]/.test(text.charAt(end - 1))) end--;
    if (text.slice(start, end).endsWith(")") && !text.slice(start, end).includes("(")) end--;
    if (end - start > 1 && /\p{L}/u.test(text.slice(start, end))) spans.push({ start, end });
  };
  for (const hit of text.matchAll(separator)) {
    push(hit.index);
    from = hit.index + hit[0].length;
  }
  push(text.length);
  return spans;
}

/** "BLS, ACLS, PALS" and "CSM | PMP | ITIL": several certificates on one line. */
function isList(masked: string, dates: number): boolean {
  if (dates > 0) return false;
  const parts = cut(masked, LIST_MARK).map(({ start, end }) => masked.slice(start, end));
  const named = parts.filter(hasCertificateWord).length;
  if (parts.length > 2 && parts.slice(1).some(hasCertificateWord) && parts.every(isPlainName)) return true;
  if (parts.length > 1 && parts.every((part) => /^\p{Lu}[\p{Lu}\d-]{1,6}$/u.test(part))) return true;
  const isSure = (part: string) => part.split(/\s+/).length === 1 || findPhrases(sure, toWords(part)).length > 0;
  return parts.length > 2
    ? named >= 2
    : parts.length === 2 && named === 2 && (parts.some((part) => !part.includes(" ")) || parts.every(isSure));
}

/** "Klauwverzorging" beside "BHV": no issuer, number or organisation. */
const isPlainName = (part: string): boolean =>
  part.split(/\s+/).length <= LONGEST_PLAIN && !EXTRA.test(part) && !isIssuer(part) && !hasOrganisationWord(part) && !/\d{4}/.test(part);
const LONGEST_PLAIN = 4;

const LIST_MARK = /[,;|•·]/g;
const splitList = (masked: string): Span[][] => cut(masked, LIST_MARK).map((span) => splitIssuer(masked, span));
