import type { JobProfile } from "../../job/index.ts";
import { remember } from "../../text/index.ts";
import { toRoots } from "../likeness/roots.ts";
import { type Cover, toCovers, toWishIndex, type Wish } from "../likeness/wish.ts";
import type { ScoringView, ViewRole } from "../view/scoring-view.ts";
import { isSkillTerm } from "../view/terms.ts";
import type { Weights } from "../weights.ts";
import { type Option, toAskedSkills, toAskedWays } from "./asked-skills.ts";
import { byWish } from "./by-wish.ts";
import { toCompany } from "./company.ts";
import { toDuties } from "./duties.ts";
import { toOdds } from "./judge.ts";
import { toNearness, toNearWishes } from "./near-words.ts";
import { ofJob } from "./of-job.ts";
import { toBestShares, toSaidShare } from "./other-words.ts";
import { toRivals } from "./rivals.ts";
import { isLikeJob } from "./sense.ts";
import type { LinkedPaper, LinkedSkill, Reading, ReadLine, ReadRole } from "./types.ts";
import { toJobLikeness, toWorkLikeness } from "./work-likeness.ts";

export function toReading(view: ScoringView, job: JobProfile, weights: Weights): Reading {
  const index = toIndex(job);
  const near = toNear(job);
  const duties = toDutyWishes(job);
  const asked = toAskedWishes(job);
  const read = (role: ViewRole): ReadRole => {
    const lines = role.duties.map((terms) => {
      const covers = withoutNames(terms, toCovers(index, toLineRoots(terms), weights.paraphrase.word));
      const [root] = rootsOf(terms[0] ?? "");
      const nearness = toNearness(near, { terms, covers });
      const rival = toRivals(job, { near: nearness, covers });
      const isDuty = saysDuty(duties, covers, weights);
      const line: ReadLine = { terms, root, covers, isDuty, near: nearness, rival, odds: byWish((wish) => toOdds(wish, line, weights)) };
      return line;
    });
    const done = new Set<string>();
    for (const terms of role.duties) for (const term of terms) done.add(term);
    const told = toBestShares(lines, weights);
    const likeness = toWorkLikeness(job, role, done, weights);
    const toJob = toJobLikeness({ role, lines, done, told, likeness }, job, weights);
    const says = isLikeJob({ toJob }, weights) ? lines.length : lines.filter((line) => saysAny(asked, line, weights)).length;
    return { role, lines, done, told, likeness, toJob, says };
  };
  const roles = view.roles.map(read);
  let known: readonly ReadRole[] | undefined;
  const stated = () => {
    known ??= view.mentions.length === 0 ? [] : [read({ title: [], months: null, duties: view.mentions })];
    return known;
  };
  return {
    view,
    roles,
    stated,
    linked: toLinked(view, job),
    papers: toPapers(view, job),
    company: toCompany(roles, job, weights),
    weights,
  };
}

const toDutyWishes = ofJob((job): ReadonlySet<Wish> => new Set(toDuties(job).map(({ wish }) => wish)));

function saysDuty(duties: ReadonlySet<Wish>, covers: ReadLine["covers"], weights: Weights): boolean {
  for (const [wish, { same }] of covers) if (same >= weights.paraphrase.least && duties.has(wish)) return true;
  return false;
}

const toAskedWishes = ofJob(
  (job): ReadonlySet<Wish> => new Set(toAskedSkills(job).flatMap(({ options }) => options.map(({ wish }) => wish))),
);

function saysAny(asked: ReadonlySet<Wish>, line: ReadLine, weights: Weights): boolean {
  for (const wish of line.covers.keys()) if (asked.has(wish) && toSaidShare(wish, line, weights) > 0) return true;
  return false;
}

function toLinked({ skills }: ScoringView, job: JobProfile): Reading["linked"] {
  const toAnswered = toAnsweredBy(job);
  const linked = new Map<Option, LinkedSkill[]>();
  for (const skill of skills) for (const { option, link } of toAnswered(skill.id)) put(linked, option, { skill, link });
  return linked;
}

function toPapers({ certificates, unheld }: ScoringView, job: JobProfile): Reading["papers"] {
  const toAnswered = toAnsweredByPaper(job);
  const papers = new Map<Option, LinkedPaper[]>();
  for (const id of certificates) for (const { option, link } of toAnswered(id)) put(papers, option, { id, unheld: undefined, link });
  for (const { id, why } of unheld) for (const { option, link } of toAnswered(id)) put(papers, option, { id, unheld: why, link });
  return papers;
}

function put<K, T>(lists: Map<K, T[]>, key: K, value: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

const toOptions = ofJob((job) => [...toAskedSkills(job), ...toAskedWays(job)].flatMap(({ options }) => options));

/** By skill what it answers of all that a job asks for. */
const toAnsweredBy = ofJob((job) =>
  remember((skill) =>
    toOptions(job)
      .map((option) => ({ option, link: option.linkFrom(skill) }))
      .filter(({ link }) => link.kind !== "none"),
  ),
);

/** By certificate what it says something of. */
const toAnsweredByPaper = ofJob((job) =>
  remember((paper) =>
    toOptions(job)
      .map((option) => ({ option, link: option.paperFrom(paper) }))
      .filter(({ link }) => link.kind !== "none" || link.isPart),
  ),
);

const toWishes = ofJob((job) => [...toDuties(job), ...toOptions(job)].map(({ wish }) => wish));
const toIndex = ofJob((job) => toWishIndex(toWishes(job)));
const toNear = ofJob((job) => toNearWishes(toWishes(job)));

/** The words of one skill's name tell nothing but that skill: what it says of others stands in the taxonomy. */
function withoutNames(terms: readonly string[], covers: ReadonlyMap<Wish, Cover>): ReadonlyMap<Wish, Cover> {
  if (covers.size === 0 || !terms.some(isSkillTerm)) return covers;
  const names = terms.filter(isSkillTerm).map(rootsOf);
  for (const cover of covers.values()) {
    if (!cover.told || !names.some((name) => cover.by.every((root) => name.includes(root)))) continue;
    cover.sure = false;
    cover.firm = false;
    cover.isNames = true;
  }
  return covers;
}

const rootsOf = remember((term): readonly string[] => toRoots([term]));

function toLineRoots(terms: readonly string[]): string[] {
  const roots: string[] = [];
  for (const term of terms) for (const root of rootsOf(term)) roots.push(root);
  return roots;
}
