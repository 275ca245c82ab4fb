import { z } from "zod";
import { AtLeast, EducationRequirement, hasAsManyWays, Importance, JobProfile, LanguageRequirement } from "./job.ts";
import { LIMITS } from "./limits.ts";

/** One line of a form: no line break, no more than a bullet can hold. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\r\n]*$/);
const Name = line(LIMITS.draftNameChars);
const Line = line(LIMITS.draftLineChars);
const lines = z.array(Line).max(LIMITS.draftLines).default([]);
const Years = z.number().int().min(1).max(30);

/** `alternatives`: names of which one is enough in place of `name`, or `atLeast` of them all are needed. */
export const DraftRequirement = z
  .strictObject({
    name: Name,
    importance: Importance,
    minYears: Years.optional(),
    alternatives: z.array(Name).max(4).default([]),
    atLeast: AtLeast.max(5).optional(),
  })
  .refine(hasAsManyWays, { path: ["atLeast"] });
/** `role`: the occupation the years were spent in; without one they are years of work. */
export const DraftExperience = z.strictObject({ minYears: Years, role: Name.optional(), importance: Importance });
export const DraftEducation = z.strictObject({
  level: EducationRequirement.shape.level,
  areas: z.array(Name).max(4).default([]),
  orEquivalent: z.boolean().default(true),
  importance: Importance,
});
export const DraftLanguage = z.strictObject({ language: Name, cefr: LanguageRequirement.shape.cefr, importance: Importance });
export const DraftPay = z
  .strictObject({
    min: z.number().positive().max(10_000_000),
    max: z.number().positive().max(10_000_000),
    currency: z.string().regex(/^[A-Z]{3}$/),
    period: z.enum(["hour", "day", "week", "month", "year"]),
  })
  .refine(({ min, max }) => min <= max, { path: ["max"] });

/** Everything a job description is drafted from. Each fact given stands in the text once; nothing else stands there. */
export const DraftSpec = z.strictObject({
  title: line(LIMITS.titleChars),
  level: JobProfile.shape.level,
  team: Line.optional(),
  mission: Line.optional(),
  outcomes: lines,
  duties: lines,
  requirements: z.array(DraftRequirement).max(LIMITS.draftRequirements).default([]),
  experience: DraftExperience.optional(),
  education: DraftEducation.optional(),
  languages: z.array(DraftLanguage).max(LIMITS.draftLines).default([]),
  place: Line.optional(),
  arrangement: z.enum(["on-site", "hybrid", "remote"]).optional(),
  contract: Line.optional(),
  schedule: Line.optional(),
  pay: DraftPay.optional(),
  benefits: lines,
  process: lines,
  /** How somebody asks for an adjustment. */
  accommodations: Line.optional(),
  /** Whether to say that everyone may apply and only the requirements count. */
  equalOpportunity: z.boolean().default(false),
  contact: Line.optional(),
  tone: z.enum(["plain", "warm", "formal"]).default("plain"),
  /** Chooses among wordings of equal meaning. */
  variant: z.number().int().min(0).max(999).default(0),
});
export type DraftSpec = z.infer<typeof DraftSpec>;

export const JobDraft = z.strictObject({ title: z.string(), description: z.string(), engineVersion: z.string() });
export type JobDraft = z.infer<typeof JobDraft>;

const Suggestion = z.strictObject({ name: z.string(), importance: Importance, alternatives: z.array(z.string()).optional() });
/** What work in an occupation often holds, as prompts for the form: never taken over unasked. */
export const RoleFrame = z.strictObject({
  id: z.string(),
  family: z.string(),
  /** The occupation's usual name, then others. */
  titles: z.array(z.string()).min(1),
  mission: z.string(),
  duties: z.array(z.string()),
  outcomes: z.array(z.string()),
  requirements: z.array(Suggestion),
});
export type RoleFrame = z.infer<typeof RoleFrame>;

/**
 * What the law of a place asks about pay in a vacancy. `place`: ISO 3166 code of a country or of its part, "EU" for the Union;
 * `names`: words that name it. `effective` is the day it began to hold, `checked` the day it was looked at.
 */
export const PayRule = z.strictObject({
  place: z.string(),
  names: z.array(z.string()),
  asks: z.enum(["range", "range-and-benefits", "range-before-interview", "none"]),
  advice: z.string(),
  source: z.string(),
  effective: z.iso.date().nullable(),
  checked: z.iso.date(),
});
export type PayRule = z.infer<typeof PayRule>;

/** `models`: language models that can be asked to reword lines, in the order they are asked. */
export const DraftPrompts = z.strictObject({ roles: z.array(RoleFrame), payRules: z.array(PayRule), models: z.array(z.string()) });
export type DraftPrompts = z.infer<typeof DraftPrompts>;

/** A line of a draft that may be worded otherwise; `at` counts from zero, and is zero for a part of one line. */
export const DraftLine = z.strictObject({
  part: z.enum(["mission", "outcomes", "duties", "benefits", "process"]),
  at: z.number().int().nonnegative(),
  text: z.string(),
});
export type DraftLine = z.infer<typeof DraftLine>;

/**
 * Why a proposal was not offered: markup, several lines or too long ("form"), a word, number, name or skill that the line did not
 * have ("added") or no longer has ("lost"), wording that shuts people out ("biased"), other requirements read from the draft
 * ("reading"). `words` are those it is about.
 */
export const RewordingFault = z.strictObject({
  reason: z.enum(["form", "added", "lost", "biased", "reading"]),
  words: z.array(z.string()),
});
export type RewordingFault = z.infer<typeof RewordingFault>;

const Proposal = DraftLine.extend({ proposal: z.string() });
/** What a language model proposes for the lines of a draft. `by`: the model that answered; null: none did, `refusals` say why. */
export const DraftRewordings = z.strictObject({
  by: z.string().nullable(),
  refusals: z.array(z.strictObject({ model: z.string(), reason: z.enum(["away", "busy", "refused", "unusable", "resting"]) })),
  offered: z.array(Proposal),
  dropped: z.array(Proposal.extend({ fault: RewordingFault })),
});
export type DraftRewordings = z.infer<typeof DraftRewordings>;
