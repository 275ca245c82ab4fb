import { z } from "zod";
import { InterviewKit, Question } from "./interview.ts";
import { QuestionOrigin } from "./kit-edit.ts";
import { LIMITS } from "./limits.ts";
import { MustHave } from "./match.ts";

export const KitMinutes = z.union([z.literal(30), z.literal(45), z.literal(60)]);
/** What one interviewer noted. No score is preselected, and none is given by the product. */
export const Scorecard = z.strictObject({
  interviewer: z.string().trim().min(1).max(LIMITS.nameChars),
  answers: z.array(
    z.strictObject({ questionId: z.string(), score: z.number().int().min(1).max(5).nullable(), notes: z.string().max(LIMITS.noteChars) }),
  ),
  recommendation: z.enum(["yes", "no", "undecided"]).nullable(),
});
export type Scorecard = z.infer<typeof Scorecard>;

/** The kit of one candidate and job. `score`: the match in points, when there is an analysis. */
export const KitView = z.strictObject({
  id: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  resumeId: z.uuid(),
  label: z.string(),
  name: z.string().nullable(),
  blind: z.boolean(),
  score: z.number().nullable(),
  /** The must-haves that the analysis counts, by the names it gives them. */
  mustHaves: z.array(MustHave.pick({ id: true, name: true })),
  kit: InterviewKit,
  /** Questions that a person put aside. */
  hidden: z.array(Question),
  /** Of every question that is not as the engine first wrote it: how it came about. */
  origins: z.record(z.string(), QuestionOrigin),
  /** Questions in new words whose reason and anchors were written for the old ones. */
  keptAnchors: z.array(z.string()),
  scorecards: z.array(Scorecard),
});
export type KitView = z.infer<typeof KitView>;
