import { z } from "zod";
import { Quote, Span } from "./place.ts";

/** `YYYY-MM` or `YYYY`. */
const PartialDate = z.string().regex(/^\d{4}(-\d{2})?$/);
/** Absent: not stated. `null`: goes on today. */
const EndDate = PartialDate.nullable().optional();

/** Where a value of the profile stands: `path` is a JSON pointer into the profile, `raw === document.text.slice(start, end)`. */
export const Place = Span.extend({ path: z.string(), raw: z.string(), confidence: z.number().min(0).max(1) });
export type Place = z.infer<typeof Place>;

export const Section = z.enum([
  "contact",
  "summary",
  "experience",
  "education",
  "skills",
  "projects",
  "certifications",
  "languages",
  "publications",
  "awards",
  "volunteering",
  "interests",
  "references",
  "other",
]);
export type Section = z.infer<typeof Section>;

/** Words that prove a skill. `work` is the index of the role they stand in. `outcome`: the sentence tells a measured result. */
export const SkillEvidence = Quote.extend({
  section: Section,
  work: z.number().int().nonnegative().optional(),
  project: z.number().int().nonnegative().optional(),
  outcome: z.boolean(),
});
export type SkillEvidence = z.infer<typeof SkillEvidence>;

export const ProfileSkill = z.object({
  name: z.string(),
  id: z.string(),
  /** Months of the union of the roles that show it; null when no dated role does. */
  months: z.number().nonnegative().nullable(),
  lastUsed: PartialDate.nullable(),
  evidence: z.array(SkillEvidence),
  /** A person entered it; without evidence no words of the resume show it. */
  entered: z.literal(true).optional(),
});
export type ProfileSkill = z.infer<typeof ProfileSkill>;

export const Work = z.object({
  name: z.string().optional(),
  position: z.string().optional(),
  startDate: PartialDate.optional(),
  endDate: EndDate,
  location: z.string().optional(),
  summary: z.string().optional(),
  highlights: z.array(z.string()),
});
export type Work = z.infer<typeof Work>;

export const Education = z.object({
  institution: z.string().optional(),
  area: z.string().optional(),
  studyType: z.string().optional(),
  /** European Qualifications Framework level 2-8, when the degree is known. */
  level: z.number().int().min(2).max(8).optional(),
  status: z.enum(["completed", "in-progress", "incomplete"]).optional(),
  startDate: PartialDate.optional(),
  endDate: EndDate,
  score: z.string().optional(),
});
export type Education = z.infer<typeof Education>;

export const Certificate = z.object({
  name: z.string(),
  issuer: z.string().optional(),
  /** When it was earned. */
  date: PartialDate.optional(),
  /** The last day or month it is valid. */
  expires: PartialDate.optional(),
  /** What the resume says of a certificate that is not held, or not any more. */
  status: z.enum(["in-progress", "lapsed"]).optional(),
});
export const SpokenLanguage = z.object({
  language: z.string(),
  fluency: z.string().optional(),
  cefr: z.enum(["A1", "A2", "B1", "B2", "C1", "C2"]).optional(),
});
export type SpokenLanguage = z.infer<typeof SpokenLanguage>;
export const Project = z.object({
  name: z.string(),
  description: z.string().optional(),
  url: z.string().optional(),
  startDate: PartialDate.optional(),
  endDate: EndDate,
  highlights: z.array(z.string()),
});
export const Publication = z.object({ name: z.string(), publisher: z.string().optional(), releaseDate: PartialDate.optional() });
export const Volunteer = z.object({
  organization: z.string().optional(),
  position: z.string().optional(),
  startDate: PartialDate.optional(),
  endDate: EndDate,
  highlights: z.array(z.string()),
});

export const Basics = z.object({
  name: z.string().optional(),
  label: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  url: z.string().optional(),
  location: z
    .object({
      address: z.string().optional(),
      postalCode: z.string().optional(),
      city: z.string().optional(),
      region: z.string().optional(),
      countryCode: z.string().optional(),
    })
    .optional(),
  profiles: z.array(z.object({ network: z.string(), url: z.string() })),
  summary: z.string().optional(),
});

/** Years, one decimal: `lo` and `hi` bound the truth when dates are vague, `mid` is the best single figure. */
export const YearsRange = z.object({ lo: z.number(), mid: z.number(), hi: z.number() });
export type YearsRange = z.infer<typeof YearsRange>;

/** JSON Resume v1 names; `meta` and the fields marked in docs/engine/resume.md are ours. */
export const ResumeProfile = z.object({
  basics: Basics,
  work: z.array(Work),
  education: z.array(Education),
  skills: z.array(ProfileSkill),
  certificates: z.array(Certificate),
  languages: z.array(SpokenLanguage),
  projects: z.array(Project),
  publications: z.array(Publication),
  volunteer: z.array(Volunteer),
  meta: z.object({
    language: z.string(),
    /** The day that "present" means, `YYYY-MM-DD`. */
    asOf: z.string(),
    totalYears: YearsRange,
    confidence: z.number().min(0).max(1),
    sections: z.array(Span.extend({ section: Section, heading: z.string().optional() })),
    places: z.array(Place),
    /** Sentences that stand in no entry; not in profiles that versions before 0.28 read. */
    statements: z.array(Quote).optional(),
  }),
});
export type ResumeProfile = z.infer<typeof ResumeProfile>;
