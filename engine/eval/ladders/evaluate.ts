import type { Half } from "../../../corpus-generator/ladders/index.ts";
import { Figures } from "../figures.ts";
import { aliasesIn } from "./aliases.ts";
import { type Climb, climbAll, type Step } from "./climb.ts";
import { type Order, toOrder } from "./order.ts";
import { type Peer, toBm25, toTfIdf } from "./peers.ts";
import { type Compared, compare, toVerdictF1 } from "./verdicts.ts";

export type LadderMiss = { job: string; kind: string; rung: string; field: string; detail: string };

const REAL = new Set(["over-qualified", "complete", "synonyms only", "most of it", "skills 12 years old"]);

/** Every figure of one half. The development half tells its misses as well. */
export async function evaluateLadders(half: Half): Promise<{ figures: Figures; missed: LadderMiss[] }> {
  const climbs = await climbAll(half);
  const figures = new Figures();
  const missed: LadderMiss[] = [];
  const miss: Miss = ({ ladder, kind }, { candidate }, field, detail) => {
    if (half === "dev") missed.push({ job: ladder.job.title, kind, rung: candidate.rung, field, detail });
  };
  addOrders(figures, climbs, miss);
  addVerdicts(figures, climbs, miss);
  for (const climb of climbs) addStuffing(figures, climb, miss);
  addIntervals(figures, climbs, miss);
  for (const { ladder } of climbs.filter(({ kind }) => kind === "pdf"))
    for (const { name, synonym } of ladder.job.wishes) figures.add("ladder paraphrase is no alias", !aliasesIn(name, synonym));
  return { figures, missed };
}

/** All rungs but the one without a word of the advertisement: what a comparison of words can do at all. */
const isNamed = (step: Step | undefined): boolean => step?.candidate.rung !== "synonyms only";

type Miss = (climb: Climb, step: Step, field: string, detail: string) => void;

/** The product beside its peers on the same texts. */
function addOrders(figures: Figures, climbs: readonly Climb[], miss: Miss): void {
  const texts = climbs.flatMap(({ steps }) => steps.map(({ text }) => text));
  const peers: [string, Peer][] = [
    ["BM25", toBm25(texts)],
    ["TF-IDF", toTfIdf(texts)],
  ];
  const orders = new Map<string, Order[]>();
  const add = (name: string, order: Order) => orders.set(name, [...(orders.get(name) ?? []), order]);
  let from = 0;
  for (const climb of climbs) {
    const { ladder, steps } = climb;
    const at = steps.map((_, index) => from + index);
    from += steps.length;
    const truths = steps.map(({ candidate }) => candidate.satisfied);
    const judge = (said: readonly number[]) => toOrder(truths.map((truth, index) => ({ truth, said: said[index] ?? 0 })));
    const named = (said: readonly number[]) =>
      toOrder(truths.flatMap((truth, index) => (isNamed(steps[index]) ? [{ truth, said: said[index] ?? 0 }] : [])));
    const judgeBoth = (name: string, said: readonly number[]) => {
      add(name, judge(said));
      add(`, same words${name}`, named(said));
    };
    judgeBoth(
      "",
      steps.map(({ place }) => -place),
    );
    for (const [name, peer] of peers) judgeBoth(` ${name}`, peer(ladder.ad.text, at));
    for (const [index, step] of steps.entries()) {
      const above = steps.slice(0, index).filter(({ place }) => place >= step.place);
      for (const other of above) miss(climb, step, "order", `${step.result.score} not below ${other.candidate.rung} ${other.result.score}`);
    }
  }
  for (const [name, all] of orders) {
    const sum = (of: (order: Order) => number) => all.reduce((total, order) => total + of(order), 0);
    figures.set(`ladder pairs in order${name}`, sum(({ right }) => right) / sum(({ pairs }) => pairs));
    figures.set(`ladder Kendall tau${name}`, sum(({ tau }) => tau) / all.length);
  }
}

