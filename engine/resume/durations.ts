import type { YearsRange } from "./types.ts";

/** Months counted as year × 12 + month; `end` is the first month after. Vague dates give a range for each end; `start` and `end` are the best guess. */
export type MonthInterval = { start: number; end: number; startLo: number; startHi: number; endLo: number; endHi: number };

const toMonth = (date: string): { year: number; month: number | undefined } => {
  const [year, month] = date.split("-");
  return { year: Number(year), month: month === undefined ? undefined : Number(month) - 1 };
};

/**
 * The months a period may cover. `endDate` null: until `asOf`; absent: the start is all that is known.
 * A named month counts in full; a bare year may begin and end anywhere in it, its middle is the best guess.
 */
export function toInterval(startDate: string | undefined, endDate: string | null | undefined, asOf: string): MonthInterval | undefined {
  if (startDate === undefined) return undefined;
  const today = Number(asOf.slice(0, 4)) * 12 + Number(asOf.slice(5, 7)) - 1 + (Number(asOf.slice(8, 10)) >= 15 ? 1 : 0);
  const from = toMonth(startDate);
  const first = from.year * 12 + (from.month ?? 0);
  const start = from.month === undefined ? { lo: first, hi: first + 11, mid: first + 6 } : { lo: first, hi: first, mid: first };
  const end = endDate === null ? { lo: today, hi: today, mid: today } : toEnd(endDate ?? startDate);
  const capped = (month: number) => Math.max(Math.min(month, today), first);
  return {
    start: start.mid,
    startLo: start.lo,
    startHi: start.hi,
    end: Math.max(start.mid, Math.min(end.mid, today)),
    endLo: capped(end.lo),
    endHi: capped(end.hi),
  };
}

function toEnd(date: string): { lo: number; hi: number; mid: number } {
  const { year, month } = toMonth(date);
  if (month === undefined) return { lo: year * 12, hi: year * 12 + 12, mid: year * 12 + 6 };
  const last = year * 12 + month;
  return { lo: last, hi: last + 1, mid: last + 1 };
}

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
export function totalYears(intervals: readonly MonthInterval[], doubtful: readonly MonthInterval[] = []): YearsRange {
  return {
    lo: toYears(monthsOfUnion(intervals.map((interval) => ({ start: interval.startHi, end: interval.endLo })))),
    mid: toYears(monthsOfUnion(intervals)),
    hi: toYears(monthsOfUnion([...intervals, ...doubtful].map((interval) => ({ start: interval.startLo, end: interval.endHi })))),
  };
}
