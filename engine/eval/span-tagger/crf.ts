import { LABELS as L, mayFollow, START } from "../../skills/tagger/labels.ts";
import { shuffle, toDice } from "./dice.ts";
import { type Chances, chancesOf } from "./forward-backward.ts";

type Sequence = { features: Int32Array; labels: Uint8Array };
export type Settings = {
  bits: number;
  rounds: number;
  /** Length of the first steps; they shrink to a fifth. */
  rate: number;
  /** Share of features that a step does not see, so that none is leant on alone. */
  dropout: number;
  seed: number;
};
export type Learned = { weights: Float64Array; transitions: Float64Array };

/** A weight table with the sum of squared gradients that AdaGrad divides by. */
type Table = { values: Float32Array; squares: Float32Array; sum: Float64Array };
const SMALL = 1e-2;
const toTable = (size: number): Table => ({
  values: new Float32Array(size),
  squares: new Float32Array(size).fill(SMALL),
  sum: new Float64Array(size),
});

/** Learns a linear-chain conditional random field by stochastic gradient steps; the answer is the mean of the later rounds. */
export function learn(sequences: readonly Sequence[], settings: Settings): Learned {
  const weights = toTable(2 ** settings.bits * L);
  const transitions = toTable((L + 1) * L);
  const dice = toDice(settings.seed);
  const order = sequences.map((_, i) => i);
  let summed = 0;
  for (let round = 0; round < settings.rounds; round++) {
    shuffle(order, dice);
    const rate = settings.rate * (1 - (0.8 * round) / settings.rounds);
    for (const i of order) step(weights, transitions, sequences[i] as Sequence, rate, settings.dropout, dice);
    if (2 * round < settings.rounds) continue;
    summed++;
    for (const table of [weights, transitions])
      for (let k = 0; k < table.sum.length; k++) table.sum[k] = (table.sum[k] as number) + (table.values[k] as number);
  }
  return { weights: weights.sum.map((value) => value / summed), transitions: transitions.sum.map((value) => value / summed) };
}

function step(weights: Table, transitions: Table, sequence: Sequence, rate: number, dropout: number, dice: () => number): void {
  const { features, labels } = sequence;
  if (labels.length === 0) return;
  const kept = new Uint8Array(features.length);
  for (let f = 0; f < kept.length; f++) kept[f] = dice() >= dropout ? 1 : 0;
  const scores = toScores(weights.values, sequence, kept, 1 / (1 - dropout));
  const allowed = Float64Array.from(transitions.values, (value, k) => (mayFollow(Math.floor(k / L), k % L) ? Math.exp(value) : 0));
  const chances = chancesOf(scores, allowed, labels.length);
  learnWeights(weights, sequence, kept, chances, rate);
  learnTransitions(transitions, labels, chances, rate);
}

function toScores(values: Float32Array, { features, labels }: Sequence, kept: Uint8Array, scale: number): Float64Array {
  const width = features.length / labels.length;
  const scores = new Float64Array(labels.length * L);
  for (let word = 0, f = 0; word < labels.length; word++) {
    for (const end = f + width; f < end; f++) {
      if (kept[f] === 0) continue;
      const row = (features[f] as number) * L;
      for (let y = 0, k = word * L; y < L; y++, k++) scores[k] = (scores[k] as number) + scale * (values[row + y] as number);
    }
  }
  return scores;
}

/** A word whose labels are all this sure already teaches nothing, and most words are. */
const SURE = 1e-3;

function learnWeights(table: Table, { features, labels }: Sequence, kept: Uint8Array, { labelAt }: Chances, rate: number): void {
  const width = features.length / labels.length;
  const slope = new Float64Array(L);
  for (let word = 0; word < labels.length; word++) {
    for (let y = 0; y < L; y++) slope[y] = (labelAt[word * L + y] as number) - (labels[word] === y ? 1 : 0);
    if (slope.every((one) => Math.abs(one) < SURE)) continue;
    for (let f = word * width; f < (word + 1) * width; f++) {
      if (kept[f] === 0) continue;
      const row = (features[f] as number) * L;
      for (let y = 0; y < L; y++) descend(table, row + y, slope[y] as number, rate);
    }
  }
}

function learnTransitions(table: Table, labels: Uint8Array, { pairs }: Chances, rate: number): void {
  const gradient = Float64Array.from(pairs);
  for (const [i, label] of labels.entries()) {
    const k = (i === 0 ? START : (labels[i - 1] as number)) * L + label;
    gradient[k] = (gradient[k] as number) - 1;
  }
  for (const [k, slope] of gradient.entries()) if (slope !== 0) descend(table, k, slope, rate);
}

function descend({ values, squares }: Table, k: number, slope: number, rate: number): void {
  squares[k] = (squares[k] as number) + slope * slope;
  values[k] = (values[k] as number) - (rate * slope) / Math.sqrt(squares[k] as number);
}
