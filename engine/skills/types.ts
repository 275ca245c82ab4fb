export type { SkillMention, SkillSpan, SkillsFound, SkillType } from "@fairlead/contracts";
