export type {
  Document,
  Line,
  Place,
  ProfileSkill,
  ResumeProfile,
  Section,
  SkillEvidence,
  Span,
  SpokenLanguage,
  Work,
  YearsRange,
} from "@fairlead/contracts";
