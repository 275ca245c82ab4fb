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

/** "Codes: E = essential, D = desirable" explains; it asks for nothing. */
export function isLegend(flat: string, line: Line): boolean {
  const raw = flat.slice(line.start, line.end);
  return (ESSENTIAL.test(raw) && DESIRABLE.test(raw)) || LETTERED.test(raw);
}

/** "E1 …", "E  …", "… (D)" where the text explains E as essential and D as desirable; "Q1 Essential. …" anywhere. */
export function codesOf(flat: string): (line: Line) => Coded | undefined {
  const explained = ESSENTIAL.test(flat) && DESIRABLE.test(flat);
  return (line) => {
    const raw = flat.slice(line.start, line.end);
    const graded = GRADED.exec(raw);
    const kind = gradeOf(graded?.[1] ?? graded?.[2] ?? "");
    if (graded && kind) return { kind, start: line.start + graded[0].length, end: line.end };
    if (!explained) return undefined;
    const before = /^([ED])(?:\d{1,2})?[.):]?\s+(?=\S)/.exec(raw);
    const behind = BEHIND.exec(raw);
    const code = before?.[1] ?? behind?.[1] ?? behind?.[2];
    if (code === undefined || (ESSENTIAL.test(raw) && DESIRABLE.test(raw))) return undefined;
    return {
      kind: code === "E" ? "must" : "nice",
      start: line.start + (before?.[0].length ?? 0),
      end: before || !behind ? line.end : line.start + behind.index,
    };
  };
}
