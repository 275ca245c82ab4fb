import type { Span } from "../types.ts";

const WIDE_GAP = 3;

/** A line without its outer blanks, and its cells: stretches that a tab or three blanks keep apart. */
export function splitCells(line: string): { text: string; cells: Span[] } {
  let from = 0;
  let to = line.length;
  while (from < to && isBlank(line, from)) from++;
  while (to > from && isBlank(line, to - 1)) to--;
  const text = line.slice(from, to);
  const cells: Span[] = [];
  let start = 0;
  let at = 0;
  while (at < text.length) {
    if (!isBlank(text, at)) {
      at++;
      continue;
    }
    const gapStart = at;
    while (isBlank(text, at)) at++;
    if (at - gapStart >= WIDE_GAP || text.slice(gapStart, at).includes("\t")) {
      cells.push({ start, end: gapStart });
      start = at;
    }
  }
  if (text !== "") cells.push({ start, end: text.length });
  return { text, cells };
}

function isBlank(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 32 || code === 9 || code === 0xa0 || code === 0x3000 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f;
}
