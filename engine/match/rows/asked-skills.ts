import doingWords from "../../data/match/doing-words.json";
import type { Requirement } from "../../job/index.ts";
import { linkOf, type SkillLink } from "../../skills/index.ts";
import { toRoots } from "../likeness/roots.ts";
import { toWish, type Wish } from "../likeness/wish.ts";
import { isCredential } from "../view/credentials.ts";
import { toPaperWords } from "../view/papers.ts";
import { toStem } from "../view/stem.ts";
import { toTerms, toWordTerms } from "../view/terms.ts";
import { ofJob } from "./of-job.ts";

/** One way to answer a requirement. `words`: what a line has to say, `roots`: the same without names of skills; `paper`: what a certificate has to be called; `isPaper`: whether it is one. */
export type Option = {
  id: string;
  isPaper: boolean;
  wish: Wish;
  words: readonly string[];
  roots: readonly string[];
  paper: readonly string[];
  linkFrom: (skill: string) => SkillLink;
};
export type AskedSkill = { requirement: Requirement; options: readonly Option[] };

const PAPER = toStem("license");
/** "Practice in welding", "welding skills": how a thing is wished for, not what. */
const FRAMES = new Set(doingWords.frames.split(" ").map(toStem));
const CODE = /\b[A-Z][A-Z\d-]{2,}\b/;

/** Skills and certificates a job asks for, each once, with all that may answer it. */
export const toAskedSkills = ofJob(({ requirements, language }): readonly AskedSkill[] =>
  mergeSame(requirements).map((requirement) => ({
    requirement,
    options: [requirement, ...(requirement.alternatives ?? [])].map((option) => toOption(option, requirement.kind, language)),
  })),
);

function toOption({ id, name }: Pick<Requirement, "id" | "name">, kind: Requirement["kind"], language: string): Option {
  const terms = toWordTerms(name, language);
  return {
    id,
    isPaper: isCredential(id) || (kind === "certificate" && id.startsWith("term:")),
    linkFrom: toLinks(id),
    wish: toWish(id, toRoots(terms)),
    roots: toRoots(withoutFrame(withoutKind(name, [...new Set(terms)]))),
    words: withoutFrame(withoutKind(name, [...new Set(toTerms(name, language))])),
    paper: toPaperWords(name, terms),
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
  const weight =
    a.weight === undefined || b.weight === undefined ? (strict.weight ?? other.weight) : b.weight > a.weight ? b.weight : a.weight;
  return {
    ...strict,
    ...(weight === undefined ? {} : { weight }),
    ...(years > 0 ? { minYears: years } : {}),
    ...(alternatives.length > 0 ? { alternatives } : {}),
  };
}
