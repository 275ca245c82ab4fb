// job × resume × match → InterviewKit: one core for all candidates, a few probes on this resume, every question grounded and lawful.
export { GENERAL_ANCHORS, toOwnQuestion, writeReplacement } from "./by-hand.ts";
export { findUnlawful } from "./find-unlawful.ts";
export type { InterviewKit, Question, QuestionCategory } from "./types.ts";
export { toAdvice, type Unlawful } from "./unlawful.ts";
export { type Interview, writeKit } from "./write-kit.ts";
