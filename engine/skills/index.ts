// text → skills: every mention of a skill with its place, and how far one skill answers for another.
export { findSkills } from "./find-skills.ts";
export { findSpans } from "./find-spans.ts";
export { toConcepts } from "./import/concepts.ts";
export { importConcepts } from "./import/import-concepts.ts";
export { linkOf } from "./links.ts";
export { canonicalOf, toTermId } from "./lookup.ts";
export { searchSkills } from "./search-skills.ts";
export { readSupplement, taxonomyVersion, useSupplement, writeSupplement } from "./supplement.ts";
export { readTagger, type TaggedSpan, type Tagger } from "./tagger/read-tagger.ts";
export { familyOf, skillById } from "./taxonomy.ts";
export type { Concept, ImportSource, SkillLink, SkillMention, SkillRecord, SkillSpan, SkillsFound, SkillType } from "./types.ts";
