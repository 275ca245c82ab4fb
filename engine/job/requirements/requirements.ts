import casual from "../../data/job/casual.json";
import certificates from "../../data/job/certificates.json";
import studies from "../../data/job/education.json";
import phrases from "../../data/job/phrases.json";
import { type SkillMention, toTermId } from "../../skills/index.ts";
import { readEducation } from "../facts/education.ts";
import { readLanguages } from "../facts/languages.ts";
import type { EducationRequirement, ExperienceRequirement, LanguageRequirement, Requirement } from "../types.ts";
import { FIELD, ROLE } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { findPhrases, toPhraseSet } from "../words/phrases.ts";
import { wordAt } from "../words/words.ts";
import { readCertificates, withIssuer, withPlace } from "./certificates.ts";
import type { Clause } from "./clauses.ts";
import { compoundsIn } from "./compounds.ts";
import { toAtLeast } from "./counted-choices.ts";
import { type Group, toGroups } from "./groups.ts";
import { fromMentions, isHeadAfter, isNoSkill, isProduct, type Named } from "./names.ts";
import { activityBehind, type Role, roleBeside } from "./roles.ts";
import type { Unit } from "./unit-state.ts";
import { toUnits } from "./units.ts";
import { placeBehind } from "./worked-in.ts";
import { readYears, type Years } from "./years.ts";

const HELD = new Set(certificates.held);
const REPLACED = new Set(studies.replaced);
/** "Five years | of relevant experience in lieu of". */
const LIEU_WORDS = 6;
const ACTING = new Set(phrases.actingAs);
/** "Licence for | at least | two years". */
const FOR_AT_LEAST = 5;
const SETTINGS = new Set(casual.settings);
/** What counts in place of something is no wish of its own. */
const SUBSTITUTES = toPhraseSet(phrases.substitutes);

export type Asked = {
  requirements: Requirement[];
  languages: LanguageRequirement[];
  education: EducationRequirement[];
  experience: ExperienceRequirement[];
};

/** Everything one clause asks for. `barred`: words of criteria that no job may use. */
export function readClause(text: JobText, clause: Clause, mentions: readonly SkillMention[], barred: ReadonlySet<number>): Asked {
  const taken = new Set([...barred, ...clause.cueWords]);
  const years = readYears(text, clause).filter((hit) => !barred.has(hit.from));
  for (const hit of years) take(taken, hit);
  const activities = years.map((hit) => withoutProducts(text, mentions, activityBehind(text, clause, hit)));
  const roles = years.map((hit, index) => activities[index] ?? roleBeside(text, clause, hit));
  const ofSkills = years.filter((_, index) => activities[index] === undefined);
  for (const role of roles) if (role) take(taken, role);
  const languages = readLanguages(text, clause, taken, barred);
  const education = readEducation(text, clause, taken);
  const [substitute] = findPhrases(SUBSTITUTES, text.words, clause.statement.from, clause.statement.to);
  if (substitute) {
    const kept = education && !standsForAnother(text, education, substitute) ? [education] : [];
    return { requirements: [], languages: [], education: kept, experience: [] };
  }
  const skills = mentions
    .filter(
      (mention) =>
        mention.type !== "human-language" &&
        !startsWithJoin(text, mention) &&
        endsWithWord(text, mention) &&
        !isActingAs(text, mention) &&
        !(mention.type === "soft" && isNoSkill(text.flat.slice(mention.start, mention.end))),
    )
    .flatMap((mention) => fromMentions(text, mention));
  const named = toUnits(text, clause, readyNames(text, clause, skills, taken), taken);
  const all = named.filter((unit, index) => unit.known || !text.isHouse(unit.name, isBare(text, named.slice(0, index), unit)));
  const units = languages.length > 0 ? all.filter((unit) => unit.known || unit.phrase >= 0 || isApart(text, clause, unit)) : all;
  const instead = education ? years.filter((hit) => isInsteadOfDegree(text, education, hit)) : [];
  const placed = toGroups(units)
    .map((group) => {
      const amount = yearsOf(text, group, units, ofSkills);
      return { group, years: amount && isOfRole(text, roles[years.indexOf(amount)], group) ? undefined : amount };
    })
    .filter((entry) => !entry.years || !instead.includes(entry.years));
  const isFree = (hit: Years) => !placed.some((entry) => entry.years === hit);
  return {
    requirements: [
      ...placed
        .filter(({ group, years }) => !years || settingOf(text, group) === undefined)
        .map((entry) => toRequirement(text, clause, entry.group, entry.years)),
      ...years.flatMap((hit, index) =>
        hit.part && isFree(hit) ? partOf(text, clause, hit, objectOf(text, clause, hit, roles[index])) : [],
      ),
    ],
    languages,
    education: education ? [{ ...education, orEquivalent: education.orEquivalent || instead.length > 0 }] : [],
    experience: years.flatMap((hit, index) => {
      if (hit.part || instead.includes(hit) || isInLieu(text, clause, hit)) return [];
      if (placed.some(({ group, years }) => years && years !== hit && isOfMember(text, group, hit))) return [];
      const group = placed.find((entry) => entry.years === hit)?.group;
      const setting = group && settingOf(text, group);
      return group && !setting
        ? []
        : [
            toExperience(
              text,
              clause,
              hit,
              setting ?? fieldOf(text, objectOf(text, clause, hit, roles[index])),
              !setting && roles[index]?.isOccupation,
            ),
          ];
    }),
  };
}

