// ResumeProfile × JobProfile → MatchResult: rows that add up to a score, each with the words it rests on.
export { type Evidence, toEvidence } from "./explain/evidence.ts";
export { match, type Pairing } from "./match.ts";
export { type Ranked, rank } from "./rank.ts";
export { toReceipt } from "./receipt.ts";
export { type Score, score } from "./score.ts";
export type {
  Band,
  Component,
  Flag,
  Gap,
  MatchedSkill,
  MatchResult,
  MissingSkill,
  MustHave,
  Quote,
  Receipt,
  Row,
  Verdict,
} from "./types.ts";
export { type ScoringView, toScoringView } from "./view/scoring-view.ts";
export { MEANING, WEIGHTS, type Weights } from "./weights.ts";
