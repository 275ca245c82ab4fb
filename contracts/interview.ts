import { z } from "zod";
import { Condition } from "./job.ts";
import { Quote } from "./place.ts";

export const QuestionCategory = z.enum(["technical", "experience", "skillGap", "inclusion"]);
export type QuestionCategory = z.infer<typeof QuestionCategory>;

/**
 * Every question rests on a requirement or condition of the job or on words of the resume. `core`: asked of every candidate of the job.
 * `screening`: whether a condition can be met, closed on purpose.
 */
export const Question = z.object({
  id: z.string(),
  category: QuestionCategory,
  core: z.boolean(),
  type: z.enum(["situational", "behavioural", "knowledge", "work-sample", "probe", "screening"]),
  text: z.string(),
  why: z.string(),
  requirementIds: z.array(z.string()),
  /** Words of the resume. */
  evidence: z.array(Quote),
  /** What it asks about, in words of the advertisement at their place there; absent but in `screening`. */
  conditions: z.array(Condition).optional(),
  followUps: z.array(z.string()),
  /** What an answer worth 1, 3 or 5 of 5 sounds like. */
  anchors: z.object({ 1: z.string(), 3: z.string(), 5: z.string() }),
  minutes: z.number().int().positive(),
  difficulty: z.number().int().min(1).max(5),
});
export type Question = z.infer<typeof Question>;

export const InterviewKit = z.object({
  jobTitle: z.string().optional(),
  minutes: z.union([z.literal(30), z.literal(45), z.literal(60)]),
  questions: z.array(Question),
  coverage: z.array(z.object({ requirementId: z.string(), name: z.string(), questionIds: z.array(z.string()) })),
  /** Must-haves that did not fit into the minutes. */
  notAsked: z.array(z.string()),
  engineVersion: z.string(),
});
export type InterviewKit = z.infer<typeof InterviewKit>;
