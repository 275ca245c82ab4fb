import { KIND_BITS, type StoredKind, type StoredKinds, toKindFeatures } from "../../resume/work/head-kind.ts";
import { shuffle, toDice } from "../span-tagger/dice.ts";
import type { Head } from "./heads.ts";

const SETTINGS = { rounds: 12, rate: 0.05, dropout: 0.3, seed: 1, small: 1e-2, sure: 0.01 };
const MOST = 127;

/** A title and an employer told apart from each other and from what is neither (towns, tasks). */
export function trainKinds(heads: readonly Head[], others: readonly string[]): StoredKinds {
  const [titles, employers] = [heads.map(({ title }) => title), heads.map(({ employer }) => employer)];
  return { title: trainKind(titles, [...employers, ...others]), employer: trainKind(employers, [...titles, ...others]) };
}

/** Logistic regression by AdaGrad on the features of texts of one kind (1) and of others (0); the answer is the mean of the later rounds. */
function trainKind(own: readonly string[], others: readonly string[]): StoredKind {
  const size = 2 ** KIND_BITS;
  const [weights, squares, sum] = [new Float64Array(size), new Float64Array(size).fill(SETTINGS.small), new Float64Array(size)];
  const dice = toDice(SETTINGS.seed);
  const toExample = (truth: number) => (text: string) => ({ features: toKindFeatures(text), truth });
  const examples = [...own.map(toExample(1)), ...others.map(toExample(0))];
  const order = examples.map((_, i) => i);
  let start = 0;
  let counted = 0;
  for (let round = 0; round < SETTINGS.rounds; round++) {
    shuffle(order, dice);
    const rate = SETTINGS.rate * (1 - (0.8 * round) / SETTINGS.rounds);
    for (const i of order) {
      const { features, truth } = examples[i] as (typeof examples)[number];
      const seen = features.filter(() => dice() >= SETTINGS.dropout);
      const score = start + seen.reduce((total, feature) => total + (weights[feature] as number), 0) / (1 - SETTINGS.dropout);
      const slope = 1 / (1 + Math.exp(-score)) - truth;
      if (Math.abs(slope) < SETTINGS.sure) continue;
      start -= (rate / 5) * slope;
      for (const feature of seen) {
        squares[feature] = (squares[feature] as number) + slope * slope;
        weights[feature] = (weights[feature] as number) - (rate * slope) / Math.sqrt(squares[feature] as number);
      }
    }
    if (2 * round < SETTINGS.rounds) continue;
    counted++;
    for (let k = 0; k < size; k++) sum[k] = (sum[k] as number) + (weights[k] as number);
  }
  const mean = sum.map((value) => value / counted);
  const unit = mean.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / MOST;
  const bytes = Int8Array.from(mean, (value) => Math.round(value / unit));
  return { weights: Buffer.from(bytes.buffer).toString("base64"), unit: Number(unit.toPrecision(8)), start: Number(start.toFixed(6)) };
}
