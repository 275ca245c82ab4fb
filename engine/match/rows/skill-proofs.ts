import doingWords from "../../data/match/doing-words.json";
import type { Requirement } from "../../job/index.ts";
import { linkOf } from "../../skills/index.ts";
import { toLineKey } from "../explain/source-keys.ts";
import type { Months } from "../view/months.ts";
import type { Depth, ScoringView } from "../view/scoring-view.ts";
import { toStem } from "../view/stem.ts";
import { toTerms, toWordTerms } from "../view/terms.ts";
import type { Weights } from "../weights.ts";
import { type Bounded, exactly, times, toYearsFit } from "./draft.ts";
import { findOtherWords, toWishOf } from "./other-words.ts";
import { toTimeIn } from "./work-likeness.ts";

export type LinkKind = "same" | "implied" | "related" | "paraphrase" | "hint" | "lexical";
/** One thing of the resume that answers a requirement, and how well: link x depth x years. */
export type Proof = {
  source: string;
  link: LinkKind;
  strength: number;
  depth: Depth;
  months: Months | null;
  years: Bounded;
  evidenced: Bounded;
  entered?: true;
  /** Of a paraphrase: the words that stand for the wish. */
  by?: string[];
};

const PAPER = toStem("license");
/** "Invoice processing", "handled invoices": the verb says that it was done, the object what. */
const DOING = new Set(doingWords.words.split(" ").map(toStem));
const CODE = /\b[A-Z][A-Z\d-]{2,}\b/;

type Option = { id: string; name: string };
/** `backing`: how much of the job some role was like, 0-1. */
export type Asked = { requirement: Requirement; language: string; backing: number; weights: Weights };

/** Everything in the view that answers the requirement or one of its alternatives. */
export function toProofs(view: ScoringView, asked: Asked): Proof[] {
  const { requirement } = asked;
  const options: Option[] = [requirement, ...(requirement.alternatives ?? [])];
  return options.flatMap((option) => [
    ...fromSkills(view, option, asked),
    ...fromCertificates(view, option, asked),
    ...(option.id.startsWith("term:") ? fromWords(view, option, asked) : []),
    ...(requirement.kind === "certificate" ? [] : fromOtherWords(view, option, asked)),
  ]);
}

function fromSkills(view: ScoringView, option: Option, asked: Asked): Proof[] {
  return view.skills.flatMap((skill) => {
    const { kind, strength } = linkOf(skill.id, option.id);
    if (kind === "none") return [];
    const { depth, months, entered } = skill;
    const found = { source: `skill:${skill.id}`, link: kind, strength, depth, months, ...(entered && { entered }) };
    return [toProof(found, toShare(depth, asked), asked)];
  });
}

/** A certificate in its own section answers a wish for itself in full; for the skill behind it, it is a mention. */
function fromCertificates(view: ScoringView, option: Option, asked: Asked): Proof[] {
  return view.certificates.flatMap((id) => {
    const { kind, strength } = isSameCertificate(id, option, asked.language)
      ? ({ kind: "same", strength: 1 } as const)
      : linkOf(id, option.id);
    if (kind === "none") return [];
    const share = asked.requirement.kind === "certificate" && kind === "same" ? 1 : toShare("listed", asked);
    return [toProof({ source: `certificate:${id}`, link: kind, strength, depth: "listed", months: null }, share, asked)];
  });
}

function isSameCertificate(id: string, option: Option, language: string): boolean {
  if (id === option.id) return true;
  if (!id.startsWith("term:") || !option.id.startsWith("term:")) return false;
  const words = new Set(id.slice("term:".length).split(" "));
  const asked = withoutKind(option.name, toWordTerms(option.name, language));
  return asked.length > 0 && asked.every((word) => words.has(word));
}

