// job text → JobProfile: what the work asks for, how strongly, and the words that say so.
export { refusalOf } from "./facts/protected-criteria.ts";
export { type JobReading, readJob } from "./read-job.ts";
export type {
  Alternative,
  EducationRequirement,
  ExperienceRequirement,
  Importance,
  JobProfile,
  LanguageRequirement,
  Requirement,
  Responsibility,
} from "./types.ts";
