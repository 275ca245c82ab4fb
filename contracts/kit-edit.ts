import { z } from "zod";
import { Question, QuestionCategory } from "./interview.ts";
import { LIMITS } from "./limits.ts";

/** Where the words of a question come from. `replaced`: by another one of the engine. */
export const QuestionOrigin = z.enum(["engine", "edited", "replaced", "own"]);
export type QuestionOrigin = z.infer<typeof QuestionOrigin>;
/** One question of a kit at its place. `keepsAnchors`: its reason and anchors were written for the words it had before. */
export const ArrangedQuestion = z.strictObject({
  question: Question,
  hidden: z.boolean(),
  origin: QuestionOrigin,
  keepsAnchors: z.boolean().optional(),
});
export type ArrangedQuestion = z.infer<typeof ArrangedQuestion>;

const QuestionText = z.string().trim().min(LIMITS.questionMinChars).max(LIMITS.questionChars);
const Anchors = z.strictObject({ 1: QuestionText, 3: QuestionText, 5: QuestionText });
/**
 * One question in the order wanted. `text`, `followUps` and `anchors` only where a person wrote them, `anchors` null for general ones;
 * `own` for a question that is new.
 */
export const QuestionChange = z.strictObject({
  id: z.string().max(LIMITS.nameChars),
  hidden: z.boolean(),
  text: QuestionText.optional(),
  followUps: z.array(QuestionText).max(LIMITS.followUps).optional(),
  anchors: Anchors.nullable().optional(),
  own: z.strictObject({ category: QuestionCategory, minutes: z.number().int().min(1).max(LIMITS.questionMinutes) }).optional(),
});
export type QuestionChange = z.infer<typeof QuestionChange>;

/** `everybody`: the core, for every candidate of the job; `candidate`: the questions about this resume. */
export const KitPart = z.enum(["everybody", "candidate"]);
export type KitPart = z.infer<typeof KitPart>;
export const Arrangement = z.strictObject({ part: KitPart, questions: z.array(QuestionChange).min(1).max(LIMITS.questionsPerPart) });
export type Arrangement = z.infer<typeof Arrangement>;

/** Words of a question that ask about a trait no hiring decision may rest on. `instead`: what may be asked, null when nothing may. */
export const UnlawfulWords = z.strictObject({
  trait: z.string(),
  words: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  reason: z.string(),
  instead: z.string().nullable(),
});
export type UnlawfulWords = z.infer<typeof UnlawfulWords>;
