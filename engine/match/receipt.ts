import type { Document } from "../documents/index.ts";
import type { JobProfile } from "../job/index.ts";
import type { Correction } from "../resume/index.ts";
import { taxonomyVersion } from "../skills/index.ts";
import { canonicalJson, ENGINE_VERSION, sha256 } from "../text/index.ts";
import type { Receipt } from "./types.ts";
import type { ScoringView } from "./view/scoring-view.ts";
import type { Weights } from "./weights.ts";

type Subject = {
  document: Document;
  view: ScoringView;
  job: JobProfile;
  weights: Weights;
  asOf: string;
  score: number | null;
  corrections: readonly Correction[];
};

/** Fingerprints of everything a score depends on, and one over all of them. */
export function toReceipt({ document, view, job, weights, asOf, score, corrections }: Subject): Receipt {
  const parts = {
    engineVersion: ENGINE_VERSION,
    taxonomyVersion: taxonomyVersion(),
    asOf,
    textHash: sha256(document.text),
    viewHash: sha256(canonicalJson(view)),
    jobHash: sha256(canonicalJson(job)),
    weightsHash: sha256(canonicalJson(weights)),
    ...toNamed(corrections),
    score,
  };
  return { ...parts, hash: sha256(canonicalJson(parts)) };
}

/** What a person corrected is named; what it says stays with the profile, because it may be personal. */
function toNamed(corrections: readonly Correction[]): Pick<Receipt, "corrections" | "correctionsHash"> {
  if (corrections.length === 0) return {};
  const sorted = [...corrections].sort((a, b) => (a.path < b.path ? -1 : 1)).map(({ path, value }) => ({ path, value }));
  return { corrections: sorted.map(({ path }) => path), correctionsHash: sha256(canonicalJson(sorted)) };
}
