// Document → ResumeProfile: who, where, when and what, each value with the words that say so.
export { findLikeness } from "./alike/find-likeness.ts";
export { toSketch, toSketchKeys } from "./alike/to-sketch.ts";
export type { Sketch } from "./alike/types.ts";
export { findEmails } from "./contact/emails.ts";
export { countryOf, isStreet } from "./contact/gazetteer.ts";
export { findPhones } from "./contact/phones.ts";
export { findWebLinks } from "./contact/web-links.ts";
export { findRefused } from "./corrections/check-corrections.ts";
export { correctProfile } from "./corrections/correct-profile.ts";
export { type Field, toFields } from "./corrections/to-fields.ts";
export { type MonthInterval, monthsOfUnion } from "./durations.ts";
export { hasInstitutionWord } from "./education/degrees.ts";
export { findNotDone, isNotEvidence } from "./lists/negation.ts";
export { toLanguageName } from "./lists/spoken-languages.ts";
export { readResume } from "./read-resume.ts";
export { toReadingQuality } from "./reading-quality.ts";
export { toRoleIntervals } from "./role-intervals.ts";
export { sectionAt } from "./sections/sections-of-profile.ts";
export type {
  Correction,
  Document,
  Place,
  ProfileSkill,
  ResumeProfile,
  Section,
  SkillEvidence,
  SpokenLanguage,
  Work,
  YearsRange,
} from "./types.ts";
