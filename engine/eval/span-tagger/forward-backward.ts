import { LABELS as L, START } from "../../skills/tagger/labels.ts";
import { backwards, forwards, normalise } from "../../skills/tagger/lattice.ts";

/** What a model expects of a sentence. `labelAt`: chance of each label at each word; `pairs`: how often each transition is expected. */
export type Chances = { labelAt: Float64Array; pairs: Float64Array };

/** Sums over all rows of labels. `scores`: per word and label; `allowed`: e to the transition's weight, 0 where it is forbidden. */
export function chancesOf(scores: Float64Array, allowed: Float64Array, length: number): Chances {
  const emitted = toEmitted(scores, length);
  const forward = forwards({ length, emitted, allowed });
  const backward = backwards({ length, emitted, allowed });
  const labelAt = new Float64Array(length * L);
  const pairs = new Float64Array((L + 1) * L);
  for (let i = 0; i < length; i++) {
    for (let y = 0; y < L; y++) labelAt[i * L + y] = at(forward, i, y) * at(backward, i, y);
    normalise(labelAt, i);
    if (i > 0) addPairs(pairs, i, emitted, allowed, forward, backward);
  }
  for (let y = 0; y < L; y++) pairs[START * L + y] = labelAt[y] as number;
  return { labelAt, pairs };
}

const at = (table: Float64Array, i: number, y: number): number => table[i * L + y] as number;

function toEmitted(scores: Float64Array, length: number): Float64Array {
  const emitted = new Float64Array(length * L);
  for (let i = 0; i < length; i++) {
    const highest = Math.max(...scores.subarray(i * L, (i + 1) * L));
    for (let y = 0; y < L; y++) emitted[i * L + y] = Math.exp(at(scores, i, y) - highest);
  }
  return emitted;
}

type Tables = [emitted: Float64Array, allowed: Float64Array, forward: Float64Array, backward: Float64Array];

function addPairs(pairs: Float64Array, i: number, ...[emitted, allowed, forward, backward]: Tables): void {
  const here = new Float64Array(L * L);
  let sum = 0;
  for (let x = 0; x < L; x++) {
    for (let y = 0; y < L; y++) {
      const chance = at(forward, i - 1, x) * at(allowed, x, y) * at(emitted, i, y) * at(backward, i, y);
      here[x * L + y] = chance;
      sum += chance;
    }
  }
  for (const [k, chance] of here.entries()) pairs[k] = (pairs[k] as number) + chance / sum;
}
