import type { JobProfile } from "../../job/index.ts";
import { remember } from "../../text/index.ts";
import { toRoots } from "../likeness/roots.ts";
import { toCovers, toWishIndex } from "../likeness/wish.ts";
import type { ScoringView } from "../view/scoring-view.ts";
import type { Weights } from "../weights.ts";
import { toAskedSkills } from "./asked-skills.ts";
import { toDuties } from "./duties.ts";
import { ofJob } from "./of-job.ts";
import type { Reading, ReadRole } from "./types.ts";
import { toWorkLikeness } from "./work-likeness.ts";

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
