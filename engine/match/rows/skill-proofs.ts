import doingWords from "../../data/match/doing-words.json";
import { linkOf, skillById } from "../../skills/index.ts";
import { toLineKey, toSettingKey } from "../explain/source-keys.ts";
import { toRoots } from "../likeness/roots.ts";
import { merge } from "../merge.ts";
import { areOfUnheld, type Unheld } from "../view/credentials.ts";
import type { Months } from "../view/months.ts";
import { asksForCourse } from "../view/papers.ts";
import type { Depth, ViewRole } from "../view/scoring-view.ts";
import { toStem } from "../view/stem.ts";
import { isSkillTerm } from "../view/terms.ts";
import type { Weights } from "../weights.ts";
import type { AskedSkill, Option } from "./asked-skills.ts";
import { type Bounded, exactly, times, toYearsFit } from "./draft.ts";
import { findOtherWords } from "./other-words.ts";
import { findOwnVerb, isDoing } from "./own-verb.ts";
import { isLikeJob } from "./sense.ts";
import type { LinkedSkill, Reading, ReadRole } from "./types.ts";
import { toTimeIn } from "./work-likeness.ts";

export type LinkKind = "same" | "implied" | "related" | "paraphrase" | "things" | "part" | "hint" | "elsewhere" | "lexical";
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
  unheld?: Unheld;
  /** Of a paraphrase: the words that stand for the wish, and whether they stand in work where they may mean something else. */
  by?: string[];
  doubt?: true;
};

/** "Invoice processing", "handled invoices": the verb says that it was done, the object what. */
const DOING = new Set(doingWords.words.split(" ").map(toStem));
/** `backing`: how much of the job some role was like, 0-1. */
type Asked = Pick<AskedSkill, "requirement"> & { backing: number; weights: Weights };

/** Everything in the view that answers the requirement or one of its alternatives. */
export function toProofs(
  { requirement, options }: Pick<AskedSkill, "requirement" | "options">,
  reading: Reading,
  backing: number,
): Proof[] {
  const asked = { requirement, backing, weights: reading.weights };
  return options.flatMap((option) => {
    const open = withoutRefusals(reading, option);
    return [
      ...fromNamedWords(reading, option, asked),
      ...(reading.linked.get(option) ?? []).map((linked) => toSkillProof(linked, asked, option.isPaper)),
      ...fromCertificates(reading, option, asked),
      ...(option.id.startsWith("term:") ? fromWords(reading, open, option, asked) : []),
      ...fromSetting(reading, option, asked),
      ...fromShortItem(reading, option, asked),
      ...(requirement.kind === "certificate" ? [] : [...fromOwnVerb(open, option, asked), ...fromOtherWords(open, option, asked)]),
    ];
  });
}

/** Without the roles that say the wish was not done there: other words of theirs do not tell it either. */
function withoutRefusals(reading: Reading, option: Option): Reading {
  const { view, roles } = reading;
  const isAll = isRefused(view, option);
  const open = isAll ? [] : view.roles.filter((role) => !isRefused(role, option));
  if (open.length === view.roles.length && !isAll) return reading;
  const stated = isAll ? () => [] : reading.stated;
  return { ...reading, view: { ...view, roles: open }, roles: roles.filter(({ role }) => open.includes(role)), stated };
}

/** Whether a role, or the resume outside of roles, says that this was not done. */
export const isRefused = ({ notDone = [] }: Pick<ViewRole, "notDone">, { id, words }: Option): boolean =>
  notDone.some((said) => said.includes(`#${id}`) || (words.length > 0 && tells(said, words)));

/** A paper is met by being named as held; every other skill has to be shown. */
function toSkillProof({ skill: { id, depth, months, entered, unheld }, link }: LinkedSkill, asked: Asked, isPaper = false): Proof {
  const { kind, strength } = link;
  const found = {
    source: `skill:${id}`,
    link: kind as LinkKind,
    strength,
    depth,
    months,
    ...(entered && { entered }),
    ...(unheld && { unheld }),
  };
  if (unheld && (isPaper || asked.requirement.kind === "certificate")) return toProof(found, asked.weights.depth.claimed, asked);
  const isHeld = isPaper && kind === "same" && !entered;
  return toProof(found, isHeld ? 1 : toShare(unheld === undefined ? depth : "listed", asked), asked);
}

/** By how many roles show it: none, where it stands outside of all. */
const DEPTHS = ["listed", "used", "proven"] as const;
const WORDS_OF_A_PAPER = "certificate:term:";

