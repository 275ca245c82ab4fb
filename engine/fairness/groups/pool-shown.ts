import type { FairnessTable, GroupFigures } from "../types.ts";
import { type GroupCounts, toFiguresOverJobs } from "./group-figures.ts";

/** A table of one job without the groups that may not be shown. */
export type ShownTable = Pick<FairnessTable, "attribute" | "kind"> & { groups: readonly Pick<GroupFigures, "group" | "n" | "selected">[] };
/** `jobs`: in how many at least two groups are shown, so that there is something to compare. */
export type PooledTable = Pick<FairnessTable, "attribute" | "kind" | "reference" | "groups"> & { jobs: number };

/**
 * One table per attribute and outcome over several jobs, compared job by job. It rests on nothing but what the tables of the jobs
 * show, so that it tells nobody more about a hidden group than they do. Tables that fewer than two jobs allow are left out.
 */
export function poolShown(jobs: readonly (readonly ShownTable[])[]): PooledTable[] {
  const byKey = new Map<string, ShownTable[]>();
  for (const table of jobs.flat()) {
    if (table.groups.length < 2) continue;
    const key = JSON.stringify([table.attribute, table.kind]);
    byKey.set(key, [...(byKey.get(key) ?? []), table]);
  }
  return [...byKey.values()].flatMap((tables) => {
    const [first] = tables;
    if (first === undefined || tables.length < 2) return [];
    return [{ attribute: first.attribute, kind: first.kind, jobs: tables.length, ...toFiguresOverJobs(tables.map(toCounts)) }];
  });
}

function toCounts({ groups }: ShownTable): GroupCounts {
  return new Map(groups.map(({ group, n, selected }) => [group, { n, selected: selected ?? 0 }]));
}
