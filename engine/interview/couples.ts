import type { Kind } from "./frames.ts";
import { PAPERS } from "./joined-papers.ts";
import type { Topic } from "./topics.ts";

/** What one question asks about: a topic, and a second where there are more must-haves than questions. */
export type Couple = { first: Topic; second?: Topic };

/** What goes with nothing else in one question. */
const ALONE: ReadonlySet<Kind> = new Set<Kind>([...PAPERS, "hours"]);

type Sort = "manner" | "tool" | "trade";
const SORTS: Readonly<Partial<Record<Kind, Sort>>> = {
  soft: "manner",
  people: "manner",
  code: "tool",
  platform: "tool",
  tool: "tool",
  basics: "tool",
};
/** What two things have in common counts so much; beside it, those that the job names one after the other go before others. */
const COMMON = { line: 6, family: 4, sort: 3 } as const;

/** Topics for so many questions: must-haves that do not fit go with that other one which has most in common with them. */
export function toCouples(topics: readonly Topic[], count: number): Couple[] {
  let couples: Couple[] = topics.map((first) => ({ first }));
  while (couples.filter(({ first }) => first.importance === "must").length > count) {
    const [one, other] = closest(couples) ?? [];
    if (!one || !other) break;
    couples = couples.filter((couple) => couple !== other).map((couple) => (couple === one ? { ...one, second: other.first } : couple));
  }
  return couples;
}

function closest(couples: readonly Couple[]): [Couple, Couple] | undefined {
  const free = couples.filter(({ first, second }) => second === undefined && first.importance === "must" && !ALONE.has(first.kind));
  let best: { pair: [Couple, Couple]; worth: number } | undefined;
  for (const [at, one] of free.entries())
    for (const [behind, other] of free.slice(at + 1).entries()) {
      const worth = inCommon(one.first, other.first) - (behind + 1) / free.length;
      if (!best || worth > best.worth) best = { pair: [one, other], worth };
    }
  return best?.pair;
}

function inCommon(one: Topic, other: Topic): number {
  const isOneLine = one.line !== undefined && one.line === other.line;
  const isOneFamily = one.family === other.family && one.family !== "any";
  return (isOneLine ? COMMON.line : 0) + (isOneFamily ? COMMON.family : 0) + (sortOf(one) === sortOf(other) ? COMMON.sort : 0);
}

const sortOf = ({ kind }: Topic): Sort => SORTS[kind] ?? "trade";