/** "A master's may substitute for one year", not "the degree may be substituted by experience": what counts in place of something else is not asked for. */
function standsForAnother(text: JobText, { span }: EducationRequirement, { from, to }: { from: number; to: number }): boolean {
  const isBefore = span.end <= (text.words[from]?.start ?? 0);
  return isBefore && (foldedAt(text, to - 1) !== "substituted" || foldedAt(text, to) === "for");
}

/** "Five years in lieu of a degree": they stand for the degree, unless an "or" puts them beside it. */
function isInLieu(text: JobText, { from, to }: Clause, years: Years): boolean {
  if (text.lexicon.orWords.has(foldedAt(text, from - 1))) return false;
  for (let at = years.to; at < Math.min(to, years.to + LIEU_WORDS); at++)
    if (REPLACED.has(foldedAt(text, at)) && foldedAt(text, at + 1) === "of") return true;
  return false;
}

const OF_SPEECH =
  /\b(?:speak|spoken|speech|writ|read|verbal|oral|fluen|level|native|mother|tongue|standard|conversation|understand|communicat|business|language|proficien|working|equivalent|dialect)/i;
/** "Ariba, a bit of German", "permanence planning, Gaelic": a name between commas is no word about the language beside it. */
function isApart(text: JobText, { from, to, cueWords }: Clause, unit: Unit): boolean {
  const opens = unit.from === from || /[,;:(]/.test(gapBefore(text, unit.from)) || cueWords.has(unit.from - 1);
  const ends = unit.to >= to || /[,;.)]/.test(gapBefore(text, unit.to));
  return opens && ends && (/^\p{Lu}/u.test(unit.name) || (/\s/.test(unit.name) && !OF_SPEECH.test(unit.name)));
}

/** Named by itself, or as where the thing before was done ("sales in Kent"); "GCC experience", "experience in Wales" ask for the place. */
function isBare(text: JobText, before: readonly Unit[], { from, to, phrase }: Unit): boolean {
  const at = foldedAt(text, from - 1) === "the" ? from - 2 : from - 1;
  if (
    /^(?:in|within|across|around)$/.test(foldedAt(text, at)) &&
    before.some(({ to: end }) => end === at || (end === at - 1 && isHeadAfter(foldedAt(text, end))))
  )
    return true;
  return phrase < 0 && !isHeadAfter(foldedAt(text, to));
}

/** "three years in an industrial setting": where one has worked, no skill. */
function settingOf({ flat, words }: JobText, group: Group): string | undefined {
  const from = Math.min(...group.map((unit) => unit.from));
  const to = Math.max(...group.map((unit) => unit.to));
  const isSetting = !group.some(({ product, certificate }) => product || certificate) && SETTINGS.has(words[to]?.folded ?? "");
  const before = words.slice(Math.max(0, from - 2), from).map(({ folded }) => folded);
  const isInside = isSetting && before.some((word) => word === "in" || word === "within");
  return isInside ? flat.slice(words[from]?.start, words[to]?.end).replace(/\s+/g, " ") : undefined;
}

/** "Three years as a welder, and knowledge of MIG": the years were worked in the occupation, another wish follows; "as an analyst with SQL" goes on. */
function isOfRole(text: JobText, role: Role | undefined, group: Group): boolean {
  const first = Math.min(...group.map(({ from }) => from));
  if (!role?.isOccupation || first < role.to) return false;
  for (let at = role.to; at < first; at++)
    if (/[,;]/.test(gapBefore(text, at)) || text.lexicon.andWords.has(foldedAt(text, at))) return true;
  return false;
}

/** "five years programming in Java" is about Java. */
function withoutProducts({ words }: JobText, mentions: readonly SkillMention[], role: Role | undefined): Role | undefined {
  const start = words[role?.from ?? 0]?.start ?? 0;
  const end = words[(role?.to ?? 1) - 1]?.end ?? 0;
  return mentions.some((mention) => isProduct(mention) && mention.start >= start && mention.end <= end) ? undefined : role;
}

