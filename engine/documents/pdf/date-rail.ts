import { isOneDate } from "../one-date.ts";
import { isSectionName } from "../section-names.ts";
import { SAME_LINE } from "../weights.ts";
import type { Segment } from "./build-segments.ts";

/** Dates a rail has at least, and the share of its lines that are dates; each but one in ten stands on a line of what it dates. */
const FEWEST_DATES = 3;
const DATED = 0.6;
const ALIGNED = 0.9;
const LONGEST = 44;

type Sides = { left: readonly Segment[]; right: readonly Segment[] };

/**
 * What stands above a rail of dates, and the rail with its entries: below the lines of an address at the left, and their like at the
 * right, the dates of the whole career can stand where the address stood. Undefined where the left is a column of text.
 */
export function findDateRail({ left, right }: Sides, em: number): [above: Segment[], entries: Segment[]] | undefined {
  const isOn = ({ y }: Segment) => right.some((other) => Math.abs(other.y - y) < SAME_LINE * em);
  const sorted = [...left].sort((a, b) => a.y - b.y);
  const first = sorted.findIndex((segment) => isDate(segment) && isOn(segment));
  if (first < 1) return undefined;
  const opening = isSectionName(sorted[first - 1]?.text ?? "") ? first - 1 : first;
  const rail = sorted.slice(opening);
  const dates = rail.filter(isDate);
  if (dates.length < FEWEST_DATES || dates.length < DATED * rail.length) return undefined;
  if (dates.filter(isOn).length < ALIGNED * dates.length) return undefined;
  if (!rail.every((segment) => isDate(segment) || isSectionName(segment.text))) return undefined;
  const top = (rail[0]?.y ?? 0) - SAME_LINE * em;
  const all = [...left, ...right];
  return [all.filter(({ y }) => y < top), all.filter(({ y }) => y >= top)];
}

/**
 * Dates in a rail beside their entries, among names of sections and labels, as Europass sets them: each on a line of the right, with
 * nothing of the rail closely above or below that stands beside words too. The lines of a sidebar stand one under the other.
 */
export function isDatedRail(left: readonly Segment[], right: readonly Segment[], em: number): boolean {
  const isOn = ({ y }: Segment) => right.some((other) => Math.abs(other.y - y) < SAME_LINE * em);
  const dates = left.filter(isDate);
  if (dates.length < FEWEST_DATES || left.length > right.length * SPARSE || left.some(({ text }) => text.length > LONGEST_LABEL))
    return false;
  const others = left.filter((segment) => !isDate(segment) && isOn(segment));
  const isAlone = ({ y }: Segment) => others.every((other) => Math.abs(other.y - y) > CLOSE * em);
  return dates.filter((date) => isOn(date) && isAlone(date)).length >= ALIGNED * dates.length;
}

/** Lines of a rail to those beside it, the longest of its labels, and the ems between lines of one block. */
const SPARSE = 0.7;
const LONGEST_LABEL = 40;
const CLOSE = 1.5;

const isDate = ({ text }: Segment): boolean => text.length <= LONGEST && /\d/.test(text) && isOneDate(text);
