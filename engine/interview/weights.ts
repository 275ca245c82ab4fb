import type { QuestionCategory } from "./types.ts";

/** How many questions of a kind fit; `probes` rest on one resume, all others are the same for every candidate. */
export type Plan = Readonly<Record<QuestionCategory, { core: number; probes: number }>>;

/** Two of each category at least and at most 30 % probes: more probes, and answers of candidates can no longer be compared. */
export const PLANS: Readonly<Record<30 | 45 | 60, Plan>> = {
  30: plan([2, 0], [1, 1], [1, 1], [2, 0]),
  45: plan([3, 0], [2, 1], [1, 2], [2, 0]),
  60: plan([4, 0], [2, 2], [2, 2], [2, 0]),
};

/** Minutes for welcome and the candidate's own questions; more leaves less for each answer. */
export const OPENING_MINUTES = 5;

/** Words a question may have: shorter ones say too little, longer ones cannot be kept in mind. */
export const LENGTH = { fewest: 12, most: 45 } as const;

/** Words of a duty that may be read out in a question. */
export const DUTY = { fewest: 3, most: 14 } as const;

/** Words a line of a resume needs to tell of work; shorter ones are lists. */
export const HOOK_WORDS = 4;

/** Steps of difficulty that the level of the job adds. */
export const LEVEL_STEP: Readonly<Record<string, number>> = {
  intern: -1,
  junior: -1,
  senior: 1,
  lead: 1,
  manager: 1,
  director: 1,
  executive: 1,
};

function plan(...[technical, experience, skillGap, inclusion]: [number, number][]): Plan {
  const part = (pair: [number, number] | undefined) => ({ core: pair?.[0] ?? 0, probes: pair?.[1] ?? 0 });
  return { technical: part(technical), experience: part(experience), skillGap: part(skillGap), inclusion: part(inclusion) };
}

/**
 * What it costs to ask about something again; `dry`: of a paper there is little to tell; `met`: of what the resume shows in full no gap is
 * asked about while there is a duty or the work. `ground` in the resume is worth a little less than news.
 */
export const COST = { asked: 3, sameCategory: 4, work: 1, dry: 2, met: 5, ground: 2 } as const;
