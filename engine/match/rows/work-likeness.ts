import type { JobProfile } from "../../job/index.ts";
import type { Wish } from "../likeness/wish.ts";
import { toClassShare, toDrivingClasses } from "../view/driving-classes.ts";
import { type Months, toMonthsTogether } from "../view/months.ts";
import type { ScoringView, ViewRole } from "../view/scoring-view.ts";
import { toWordTerms } from "../view/terms.ts";
import { toTitleHead } from "../view/title-head.ts";
import type { Weights } from "../weights.ts";
import { toDuties } from "./duties.ts";
import { type OccupationNames, toOccupationNames } from "./occupation-names.ts";
import { ofJob } from "./of-job.ts";
import { toAidShare, toMain, toSpecialty, toTitleLikeness, toTitleTerms } from "./title-likeness.ts";
import { toTitleWays } from "./title-ways.ts";
import type { Reading, ReadRole } from "./types.ts";

/** A title as terms, the other names of its occupation, the noun of whoever does the work and the class of vehicle it is for. */
type TitleWay = { title: readonly string[]; names: readonly OccupationNames[]; head: string | undefined; drives: string | undefined };
/** The titles that a job gives itself, one of which is enough, and the field named beside them. */
export type Wanted = { ways: readonly TitleWay[]; specialty: readonly string[] };

export const toWanted = ofJob(({ title, language }): Wanted => {
  if (title === undefined) return { ways: [], specialty: [] };
  const ways = toTitleWays(title).map((way) => ({
    title: toTitleTerms(way, language),
    names: toOccupationNames(toWordTerms(toMain(way), language)),
    head: toWordTerms(toTitleHead(way), language).at(-1),
    drives: toDrivingClasses(way).at(-1),
  }));
  return { ways: ways.filter((way) => way.title.length > 0), specialty: toSpecialty(title, language) };
});

/** A nurse is not yet an intensive-care nurse: a field named beside the title has its own part, shown by title or duties. `done`: its duties. */
export function toWorkLikeness(
  job: JobProfile,
  { title: held, head }: ViewRole,
  done: ReadonlySet<string>,
  { experience }: Weights,
): number {
  const { ways, specialty } = toWanted(job);
  const byTitle = Math.max(
    0,
    ...ways.map((way) => toTitleLikeness(way.title, way.names, held) * toAidShare(way.head, head) * toClassShare(way.drives, held)),
  );
  if (specialty.length === 0) return byTitle;
  const shown = specialty.some((id) => held.includes(id) || done.has(id)) ? 1 : 0;
  return byTitle * (1 - experience.specialty + experience.specialty * shown);
}

/** Whether a role counts as the job itself: by its title, or because half of the duties were done in it under whatever title. */
export function isSameWork(role: ReadRole, job: JobProfile, weights: Weights): boolean {
  const { experience } = weights;
  return role.likeness >= experience.sameWork || toToldShare(role, toDutyWork(job)) >= experience.wordsForAll;
}

/** A job without title and duties is like any work. */
export function toJobLikeness(role: Unjudged, job: JobProfile, weights: Weights): number {
  const work = toDutyWork(job);
  return toWanted(job).ways.length === 0 && work.wishes.length === 0 ? 1 : toRoleLikeness(role, work, weights);
}

type Unjudged = Omit<ReadRole, "toJob" | "says">;

/** What a job is about: its words, and the wishes and duties they come from. */
export type Work = { words: ReadonlySet<string>; wishes: readonly Wish[] };

/** The title tells most; what the role did, in these words or others, can make up half of what the title leaves open. */
export function toRoleLikeness(role: Unjudged, work: Work, weights: Weights): number {
  const { experience } = weights;
  const { likeness } = role;
  if (likeness === 1) return 1;
  const done = Math.max(toSharedWords(role, work), toToldShare(role, work));
  return likeness + (1 - likeness) * experience.byDuties * Math.min(1, done / experience.wordsForAll);
}

function toSharedWords({ done }: Unjudged, { words }: Work): number {
  if (words.size === 0) return 0;
  let shared = 0;
  for (const word of words) if (done.has(word)) shared++;
  return shared / words.size;
}

/** Share of the wishes that some line of the role tells. */
function toToldShare({ told }: Unjudged, { wishes }: Work): number {
  let all = 0;
  for (const wish of wishes) all += told(wish);
  return wishes.length === 0 ? 0 : all / wishes.length;
}

const toDutyWork = ofJob((job): Work => {
  const duties = toDuties(job);
  return { words: new Set(duties.flatMap(({ words }) => [...words])), wishes: duties.map(({ wish }) => wish) };
});

/**
 * How much of the job some role was like, 0-1: what stands behind a skill that is only named. Measured by title and duties alone,
 * so a requirement more or less moves nobody's other rows. A job without both, or roles that could not be read: nothing speaks against it.
 */
export function toBacking({ view, roles }: Reading, job: JobProfile): number {
  if ((toWanted(job).ways.length === 0 && toDutyWork(job).wishes.length === 0) || view.unread.includes("experience")) return 1;
  return Math.max(0, ...roles.map(({ toJob }) => toJob));
}

/** Time in all of the roles; null: none of them is dated. */
export function toTimeIn(roles: readonly ViewRole[], { experience }: ScoringView): Months | null {
  return toMonthsTogether(
    roles.map(({ months }) => months),
    experience,
  );
}
