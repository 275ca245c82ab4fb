import type { JobProfile } from "../../job/index.ts";
import { remember } from "../../text/index.ts";
import { toRoots } from "../likeness/roots.ts";
import { type Cover, toCovers, toWishIndex, type Wish } from "../likeness/wish.ts";
import type { ScoringView, ViewRole } from "../view/scoring-view.ts";
import type { Weights } from "../weights.ts";
import { toAskedSkills } from "./asked-skills.ts";
import { toDuties } from "./duties.ts";
import { ofJob } from "./of-job.ts";
import { toWorkLikeness } from "./work-likeness.ts";

/**
 * A line of a role, and how far it says each thing the job asks for; a wish it says nothing of has no cover. `isDuty`: it says one of
 * the duties in the duty's own words.
 */
export type ReadLine = { terms: string[]; words: ReadonlySet<string>; covers: ReadonlyMap<Wish, Cover>; isDuty: boolean };
/** `done`: the words of its lines. `likeness`: how much of the wanted title it says, 0-1. */
export type ReadRole = { role: ViewRole; lines: readonly ReadLine[]; done: ReadonlySet<string>; likeness: number };

/** A view as one job looks at it: what many rows ask of a role or a line is found out once. */
export type Reading = { view: ScoringView; roles: readonly ReadRole[]; weights: Weights };

export function toReading(view: ScoringView, job: JobProfile, weights: Weights): Reading {
  const index = toIndex(job);
  const duties = toDuties(job);
  const roles = view.roles.map((role): ReadRole => {
    const lines = role.duties.map((terms) => {
      const covers = toCovers(index, toLineRoots(terms), weights.paraphrase.word);
      const isDuty = duties.some(({ wish }) => (covers.get(wish)?.same ?? 0) >= weights.paraphrase.least);
      return { terms, words: new Set(terms), covers, isDuty };
    });
    const done = new Set(role.duties.flat());
    return { role, lines, done, likeness: toWorkLikeness(job, role, done, weights) };
  });
  return { view, roles, weights };
}

const toIndex = ofJob((job) => {
  const duties = toDuties(job).map(({ wish }) => wish);
  return toWishIndex([...duties, ...toAskedSkills(job).flatMap(({ options }) => options.map(({ wish }) => wish))]);
});

const rootsOf = remember((term): readonly string[] => toRoots([term]));

function toLineRoots(terms: readonly string[]): string[] {
  const roots: string[] = [];
  for (const term of terms) for (const root of rootsOf(term)) roots.push(root);
  return roots;
}
