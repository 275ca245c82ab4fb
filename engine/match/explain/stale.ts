import { monthsOfUnion, type ResumeProfile } from "../../resume/index.ts";
import { toOwnRoles } from "../view/own-roles.ts";
import { toSkillProofs } from "../view/view-skills.ts";
import { STALE_AFTER } from "../weights.ts";

/**
 * Ids of skills last used long ago. Counted in months worked since, so a break makes nothing stale. The view of the score
 * does not know it: it only names a gap.
 */
export function toStaleSkills(profile: ResumeProfile, asOf: string): ReadonlySet<string> {
  const roles = toOwnRoles(profile, asOf);
  const worked = roles.flatMap(({ interval }) => interval ?? []);
  const lastUses = new Map<string, number>();
  for (const { skill, evidence } of toSkillProofs(profile)) {
    const used = roles.filter(({ entries }) => entries.some((entry) => evidence.some(({ work }) => work === entry)));
    const ends = used.flatMap(({ interval }) => interval?.end ?? []);
    if (ends.length > 0 && ends.length === used.length) lastUses.set(skill.id, Math.max(lastUses.get(skill.id) ?? 0, ...ends));
  }
  const since = (last: number) =>
    monthsOfUnion(worked.filter(({ end }) => end > last).map(({ start, end }) => ({ start: Math.max(start, last), end })));
  return new Set([...lastUses].filter(([, last]) => since(last) >= STALE_AFTER).map(([id]) => id));
}
