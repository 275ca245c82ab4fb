import lexicon from "../data/resume/certificates.json";
import { fold } from "../text/index.ts";
import { type Fact, toFact, withoutAbsent } from "./facts.ts";
import { findPhrases, toPhraseSet, toWords } from "./phrases.ts";
import { type Signs, withoutRanges } from "./row-signs.ts";
import type { Row } from "./rows.ts";
import type { Span } from "./types.ts";

export type CertificateDraft = { name: Fact; issuer?: Fact; date?: Fact };

const certificateWords = toPhraseSet(lexicon.words.map(fold));
const issuers = toPhraseSet(lexicon.issuers.map(fold));
const EXTRA = /^(?:credential|id|license|licence|lic|no|nr|number|valid|expires|exp|gültig|issued|certificate (?:no|number|id))\b/i;
const MOST_WORDS = 16;

export const hasCertificateWord = (text: string): boolean => findPhrases(certificateWords, toWords(text)).length > 0;

/** Certificates of a section: one a line or list item, with issuer and date when printed. */
export function readCertificates(rows: readonly Row[], signs: readonly Signs[], text: string): CertificateDraft[] {
  const found: CertificateDraft[] = [];
  for (const row of rows) {
    const ranges = signs[row.index]?.ranges ?? [];
    if (row.wordCount > MOST_WORDS + 8) continue;
    const masked = withoutRanges(row.words, ranges);
    const parts = toParts(masked);
    if (parts.length === 0) continue;
    const date =
      ranges[0]?.from &&
      toFact(ranges[0].from.value, { start: row.start + ranges[0].from.start, end: row.start + ranges[0].from.end }, 0.9);
    const items = isList(masked, ranges.length) ? splitList(masked) : [parts];
    for (const item of items) found.push(...toDraft(item, row, text, items.length === 1 ? date : undefined, found.at(-1)));
  }
  return found;
}

function toDraft(
  parts: readonly Span[],
  row: Row,
  text: string,
  date: Fact | undefined,
  last: CertificateDraft | undefined,
): CertificateDraft[] {
  const [first, ...rest] = parts;
  if (!first) return [];
  const printed = row.words.slice(first.start, first.end);
  const fact = (span: Span, confidence: number) =>
    toFact(
      text.slice(row.start + span.start, row.start + span.end).replace(/\s+/g, " "),
      { start: row.start + span.start, end: row.start + span.end },
      confidence,
    );
  if (EXTRA.test(printed)) return [];
  if (last && !last.issuer && isIssuer(printed) && !hasCertificateWord(printed) && !row.bullet) {
    last.issuer = fact(first, 0.8);
    if (date) last.date ??= date;
    return [];
  }
  const issuer = rest.find((part) => !EXTRA.test(row.words.slice(part.start, part.end)));
  return [withoutAbsent({ name: fact(first, hasCertificateWord(printed) ? 0.9 : 0.75), issuer: issuer && fact(issuer, 0.75), date })];
}

const isIssuer = (words: string): boolean => findPhrases(issuers, toWords(words)).some((hit) => hit.at === 0);

/** Name, issuer and further details, parted by marks. */
function toParts(masked: string): Span[] {
  const hard = cut(masked, /\s*[|•·\t]\s*|\s+[–—-]\s+|\s{3,}|;\s*|:\s+/g);
  return hard.flatMap((span) => splitIssuer(masked, span));
}

/** "CPR and First Aid, American Red Cross": a comma parts the name only from a known issuer or a bare number. */
function splitIssuer(masked: string, span: Span): Span[] {
  const text = masked.slice(span.start, span.end);
  const comma = text.lastIndexOf(", ");
  const tail = text.slice(comma + 2);
  if (comma < 2 || !(isIssuer(tail) || EXTRA.test(tail) || /^[\d\s-]+$/.test(tail))) return [span];
  return [
    { start: span.start, end: span.start + comma },
    { start: span.start + comma + 2, end: span.end },
  ];
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
const isList = (masked: string, dates: number): boolean =>
  dates === 0 &&
  (masked.match(/[,;|•·]/g)?.length ?? 0) >= 2 &&
  cut(masked, /[,;|•·]/g).filter(({ start, end }) => hasCertificateWord(masked.slice(start, end))).length >= 2;
const splitList = (masked: string): Span[][] => cut(masked, /[,;|•·]/g).map((span) => [span]);
