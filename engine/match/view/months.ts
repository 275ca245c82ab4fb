import { type MonthInterval, monthsOfUnion } from "../../resume/index.ts";

/** Months of work: `lo` and `hi` bound the truth when dates are vague, `mid` is the best single figure. `open`: part of it carries no date. */
export type Months = { lo: number; mid: number; hi: number; open: boolean };

/** Length of the union: time worked in two roles at once counts once. Undated roles leave the upper end open; null: no role is dated. */
export function toMonths(intervals: readonly (MonthInterval | undefined)[]): Months | null {
  const dated = intervals.filter((interval) => interval !== undefined);
  if (dated.length === 0) return null;
  return {
    lo: monthsOfUnion(dated.map(({ startHi, endLo }) => ({ start: startHi, end: endLo }))),
    mid: monthsOfUnion(dated),
    hi: monthsOfUnion(dated.map(({ startLo, endHi }) => ({ start: startLo, end: endHi }))),
    open: dated.length < intervals.length,
  };
}

/** Time in some of the roles whose calendar is not known: at least the longest, at most the sum, never more than all time worked. */
export function toMonthsTogether(roles: readonly (Months | null)[], total: Months | null): Months | null {
  const dated = roles.filter((months) => months !== null);
  if (dated.length === 0 || total === null) return null;
  const sum = (bound: "mid" | "hi") =>
    Math.min(
      total[bound],
      dated.reduce((months, role) => months + role[bound], 0),
    );
  return {
    lo: Math.max(...dated.map(({ lo }) => lo)),
    mid: sum("mid"),
    hi: sum("hi"),
    open: dated.length < roles.length || dated.some(({ open }) => open),
  };
}

/** "3 years", "8 months". */
export function toDuration({ mid }: Months): string {
  if (mid < 24) return `${Math.round(mid)} month${Math.round(mid) === 1 ? "" : "s"}`;
  return `${Math.round(mid / 1.2) / 10} years`;
}
