import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { hasOrganisationWord, isDepartment } from "./organisations.ts";
import { hasTitleWord } from "./titles.ts";

/** Shares of the entries from which a cell is a place in all of them: known towns, and words that may be one beside the dates. */
const SHARE_OF_PLACES = 0.3;
const SHARE_BESIDE_DATES = 0.6;
/** "Lincoln, Marsh & Co" opens with a town too. */
const FEWEST_OPENED = 2;

/** Cells that are a known location in a good part of the entries are locations in the others too. */
export const columnsOfPlaces = (keys: readonly string[][]): Set<string> => frequent(keys, SHARE_OF_PLACES);

/**
 * Cells over or under those of the dates at the end of their lines ("Acme ⇥ 2019 – 2021" over "Nurse ⇥ Ludlow") hold a place where
 * they do so in most entries and no word says otherwise.
 */
export const columnsBesideDates = (keys: readonly string[][]): Set<string> => frequent(keys, SHARE_BESIDE_DATES);

function frequent(keys: readonly string[][], share: number): Set<string> {
  const counts = new Map<string, number>();
  for (const key of keys.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = (key: string) => (key.endsWith("/lead") ? FEWEST_OPENED : 1);
  return new Set([...counts].filter(([key, count]) => count >= Math.max(least(key), keys.length * share)).map(([key]) => key));
}

const TOWN = /^\p{Lu}[\p{L}\p{M}.'’-]+(?:[ ,]+[\p{L}\p{M}.'’-]+){0,3}$/u;

/** The keys of such cells among the lines around the dated one. `known`: keys of cells that are places anyway. */
export function keysBesideDates(
  rows: readonly Row[],
  { anchor, around, known }: { anchor: number; around: readonly number[]; known: readonly string[] },
  signs: readonly Signs[],
): string[] {
  const dated = rows[anchor];
  const last = dated?.cells.at(-1);
  const range = signs[dated?.index ?? -1]?.ranges[0];
  if (!dated || !last || !range || dated.cells.length < 2 || dated.start + range.start > last.start + 1) return [];
  return around.flatMap((i) => {
    const row = rows[i];
    const cell = row?.cells.at(-1);
    if (!row || !cell || i === anchor || row.cells.length < 2 || known.includes(`${i - anchor}/0`)) return [];
    return mayBeTown(row.words.slice(cell.start - row.start)) ? [`${i - anchor}/${row.cells.length - 1}`] : [];
  });
}

const mayBeTown = (words: string): boolean =>
  TOWN.test(words) && !hasOrganisationWord(words) && !hasTitleWord(words) && !isDepartment(words);
