import { HEADING } from "../weights.ts";
import type { Line } from "../words/lines.ts";
import { toWords } from "../words/words.ts";
import { kindOf } from "./headings.ts";

const COUNTING = /^1(?:\.1){0,2}[.):]?$/;
/** Known headings among the numbered lines that make all of them headings. */
const FEWEST_KNOWN = 2;

/** "3. Qualifications" … "4. Payment": short numbered lines with text between them, of which some are known headings, are headings all. */
export function withNumbered(flat: string, lines: readonly Line[]): Line[] {
  const series = new Map<string, number[]>();
  lines.forEach(({ mark }, index) => {
    if (COUNTING.test(mark)) series.set(mark, [...(series.get(mark) ?? []), index]);
  });
  const heads = new Set([...series.values()].filter((indexes) => areHeadings(flat, lines, indexes)).flat());
  return lines.map((line, index) => (heads.has(index) ? { ...line, bullet: false, numbered: true } : line));
}

function areHeadings(flat: string, lines: readonly Line[], indexes: readonly number[]): boolean {
  const said = indexes.map((index) => flat.slice(lines[index]?.start, lines[index]?.end));
  const isShort = said.every((raw) => toWords(raw).length <= HEADING.mostWordsBare && !/[.;,]$/.test(raw));
  const isApart = indexes.every((index) => lines[index + 1] !== undefined && lines[index + 1]?.mark !== lines[index]?.mark);
  return isShort && isApart && said.filter((raw) => kindOf(raw) !== undefined).length >= FEWEST_KNOWN;
}
