export type { Place, ProfileSkill, ResumeProfile, Section, SkillEvidence, SpokenLanguage, Work, YearsRange } from "@fairlead/contracts";
