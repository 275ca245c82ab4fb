/** Months of work. `lo` and `hi` bound the truth when dates are vague; `open`: part of the time carries no date at all. */
export type Months = { lo: number; hi: number; open: boolean };

/** Month numbers, both ends included; `sure` is empty (from > to) when dates are too vague to prove a month. */
export type Stretch = { sure: readonly [number, number]; possible: readonly [number, number] };

const MONTHS = 12;

/** When a role was held, or null when it carries no start. `endDate` null: goes on; undefined: not stated. */
export function toStretch(startDate: string | undefined, endDate: string | null | undefined, asOf: string): Stretch | null {
  if (startDate === undefined) return null;
  const today = toMonth(asOf)[0];
  const [start, latestStart] = toMonth(startDate);
  const [earliestEnd, end] = toEnd(startDate, endDate, today, latestStart);
  const sureFrom = Math.min(latestStart, today);
  return {
    sure: [sureFrom, Math.max(sureFrom, Math.min(earliestEnd, today))],
    possible: [Math.min(start, today), Math.max(sureFrom, Math.min(end, today))],
  };
}

/** Length of the union: time worked in two roles at once counts once. Undated roles leave the upper end open; null: no role is dated. */
export function toMonths(stretches: readonly (Stretch | null)[]): Months | null {
  const dated = stretches.filter((stretch) => stretch !== null);
  if (dated.length === 0) return null;
  return {
    lo: lengthOfUnion(dated.map((stretch) => stretch.sure)),
    hi: lengthOfUnion(dated.map((stretch) => stretch.possible)),
    open: dated.length < stretches.length,
  };
}

function lengthOfUnion(ranges: readonly (readonly [number, number])[]): number {
  let months = 0;
  let covered = Number.NEGATIVE_INFINITY;
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const begin = Math.max(from, covered + 1);
    if (to >= begin) months += to - begin + 1;
    covered = Math.max(covered, to);
  }
  return months;
}

function toEnd(startDate: string, endDate: string | null | undefined, today: number, latestStart: number): [number, number] {
  if (endDate === null) return [today, today];
  if (endDate !== undefined) return toMonth(endDate);
  return [latestStart, isYearOnly(startDate) ? latestStart : today];
}

/** First and last month that a date can mean. */
function toMonth(date: string): [number, number] {
  const year = Number(date.slice(0, 4)) * MONTHS;
  if (isYearOnly(date)) return [year, year + MONTHS - 1];
  const month = year + Number(date.slice(5, 7)) - 1;
  return [month, month];
}

function isYearOnly(date: string): boolean {
  return date.length === 4;
}
