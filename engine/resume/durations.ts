import type { YearsRange } from "./types.ts";

/** Months counted as year × 12 + month; `end` is the first month after. Vague dates give a range for each end; `start` and `end` are the best guess. */
export type MonthInterval = { start: number; end: number; startLo: number; startHi: number; endLo: number; endHi: number };

/** First and last month that a date may mean. */
export type MonthBounds = { lo: number; hi: number };

export function toBounds(date: string): MonthBounds {
  const [year, month] = date.split("-");
  const first = Number(year) * 12 + (month === undefined ? 0 : Number(month) - 1);
  return { lo: first, hi: month === undefined ? first + 11 : first };
}

/**
 * The months a period may cover. `endDate` null: until `asOf`; absent: the start is all that is known.
 * A named month counts in full; a vaguer date may begin and end anywhere in it, its middle is the best guess.
 */
export function toInterval(startDate: string | undefined, endDate: string | null | undefined, asOf: string): MonthInterval | undefined {
  if (startDate === undefined) return undefined;
  return between(toBounds(startDate), endDate === null ? null : endDate === undefined ? undefined : toBounds(endDate), asOf);
}

/** The same from the months that both ends may mean. */
export function between(start: MonthBounds, end: MonthBounds | null | undefined, asOf: string): MonthInterval {
  const today = Number(asOf.slice(0, 4)) * 12 + Number(asOf.slice(5, 7)) - 1 + (Number(asOf.slice(8, 10)) >= 15 ? 1 : 0);
  const mid = Math.floor((start.lo + start.hi + 1) / 2);
  const last = end === null ? { lo: today, hi: today, mid: today } : toEnd(end ?? start);
  const capped = (month: number) => Math.max(Math.min(month, today), start.lo);
  return {
    start: mid,
    startLo: start.lo,
    startHi: start.hi,
    end: Math.max(mid, Math.min(last.mid, today)),
    endLo: capped(last.lo),
    endHi: capped(last.hi),
  };
}

const toEnd = ({ lo, hi }: MonthBounds): MonthBounds & { mid: number } => ({ lo, hi: hi + 1, mid: Math.ceil((lo + hi + 1) / 2) });

/** Months covered by at least one of the intervals. */
export function monthsOfUnion(intervals: readonly { start: number; end: number }[]): number {
  const sorted = intervals.filter((interval) => interval.end > interval.start).sort((a, b) => a.start - b.start);
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { start, end } of sorted) {
    months += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return months;
}

const toYears = (months: number): number => Math.round((months / 12) * 10) / 10;

/** Years of work: overlapping roles count once. `doubtful`: periods that may be work and widen the upper bound alone. */
export function totalYears(roles: readonly (MonthInterval | undefined)[], doubtful: readonly MonthInterval[] = []): YearsRange {
  const intervals = roles.filter((interval) => interval !== undefined);
  return {
    lo: toYears(monthsOfUnion(intervals.map((interval) => ({ start: interval.startHi, end: interval.endLo })))),
    mid: toYears(monthsOfUnion(intervals)),
    hi: toYears(monthsOfUnion([...intervals, ...doubtful].map((interval) => ({ start: interval.startLo, end: interval.endHi })))),
  };
}
