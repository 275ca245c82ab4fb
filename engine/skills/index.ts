// text → skills: every mention of a skill with its place, and how far one skill answers for another.
export { findSkills } from "./find-skills.ts";
export { findSpans } from "./find-spans.ts";
export { linkOf } from "./links.ts";
export { canonicalOf, toTermId } from "./lookup.ts";
export { familyOf, skillById } from "./taxonomy.ts";
export type { SkillLink, SkillMention, SkillRecord, SkillSpan, SkillsFound, SkillType } from "./types.ts";
export { TAXONOMY_VERSION } from "./version.ts";
