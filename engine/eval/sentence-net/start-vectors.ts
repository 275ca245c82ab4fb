import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dot, toUpright } from "../upright.ts";
import { toUnit, WIDE, WORD_VECTORS } from "../word-vectors/roots.ts";

/** Words of the data set that count, the most frequent first, and those among them whose spread decides what is kept of a vector. */
const [READ, COMMON] = [40_000, 20_000];
/** Rounds until the widest directions stand still, and how far the numbers of a word are spread. */
const [TURNS, SPREAD] = [60, 0.25];
/** So far the numbers of a word are spread that the data set does not know. */
const UNKNOWN_SPREAD = 0.05;

export type StartVectors = { names: readonly string[]; vectors: Float32Array };

/**
 * A vector for each word to begin with: first that of all unknown ones, then words of the examples, then frequent ones of the data set up
 * to `most`. The data set's vectors are turned so that `width` numbers keep most of their spread (principal components).
 */
export function toStartVectors(
  folder: string,
  counts: ReadonlyMap<string, number>,
  width: number,
  most: number,
  dice: () => number,
): StartVectors {
  const stored = JSON.parse(readFileSync(join(folder, WORD_VECTORS), "utf8")) as { words: string[]; vectors: Record<string, number[]> };
  const frequent = stored.words.slice(0, READ);
  const known = new Map(frequent.map((word) => [word, toUnit((stored.vectors[word] ?? []).slice(0, WIDE))]));
  const mean = new Float32Array(WIDE);
  for (const word of frequent.slice(0, COMMON))
    for (const [k, value] of (known.get(word) as Float32Array).entries()) mean[k] = (mean[k] as number) + value / COMMON;
  for (const vector of known.values()) for (let k = 0; k < WIDE; k++) vector[k] = (vector[k] as number) - (mean[k] as number);
  const widest = toWidest(
    frequent.slice(0, COMMON).map((word) => known.get(word) as Float32Array),
    width,
    dice,
  );
  const own = [...counts].filter(([word, count]) => known.has(word) || count > 1).sort(([, a], [, b]) => b - a);
  const names = [...new Set([...own.map(([word]) => word), ...frequent.filter((word) => /^[a-z]+$/.test(word))])].slice(0, most);
  const turned = names.map((word) => {
    const vector = known.get(word);
    return vector && widest.map((direction) => dot(direction, vector));
  });
  const told = turned.flatMap((row) => row ?? []);
  const scale = SPREAD / Math.sqrt(told.reduce((sum, value) => sum + value * value, 0) / told.length);
  const vectors = new Float32Array((names.length + 1) * width);
  for (let k = 0; k < width; k++) vectors[k] = (2 * dice() - 1) * UNKNOWN_SPREAD;
  for (const [i, row] of turned.entries())
    for (let k = 0; k < width; k++) vectors[(i + 1) * width + k] = row ? (row[k] as number) * scale : (2 * dice() - 1) * UNKNOWN_SPREAD;
  return { names, vectors };
}

/** The directions along which rows are spread most (orthogonal iteration, Golub and Van Loan 2013, 8.2). */
function toWidest(rows: readonly Float32Array[], count: number, dice: () => number): Float64Array[] {
  const spread = Array.from({ length: WIDE }, () => new Float64Array(WIDE));
  for (const row of rows)
    for (let i = 0; i < WIDE; i++)
      for (let k = 0; k < WIDE; k++) (spread[i] as Float64Array)[k] = (spread[i]?.[k] as number) + (row[i] as number) * (row[k] as number);
  let directions = toUpright(Array.from({ length: count }, () => Float64Array.from({ length: WIDE }, () => dice() - 0.5)));
  for (let turn = 0; turn < TURNS; turn++)
    directions = toUpright(directions.map((direction) => Float64Array.from(spread, (row) => dot(row, direction))));
  return directions;
}
