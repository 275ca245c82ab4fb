import type { JobProfile } from "@fairlead/contracts";

export type { Alternative, Condition, ErrorCode, Flag, Importance, JobProfile, Quote, Requirement, Span } from "@fairlead/contracts";
export type EducationRequirement = NonNullable<JobProfile["education"]>;
export type ExperienceRequirement = NonNullable<JobProfile["experience"]>;
export type LanguageRequirement = JobProfile["languages"][number];
export type Responsibility = JobProfile["responsibilities"][number];
