// Occupations x rungs: advertisements and resumes whose truth is known because both are made from the same facts.
import { Draws } from "../draws.ts";
import { type Ad, printAd } from "./ad.ts";
import { RUNGS, type Rung, stateOf, toFacts, withoutWish } from "./facts.ts";
import { printResume, type Sheet } from "./resume.ts";
import { type Told, toSatisfied, toVerdicts } from "./truth.ts";
import { type Half, type Occupation, readFrames, readOccupations } from "./words.ts";

export { RUNGS, type Rung } from "./facts.ts";
export { print } from "./print/index.ts";
export type { Sheet } from "./resume.ts";
export type { Told } from "./truth.ts";
export type { Half } from "./words.ts";

/**
 * `satisfied`: points by the facts, 0-100. `vague`: the same resume with years in place of months. `plain`: the same facts in the words
 * of the advertisement. `wrong`: these with the first must taken out, where it was there.
 */
export type Candidate = {
  rung: Rung;
  satisfied: number;
  verdicts: Record<string, Told>;
  sheet: Sheet;
  vague: Sheet;
  plain: Sheet;
  wrong: Sheet | undefined;
};
export type Ladder = { job: Occupation; ad: Ad; candidates: Candidate[] };

export function toLadders(half: Half): Ladder[] {
  const frames = readFrames(half);
  return readOccupations(half).map((job, at) => {
    const ad = printAd(job, at, frames);
    const candidates = RUNGS.map((rung): Candidate => {
      const facts = toFacts(rung, job);
      const draws = () => new Draws(`${half} ${job.title} ${rung}`);
      return {
        rung,
        satisfied: toSatisfied(facts, job, ad.yearsAsked),
        verdicts: toVerdicts(facts, job, ad.yearsAsked),
        sheet: printResume(facts, job, frames, draws(), "months"),
        vague: printResume(facts, job, frames, draws(), "vague"),
        plain: printResume({ ...facts, wording: "named" }, job, frames, draws(), "months"),
        wrong: stateOf(facts, 0) === "none" ? undefined : printResume(withoutWish(facts, 0), job, frames, draws(), "months"),
      };
    });
    return { job, ad, candidates };
  });
}
