import { LABELS as L, mayEnd, START } from "../../skills/tagger/labels.ts";

/** What a model expects of a sentence. `labelAt`: chance of each label at each word; `pairs`: how often each transition is expected. */
export type Chances = { labelAt: Float64Array; pairs: Float64Array };

/** Sums over all rows of labels. `scores`: per word and label; `allowed`: e to the transition's weight, 0 where it is forbidden. */
export function chancesOf(scores: Float64Array, allowed: Float64Array, length: number): Chances {
  const emitted = toEmitted(scores, length);
  const forward = forwards(emitted, allowed, length);
  const backward = backwards(emitted, allowed, length);
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

/** Each row is scaled to the sum 1, so that no sentence is too long. */
function normalise(table: Float64Array, i: number): void {
  let sum = 0;
  for (let y = 0; y < L; y++) sum += at(table, i, y);
  for (let y = 0; y < L; y++) table[i * L + y] = at(table, i, y) / sum;
}

function forwards(emitted: Float64Array, allowed: Float64Array, length: number): Float64Array {
  const table = new Float64Array(length * L);
  for (let i = 0; i < length; i++) {
    for (let y = 0; y < L; y++) {
      let sum = i === 0 ? at(allowed, START, y) : 0;
      if (i > 0) for (let x = 0; x < L; x++) sum += at(table, i - 1, x) * at(allowed, x, y);
      table[i * L + y] = sum * at(emitted, i, y);
    }
    normalise(table, i);
  }
  return table;
}

function backwards(emitted: Float64Array, allowed: Float64Array, length: number): Float64Array {
  const table = new Float64Array(length * L);
  for (let y = 0; y < L; y++) table[(length - 1) * L + y] = mayEnd(y) ? 1 : 0;
  for (let i = length - 2; i >= 0; i--) {
    for (let x = 0; x < L; x++) {
      let sum = 0;
      for (let y = 0; y < L; y++) sum += at(allowed, x, y) * at(emitted, i + 1, y) * at(table, i + 1, y);
      table[i * L + x] = sum;
    }
    normalise(table, i);
  }
  return table;
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
