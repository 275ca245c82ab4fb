import type { LucideIcon } from "lucide-react";

export const GROUPS = ["recent", "goTo", "jobs", "candidates", "actions"] as const;
export type Group = (typeof GROUPS)[number];

/** One line of the palette. `words`: what it is also found by. */
export type Entry = {
  id: string;
  group: Group;
  label: string;
  note?: string;
  words?: string;
  Icon: LucideIcon;
  /** A page, or something to do. */
  to?: string;
  run?(): void;
};

/** Of each group but actions, as long as nothing is asked. */
const SHOWN_UNASKED = 5;
const SHOWN = 6;
const STARTS = 3;
const STARTS_A_WORD = 2;
const HOLDS = 1;

/** How well an entry answers a query; 0: not at all. */
function rate({ label, note = "", words = "" }: Entry, query: string): number {
  const name = label.toLowerCase();
  if (name.startsWith(query)) return STARTS;
  if (` ${name}`.includes(` ${query}`)) return STARTS_A_WORD;
  const said = `${name} ${note} ${words}`.toLowerCase();
  return query.split(/\s+/).every((word) => said.includes(word)) ? HOLDS : 0;
}

export type Section = { group: Group; entries: Entry[] };

function toLimit(group: Group, isUnasked: boolean): number {
  if (group === "actions" || (group === "goTo" && !isUnasked)) return Number.POSITIVE_INFINITY;
  return isUnasked ? SHOWN_UNASKED : SHOWN;
}

/**
 * What the palette shows: without a query every group in its order; with one only what answers it, the group with the best
 * answer first. Recent places are no answers: they are jobs and candidates, found as such.
 */
export function toSections(entries: readonly Entry[], typed: string): Section[] {
  const query = typed.trim().toLowerCase();
  const rated = entries.map((entry) => ({ entry, rating: query === "" ? HOLDS : rate(entry, query) }));
  const sections = GROUPS.filter((group) => query === "" || group !== "recent").map((group) => {
    const own = rated.filter(({ entry, rating }) => entry.group === group && rating > 0).sort((a, b) => b.rating - a.rating);
    return { group, best: own[0]?.rating ?? 0, entries: own.slice(0, toLimit(group, query === "")).map(({ entry }) => entry) };
  });
  return sections.filter(({ best }) => best > 0).sort((a, b) => b.best - a.best);
}
