import { z } from "zod";
import { Importance } from "./job.ts";
import { Flag, Quote } from "./place.ts";

export const Component = z.enum(["skills", "experience", "education", "responsibilities"]);
export type Component = z.infer<typeof Component>;
export const Band = z.enum(["strong", "good", "partial", "low"]);
/** met = strong, used once or adjacent = partial, listed only = mentioned, unmet = none, not readable = unknown. */
export const Verdict = z.enum(["strong", "partial", "mentioned", "none", "unknown"]);
/**
 * `missing`: nothing shows it; `unknown`: nothing was found, and it may be told in words that nobody listed, so it counts as no gap.
 * `count`: fewer ways of a choice are shown than are needed; `lapsed`, `pending`: a paper that is named, and held no longer or not yet.
 */
export const Gap = z.enum(["missing", "unknown", "adjacent", "depth", "years", "count", "unproven", "stale", "lapsed", "pending"]);

/** `months`: how long these roles ran together, `until`: the month or year in which the last one ended; absent where none tells its dates. */
const Used = z.object({ roles: z.number().int(), months: z.number().int().optional(), until: z.string().optional() });

/** One line of the sum. `points` of all rows add up to the score before the floor at 0. */
export const Row = z.object({
  id: z.string(),
  name: z.string(),
  component: Component,
  kind: z.enum(["requirement", "deduction"]),
  importance: Importance,
  /** Largest points this row can give, 0-100. */
  weight: z.number(),
  /** 0-1: link x depth x years. */
  evidenced: z.number(),
  points: z.number(),
  range: z.tuple([z.number(), z.number()]),
  verdict: Verdict,
  evidence: z.array(Quote),
  /** Why not full, in words, and of a choice of several which are shown; absent on another full row. */
  why: z.string().optional(),
  /** The roles in which its words stand; absent where none holds them. No points depend on it. */
  used: Used.optional(),
});
export type Row = z.infer<typeof Row>;

export const MatchedSkill = z.object({ name: z.string(), id: z.string(), score: z.number().min(0).max(100), evidence: z.array(Quote) });
export const MissingSkill = z.object({
  name: z.string(),
  id: z.string(),
  importance: Importance,
  gap: Gap,
  nearest: Quote.extend({ name: z.string() }).optional(),
});
export const MustHave = z.object({ name: z.string(), id: z.string(), status: z.enum(["met", "partial", "unmet", "unknown"]) });

/** What it takes to compute the same result again, and to notice that something differs. Hashes are SHA-256 in hex. */
export const Receipt = z.object({
  engineVersion: z.string(),
  taxonomyVersion: z.string(),
  asOf: z.string(),
  textHash: z.string(),
  viewHash: z.string(),
  jobHash: z.string(),
  weightsHash: z.string(),
  /** Paths of what a person corrected in the profile; absent when it is as the engine read it. */
  corrections: z.array(z.string()).optional(),
  correctionsHash: z.string().optional(),
  score: z.number().nullable(),
  hash: z.string(),
});
export type Receipt = z.infer<typeof Receipt>;

/** `score` is null when the job has fewer than three requirements; `reason` then says so. */
export const MatchResult = z.object({
  score: z.number().min(0).max(100).nullable(),
  reason: z.string().optional(),
  interval: z.tuple([z.number(), z.number()]),
  band: Band.nullable(),
  meaning: z.string(),
  components: z.partialRecord(Component, z.object({ weight: z.number(), points: z.number(), score: z.number() })),
  rows: z.array(Row),
  mustHaves: z.array(MustHave),
  matchedSkills: z.array(MatchedSkill),
  missingSkills: z.array(MissingSkill),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  flags: z.array(Flag),
  asOf: z.string(),
  receipt: Receipt,
});
export type MatchResult = z.infer<typeof MatchResult>;
