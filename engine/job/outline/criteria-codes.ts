import type { Line } from "../words/lines.ts";
import { gradeOf } from "./criteria-table.ts";
import type { SectionKind } from "./headings.ts";

type Coded = { kind: SectionKind; start: number; end: number };
const ESSENTIAL = /\bE\s?[=:–-]\s?essential\b|\(E\)\s?[=:–-]?\s?essential\b|\bessential\s?\(E\)/i;
const DESIRABLE = /\bD\s?[=:–-]\s?desirable\b|\(D\)\s?[=:–-]?\s?desirable\b|\bdesirable\s?\(D\)/i;
/** "A = application, I = interview, T = test". */
const LETTERED = /^\W*\p{Lu}{1,2}\s?=\s?[\p{L}\s/-]+[,;]\s*\p{Lu}{1,2}\s?=\s?\p{L}/u;
/** "Q1 (S) Essential. …", "Desirable. …": a number, a mark and the grade in front of a criterion. */
const GRADED = /^(?:\p{Lu}{1,2}\d{1,2}[.):]?\s+(?:\(\p{Lu}\)\s+)?(\p{L}+)\s?[.:–—-]|(?:\(\p{Lu}\)\s+)?(\p{L}+)\.)\s+(?=[\p{L}\d])/u;
const BEHIND = /\s(?:\(([ED])\)|\[([ED])\])/;
/** "Windows 10 and Active Directory  E": the code in a column of its own. */
const IN_COLUMN = /(?:\t|\s{2,})([ED])$/;
/** "E1  Social work degree", "(D) Welsh", "[E] …": codes in front that need no legend where both stand. */
const COUNTED = /^[([]?([ED])(?:\d{1,2}[.):]?|[)\]:]|\.)\s+(?=\S)/;
/** "HCPC registration  E  A", "Bobath course  D  A/I": columns of codes, the second by which stage it is shown. */
const COLUMNS = /\s+[([]?([ED])[)\]]?(?:\s+\(?\p{Lu}{1,3}(?:\s?[/,&+]\s?\p{Lu}{1,3})*\)?)?$/u;
const MARKED = /^[([]?([ED])[)\].:]$/;
const FEWEST_CODES = 3;
/** "(A/I)" behind a criterion: by which stage of the choosing it is shown. */
const STAGES = /\s*\(\p{Lu}{1,2}(?:\s?[/,&+]\s?\p{Lu}{1,2})*\)$/u;

/** "Codes: E = essential, D = desirable" explains; it asks for nothing. */
export function isLegend(flat: string, line: Line): boolean {
  const raw = flat.slice(line.start, line.end);
  return (ESSENTIAL.test(raw) && DESIRABLE.test(raw)) || LETTERED.test(raw);
}

/** "E1 …", "E  …", "… (D)" where the text explains E as essential and D as desirable, or counts them; "Q1 Essential. …" anywhere. */
export function codesOf(flat: string, lines: readonly Line[]): (line: Line) => Coded | undefined {
  const explained = ESSENTIAL.test(flat) && DESIRABLE.test(flat);
  const counted = hasBoth(lines.map((line) => codeInFront(flat, line)?.code));
  const inColumns = hasBoth(lines.map(({ start, end }) => COLUMNS.exec(flat.slice(start, end))?.[1]));
  return (line) => {
    const raw = flat.slice(line.start, line.end);
    const graded = GRADED.exec(raw);
    const kind = gradeOf(graded?.[1] ?? graded?.[2] ?? "");
    if (graded && kind) return { kind, start: line.start + graded[0].length, end: line.end };
    if (!explained) return unexplained(flat, line, counted, inColumns);
    if (ESSENTIAL.test(raw) && DESIRABLE.test(raw)) return undefined;
    return toCoded(
      line,
      /^([ED])(?:\d{1,2})?[.):]?\s+(?=\S)/.exec(raw),
      BEHIND.exec(raw) ?? IN_COLUMN.exec(raw) ?? (inColumns ? COLUMNS.exec(raw) : null),
    );
  };
}

function unexplained(flat: string, line: Line, counted: boolean, inColumns: boolean): Coded | undefined {
  const front = counted ? codeInFront(flat, line) : undefined;
  if (front) return { kind: kindOf(front.code), start: line.start + front.length, end: line.end };
  return toCoded(line, null, inColumns ? COLUMNS.exec(flat.slice(line.start, line.end)) : null);
}

/** Whether both codes stand in some lines. */
function hasBoth(found: readonly (string | undefined)[]): boolean {
  const codes = found.filter((code) => code !== undefined);
  return codes.length >= FEWEST_CODES && codes.includes("E") && codes.includes("D");
}

/** A code in front of a criterion, also one that was taken for the mark of the item. */
function codeInFront(flat: string, { start, end, mark }: Line): { code: string; length: number } | undefined {
  const marked = MARKED.exec(mark)?.[1];
  if (marked !== undefined) return { code: marked, length: 0 };
  const [front, code] = COUNTED.exec(flat.slice(start, end)) ?? [];
  return front === undefined || code === undefined ? undefined : { code, length: front.length };
}

const kindOf = (code: string): SectionKind => (code === "E" ? "must" : "nice");

function toCoded(line: Line, before: RegExpExecArray | null, behind: RegExpExecArray | null): Coded | undefined {
  const code = before?.[1] ?? behind?.slice(1).find((part) => part === "E" || part === "D");
  if (code === undefined) return undefined;
  const kind = kindOf(code);
  return before
    ? { kind, start: line.start + before[0].length, end: line.end }
    : { kind, start: line.start, end: line.start + (behind?.index ?? 0) };
}

/** The lines without the stages behind them, where the text explains the letters. */
export function withoutStages(flat: string, lines: readonly Line[]): Line[] {
  const isExplained = lines.some(({ start, end }) => {
    const raw = flat.slice(start, end);
    return LETTERED.test(raw) && !ESSENTIAL.test(raw) && !DESIRABLE.test(raw);
  });
  if (!isExplained) return [...lines];
  return lines.map((line) => {
    const stages = STAGES.exec(flat.slice(line.start, line.end));
    return stages === null || stages.index === 0 ? line : { ...line, end: line.start + stages.index };
  });
}
