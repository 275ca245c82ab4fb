import doingWords from "../../data/match/doing-words.json";
import type { Alternative, JobProfile, Requirement } from "../../job/index.ts";
import { canonicalOf, linkOf, type SkillLink } from "../../skills/index.ts";
import { isCommon } from "../likeness/lexicon.ts";
import { toRoots } from "../likeness/roots.ts";
import { toWish, type Wish } from "../likeness/wish.ts";
import { isCredential } from "../view/credentials.ts";
import { isNamedAlike, isPaper, isPartOfPaper, toInitials, toPaperWords, withoutKindOfPaper } from "../view/papers.ts";
import { toSettingAsked } from "../view/settings.ts";
import { toStem } from "../view/stem.ts";
import { toTerms, toWordTerms } from "../view/terms.ts";
import { ofJob } from "./of-job.ts";
import { toOtherNames } from "./other-names.ts";
import { NO_NAMES, toShortNames } from "./short-names.ts";

/** One way to answer a requirement. `words`: what a line has to say, `roots`: the same without names of skills; `isPaper`: whether a certificate is asked for. */
export type Option = {
  id: string;
  isPaper: boolean;
  wish: Wish;
  words: readonly string[];
  roots: readonly string[];
  /** The words of its name in their order, whatever skills they name. */
  named: readonly string[];
  /** The words without the verb that is done to them ("rosters" of "writing rosters"), where they are enough to look for. */
  things: readonly string[];
  /** Its names as items of a list, without their general nouns. */
  short: ReadonlySet<string>;
  /** The kind of place in which to have worked, where that is what is asked for. */
  setting: string | undefined;
  linkFrom: (skill: string) => SkillLink;
  /** What a certificate says of it. */
  paperFrom: (id: string) => PaperLink;
};
/** `isAlike`: the certificate is called just as what is asked for; `isPart`: it says most of it. */
export type PaperLink = SkillLink & { isAlike: boolean; isPart: boolean };
/** `ways`: the same options by the name they answer. */
export type AskedSkill = { requirement: Requirement; options: readonly Option[]; ways: readonly AskedWay[] };
export type AskedWay = { name: string; options: readonly Option[] };

const PAPER = toStem("license");
/** "Practice in welding", "welding skills": how a thing is wished for, not what. */
const FRAMES = new Set(doingWords.frames.split(" ").map(toStem));
/** "Warehouse experience" asks for the place, "warehousing" for the skill. */
const PLACE = /\b(?:experience|environment|setting)$/i;
const CODE = /\b[A-Z][A-Z\d-]{2,}\b/;

/** Skills and certificates a job asks for, each once, with all that may answer it. */
export const toAskedSkills = ofJob((job): readonly AskedSkill[] =>
  mergeSame(job.requirements).map((requirement) =>
    toAsked(requirement, [requirement, ...(requirement.alternatives ?? []).filter((one) => !isOfOtherKind(one))], job),
  ),
);

/** Skills and papers that count in place of the degree or the years, as wishes of their own. */
export const toAskedWays = ofJob((job): readonly AskedSkill[] =>
  [job.education, job.experience].flatMap((wish) =>
    (wish?.alternatives ?? [])
      .filter((one) => !isOfOtherKind(one))
      .map(({ id, name, kind = "skill" }) => {
        const span = { start: 0, end: 0 };
        const requirement = { id, name, kind, importance: wish?.importance ?? "must", span, quote: { ...span, text: "" } };
        return toAsked(requirement, [requirement], job);
      }),
  ),
);

function toAsked(requirement: Requirement, names: readonly Pick<Requirement, "id" | "name">[], job: JobProfile): AskedSkill {
  const ways = names.map((one) => ({
    name: one.name,
    options: toOtherNames(one, requirement.quote.text, job).map((option) => toOption(option, requirement, job.language)),
  }));
  return { requirement, options: ways.flatMap(({ options }) => options), ways };
}

/** Degrees and years; skills and papers are options of the requirement itself. */
export const isOfOtherKind = ({ degree, experience }: Alternative): boolean => degree !== undefined || experience !== undefined;

