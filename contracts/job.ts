import { z } from "zod";
import { Flag, Quote, Span } from "./place.ts";

export const Importance = z.enum(["must", "should", "nice"]);
export type Importance = z.infer<typeof Importance>;

/** On the European Qualifications Framework. */
const DegreeLevel = z.number().int().min(2).max(8);
const DegreeOf = z.object({ level: DegreeLevel, areas: z.array(z.string()) });

/**
 * Something that satisfies a requirement in place of its main reading. `kind` is given beside a degree or years, where it is not that
 * of the requirement. A degree holds its level and fields; years of work their number, when it is told, and field.
 */
export const Alternative = z.object({
  name: z.string(),
  id: z.string(),
  kind: z.enum(["skill", "certificate"]).optional(),
  degree: DegreeOf.optional(),
  experience: z.object({ minYears: z.number().nonnegative().optional(), field: z.string().optional() }).optional(),
});
export type Alternative = z.infer<typeof Alternative>;

/** Parts of the component that one thing the job asks for weighs, where a person set them apart from its importance. */
export const RequirementWeight = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type RequirementWeight = z.infer<typeof RequirementWeight>;

/** How many of a choice's ways are needed: absent, one of them is enough. */
export const AtLeast = z.number().int().min(2).max(10);

/** Whether a choice has as many ways as it asks for. */
export const hasAsManyWays = ({ atLeast = 1, alternatives = [] }: { atLeast?: number | undefined; alternatives?: unknown[] | undefined }) =>
  atLeast <= 1 + alternatives.length;

/**
 * One thing the job asks for. `id` is a taxonomy id, or `term:<folded words>` outside the taxonomy.
 * `name` has at most eight words, without years and verbs. `quote` is the sentence or list item it was read from.
 */
export const Requirement = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(["skill", "certificate"]),
    importance: Importance,
    /** Absent: must 3, should 2, nice 1. */
    weight: RequirementWeight.optional(),
    minYears: z.number().nonnegative().optional(),
    /** A second degree or paper of education, beside the one in `education`. */
    degree: DegreeOf.optional(),
    alternatives: z.array(Alternative).optional(),
    /** "Two of A, B, C": this many of the thing and its alternatives are needed. */
    atLeast: AtLeast.optional(),
    span: Span,
    quote: Quote,
  })
  .refine(hasAsManyWays, { path: ["atLeast"] });
export type Requirement = z.infer<typeof Requirement>;

/** Experience in general, in one field of work ("5+ years in nursing"), or as somebody: then `field` is the occupation. */
export const ExperienceRequirement = z.object({
  minYears: z.number().nonnegative(),
  maxYears: z.number().optional(),
  field: z.string().optional(),
  isOccupation: z.literal(true).optional(),
  alternatives: z.array(Alternative).optional(),
  importance: Importance,
  span: Span,
});
/** `name`: as the job words it, with the field. `orEquivalent`: experience counts in its place; `alternatives`: what else does. */
export const EducationRequirement = z.object({
  level: DegreeLevel,
  name: z.string(),
  areas: z.array(z.string()),
  orEquivalent: z.boolean(),
  alternatives: z.array(Alternative).optional(),
  importance: Importance,
  span: Span,
});
const Spoken = z.object({ language: z.string(), cefr: z.enum(["A1", "A2", "B1", "B2", "C1", "C2"]).optional() });
/** `alternatives`: languages one of which satisfies the requirement in place of the first ("Dutch or German"), `atLeast`: or so many. */
export const LanguageRequirement = Spoken.extend({
  alternatives: z.array(Spoken).optional(),
  atLeast: AtLeast.optional(),
  importance: Importance,
  span: Span,
});
export const Responsibility = z.object({ text: z.string(), span: Span });

/** When, where and how the work is done: agreed on with the candidate, never scored. `text` is the job's wording at `span`. */
export const Condition = z.object({
  kind: z.enum(["hours", "travel", "place", "physical", "transport"]),
  text: z.string(),
  span: Span,
});
export type Condition = z.infer<typeof Condition>;

export const JobProfile = z.object({
  title: z.string().optional(),
  level: z.enum(["intern", "junior", "mid", "senior", "lead", "manager", "director", "executive"]).optional(),
  language: z.string(),
  requirements: z.array(Requirement),
  experience: ExperienceRequirement.optional(),
  education: EducationRequirement.optional(),
  languages: z.array(LanguageRequirement),
  responsibilities: z.array(Responsibility),
  /** Absent: none was read, or the job was read before there were any. */
  conditions: z.array(Condition).optional(),
  schedule: Quote.optional(),
  pay: Quote.optional(),
  place: Quote.optional(),
  flags: z.array(Flag),
});
export type JobProfile = z.infer<typeof JobProfile>;
