import type { Document } from "../documents/index.ts";
import type { JobProfile } from "../job/index.ts";
import type { Correction, ResumeProfile } from "../resume/index.ts";
import { toDateFlags } from "./explain/date-remarks.ts";
import { toEvidence } from "./explain/evidence.ts";
import { toMatchedSkills, toMissingSkills, toRows, toStrengths, toWeaknesses } from "./explain/explanation.ts";
import { toFlags } from "./explain/remarks.ts";
import { toStaleSkills } from "./explain/stale.ts";
import { toTimeUsed } from "./explain/time-used.ts";
import { toReceipt } from "./receipt.ts";
import { score } from "./score.ts";
import type { MatchResult } from "./types.ts";
import { toScoringView } from "./view/scoring-view.ts";
import { MEANING, WEIGHTS, type Weights } from "./weights.ts";

/**
 * `jobText`: the job description as given; it only serves the remark about copied words. `corrections`: what a person put right
 * in `profile`, to be named by the receipt.
 */
export type Pairing = {
  document: Document;
  profile: ResumeProfile;
  job: JobProfile;
  asOf: string;
  jobText?: string;
  weights?: Weights;
  corrections?: readonly Correction[];
};

/** One resume against one job: scored on its view first, explained with its words afterwards. */
export function match({ document, profile, job, asOf, jobText, weights = WEIGHTS, corrections = [] }: Pairing): MatchResult {
  const view = toScoringView(profile, asOf);
  const { exact: _exact, rows, ...figures } = score(view, job, weights);
  const evidence = toEvidence(profile, asOf);
  return {
    ...figures,
    meaning: MEANING,
    rows: toRows(rows, evidence, toTimeUsed(profile, asOf)),
    matchedSkills: toMatchedSkills(rows, evidence),
    missingSkills: toMissingSkills(rows, evidence, profile, toStaleSkills(profile, asOf)),
    strengths: toStrengths(rows),
    weaknesses: toWeaknesses(rows),
    flags: [...toFlags(document, job, jobText), ...toDateFlags(profile, asOf)],
    asOf,
    receipt: toReceipt({ document, view, job, weights, asOf, score: figures.score, corrections }),
  };
}