function toOption({ id, name }: Pick<Requirement, "id" | "name">, { kind, quote }: Requirement, language: string): Option {
  const terms = toWordTerms(name, language);
  const words = withoutFrame(withoutKind(name, [...new Set(toTerms(name, language))]));
  const linkFrom = toLinks(id);
  // What the paper is about, when the taxonomy knows that and not the paper: "first aid" of "first aid certificate".
  const paperOf = kind === "certificate" && id.startsWith("term:") ? canonicalOf(withoutKindOfPaper(name))?.id : undefined;
  const [paper, letters] = [toPaperWords(name, terms), toInitials(name)];
  const asksForPaper = isCredential(id) || (kind === "certificate" && id.startsWith("term:"));
  return {
    id,
    isPaper: asksForPaper,
    setting: id.startsWith("term:") || PLACE.test(name) ? toSettingAsked(name) : undefined,
    linkFrom,
    paperFrom: (held) => {
      const isSame = held === id || held === paperOf || isPaper(held, paper);
      const link = isSame ? ({ kind: "same", strength: 1 } as const) : linkFrom(held);
      return { ...link, isAlike: isNamedAlike(held, paper, letters), isPart: isPartOfPaper(held, paper) };
    },
    wish: toWish(id, toRoots(terms)),
    roots: toRoots(withoutFrame(withoutKind(name, [...new Set(terms)]))),
    words,
    named: withoutFrame(terms),
    things: toThings(words, quote.text, language),
    short: asksForPaper ? NO_NAMES : toShortNames(id, name, language),
  };
}

/** The links to one skill, each looked up once for all candidates; a name outside the taxonomy has none to remember. */
function toLinks(wanted: string): Option["linkFrom"] {
  const known = new Map<string, SkillLink>();
  return (skill) => {
    const found = known.get(skill);
    if (found !== undefined) return found;
    const link = linkOf(skill, wanted);
    if (!skill.startsWith("term:")) known.set(skill, link);
    return link;
  };
}

/** "CCRN certification" is "CCRN": beside a code, the word for the kind of paper adds nothing. "Driving licence" keeps it. */
function withoutKind(name: string, words: readonly string[]): string[] {
  const others = words.filter((word) => word !== PAPER);
  return CODE.test(name) && others.length > 0 ? others : [...words];
}

/** "Planning appeals", "writing rosters": what is done stands first, and to what behind it. */
const FIELDS = new Set(doingWords.fields.split(" "));
const DONE_TO = /\b(\p{L}{2,}ing)\s+(?:(?:the|a|an|our|your|their|all|new|own)\s+)?(\p{L}+)/giu;

function toThings(words: readonly string[], wish: string, language: string): readonly string[] {
  const verbs = new Set<string>();
  for (const [, verb = "", thing = ""] of wish.matchAll(DONE_TO)) {
    if (FIELDS.has(verb.toLowerCase()) || !toWordTerms(thing, language).some((word) => words.includes(word))) continue;
    for (const word of toWordTerms(verb, language)) verbs.add(word);
  }
  const things = words.filter((word) => !verbs.has(word));
  return things.length < words.length && (things.length > 1 || !isCommon(toRoots(things)[0] ?? "")) ? things : [];
}

function withoutFrame(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !FRAMES.has(word));
  return others.length > 0 ? others : words;
}

/** The same requirement stated twice is one row, as strict as its strictest statement. */
function mergeSame(requirements: readonly Requirement[]): Requirement[] {
  const byId = new Map<string, Requirement>();
  for (const requirement of requirements) {
    const first = byId.get(requirement.id);
    byId.set(requirement.id, first === undefined ? requirement : stricter(first, requirement));
  }
  return [...byId.values()];
}

const STRICTNESS = { must: 3, should: 2, nice: 1 } as const;

function stricter(a: Requirement, b: Requirement): Requirement {
  const years = Math.max(a.minYears ?? 0, b.minYears ?? 0);
  const [strict, other] = STRICTNESS[b.importance] > STRICTNESS[a.importance] ? [b, a] : [a, b];
  const alternatives = [...(strict.alternatives ?? []), ...(other.alternatives ?? [])];
  const atLeast = Math.max(a.atLeast ?? 1, b.atLeast ?? 1);
  const weight =
    a.weight === undefined || b.weight === undefined ? (strict.weight ?? other.weight) : b.weight > a.weight ? b.weight : a.weight;
  return {
    ...strict,
    ...(weight === undefined ? {} : { weight }),
    ...(years > 0 ? { minYears: years } : {}),
    ...(alternatives.length > 0 ? { alternatives } : {}),
    ...(atLeast > 1 ? { atLeast } : {}),
  };
}
