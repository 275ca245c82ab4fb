import type { SkillMention } from "../skills/index.ts";
import { readCertificates } from "./certificates.ts";
import type { Clause } from "./clauses.ts";
import { readEducation } from "./education.ts";
import { type Group, toGroups } from "./groups.ts";
import { readLanguages } from "./languages.ts";
import type { EducationRequirement, ExperienceRequirement, LanguageRequirement, Requirement } from "./types.ts";
import { toUnits, type Unit } from "./units.ts";
import type { Word } from "./words.ts";
import { readYears, type Years } from "./years.ts";

export type Asked = {
  requirements: Requirement[];
  languages: LanguageRequirement[];
  education: EducationRequirement[];
  experience: ExperienceRequirement[];
};
type Text = { flat: string; raw: string; words: readonly Word[] };

/** Everything one clause asks for. `barred`: words of criteria that no job may use. */
export function readClause(text: Text, clause: Clause, mentions: readonly SkillMention[], barred: ReadonlySet<number>): Asked {
  const { flat, words } = text;
  const taken = new Set(barred);
  const years = readYears(flat, words, clause).filter((hit) => !taken.has(hit.from));
  for (const hit of years) for (let at = hit.from; at < hit.to; at++) taken.add(at);
  const languages = readLanguages(flat, words, clause, taken);
  const education = readEducation(flat, words, clause, taken);
  const known = mentions.filter((mention) => mention.type === "cert");
  const open = new Set(taken);
  for (const mention of known) words.forEach((word, at) => word.start >= mention.start && word.end <= mention.end && open.add(at));
  const certificates = readCertificates(flat, words, clause, open);
  for (const unit of certificates) for (let at = unit.from; at < unit.to; at++) taken.add(at);
  const skills = mentions.filter((mention) => mention.type !== "human-language" && !isTaken(words, taken, mention));
  const units = [...toUnits(flat, words, clause, skills, taken), ...certificates];
  const groups = toGroups(units.filter((unit) => !certificates.includes(unit))).concat(certificates.map((unit) => [unit]));
  const placed = groups.map((group) => ({ group, years: yearsOf(group, units, years) }));
  const unused = years.filter((hit) => !placed.some((entry) => entry.years === hit && entry.group.some((unit) => unit.known)));
  return {
    requirements: placed.map((entry) => toRequirement(text, clause, entry.group, entry.years)),
    languages,
    education: education ? [education] : [],
    experience: unused.map((hit) => toExperience(text, clause, hit, placed.find((entry) => entry.years === hit)?.group[0])),
  };
}

function isTaken(words: readonly Word[], taken: ReadonlySet<number>, mention: SkillMention): boolean {
  return words.some((word, at) => word.start >= mention.start && word.end <= mention.end && taken.has(at));
}

/** The amount that stands before the group in its phrase, or right behind it ("Excel, 3 years"). */
function yearsOf(group: Group, units: readonly Unit[], years: readonly Years[]): Years | undefined {
  const first = group[0];
  if (!first) return undefined;
  const before = years.filter((hit) => hit.to <= first.from).at(-1);
  if (before && !isOtherPhrase(units, before, first)) return before;
  const after = years.find((hit) => hit.from >= (group.at(-1)?.to ?? 0));
  const nextUnit = units.find((unit) => unit.from >= (group.at(-1)?.to ?? 0));
  if (!before && after && (!nextUnit || nextUnit.from > after.from)) return after;
  return undefined;
}

/** A second head ("… and knowledge of …") ends the reach of the years. */
function isOtherPhrase(units: readonly Unit[], years: Years, unit: Unit): boolean {
  const between = units.filter((other) => other.from >= years.to && other.from < unit.from);
  return between.length > 0 && unit.phrase !== between[0]?.phrase;
}

function toRequirement({ flat, raw, words }: Text, clause: Clause, group: Group, years: Years | undefined): Requirement {
  const [main, ...others] = group as [Unit, ...Unit[]];
  const start = words[main.from]?.start ?? 0;
  const end = words[(group.at(-1) ?? main).to - 1]?.end ?? flat.length;
  const { statement } = clause;
  return {
    id: main.id,
    name: main.name,
    kind: main.certificate ? "certificate" : "skill",
    importance: clause.importance,
    ...(years && main.known ? { minYears: years.min } : {}),
    ...(others.length > 0 ? { alternatives: others.map(({ id, name }) => ({ name, id })) } : {}),
    span: { start, end },
    quote: { start: statement.start, end: statement.end, text: raw.slice(statement.start, statement.end) },
  };
}

function toExperience({ words }: Text, clause: Clause, hit: Years, field: Unit | undefined): ExperienceRequirement {
  return {
    minYears: hit.min,
    ...(hit.max === undefined ? {} : { maxYears: hit.max }),
    ...(field ? { field: field.name } : {}),
    importance: clause.importance,
    span: { start: words[hit.from]?.start ?? 0, end: words[hit.to - 1]?.end ?? 0 },
  };
}
