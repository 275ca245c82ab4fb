import { monthsOfUnion, toInterval } from "../durations.ts";
import type { ProfileSkill, Work } from "../types.ts";

type Roles = { work: readonly Pick<Work, "startDate" | "endDate">[]; asOf: string };

/** How long and when last a skill was used, from the roles that show it. */
export function durationOf(roles: ReadonlySet<number>, { work, asOf }: Roles): Pick<ProfileSkill, "months" | "lastUsed"> {
  const intervals = [...roles].flatMap((role) => {
    const interval = toInterval(work[role]?.startDate, work[role]?.endDate, asOf);
    return interval ? [{ interval, role }] : [];
  });
  if (intervals.length === 0) return { months: null, lastUsed: null };
  const last = intervals.reduce((best, next) => (next.interval.end > best.interval.end ? next : best));
  const { endDate, startDate } = work[last.role] ?? {};
  return {
    months: monthsOfUnion(intervals.map(({ interval }) => interval)),
    lastUsed: endDate === null ? asOf.slice(0, 7) : (endDate ?? startDate ?? null),
  };
}
