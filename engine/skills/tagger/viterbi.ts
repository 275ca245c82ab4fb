import { WIDTH } from "./features.ts";
import { LABEL, LABELS, mayEnd, mayFollow, START } from "./labels.ts";
import { type Parameters, ROW, TAGGED_TYPES } from "./parameters.ts";

/** Lower than any sum of weights of a sentence that fits in memory, and still exact. */
const NEVER = -(2 ** 40);

/** The row of labels with the highest sum of weights, for one type. `isCut`: no span goes on over this word's start. Whole numbers only. */
export function bestLabels(
  parameters: Parameters,
  features: Int32Array,
  type: (typeof TAGGED_TYPES)[number],
  isCut: (i: number) => boolean,
): Uint8Array {
  const length = features.length / WIDTH;
  const transitions = parameters.transitions[type];
  const offset = TAGGED_TYPES.indexOf(type) * LABELS;
  const came = new Uint8Array(length * LABELS);
  let before: number[] = [];
  for (let i = 0; i < length; i++) {
    const now = emissions(parameters.weights, features, i, offset);
    for (let label = 0; label < LABELS; label++) {
      const [score, from] = i === 0 ? atStart(transitions, label) : bestBefore(before, transitions, label, isCut(i));
      now[label] = (now[label] as number) + score;
      came[i * LABELS + label] = from;
    }
    before = now;
  }
  return walkBack(before, came, length);
}

function emissions(weights: Int8Array, features: Int32Array, i: number, offset: number): number[] {
  const sums = [0, 0, 0, 0, 0];
  let [outside, first, inside, last, alone] = [0, 0, 0, 0, 0];
  for (let f = i * WIDTH; f < (i + 1) * WIDTH; f++) {
    const row = (features[f] as number) * ROW + offset;
    outside += weights[row + LABEL.outside] as number;
    first += weights[row + LABEL.first] as number;
    inside += weights[row + LABEL.inside] as number;
    last += weights[row + LABEL.last] as number;
    alone += weights[row + LABEL.alone] as number;
  }
  sums[LABEL.outside] = outside;
  sums[LABEL.first] = first;
  sums[LABEL.inside] = inside;
  sums[LABEL.last] = last;
  sums[LABEL.alone] = alone;
  return sums;
}

function atStart(transitions: readonly number[], label: number): [score: number, from: number] {
  return [mayFollow(START, label) ? (transitions[START * LABELS + label] as number) : NEVER, 0];
}

function bestBefore(before: readonly number[], transitions: readonly number[], label: number, cut: boolean): [score: number, from: number] {
  let best = NEVER;
  let from = 0;
  for (let other = 0; other < LABELS; other++) {
    if (!mayFollow(other, label) || (cut && !mayEnd(other))) continue;
    const score = (before[other] as number) + (transitions[other * LABELS + label] as number);
    if (score > best) [best, from] = [score, other];
  }
  return [best, from];
}

function walkBack(ends: readonly number[], came: Uint8Array, length: number): Uint8Array {
  const labels = new Uint8Array(length);
  let label: number = LABEL.outside;
  for (let other = 0; other < LABELS; other++) if (mayEnd(other) && (ends[other] ?? NEVER) > (ends[label] ?? NEVER)) label = other;
  for (let i = length - 1; i >= 0; i--) {
    labels[i] = label;
    label = came[i * LABELS + label] as number;
  }
  return labels;
}
