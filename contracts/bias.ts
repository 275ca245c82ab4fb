import { z } from "zod";
import { Span } from "./place.ts";

export const BiasType = z.enum(["gender", "age", "cultural", "educational", "experience"]);
export type BiasType = z.infer<typeof BiasType>;
export const BiasSeverity = z.enum(["low", "medium", "high"]);

/** Offsets count UTF-16 units of the input; `text` is the input's words there. `suggestions`: best first, may be "" for leaving out. */
export const BiasFinding = Span.extend({
  type: BiasType,
  severity: BiasSeverity,
  text: z.string(),
  rule: z.string(),
  reason: z.string(),
  source: z.string(),
  suggestions: z.array(z.string()),
});
export type BiasFinding = z.infer<typeof BiasFinding>;

/**
 * `score` 0-100, 100 = nothing found; `scores` the same per type; `notes` are densities and style, never findings; `text`: words,
 * the school grade that reads it (Flesch-Kincaid; null for few words or another language) and the items listed as must-haves (null
 * without such a list), none of which moves a score.
 */
export const WordingReport = z.object({
  score: z.number().min(0).max(100),
  scores: z.record(BiasType, z.number()),
  language: z.string(),
  findings: z.array(BiasFinding),
  notes: z.array(z.object({ code: z.string(), message: z.string() })),
  text: z.object({ words: z.number().int(), grade: z.number().nullable(), mustHaves: z.number().int().nullable() }),
});
export type WordingReport = z.infer<typeof WordingReport>;