/** "or nursing" is the abbreviation of a trade only in capitals. */
function startsWithJoin({ flat, lexicon }: JobText, { start, end }: SkillMention): boolean {
  return lexicon.joinWords.has(flat.slice(start, end).split(/\s/, 1)[0] ?? "");
}

/** "Acting as key person" is no theatre. */
function isActingAs({ flat, words }: JobText, { start, end }: SkillMention): boolean {
  return ACTING.has(flat.slice(start, end).toLowerCase()) && words[wordAt(words, end)]?.folded === "as";
}

/** "A P" in "a P&L" is no name, nor "C" in "C-EFM". */
function endsWithWord({ flat, words }: JobText, { start, end }: SkillMention): boolean {
  const isCode = end - start === 1 && /^-\p{Lu}{2}/u.test(flat.slice(end));
  return !isCode && (words[wordAt(words, end) - 1]?.end ?? end) <= end;
}

/** "a degree in law, or four years of practice": the years stand for the degree, they are no wish of their own. */
function isInsteadOfDegree(text: JobText, { span }: EducationRequirement, { from }: Years): boolean {
  const before = [1, 2, 3].map((step) => from - step).filter((at) => (text.words[at]?.start ?? 0) >= span.end);
  return before.some((at) => text.lexicon.orWords.has(foldedAt(text, at)));
}

/** Taxonomy skills and named licences on words nothing else used; a known licence keeps its words. */
function readyNames(text: JobText, clause: Clause, skills: readonly Named[], taken: Set<number>): Named[] {
  const open = skills.filter((skill) => !isTaken(taken, skill)).map((skill) => withIssuer(text, clause, withPlace(text, clause, skill)));
  const free = open.filter((skill) => !open.some((paper) => paper.certificate && paper.from < skill.from && skill.to <= paper.to));
  for (const skill of free) if (skill.certificate) take(taken, skill);
  const papers = readCertificates(text, clause, taken, free);
  const others = compoundsIn(text, clause, taken).filter((one) => !papers.some((paper) => overlap(one, paper)));
  const kept = free.filter((skill) => !papers.some((paper) => overlap(paper, skill)) && !others.some((one) => holds(one, skill)));
  return [...kept, ...papers, ...others.filter((one) => !kept.some((skill) => overlap(one, skill)))];
}

function overlap(one: Named, other: Named): boolean {
  return one.from < other.to && other.from < one.to;
}

/** A longer name around a shorter one. */
function holds(one: Named, { from, to }: Named): boolean {
  return one.from <= from && to <= one.to && one.to - one.from > to - from;
}

function take(taken: Set<number>, { from, to }: { from: number; to: number }): void {
  for (let at = from; at < to; at++) taken.add(at);
}

function isTaken(taken: ReadonlySet<number>, { from, to }: Named): boolean {
  for (let at = from; at < to; at++) if (taken.has(at)) return true;
  return false;
}

/** The amount that stands before the group in its phrase, or right behind it ("Excel, 3 years"). */
function yearsOf(text: JobText, group: Group, units: readonly Unit[], years: readonly Years[]): Years | undefined {
  const first = group[0];
  if (first?.certificate) return years.find((hit) => isHolding(text, first, hit));
  if (!first) return undefined;
  const own = years.find((hit) => hit.from >= first.to && hit.from < (group[1]?.from ?? 0) && isBehind(text, group, hit));
  if (own) return own;
  const end = Math.max(...group.map((unit) => unit.to));
  const before = years.filter((hit) => hit.to <= first.from).at(-1);
  if (before && !isBehind(text, units, before)) return isOtherPhrase(units, before, first) ? undefined : before;
  const after = years.find((hit) => hit.from >= end);
  const next = units.find((unit) => unit.from >= end && !unit.inside);
  return after && (!next || (next.from > after.from && !hasOwnObject(text, end, after, next))) ? after : undefined;
}

/** "Strong Excel skills and two years' experience in audit": behind an "and" the amount goes with what it opens. */
function hasOwnObject(text: JobText, end: number, amount: Years, next: Unit): boolean {
  const between = text.words.slice(end, amount.from).map(({ folded }) => folded);
  const isJoined = between.some((word) => text.lexicon.andWords.has(word));
  if (!isJoined || between.some((word) => /^(?:it|this|that|them)$/.test(word))) return false;
  for (let at = amount.to; at <= next.from; at++) if (/[,;:()]/.test(gapBefore(text, at))) return false;
  return true;
}

