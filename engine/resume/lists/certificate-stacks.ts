import lexicon from "../../data/resume/certificates.json";
import { toWords } from "../phrases.ts";
import type { Row } from "../rows.ts";
import type { Span } from "../types.ts";
import { hasNoRoom } from "../work/row-flow.ts";
import { isBody, isBodyByForm, isSurelyBody } from "./certificate-issuers.ts";

/** A certificate told in lines below each other: its name, who issued it and when. Spans are places of the document. */
export type Stack = { rows: Row[]; name: Span; issuer?: Span };

/** What is left of a row when its dates are blanked out, and whether it had any. */
export type Undated = { masked: string; dated: boolean };

type Line = { row: Row; words: string; span: Span; dated: boolean };

const MOST_ROWS = 5;
const MOST_WORDS = 8;
const FEWEST_IN_PAIRS = 4;
const endings = new Set(lexicon.endings);

/** The lines from row `i` on that tell one certificate, of which the last alone, or the first of all, has a date. */
export function stackAt(rows: readonly Row[], i: number, undated: (row: Row) => Undated): Stack | undefined {
  const lines = linesFrom(rows, i, undated);
  const first = lines[0];
  if (!first) return undefined;
  if (isDateAlone(first)) return belowDate(lines, rows, undated);
  const end = lines.findIndex(({ dated }) => dated);
  if (end < 0) return undatedPair(lines);
  if (end < 1) return undefined;
  const own = lines.slice(0, end + 1);
  if (end === lines.length - 1 && first.row.opensBlock && lines.length <= MOST_ROWS) return closed(own);
  return end === 1 && !datesStandAbove(rows, undated) ? dense(own, alternates(lines)) : undefined;
}

function linesFrom(rows: readonly Row[], i: number, undated: (row: Row) => Undated): Line[] {
  const lines: Line[] = [];
  for (let at = i; at < rows.length && lines.length <= MOST_ROWS; at++) {
    const [row, before] = [rows[at], rows[at - 1]];
    if (!row || (at > i && (row.opensBlock || row.index !== (before?.index ?? 0) + 1))) break;
    if (row.bullet || row.cells.length > 1 || row.wordCount > MOST_WORDS) return [];
    lines.push(toLine(row, undated));
  }
  return lines;
}

function toLine(row: Row, undated: (row: Row) => Undated): Line {
  const { masked, dated } = undated(row);
  const start = /^[\s,;:.|(–—-]*/.exec(masked)?.[0].length ?? 0;
  const end = Math.max(start, masked.replace(/[\s,;:|()–—-]+$/, (hit) => (hit.startsWith(")") ? ")" : "")).length);
  return { row, words: masked.slice(start, end), span: { start: row.start + start, end: row.start + end }, dated };
}

const isDateAlone = ({ words, dated }: Line): boolean => dated && !/\p{L}{2}/u.test(words);
const datesStandAbove = (rows: readonly Row[], undated: (row: Row) => Undated): boolean =>
  rows[0] !== undefined && isDateAlone(toLine(rows[0], undated));

const toStack = (lines: readonly Line[], name: readonly Line[], issuer: readonly Line[]): Stack | undefined => {
  const [first, last, from, to] = [name[0], name.at(-1), issuer[0], issuer.at(-1)];
  return first && last
    ? {
        rows: lines.map(({ row }) => row),
        name: { start: first.span.start, end: last.span.end },
        ...(from && to ? { issuer: { start: from.span.start, end: to.span.end } } : {}),
      }
    : undefined;
};

const joined = (lines: readonly Line[]): string => lines.map(({ words }) => words).join(" ");
const isOneWord = (words: string): boolean => toWords(words).length === 1 && /\p{Ll}/u.test(words);

/** A block of its own: whoever issued it stands in the last lines, on the one of the date or above a date alone. */
function closed(lines: readonly Line[]): Stack | undefined {
  const last = lines.at(-1);
  if (!last) return undefined;
  const told = isDateAlone(last) ? lines.slice(0, -1) : lines;
  for (let from = told.length - 1; from > 0; from--) {
    const words = joined(told.slice(from));
    if (isBody(words) && !isOneWord(words) && !/[,(]/.test(words)) return toStack(lines, told.slice(0, from), told.slice(from));
  }
  if (told.length < lines.length) return toStack(lines, told, []);
  const name = told.slice(0, -1);
  return isBodyByForm(last.words, joined(name), true) ? toStack(lines, name, [last]) : undefined;
}

/** "VIT registration" above "Victorian Institute of Teaching" in a block of two lines. */
function undatedPair(lines: readonly Line[]): Stack | undefined {
  const [name, issuer, more] = lines;
  return name?.row.opensBlock && issuer && !more && !/[,(]/.test(issuer.words) && isSurelyBody(issuer.words)
    ? toStack(lines, [name], [issuer])
    : undefined;
}

/** Name, issuer and year, name, issuer and year: no line of it is otherwise. */
const alternates = (lines: readonly Line[]): boolean =>
  lines.length >= FEWEST_IN_PAIRS &&
  lines.length % 2 === 0 &&
  lines.every(({ words, dated }, i) => dated === (i % 2 === 1) && (!dated || isBodyByForm(words, lines[i - 1]?.words ?? "", false)));

/** Among other lines only what surely is no certificate of its own. */
function dense(lines: readonly Line[], inPairs: boolean): Stack | undefined {
  const [name, last] = lines;
  if (!name || !last) return undefined;
  if (isDateAlone(last)) return toStack(lines, [name], []);
  return (inPairs || isSurelyBody(last.words)) && !/[,(]/.test(last.words) ? toStack(lines, [name], [last]) : undefined;
}

/** "2019" above "Manual handling", and above who issued it. */
function belowDate(lines: readonly Line[], rows: readonly Row[], undated: (row: Row) => Undated): Stack | undefined {
  const [date, name, below] = lines;
  if (!date || !name || name.dated || !datesStandAbove(rows, undated)) return undefined;
  const issuer = below && !below.dated && isSurelyBody(below.words) ? [below] : [];
  return toStack([date, name, ...issuer], [name], issuer);
}

/** "Airline Transport Pilot" over "Licence" in a narrow column: the noun of the name in a line of its own. */
export function endsName(rows: readonly Row[], i: number): boolean {
  const row = rows[i];
  if (!row || row.bullet || row.opensBlock || !hasNoRoom(rows, i)) return false;
  const words = toWords(row.words);
  return words.length === 1 && endings.has(words[0]?.key ?? "");
}
