import type { Half } from "./corpus.ts";
import type { Figures } from "./figures.ts";
import { Groups } from "./groups.ts";
import { evaluateJobs } from "./jobs.ts";
import { evaluateResumes } from "./resumes.ts";
import { evaluateWording } from "./wording.ts";

export type Missed = { file: string; field: string; expected: unknown; found: unknown };
export type Evaluation = { figures: Record<string, Figures>; missed: Missed[]; groups: Groups };

/** All figures of one half. What was missed, and where, is kept for the development half alone. */
export async function evaluate(half: Half): Promise<Evaluation> {
  const missed: Missed[] = [];
  const miss = (file: string, field: string, expected: unknown, found: unknown) => {
    if (half === "dev") missed.push({ file, field, expected, found });
  };
  const groups = new Groups();
  const tally: Groups["add"] = (...hit) => {
    if (half === "dev") groups.add(...hit);
  };
  const figures = {
    resumes: await evaluateResumes(half, miss, tally),
    jobs: evaluateJobs(half, miss),
    wording: evaluateWording(half, miss),
  };
  return { figures, missed, groups };
}
