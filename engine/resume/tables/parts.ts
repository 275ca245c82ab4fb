import type { Row } from "../rows.ts";
import { trimSpan } from "../rows.ts";
import type { Span } from "../types.ts";

const SEPARATOR = /\s*[|¦│]\s*|\s*\t\s*|\s{2,}/g;

/** The parts of a row between bars, tabs, cells and gaps of two blanks, counted from its start; empty ones are left out. */
export function partsOf(row: Row): Span[] {
  const cuts = [...row.words.matchAll(SEPARATOR)].map(({ index, 0: mark }) => ({ start: index, end: index + mark.length }));
  for (const cell of row.cells.slice(1)) cuts.push({ start: cell.start - row.start, end: cell.start - row.start });
  cuts.sort((one, other) => one.start - other.start);
  return between(row.words, cuts);
}

/** The parts at each bar or tab, also the empty ones; undefined where neither parts the row. */
export function fieldsOf({ words }: Row): Span[] | undefined {
  const mark = /[|¦│]/.test(words) ? /[|¦│]/g : words.includes("\t") ? /\t/g : undefined;
  if (!mark) return undefined;
  const edges = [-1, ...[...words.matchAll(mark)].map(({ index }) => index), words.length];
  const fields = edges.slice(1).map((end, i) => trimSpan(words, { start: (edges[i] ?? -1) + 1, end }));
  const isBar = !words.includes("\t") || /[|¦│]/.test(words);
  const from = isBar && fields[0] && fields[0].start >= fields[0].end ? 1 : 0;
  const last = fields.at(-1);
  return fields.slice(from, isBar && last && last.start >= last.end ? -1 : undefined);
}

function between(words: string, cuts: readonly Span[]): Span[] {
  const parts: Span[] = [];
  let from = 0;
  for (const cut of [...cuts, { start: words.length, end: words.length }]) {
    if (cut.start > from) parts.push(trimSpan(words, { start: from, end: cut.start }));
    from = Math.max(from, cut.end);
  }
  return parts.filter(({ start, end }) => end > start);
}
