import { readLocation } from "../contact/locations.ts";
import { type Signs, withoutRanges } from "../row-signs.ts";
import type { Row } from "../rows.ts";

const MOST_HEAD_ROWS = 3;
const TOWN = /^\p{Lu}[\p{L}\p{M}.'’-]+(?:[ ,]+[\p{L}\p{M}.'’-]+){0,4}$/u;

/**
 * The rows of a section whose entries end in their dates ("Kestrel · Arborist", bullets, "Brecon · 2019 – 2021"), with each line of
 * dates moved up to its head; undefined where entries do not look so. `anchors`: which rows show the dates of an entry.
 */
export function raiseDates(rows: readonly Row[], signs: readonly Signs[], anchors: readonly number[]): Row[] | undefined {
  const parts = anchors.map((anchor, i) => ({ from: i === 0 ? 0 : (anchors[i - 1] ?? 0) + 1, anchor }));
  if (parts.length === 0 || !parts.every(({ from, anchor }) => endsInDates(rows, signs, from, anchor))) return undefined;
  const raised = parts.flatMap(({ from, anchor }) => {
    const told = rows.slice(from, anchor).findIndex((row) => row.bullet);
    return [...rows.slice(from, from + told), rows[anchor] as Row, ...rows.slice(from + told, anchor)];
  });
  return [...raised, ...rows.slice((anchors.at(-1) ?? -1) + 1)];
}

/** Lines of a head, bullets, and below them a line of dates and at most a town. */
function endsInDates(rows: readonly Row[], signs: readonly Signs[], from: number, anchor: number): boolean {
  const [first, dated] = [rows[from], rows[anchor]];
  const told = rows.slice(from, anchor).findIndex((row) => row.bullet);
  if (!first || !dated || dated.bullet || told < 1 || told > MOST_HEAD_ROWS) return false;
  const rest = withoutRanges(dated.words, signs[dated.index]?.ranges ?? []).replace(/^[\s|,:;·•(–—-]+|[\s|,:;·•)–—-]+$/g, "");
  return rest === "" || TOWN.test(rest) || readLocation(rest, 0) !== undefined;
}