function addVerdicts(figures: Figures, climbs: readonly Climb[], miss: Miss): void {
  const all = climbs.flatMap((climb) => climb.steps.map((step) => ({ climb, step, answers: compare(climb, step) })));
  for (const { climb, step, answers } of all) {
    for (const { told, found } of isNamed(step) ? [] : answers)
      if (told === "met") figures.add("ladder other words seen", found !== undefined && found !== "unmet");
    for (const { key, told, found, row } of answers)
      if (told !== "open" && told !== found) miss(climb, step, "verdict", `${key} told ${told} found ${found} (${row?.name}: ${row?.why})`);
    addEvidence(figures, climb, step, answers, miss);
  }
  const { macro, each } = toVerdictF1(all.flatMap(({ answers }) => answers));
  figures.set("ladder verdict F1", macro);
  for (const [verdict, value] of Object.entries(each)) figures.set(`ladder verdict F1 ${verdict}`, value);
  const named = all.filter(({ step }) => isNamed(step)).flatMap(({ answers }) => answers);
  figures.set("ladder verdict F1, same words", toVerdictF1(named).macro);
}

function addEvidence(figures: Figures, climb: Climb, step: Step, answers: readonly Compared[], miss: Miss): void {
  const { text, result } = step;
  for (const { row, found } of answers) {
    if (row === undefined || found === "unmet") continue;
    const holds = row.evidence.length > 0 && row.evidence.every((quote) => text.slice(quote.start, quote.end) === quote.text);
    figures.add("ladder verdict has its words", holds);
    if (!holds) miss(climb, step, "words", row.name);
  }
  const matched = new Set(result.matchedSkills.map(({ id }) => id));
  figures.add("ladder matched and missing apart", !result.missingSkills.some(({ id }) => matched.has(id)));
}

/** An interval is right when the score of the same facts, exactly told, lies in it; one that holds other facts as well is worth nothing. */
function addIntervals(figures: Figures, climbs: readonly Climb[], miss: Miss): void {
  const widths: number[] = [];
  const distances: number[] = [];
  for (const climb of climbs) {
    for (const step of climb.steps) {
      const { result, vague, plain, wrong, candidate } = step;
      const [lo, hi] = vague.interval;
      const score = result.score ?? 0;
      const holds = (figure: number) => lo <= figure && figure <= hi;
      figures.add("ladder interval of years holds months", holds(score));
      figures.add("ladder interval holds the facts", holds(plain));
      if (!holds(plain)) miss(climb, step, "interval", `${plain} not in ${lo}-${hi}`);
      if (!isNamed(step)) figures.add("ladder interval holds the facts, other words", holds(plain));
      if (isNamed(step) && wrong !== undefined) {
        figures.add("ladder interval refuses a wrong fact", !holds(wrong));
        if (holds(wrong)) miss(climb, step, "interval", `${wrong} of a wrong fact in ${lo}-${hi}`);
      }
      widths.push(hi - lo);
      distances.push(Math.abs(plain - candidate.satisfied));
    }
  }
  const open = widths.filter((width) => width > 0);
  figures.set("ladder interval width median", toMedian(widths));
  figures.set("ladder interval width median, where open", toMedian(open));
  figures.set("ladder interval open, share", open.length / widths.length);
  figures.set("ladder points from the sum of the facts", toMedian(distances));
}

function toMedian(all: readonly number[]): number {
  return [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
}

function addStuffing(figures: Figures, climb: Climb, miss: Miss): void {
  const stuffed = climb.steps.find(({ candidate }) => candidate.rung === "keyword-stuffed");
  for (const step of climb.steps.filter(({ candidate }) => REAL.has(candidate.rung))) {
    const below = stuffed !== undefined && stuffed.place > step.place;
    figures.add("ladder keywords below real work", below);
    if (!below) miss(climb, step, "stuffing", `${step.result.score} not above ${stuffed?.result.score}`);
  }
}
