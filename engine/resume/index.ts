// Document → ResumeProfile: who, where, when and what, each value with the words that say so.
export { type MonthInterval, monthsOfUnion, toInterval } from "./durations.ts";
export { readResume } from "./read-resume.ts";
export { sectionAt } from "./sections/sections-of-profile.ts";
export type { Document, Place, ProfileSkill, ResumeProfile, Section, SkillEvidence, SpokenLanguage, Work, YearsRange } from "./types.ts";