/** "C+E licence held for at least two years", "having held a licence for two years". */
function isHolding(text: JobText, paper: Unit, { from }: Years): boolean {
  const between = text.words.slice(paper.to, from).map(({ folded }) => folded);
  const before = text.words.slice(Math.max(0, paper.from - ROLE.wordsBetween), paper.from).map(({ folded }) => folded);
  const said = between.at(-1) === "for" ? [...before, ...between] : between;
  if (from >= paper.to && between[0] === "for" && between.length <= FOR_AT_LEAST) return true;
  return from >= paper.to && between.length <= ROLE.wordsBetween && said.some((word) => HELD.has(word));
}

/** "Java (3 years) or Kotlin (1 year)": an amount beside a member of a choice is no wish of its own. */
function isOfMember(text: JobText, group: Group, hit: Years): boolean {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last || first === last || hit.from < first.to || !isBehind(text, group, hit)) return false;
  return hit.from < last.from || !text.flat.slice(text.words[last.to - 1]?.end, text.words[hit.from]?.start).includes(",");
}

/** "C++ (5+ years), an RTOS", "Java 6 yrs, Spring 3 yrs": an amount in brackets, behind a dash or right behind a name is about that alone. */
function isBehind(text: JobText, units: readonly Unit[], { from, to }: Years): boolean {
  const before = units.filter((unit) => unit.to <= from).at(-1);
  if (!before || !/[),;]/.test(gapBefore(text, to))) return false;
  if (before.to === from && before.known && !units.some((unit) => unit.from >= to && unit.inside)) return true;
  return /^[^,;]*(?:\(|\s[-–—]\s|:)/.test(text.flat.slice(text.words[before.to - 1]?.end, text.words[from]?.start));
}

/** A second head ("… and knowledge of …") ends the reach of the years; so does a comma in a list without a head. */
function isOtherPhrase(units: readonly Unit[], years: Years, unit: Unit): boolean {
  const between = units.find((other) => other.from >= years.to && other.from < unit.from);
  return between !== undefined && (unit.phrase !== between.phrase || (unit.phrase < 0 && unit.join === "comma"));
}

function toRequirement({ flat, raw, words }: JobText, clause: Clause, group: Group, years: Years | undefined): Requirement {
  const [main, ...others] = group as [Unit, ...Unit[]];
  const start = words[Math.min(...group.map((unit) => unit.from))]?.start ?? 0;
  const end = words[Math.max(...group.map((unit) => unit.to)) - 1]?.end ?? flat.length;
  const { statement } = clause;
  return {
    id: main.id,
    name: main.name,
    kind: main.certificate ? "certificate" : "skill",
    importance: clause.importance,
    ...(years ? { minYears: years.min } : {}),
    ...(others.length > 0 ? { alternatives: others.map(({ id, name }) => ({ name, id })) } : {}),
    ...toAtLeast(Math.max(...group.map(({ count = 1 }) => count)), others.length + 1),
    span: { start, end },
    quote: { start: statement.start, end: statement.end, text: raw.slice(statement.start, statement.end) },
  };
}

/** "data analyst", "nurse or midwife": what the years were asked in; long choices go by their first. */
function fieldOf({ flat, words }: JobText, role: Role | undefined): string | undefined {
  if (!role) return undefined;
  const roles = flat.slice(words[role.name]?.start, words[role.to - 1]?.end).replace(/\s+/g, " ");
  return roles.length <= FIELD.mostChars ? roles : roles.split(/,\s|\sor\s/)[0];
}

/** Who or where the years were worked as or in. */
function objectOf(text: JobText, clause: Clause, hit: Years, role: Role | undefined): Role | undefined {
  const place = role ? undefined : placeBehind(text, clause, hit, clause.cueWords);
  return role ?? (place && { ...place, name: place.from });
}

/** "Ten years in hotels, three of them as a manager": a share of the years is a wish of its own under who or where they were worked. */
function partOf(text: JobText, clause: Clause, hit: Years, object: Role | undefined): Requirement[] {
  const name = fieldOf(text, object);
  if (!name || !object) return [];
  const { statement, importance } = clause;
  const span = { start: text.words[object.name]?.start ?? 0, end: text.words[object.to - 1]?.end ?? 0 };
  const quote = { start: statement.start, end: statement.end, text: text.raw.slice(statement.start, statement.end) };
  return [{ id: toTermId(name), name, kind: "skill", importance, minYears: hit.min, span, quote }];
}

function toExperience(
  { words }: JobText,
  clause: Clause,
  hit: Years,
  field: string | undefined,
  isOccupation = false,
): ExperienceRequirement {
  return {
    minYears: hit.min,
    ...(hit.max === undefined ? {} : { maxYears: hit.max }),
    ...(field ? { field } : {}),
    ...(field && isOccupation ? { isOccupation } : {}),
    importance: clause.importance,
    span: { start: words[hit.from]?.start ?? 0, end: words[hit.to - 1]?.end ?? 0 },
  };
}
