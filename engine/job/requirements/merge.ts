import { toTermId } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import type { EducationRequirement, ExperienceRequirement, Importance, LanguageRequirement, Requirement } from "../types.ts";
import type { Asked } from "./requirements.ts";

const STRENGTH: Readonly<Record<Importance, number>> = { nice: 0, should: 1, must: 2 };
const CEFR = ["A1", "A2", "B1", "B2", "C1", "C2"];

/** One entry per thing asked for, in text order; said twice, the stronger wording holds. */
export function mergeRequirements(all: readonly Requirement[]): Requirement[] {
  const merged = new Map<string, Requirement>();
  for (const requirement of withFreeHeads(all).sort((a, b) => a.span.start - b.span.start)) {
    const same = merged.get(requirement.id);
    const id = same && isOther(same, requirement) ? toTermId(requirement.name) : requirement.id;
    const known = merged.get(id);
    merged.set(id, known ? mergeTwo(known, requirement) : { ...requirement, id });
  }
  return [...merged.values()];
}

/** "Python. At least two of Python, Java and Go": a counted choice goes by a name that no other wish has, so that both stay. */
function withFreeHeads(all: readonly Requirement[]): Requirement[] {
  const used = new Map(all.filter(({ atLeast }) => atLeast === undefined).map((one) => [one.id, one]));
  return all.map((one) => {
    if (one.atLeast === undefined) return one;
    const known = used.get(one.id);
    const free = known === undefined || namesOf(known) === namesOf(one) ? one : withHead(one, used);
    used.set(free.id, free);
    return free;
  });
}

function withHead(choice: Requirement, used: ReadonlyMap<string, unknown>): Requirement {
  const { alternatives = [], ...main } = choice;
  const next = alternatives.find(({ id, degree, experience }) => !degree && !experience && !used.has(id));
  if (next === undefined) return choice;
  const rest = alternatives.filter((other) => other !== next);
  return { ...main, id: next.id, name: next.name, alternatives: [{ name: main.name, id: main.id }, ...rest] };
}

const namesOf = ({ id, alternatives = [] }: Requirement): string => [id, ...alternatives.map((one) => one.id)].sort().join(" ");

/** One id of the taxonomy may stand for two wishes of a list: "Tax returns" and "Tax planning". */
function isOther(first: Requirement, second: Requirement): boolean {
  const areApart = (isOwnItem(first) && isOwnItem(second)) || isOtherSort(first, second);
  return isOtherLevel(first.name, second.name) || ((areApart || isOtherProduct(first, second)) && isOtherThing(first.name, second.name));
}

const PRODUCT = /\p{Lu}.*\p{Lu}/u;

/** "ETC Eos" is a must, "Vectorworks Spotlight or Capture" nice to have: names of their own that are asked for differently. */
function isOtherProduct(first: Requirement, second: Requirement): boolean {
  return (
    first.importance !== second.importance &&
    first.quote.start !== second.quote.start &&
    [first, second].every(({ name }) => PRODUCT.test(name))
  );
}

/** "Local authority searches and land registry searches": one line names two sorts of a thing by the same noun. */
function isOtherSort(first: Requirement, second: Requirement): boolean {
  const isPlain = !first.alternatives && !second.alternatives && first.quote.start === second.quote.start;
  const heads = [first.name, second.name].map((name) => fold(name).split(" ").slice(1).at(-1));
  return isPlain && heads[0] !== undefined && heads[0] === heads[1];
}

/** The whole line asks for this alone. */
function isOwnItem({ name, quote, alternatives }: Requirement): boolean {
  return !alternatives && quote.text.length - name.length <= MOST_BESIDE;
}

/** Each name has a word that the other has not; "Postgres" and "PostgreSQL", "Kubernetes" and "K8s" are one thing. */
function isOtherThing(first: string, second: string): boolean {
  const [a, b] = [first, second].map((name) => fold(name).split(/[^\p{L}\d]+/u)) as [string[], string[]];
  const isShort = (words: readonly string[]) => words.length === 1 && (words[0] ?? "").length <= INITIALS;
  const isNew = (word: string, words: readonly string[]) => !words.some((other) => sameStart(word, other));
  return !isShort(a) && !isShort(b) && a.some((word) => isNew(word, b)) && b.some((word) => isNew(word, a));
}

const sameStart = (one: string, other: string): boolean => one.slice(0, STEM) === other.slice(0, STEM);

/** Characters of a line beside the name ("is required", "Experience in"), letters of initials, and letters that two forms of a word share. */
const MOST_BESIDE = 25;
const INITIALS = 5;
const STEM = 4;

/** "Level 2 Food Safety" is a must, "Level 3 Food Safety" may be nice to have. */
function isOtherLevel(first: string, second: string): boolean {
  const [a, b] = [first, second].map((name) => /\blevel\s(\d)\b/i.exec(name)?.[1]);
  return a !== undefined && b !== undefined && a !== b;
}