/** A certificate in its own section answers a wish for itself in full; for the skill behind it, it is a mention. */
function fromCertificates({ papers }: Reading, option: Option, asked: Asked): Proof[] {
  const named = papers.get(option);
  if (named === undefined) return [];
  const asksAnyway = option.isPaper || asked.requirement.kind === "certificate" || asksForCourse(asked.requirement.quote.text);
  const proofs = named.flatMap(({ id, unheld, link: { kind, strength, isAlike, isPart } }) => {
    const asksForPaper = asksAnyway || (option.id.startsWith("term:") && isAlike);
    if (kind === "none") return asksForPaper && unheld === undefined && isPart ? [toPartOfPaper(id, asked)] : [];
    const share = asksForPaper ? toShareOfPaper(kind === "same", unheld, asked) : toShare("listed", asked);
    const found = { source: `certificate:${id}`, link: kind, strength, depth: "listed" as const, months: null };
    return [toProof({ ...found, ...(unheld && { unheld }) }, share, asked)];
  });
  const known = proofs.filter(({ source }) => !source.startsWith(WORDS_OF_A_PAPER));
  return known.some(({ link }) => link === "same") ? known : proofs;
}

/** A paper that is not held is worth the same whatever work stands beside it. */
function toShareOfPaper(isSame: boolean, unheld: Unheld | undefined, asked: Asked): number {
  if (unheld !== undefined) return asked.weights.depth.claimed;
  return isSame ? 1 : toShare("listed", asked);
}

function toPartOfPaper(id: string, asked: Asked): Proof {
  const strength = asked.weights.paraphrase.part;
  const evidenced = { value: strength * toShare("listed", asked), lo: 0, hi: 1 };
  return { source: `certificate:${id}`, link: "part", strength, depth: "listed", months: null, years: exactly(1), evidenced };
}

/** A requirement outside the taxonomy is looked for by its words: together in one line they are the thing itself, apart they only resemble it. */
function fromWords(reading: Reading, open: Reading, { words, isPaper, roots, things }: Option, asked: Asked): Proof[] {
  const { view } = reading;
  if (words.length === 0) return [];
  if (words.every(isSkillTerm))
    return words.flatMap((word) =>
      view.skills
        .map((skill) => ({ skill, link: linkOf(skill.id, word.slice(1)) }))
        .filter(({ link }) => link.kind !== "none")
        .map((linked) => toSkillProof(linked, asked)),
    );
  const named = words.some(isSkillTerm);
  const holds = (line: readonly string[]) => tells(line, words) || ((named || line.some(isSkillTerm)) && tells(toRoots(line), roots));
  const told = reading.roles.filter(({ role }) => [role.title, ...role.duties].some(holds));
  const says = (line: readonly string[]) => holds(line) && holdsInOrder(line, words);
  const isMeant = (read: ReadRole) => isLikeJob(read, reading.weights) || isPaper || [read.role.title, ...read.role.duties].some(says);
  const roles = told.filter(isMeant).map(({ role }) => role);
  const found = (list: string[][]) => list.filter(holds);
  const proofs: Proof[] = [];
  const add = (lines: string[][], depth: Depth, months: Months | null) => {
    const held = isPaper ? lines.find((line) => !areOfUnheld(line)) : undefined;
    const line = held ?? lines[0];
    if (line === undefined) return;
    const share = held === undefined ? toShare(isPaper ? "listed" : depth, asked) : 1;
    proofs.push(toProof({ source: toLineKey(line), link: "same", strength: 1, depth, months }, share, asked));
  };
  add(found(roles.flatMap((role) => [...role.duties, role.title])), roles.length >= 2 ? "proven" : "used", toTimeIn(roles, view));
  add(found(view.projects), "used", null);
  add(found(view.mentions), "listed", null);
  if (proofs.length > 0) return proofs;
  const [apart] = told;
  if (apart !== undefined) return [fromOtherWork(reading, apart.role, holds, asked)];
  return [...(isPaper ? [] : fromThings(open, things, asked)), ...fromResemblance(open, words)];
}

/**
 * A skill whose name may also mean something else, in the words of the job: where they stand side by side, or where a role with the
 * job's title says the one word, they mean what the job means.
 */
function fromNamedWords(reading: Reading, option: Option, asked: Asked): Proof[] {
  const { id, named, isPaper } = option;
  if (skillById(id)?.ambiguity !== "B" || isPaper || isShown(reading, option)) return [];
  if (named.length === 0 || (named.length === 1 && !isDoing(id))) return [];
  const { view, roles: read, weights } = reading;
  const says = (line: readonly string[]) => holdsInOrder(line, named);
  const roles = read.filter(
    ({ role, likeness }) => (named.length > 1 || likeness >= weights.paraphrase.backing) && [role.title, ...role.duties].some(says),
  );
  const line = roles.flatMap(({ role }) => [...role.duties, role.title].filter(says))[0];
  if (line === undefined) return [];
  const depth = roles.length >= 2 ? "proven" : "used";
  const months = toTimeIn(
    roles.map(({ role }) => role),
    view,
  );
  return [toProof({ source: toLineKey(line), link: "same", strength: 1, depth, months }, toShare(depth, asked), asked)];
}

/** Whether the resume shows the skill itself, beyond naming it in a list. */
const isShown = ({ linked }: Reading, option: Option): boolean =>
  (linked.get(option) ?? []).some(({ skill, link }) => link.kind === "same" && skill.depth !== "listed");

const holdsInOrder = (line: readonly string[], words: readonly string[]): boolean =>
  line.some((_, from) => words.every((word, i) => line[from + i] === word));

