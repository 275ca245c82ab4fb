import { LIMITS } from "../types.ts";
import type { GroupCounts } from "./group-figures.ts";

/**
 * For each job the groups to hide beside those that are too small. A group hidden in one job alone could be worked out from the table
 * over all jobs, so it is hidden where it is next smallest, too.
 */
export function toSecondHidden(jobs: readonly GroupCounts[]): ReadonlySet<string>[] {
  const hidden = jobs.map(() => new Set<string>());
  for (const group of new Set(jobs.flatMap((counts) => [...counts.keys()]))) {
    const sizes = jobs.map((counts, job) => ({ job, n: counts.get(group)?.n ?? 0 })).filter(({ n }) => n > 0);
    const [next, ...others] = sizes.filter(({ n }) => n >= LIMITS.groupShown).sort((a, b) => a.n - b.n);
    if (next !== undefined && sizes.length - others.length === 2) hidden[next.job]?.add(group);
  }
  return hidden;
}
