import type { JobProfile } from "../../job/index.ts";
import type { Wish } from "../likeness/wish.ts";
import { toAskedSkills } from "./asked-skills.ts";
import { ofJob } from "./of-job.ts";
import type { ReadLine } from "./types.ts";

/** What a line says of the other requirements of a job: how near it is to the one it is nearest to, and whether it tells one by the lists. */
export type Rival = { near: number; isTold: boolean };

/** A wish is nearer than this to many a line of its trade by chance (cosine). */
const BY_CHANCE = 0.3;

/** Ways of one requirement are no rivals of each other, and what no line tells in other words rivals nothing. */
const toGroups = ofJob((job): readonly (readonly Wish[])[] =>
  toAskedSkills(job).map(({ options }) => options.map(({ wish }) => wish).filter(({ isProduct }) => !isProduct)),
);

const toGroupOf = ofJob((job): ReadonlyMap<Wish, number> => new Map(toGroups(job).flatMap((group, at) => group.map((wish) => [wish, at]))));

/** Found out once for all wishes of the job, when first asked. */
export function toRivals(job: JobProfile, { near, covers }: Pick<ReadLine, "near" | "covers">): (wish: Wish) => Rival {
  let said: Said | undefined;
  return (wish) => {
    said ??= toSaid(toGroups(job), near, covers);
    const own = toGroupOf(job).get(wish);
    const { nearest, first, second, told } = said;
    return { near: own === nearest ? second : first, isTold: told.size > (own !== undefined && told.has(own) ? 1 : 0) };
  };
}

/** `nearest`: the requirement a line is nearest to; `first`, `second`: how near to it and to the next; `told`: those the lists see told. */
type Said = { nearest: number; first: number; second: number; told: ReadonlySet<number> };

function toSaid(groups: readonly (readonly Wish[])[], near: ReadLine["near"], covers: ReadLine["covers"]): Said {
  let [nearest, first, second] = [-1, BY_CHANCE, BY_CHANCE];
  const told = new Set<number>();
  for (const [at, group] of groups.entries()) {
    let best = 0;
    for (const wish of group) {
      best = Math.max(best, near(wish));
      if (covers.get(wish)?.told) told.add(at);
    }
    if (best > first) [nearest, first, second] = [at, best, first];
    else second = Math.max(second, best);
  }
  return { nearest, first, second, told };
}