/** A requirement outside the taxonomy is looked for by its words: together in one line they are the thing itself, apart they only resemble it. */
function fromWords(view: ScoringView, option: Option, asked: Asked): Proof[] {
  const { language, weights } = asked;
  const words = withoutKind(option.name, [...new Set(toTerms(option.name, language))]);
  if (words.length === 0) return [];
  if (words.every((word) => word.startsWith("#"))) {
    return words.flatMap((word) => fromSkills(view, { ...option, id: word.slice(1) }, asked));
  }
  const holds = (line: readonly string[]) => tells(line, words);
  const roles = view.roles.filter((role) => [role.title, ...role.duties].some(holds));
  const found = (list: string[][]) => list.filter(holds);
  const proofs: Proof[] = [];
  const add = (lines: string[][], depth: Depth, months: Months | null) => {
    const [line] = lines;
    if (line === undefined) return;
    proofs.push(toProof({ source: toLineKey(line), link: "same", strength: 1, depth, months }, toShare(depth, asked), asked));
  };
  add(found(roles.flatMap((role) => [...role.duties, role.title])), roles.length >= 2 ? "proven" : "used", toTimeIn(roles, view));
  add(found(view.projects), "used", null);
  add(found(view.mentions), "listed", null);
  return proofs.length > 0 ? proofs : fromResemblance(view, words, weights);
}

function fromResemblance(view: ScoringView, words: readonly string[], weights: Weights): Proof[] {
  const lines = [...view.roles.flatMap((role) => [...role.duties, role.title]), ...view.projects, ...view.mentions];
  const shares = lines.map((line) => ({ line, share: words.filter((word) => line.includes(word)).length / words.length }));
  const best = shares.filter(({ share }) => share >= 0.5).sort((a, b) => b.share - a.share)[0];
  if (best === undefined) return [];
  const evidenced = exactly(weights.lexical * best.share);
  return [
    {
      source: toLineKey(best.line),
      link: "lexical",
      strength: evidenced.value,
      depth: "listed",
      months: null,
      years: exactly(1),
      evidenced,
    },
  ];
}

/** Likely, and not sure: it may be the thing in full or something else. */
function fromOtherWords(view: ScoringView, option: Option, asked: Asked): Proof[] {
  const { language, backing, weights, requirement } = asked;
  const found = findOtherWords(view, toWishOf(option, language), weights);
  if (found === null) return [];
  const { line, share, isHint, by, roles } = found;
  const depth = roles.length >= 2 ? "proven" : "used";
  const alone = isHint ? 0 : weights.paraphrase.alone;
  const strength = share * (alone + (1 - alone) * Math.min(1, backing / weights.experience.sameWork));
  const months = toTimeIn(roles, view);
  const years = toYearsFit(months, requirement.minYears, weights.years);
  const evidenced = { value: years.value * strength * weights.depth[depth], lo: 0, hi: years.hi * weights.depth[depth] };
  return [{ source: toLineKey(line), link: isHint ? "hint" : "paraphrase", strength, depth, months, years, evidenced, by }];
}

/** "CCRN certification" is "CCRN": beside a code, the word for the kind of paper adds nothing. "Driving licence" keeps it. */
function withoutKind(name: string, words: readonly string[]): string[] {
  const others = words.filter((word) => word !== PAPER);
  return CODE.test(name) && others.length > 0 ? others : [...words];
}

/** Whether a line says all of it, or does the thing with another verb. A single word is told as done only beside a verb of doing. */
function tells(line: readonly string[], words: readonly string[]): boolean {
  if (holdsTogether(line, words)) return true;
  const things = words.filter((word) => !DOING.has(word));
  if (things.length === words.length || things.length === 0) return false;
  return holdsTogether(line, things) && (things.length > 1 || line.some((word) => DOING.has(word)));
}

/** Whether the words stand close to each other, in any order, with at most two other words between. */
function holdsTogether(line: readonly string[], words: readonly string[]): boolean {
  if (!words.every((word) => line.includes(word))) return false;
  const reach = words.length + 2;
  return line.some((_, from) => {
    const window = line.slice(from, from + reach);
    return words.every((word) => window.includes(word));
  });
}

/** A list is worth more beside a role that was like the job: without one it is cheap to write. */
function toShare(depth: Depth, { backing, weights: { depth: shares } }: Asked): number {
  return depth === "listed" ? shares.claimed + (shares.listed - shares.claimed) * backing : shares[depth];
}

function toProof(found: Omit<Proof, "years" | "evidenced">, depth: number, { requirement, weights }: Asked): Proof {
  const years = requirement.kind === "certificate" ? exactly(1) : toYearsFit(found.months, requirement.minYears, weights.years);
  return { ...found, years, evidenced: times(years, found.strength * depth) };
}
