import type { JobProfile } from "../../job/index.ts";
import { score } from "../score.ts";
import { toScoringView } from "../view/scoring-view.ts";
import { AS_OF, aJob, aProfile, aRequirement, aSkill } from "./samples.ts";

/** Requirements nobody answers, so that a job has more than the one in question. */
export const FILLER = [aRequirement("term:zither"), aRequirement("term:alphorn"), aRequirement("term:lute")];
type Parts = Parameters<typeof aProfile>[0];

/** The score of a resume with these parts for a job with those. */
export const scoreOf = (parts: Parts, job: Partial<JobProfile>) =>
  score(toScoringView(aProfile({ skills: [aSkill("git")], ...parts }), AS_OF), aJob({ requirements: FILLER, ...job }));

/** One row of the match of a resume with these parts and a job with those; throws where there is none of that id. */
export function rowOf(parts: Parts, job: Partial<JobProfile>, id: string) {
  const row = scoreOf(parts, job).rows.find((one) => one.id === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
}
