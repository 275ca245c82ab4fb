import { type Counterfactuals, findPersonal, joinPersonal, type PersonalSpan, testCounterfactuals } from "../fairness/index.ts";
import { toScoringView } from "../match/index.ts";
import { type Correction, correctProfile, type Document, type ResumeProfile } from "../resume/index.ts";
import { REMOVED } from "./blind/blind-profile.ts";

export type Corrected = { profile: ResumeProfile; counterfactuals: Counterfactuals; personal: PersonalSpan[] };

/**
 * A reading with what a person put right. Blind review goes on covering what the engine took for personal. The swaps change
 * personal details themselves, so corrections of these stay out of their test.
 */
export function correctReading(document: Document, base: ResumeProfile, corrections: readonly Correction[]): Corrected {
  const { text } = document;
  const { asOf } = base.meta;
  const profile = correctProfile(base, corrections, text);
  const about = corrections.filter(({ path }) => !REMOVED.test(path));
  const toView = (swapped: ResumeProfile, day: string) => toScoringView(correctProfile(swapped, about, text), day);
  return {
    profile,
    counterfactuals: testCounterfactuals(document, base, { asOf, toView }),
    personal: joinPersonal(text, findPersonal(document, base), findPersonal(document, profile)),
  };
}
