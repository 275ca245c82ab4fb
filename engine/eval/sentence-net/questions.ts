import { readFileSync } from "node:fs";
import { join } from "node:path";
import data from "../../data/interview/frames.json";
import bounds from "../../data/interview/learned-bounds.json";
import unlawful from "../../data/interview/unlawful.json";
import { ANY, type Bounds, toQuestionWords, weigh } from "../../interview/find-unlawful.ts";
import { findRuled } from "../../interview/unlawful.ts";
import { toShare } from "./share.ts";
import type { Subject, Unseen } from "./subject.ts";

/** A question; `trait` is null for a lawful one; `author`: of those who knew neither rules nor corpus. */
type Asked = { text: string; trait: string | null; author?: number };
type Example = { words: string[]; labels: number[] };

const LABELS = [ANY, ...new Set(unlawful.asked.map(({ trait }) => trait))];
const FILES = ["dev", "indirect", "settled", "fresh"];
const CORPUS = join(process.cwd(), "engine/corpus/questions");
/** Bounds that are tried on authors kept out. */
const TRIED: Bounds[] = [1.5, 2, 2.5].flatMap((atLeast) => [-2, -3, -4].map((clearBelow) => ({ atLeast, clearBelow })));
const RULES_ALONE: Bounds = { atLeast: Number.POSITIVE_INFINITY, clearBelow: Number.NEGATIVE_INFINITY };

export const questions: Subject<Asked> = {
  folder: "engine/data/interview",
  rounds: 25,
  words: 6_000,
  labels: LABELS,
  load: () =>
    FILES.flatMap((file) =>
      readFileSync(join(CORPUS, `${file}.jsonl`), "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as Asked),
    ),
  authorOf: ({ author }) => (author === undefined ? "" : `author ${author}`),
  // Older questions count twice: what they hold was settled.
  toExamples: (texts) => [...toExamples(texts), ...toExamples(texts.filter(({ author }) => author === undefined)), ...toExamples(toOwn())],
  judge: (unseen) => ({
    "rules alone": toFigures(unseen, RULES_ALONE),
    "as shipped": toFigures(unseen, bounds),
    ...Object.fromEntries(TRIED.map((one) => [`from ${one.atLeast} on, cleared below ${one.clearBelow}`, toFigures(unseen, one)])),
  }),
};

const toExamples = (asked: readonly Asked[]): Example[] =>
  asked.map(({ text, trait }) => ({
    words: toQuestionWords(text).map(({ word }) => word),
    labels: LABELS.map((label) => (trait !== null && (label === ANY || label === trait) ? 1 : 0)),
  }));

/** Questions the product asks itself: all lawful. */
const toOwn = (): Asked[] =>
  (data.frames as readonly { text: string; followUps: string[] }[]).flatMap(({ text, followUps }) =>
    [text, ...followUps].map((one) => ({ text: one.replaceAll(/\{\w+\}/g, "planning"), trait: null })),
  );

/** What rules and network find within bounds. */
function toFigures(unseen: readonly Unseen<Asked>[], within: Bounds): Record<string, string> {
  let [caught, ofTrait, all, alarms, lawful] = [0, 0, 0, 0, 0];
  for (const { text: asked, net } of unseen) {
    const found = weigh(asked.text, findRuled(asked.text), net, within);
    if (asked.trait === null) {
      lawful++;
      if (found.length > 0) alarms++;
      continue;
    }
    all++;
    if (found.length > 0) caught++;
    if (found.some(({ trait }) => trait === asked.trait)) ofTrait++;
  }
  return {
    "unlawful ones caught": toShare(caught, all),
    "by the right trait": toShare(ofTrait, all),
    "lawful ones flagged": toShare(alarms, lawful),
  };
}
