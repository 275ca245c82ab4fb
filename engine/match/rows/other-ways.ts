import type { Alternative, JobProfile } from "../../job/index.ts";
import { merge } from "../merge.ts";
import { isOfOtherKind } from "./asked-skills.ts";
import { bestOf, type Draft } from "./draft.ts";
import { toDegreeWay, toWorkWay } from "./education-row.ts";
import { toYearsWay } from "./experience-rows.ts";
import { toPaperWays } from "./skill-rows.ts";
import type { Reading, Shown } from "./types.ts";

/** Rows of a choice between kinds go by the best of its ways, with the evidence of that way. */
export function withOtherWays(drafts: readonly Draft[], reading: Reading, job: JobProfile, backing: number): Draft[] {
  const { requirements, education, experience } = job;
  const ways = new Map<string, readonly Alternative[]>(
    requirements.map(({ id, name, degree, alternatives = [], atLeast }) => [
      id,
      atLeast ? [] : [...(degree ? [{ id, name, degree }] : []), ...alternatives.filter(isOfOtherKind)],
    ]),
  );
  ways.set(
    "education",
    (education?.alternatives ?? []).filter((one) => one.experience?.minYears !== undefined || !one.experience),
  );
  ways.set("experience:years", experience?.alternatives ?? []);
  return drafts.map((draft) => {
    const shown = (ways.get(draft.id) ?? []).flatMap((way) => toWayShown(way, reading, job, backing));
    return shown.reduce(better, draft);
  });
}

/** What the resume shows for a degree, paper or years of a choice. */
export function toWayShown(way: Alternative, reading: Reading, job: JobProfile, backing: number): Shown[] {
  const { degree, experience } = way;
  if (degree !== undefined) return [toDegreeWay(reading.view, degree, job.language, reading.weights)];
  if (experience === undefined) return toPaperWays(reading, job, way, backing);
  const { minYears, field } = experience;
  return [minYears === undefined && field === undefined ? toWorkWay(reading, job) : toYearsWay(reading, job, minYears, field)];
}

function better(draft: Draft, way: Shown): Draft {
  const evidenced = bestOf([draft.evidenced, way.evidenced]);
  const isBetter = way.evidenced.value > draft.evidenced.value || (draft.verdict === "none" && way.verdict !== "none");
  if (!isBetter) return merge(draft, { evidenced });
  const { gap: _gap, why: _why, unsure: _unsure, ...head } = draft;
  return merge(merge(head, way), { evidenced });
}
