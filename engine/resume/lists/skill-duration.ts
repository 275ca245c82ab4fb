import { type MonthInterval, monthsOfUnion } from "../durations.ts";
import type { ProfileSkill, Work } from "../types.ts";

type Roles = {
  work: readonly Pick<Work, "startDate" | "endDate">[];
  /** The months of each role. */
  intervals: readonly (MonthInterval | undefined)[];
  asOf: string;
};

/** How long and when last a skill was used, from the roles that show it. */
export function durationOf(roles: ReadonlySet<number>, { work, intervals, asOf }: Roles): Pick<ProfileSkill, "months" | "lastUsed"> {
  const dated = [...roles].flatMap((role) => {
    const interval = intervals[role];
    return interval ? [{ interval, role }] : [];
  });
  if (dated.length === 0) return { months: null, lastUsed: null };
  const last = dated.reduce((best, next) => (next.interval.end > best.interval.end ? next : best));
  const { endDate, startDate } = work[last.role] ?? {};
  return {
    months: monthsOfUnion(dated.map(({ interval }) => interval)),
    lastUsed: endDate === null ? asOf.slice(0, 7) : (endDate ?? startDate ?? null),
  };
}