function mergeTwo(first: Requirement, second: Requirement): Requirement {
  const years = [first.minYears, second.minYears].filter((value) => value !== undefined);
  const { alternatives, atLeast } = first.alternatives ? first : second;
  return {
    ...first,
    importance: stronger(first.importance, second.importance),
    ...(years.length > 0 ? { minYears: Math.max(...years) } : {}),
    ...(alternatives ? { alternatives } : {}),
    ...(atLeast ? { atLeast } : {}),
  };
}

function stronger(a: Importance, b: Importance): Importance {
  return STRENGTH[a] >= STRENGTH[b] ? a : b;
}

export function mergeLanguages(all: readonly LanguageRequirement[]): LanguageRequirement[] {
  const merged = new Map<string, LanguageRequirement>();
  for (const asked of all) {
    const known = merged.get(asked.language);
    const levels = [known?.cefr, asked.cefr].filter((level) => level !== undefined);
    const highest = levels.sort((a, b) => CEFR.indexOf(b) - CEFR.indexOf(a))[0];
    const importance = known ? stronger(known.importance, asked.importance) : asked.importance;
    const first = known && STRENGTH[known.importance] >= STRENGTH[asked.importance] ? known : asked;
    const { alternatives: _, atLeast: _count, ...bare } = known ?? asked;
    const { alternatives, atLeast } = first;
    const choice = { ...(alternatives ? { alternatives } : {}), ...(atLeast ? { atLeast } : {}) };
    merged.set(asked.language, { ...bare, ...choice, importance, ...(highest ? { cefr: highest } : {}) });
  }
  return [...merged.values()];
}

/** The strongest wish for a degree; of two wishes of equal strength the higher degree holds. */
export function mergeEducation(all: readonly EducationRequirement[]): EducationRequirement | undefined {
  const [best] = [...all].sort((a, b) => STRENGTH[b.importance] - STRENGTH[a.importance] || b.level - a.level);
  return best && all.some((asked) => asked.orEquivalent) ? { ...best, orEquivalent: true } : best;
}

/** Degrees and papers that the one place for education has no room for stay wishes: a second field, a higher level that is only nice to have. */
export function besidesEducation(all: readonly EducationRequirement[], kept: EducationRequirement | undefined, raw: string): Requirement[] {
  const placed = kept ? [kept] : [];
  return all.flatMap((asked) => {
    if (kept && asked.span.start === kept.span.start) return [];
    const { importance, span } = asked;
    const quote = { ...span, text: raw.slice(span.start, span.end) };
    const choice = asChoice(asked);
    if (choice) return [{ ...choice, importance, span, quote }];
    if (asked.alternatives || placed.some((other) => isSaidBy(asked, other))) return [];
    placed.push(asked);
    const { name, level, areas } = asked;
    return [{ id: toTermId(name), name, kind: "certificate", importance, degree: { level, areas }, span, quote }];
  });
}

/** A choice that holds a paper or skill goes by that. */
function asChoice({
  alternatives = [],
  name,
  level,
  areas,
}: EducationRequirement): Pick<Requirement, "id" | "name" | "kind" | "alternatives"> | undefined {
  const main = alternatives.find(({ degree, experience }) => !degree && !experience);
  if (!main) return undefined;
  const others = [{ name, id: "education", degree: { level, areas } }, ...alternatives.filter((one) => one !== main)];
  return { id: main.id, name: main.name, kind: main.kind ?? "skill", alternatives: others };
}

/** Whoever has the one has the other: the same level or a lower one, in no field of its own. */
function isSaidBy(asked: EducationRequirement, other: EducationRequirement): boolean {
  if (asked.level > other.level) return false;
  const own = asked.areas.map(fold);
  return own.length === 0 || other.areas.length === 0 || own.some((area) => other.areas.some((one) => isAreaAlike(area, fold(one))));
}

/** Letters of a word that can name a field of study. */
const SHORTEST_FIELD = 4;
const isAreaAlike = (one: string, other: string): boolean =>
  one.split(" ").some((word) => word.length >= SHORTEST_FIELD && other.includes(word));

/** The strongest wish for experience; at equal strength the longest one, and of two as long the one without a field. */
export function mergeExperience(all: readonly ExperienceRequirement[]): ExperienceRequirement | undefined {
  const fieldless = (asked: ExperienceRequirement) => (asked.field === undefined ? 1 : 0);
  return [...all].sort(
    (a, b) => STRENGTH[b.importance] - STRENGTH[a.importance] || b.minYears - a.minYears || fieldless(b) - fieldless(a),
  )[0];
}

export function collect(parts: readonly Asked[]): Asked {
  return {
    requirements: parts.flatMap((part) => part.requirements),
    languages: parts.flatMap((part) => part.languages),
    education: parts.flatMap((part) => part.education),
    experience: parts.flatMap((part) => part.experience),
  };
}