/** The words of the wish in another order, in work that was not like the job: they may mean something else there. */
function fromOtherWork(
  { view, weights }: Reading,
  role: ViewRole,
  holds: (line: readonly string[]) => boolean,
  { requirement }: Asked,
): Proof {
  const line = [...role.duties, role.title].find(holds) ?? role.title;
  const months = toTimeIn([role], view);
  const years = toYearsFit(months, requirement.minYears, weights.years);
  const strength = weights.paraphrase.hint;
  const evidenced = { value: years.value * strength * weights.depth.used, lo: 0, hi: years.hi * weights.depth.used };
  return { source: toLineKey(line), link: "elsewhere", strength, depth: "used", months, years, evidenced };
}

/** A line of a role that says to what it is done, and not with the same verb: the thing itself, or something beside it. */
function fromThings({ view, weights }: Reading, things: readonly string[], { requirement, backing }: Asked): Proof[] {
  if (things.length === 0) return [];
  const holds = (line: readonly string[]) => holdsTogether(line, things);
  const roles = view.roles.filter(({ duties }) => duties.some(holds));
  const line = roles.flatMap(({ duties }) => duties.filter(holds))[0];
  if (line === undefined) return [];
  const months = toTimeIn(roles, view);
  const years = toYearsFit(months, requirement.minYears, weights.years);
  const strength = weights.paraphrase.things * toTrust(backing, weights);
  const evidenced = { value: years.value * strength * weights.depth.used, lo: 0, hi: years.hi * weights.depth.used };
  return [{ source: toLineKey(line), link: "things", strength, depth: "used", months, years, evidenced }];
}

/** What is left of words alone beside roles that are not like the job. */
function toTrust(backing: number, { experience, paraphrase: { alone } }: Weights): number {
  return alone + (1 - alone) * Math.min(1, backing / experience.sameWork);
}

function fromResemblance({ view, weights }: Reading, words: readonly string[]): Proof[] {
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

function fromOwnVerb(reading: Reading, { id, wish }: Option, asked: Asked): Proof[] {
  const found = findOwnVerb(reading, id, wish);
  if (found === null) return [];
  const depth = found.roles.length >= 2 ? "proven" : "used";
  const months = toTimeIn(found.roles, reading.view);
  return [toProof({ source: toLineKey(found.line), link: "same", strength: 1, depth, months }, toShare(depth, asked), asked)];
}

/** Likely, and not sure: it may be the thing in full or something else. */
function fromOtherWords(reading: Reading, { wish }: Option, { backing, weights, requirement }: Asked): Proof[] {
  const found = findOtherWords(reading, wish);
  if (found === null) return [];
  const { line, share, isHint, isSure, isLike, by, roles } = found;
  const depth = DEPTHS[Math.min(2, roles.length)] ?? "listed";
  const like = Math.max(backing, reading.company(wish));
  const isWhole = isSure && like >= weights.paraphrase.backing;
  const strength = share * (isWhole ? 1 : toTrust(like, weights));
  const months = toTimeIn(roles, reading.view);
  const years = toYearsFit(months, requirement.minYears, weights.years);
  const value = years.value * strength * Math.min(weights.depth.used, weights.depth[depth]);
  const evidenced = { value, lo: 0, hi: years.hi * weights.depth[depth] };
  const link = isHint ? "hint" : "paraphrase";
  return [{ source: toLineKey(line), link, strength, depth, months, years, evidenced, by, ...(!isLike && { doubt: true }) }];
}

/** Whether a line says all of it, or does the thing with another verb. A single word is told as done only beside a verb of doing. */
function tells(line: readonly string[], words: readonly string[]): boolean {
  if (holdsTogether(line, words)) return true;
  const things = words.filter((word) => !DOING.has(word));
  if (things.length === words.length || things.length === 0) return false;
  return holdsTogether(line, things) && (things.length > 1 || line.some((word) => DOING.has(word)));
}

/** "Dementia", an item of its own, is dementia care: in a list the general noun is left out. */
function fromShortItem({ view }: Reading, { short }: Option, asked: Asked): Proof[] {
  if (short.size === 0) return [];
  const line = view.mentions.find((terms) => short.has(terms.join(" ")));
  if (line === undefined) return [];
  const found = { source: toLineKey(line), link: "same" as const, strength: 1, depth: "listed" as const, months: null };
  return [toProof(found, toShare("listed", asked), asked)];
}

/** "Rosebank Care Home" is a care home: who worked there has worked in one. */
function fromSetting({ view }: Reading, { setting }: Option, asked: Asked): Proof[] {
  if (setting === undefined) return [];
  const roles = view.roles.filter(({ settings = [] }) => settings.includes(setting));
  if (roles.length === 0) return [];
  const depth = roles.length >= 2 ? "proven" : "used";
  const found = { source: toSettingKey(setting), link: "same" as const, strength: 1, depth: depth as Depth, months: toTimeIn(roles, view) };
  return [toProof(found, toShare(depth, asked), asked)];
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
  return merge(found, { years, evidenced: times(years, found.strength * depth) });
}
