import { addAgreement } from "./agreement.ts";
import { judgeHalf } from "./ambiguity/measure.ts";
import type { Half } from "./corpus.ts";
import { Figures } from "./figures.ts";
import { Groups } from "./groups.ts";
import { evaluateJobs } from "./jobs.ts";
import { evaluateResumes } from "./resumes.ts";
import { evaluateStrength } from "./strength.ts";
import { evaluatePlaces } from "./true-places/places.ts";
import { evaluateAds, evaluateSecondWording, evaluateStatutory, evaluateThirdWording, evaluateWording } from "./wording.ts";

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
    strength: evaluateStrength(half, miss),
    wording: evaluateWording(half, miss),
    "wording, second set": evaluateSecondWording(half, miss),
    ...(half === "dev" ? { "wording, third set": evaluateThirdSet(miss) } : {}),
    "statutory phrases": evaluateStatutory(half, miss),
    "whole advertisements": evaluateAds(half, miss),
    skills: evaluateSkills(half, miss),
  };
  return { figures, missed, groups };
}

/** The set that has no held-out half, and how far its labels and those of the other sets stay the same. */
function evaluateThirdSet(miss: (file: string, field: string, expected: unknown, found: unknown) => void): Figures {
  const figures = evaluateThirdWording(miss);
  addAgreement(figures);
  return figures;
}

/** Words with two meanings in sentences of their own; for the development half also where the words of invented resumes were found. */
function evaluateSkills(half: Half, miss: (file: string, field: string, expected: unknown, found: unknown) => void): Figures {
  const figures = new Figures();
  for (const { word, text, isSkill, found } of judgeHalf(half)) {
    figures.add("ambiguous word", isSkill === found);
    if (isSkill !== found) miss(word, "ambiguous word", isSkill, text);
  }
  if (half === "dev") evaluatePlaces(figures, miss);
  return figures;
}
