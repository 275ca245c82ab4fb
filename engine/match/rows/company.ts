import type { JobProfile } from "../../job/index.ts";
import type { Wish } from "../likeness/wish.ts";
import type { Weights } from "../weights.ts";
import { toAskedSkills } from "./asked-skills.ts";
import { byWish } from "./by-wish.ts";
import { isInSense } from "./sense.ts";
import type { ReadRole } from "./types.ts";

/** Of a job that asks for less, so many requirements are taken for all: one told of two says little. */
const FEWEST = 8;

type Asked = { wishes: ReadonlySet<Wish>; isTold: boolean };

/**
 * Share of the other requirements of the job, 0-1, that lines of its roles tell without their names. Who says the rest of the job in
 * words of their own has most likely said this in them too; it only rises with what lines tell.
 */
export function toCompany(roles: readonly ReadRole[], job: JobProfile, weights: Weights): (wish: Wish) => number {
  let known: readonly Asked[] | undefined;
  return byWish((wish) => {
    known ??= toAsked(roles, job, weights);
    const others = known.filter(({ wishes }) => !wishes.has(wish));
    return others.filter(({ isTold }) => isTold).length / Math.max(FEWEST, others.length);
  });
}

/** Whether lines of its roles tell so many requirements of the job without their names. */
export function tellsAtLeast(least: number, roles: readonly ReadRole[], job: JobProfile, weights: Weights): boolean {
  const isTold = toTold(roles, weights);
  let told = 0;
  return toAskedSkills(job).some(({ options }) => options.some(({ wish }) => isTold(wish)) && ++told >= least);
}

function toAsked(roles: readonly ReadRole[], job: JobProfile, weights: Weights): Asked[] {
  const isTold = toTold(roles, weights);
  return toAskedSkills(job).map(({ options }) => {
    const wishes = new Set(options.map(({ wish }) => wish));
    return { wishes, isTold: [...wishes].some(isTold) };
  });
}

function toTold(roles: readonly ReadRole[], weights: Weights): (wish: Wish) => boolean {
  const lines = roles.filter((role) => isInSense(role, weights)).flatMap((role) => role.lines);
  return (wish) => lines.some((line) => (line.odds(wish) ?? Number.NEGATIVE_INFINITY) >= weights.paraphrase.tells);
}
