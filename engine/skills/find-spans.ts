import { findSkills } from "./find-skills.ts";
import type { SkillSpan } from "./types.ts";

/** Every phrase that names a skill or knowledge, in the taxonomy or not. */
export function findSpans(text: string): SkillSpan[] {
  return findSkills(text).map(({ type, start, end }) => ({ type: type === "soft" ? "skill" : "knowledge", start, end }));
}
