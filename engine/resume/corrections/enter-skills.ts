import { canonicalOf, skillById, toTermId } from "../../skills/index.ts";
import { sectionAt } from "../sections/sections-of-profile.ts";
import type { Correction, ProfileSkill, ResumeProfile, Span } from "../types.ts";
import { findWords } from "./find-words.ts";
import { toTarget } from "./target.ts";

/** A skill that a person entered, because the reading missed it. `place`: the words that stand for it, where there are any. */
export type EnteredSkill = { id: string; name: string; place: Span | undefined };

/** Whether a skill may be entered under this id and name: as the taxonomy calls it, or in free words that it does not know. */
export function isEnterable(id: string, name: string): boolean {
  const record = skillById(id);
  if (record !== undefined) return record.label === name && record.type !== "human-language";
  return id === toTermId(name) && id !== toTermId("") && canonicalOf(name) === undefined;
}

/** By id, so that their order does not depend on that of the corrections. */
export function listEntered(base: ResumeProfile, corrections: readonly Correction[], text: string): EnteredSkill[] {
  const words = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { path, value } of corrections) {
    const target = toTarget(path);
    if (value === null) continue;
    if (target?.kind === "words") words.set(target.id, value);
    if (target?.kind === "skill" && !base.skills.some(({ id }) => id === target.id)) names.set(target.id, value);
  }
  return [...names]
    .map(([id, name]) => ({ id, name, place: findWords(text, words.get(id) ?? name) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** It is listed, never used: where and how long it was used, nobody read. */
export function toEntered(profile: ResumeProfile, { id, name, place }: EnteredSkill, text: string): ProfileSkill {
  const evidence = place && {
    ...place,
    text: text.slice(place.start, place.end),
    section: sectionAt(profile, place.start),
    outcome: false,
  };
  return { name, id, months: null, lastUsed: null, evidence: evidence === undefined ? [] : [evidence], entered: true };
}
