import type { JobProfile } from "../../job/index.ts";
import { type Months, toMonthsTogether } from "../view/months.ts";
import type { ScoringView, ViewRole } from "../view/scoring-view.ts";
import type { Weights } from "../weights.ts";
import type { Duty } from "./duties.ts";
import { toSpecialty, toTitleLikeness, toTitleTerms } from "./title-likeness.ts";

/** The job's title as terms, and the field named beside it. */
export type Wanted = { title: readonly string[]; specialty: readonly string[] };

export function toWanted({ title, language }: JobProfile): Wanted {
  return title === undefined
    ? { title: [], specialty: [] }
    : { title: toTitleTerms(title, language), specialty: toSpecialty(title, language) };
}

/** A nurse is not yet an intensive-care nurse: a field named beside the title has its own part, shown by title or duties. */
function toWorkLikeness({ title, specialty }: Wanted, role: ViewRole, { experience }: Weights): number {
  const byTitle = toTitleLikeness(title, role.title);
  if (specialty.length === 0) return byTitle;
  const said = new Set([...role.title, ...role.duties.flat()]);
  const shown = specialty.some((id) => said.has(id)) ? 1 : 0;
  return byTitle * (1 - experience.specialty + experience.specialty * shown);
}

/** Whether a role counts as the job itself. */
export function isSameWork(role: ViewRole, wanted: Wanted, weights: Weights): boolean {
  return toWorkLikeness(wanted, role, weights) >= weights.experience.sameWork;
}

/** The title tells most; what the role did can make up half of what the title leaves open. `words`: those of the job. */
export function toRoleLikeness(role: ViewRole, wanted: Wanted, words: ReadonlySet<string>, weights: Weights): number {
  const { experience } = weights;
  const byTitle = toWorkLikeness(wanted, role, weights);
  const said = new Set(role.duties.flat());
  const shared = [...words].filter((word) => said.has(word)).length;
  const byDuties = words.size === 0 ? 0 : Math.min(1, shared / (words.size * experience.wordsForAll));
  return byTitle + (1 - byTitle) * experience.byDuties * byDuties;
}

/**
 * How much of the job some role was like, 0-1: what stands behind a skill that is only named. Measured by title and duties alone,
 * so a requirement more or less moves nobody's other rows. A job without both, or roles that could not be read: nothing speaks against it.
 */
export function toBacking(view: ScoringView, job: JobProfile, duties: readonly Duty[], weights: Weights): number {
  const wanted = toWanted(job);
  const words = new Set(duties.flatMap((duty) => [...duty.words]));
  if ((wanted.title.length === 0 && words.size === 0) || view.unread.includes("experience")) return 1;
  return Math.max(0, ...view.roles.map((role) => toRoleLikeness(role, wanted, words, weights)));
}

/** Time in all of the roles; null: none of them is dated. */
export function toTimeIn(roles: readonly ViewRole[], { experience }: ScoringView): Months | null {
  return toMonthsTogether(
    roles.map(({ months }) => months),
    experience,
  );
}
