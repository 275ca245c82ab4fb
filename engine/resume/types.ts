export type {
  Correction,
  Document,
  FieldKind,
  FieldList,
  Line,
  Place,
  ProfileField,
  ProfileSkill,
  ReadingQuality,
  ResumeProfile,
  Section,
  SkillEvidence,
  Span,
  SpokenLanguage,
  Work,
  YearsRange,
} from "@fairlead/contracts";
export { LIMITS } from "@fairlead/contracts/limits";
