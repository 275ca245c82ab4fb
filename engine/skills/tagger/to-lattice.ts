import { WIDTH } from "./features.ts";
import { LABEL, LABELS, mayFollow } from "./labels.ts";
import type { Lattice } from "./lattice.ts";
import type { Parameters } from "./parameters.ts";

/** What the weights say about a sentence for one type. Whole numbers until they become powers out of one table: the same on every machine. */
export function toLattice<T extends string>(parameters: Parameters<T>, features: Int32Array, type: T): Lattice {
  const { transitions, powers } = parameters;
  const length = features.length / WIDTH;
  const offset = parameters.types.indexOf(type) * LABELS;
  // Never nothing: a row of labels that must be taken keeps a weight.
  const powerOf = (exponent: number): number => powers[Math.min(exponent, powers.length - 1)] as number;
  const emitted = new Float64Array(length * LABELS);
  for (let i = 0; i < length; i++) {
    const sums = emissions(parameters, features, i, offset);
    const highest = Math.max(...sums);
    for (let y = 0; y < LABELS; y++) emitted[i * LABELS + y] = powerOf(highest - (sums[y] as number));
  }
  const highest = Math.max(...transitions[type]);
  const allowed = Float64Array.from(transitions[type], (weight, k) =>
    mayFollow(Math.floor(k / LABELS), k % LABELS) ? powerOf(highest - weight) : 0,
  );
  return { length, emitted, allowed };
}

function emissions<T extends string>({ types, rowOf, weights }: Parameters<T>, features: Int32Array, i: number, offset: number): number[] {
  const size = types.length * LABELS;
  const sums = [0, 0, 0, 0, 0];
  let [outside, first, inside, last, alone] = [0, 0, 0, 0, 0];
  for (let f = i * WIDTH; f < (i + 1) * WIDTH; f++) {
    const row = (rowOf[features[f] as number] as number) * size + offset;
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
