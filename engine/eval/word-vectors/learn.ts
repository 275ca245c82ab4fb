import { move, type Table, toTable } from "../adam.ts";
import { dot, toUpright } from "../upright.ts";
import { WIDE } from "./roots.ts";

/** Length of a learned vector. */
export const NARROW = 64;

/** What a batch is made of: places of the roots of a wish and of a line that tells it. */
export type Pair = { wish: readonly number[]; line: readonly number[] };
export type Settings = { rounds: number; rate: number; seed: number };

/**
 * A text is the weighted sum of its roots, each the data set's vector and what was learned beside it, turned into `NARROW` numbers.
 * Learned so that a wish is nearest to the line that tells it among all lines of a batch (InfoNCE, van den Oord and others 2018).
 */
export class Learner {
  readonly #base: Float32Array;
  readonly #beside: Table;
  readonly #weight: Table;
  readonly #turn: Table;
  readonly #sharpness: Table;
  readonly #rate: number;
  #steps = 0;

  constructor(base: Float32Array, weight: Float32Array, dice: () => number, rate: number) {
    this.#base = base;
    this.#beside = toTable(new Float32Array(base.length));
    this.#weight = toTable(weight.map(Math.log));
    this.#turn = toTable(toOrthogonal(dice));
    this.#sharpness = toTable(new Float32Array([2.5]));
    this.#rate = rate;
  }

  /** One vector a root: its part of a text. */
  toVectors(): Float32Array {
    const count = this.#weight.values.length;
    const vectors = new Float32Array(count * NARROW);
    for (let root = 0; root < count; root++) vectors.set(this.#turned(this.#sumOf([root])), root * NARROW);
    return vectors;
  }

  step(pairs: readonly Pair[]): void {
    this.#steps++;
    const wishes = pairs.map(({ wish }) => this.#encode(wish));
    const lines = pairs.map(({ line }) => this.#encode(line));
    const sharp = Math.exp(this.#sharpness.values[0] as number);
    const scores = wishes.map(({ unit }) => Float64Array.from(lines, (line) => sharp * dot(unit, line.unit)));
    const slopes = toSlopes(scores);
    const gradient: Gradient = { turn: new Float64Array(this.#turn.values.length), roots: new Map() };
    for (const [i, wish] of wishes.entries())
      this.#backward(
        wish,
        sumRows(lines, (k) => sharp * (slopes[i]?.[k] as number)),
        gradient,
      );
    for (const [k, line] of lines.entries())
      this.#backward(
        line,
        sumRows(wishes, (i) => sharp * (slopes[i]?.[k] as number)),
        gradient,
      );
    const sharper = scores.reduce((sum, row, i) => sum + dot(row, slopes[i] as Float64Array), 0);
    this.#descend(gradient, sharper);
  }

  #sumOf(roots: readonly number[]): Float64Array {
    const sum = new Float64Array(WIDE);
    for (const root of roots) {
      const weight = Math.exp(this.#weight.values[root] as number);
      for (let k = 0, at = root * WIDE; k < WIDE; k++, at++)
        sum[k] = (sum[k] as number) + weight * ((this.#base[at] as number) + (this.#beside.values[at] as number));
    }
    return sum;
  }

  #turned(sum: Float64Array): Float64Array {
    const values = this.#turn.values;
    return Float64Array.from({ length: NARROW }, (_, row) => {
      let turned = 0;
      for (let k = 0, at = row * WIDE; k < WIDE; k++, at++) turned += (values[at] as number) * (sum[k] as number);
      return turned;
    });
  }

  #encode(roots: readonly number[]): Encoded {
    const sum = this.#sumOf(roots);
    const turned = this.#turned(sum);
    const length = Math.sqrt(dot(turned, turned)) || 1;
    return { roots, sum, unit: turned.map((value) => value / length), length };
  }

  #backward({ roots, sum, unit, length }: Encoded, slope: Float64Array, { turn, roots: ofRoots }: Gradient): void {
    const along = dot(slope, unit);
    const ofSum = new Float64Array(WIDE);
    for (let row = 0; row < NARROW; row++) {
      const one = ((slope[row] as number) - along * (unit[row] as number)) / length;
      for (let k = 0, at = row * WIDE; k < WIDE; k++, at++) {
        turn[at] = (turn[at] as number) + one * (sum[k] as number);
        ofSum[k] = (ofSum[k] as number) + one * (this.#turn.values[at] as number);
      }
    }
    for (const root of roots) {
      const row = ofRoots.get(root) ?? new Float64Array(WIDE);
      ofRoots.set(root, row);
      for (let k = 0; k < WIDE; k++) row[k] = (row[k] as number) + (ofSum[k] as number);
    }
  }

  #descend({ turn, roots }: Gradient, sharper: number): void {
    for (let at = 0; at < turn.length; at++) this.#move(this.#turn, at, turn[at] as number);
    this.#move(this.#sharpness, 0, sharper);
    for (const [root, row] of roots) {
      const weight = Math.exp(this.#weight.values[root] as number);
      let ofWeight = 0;
      for (let k = 0, at = root * WIDE; k < WIDE; k++, at++) {
        ofWeight += weight * (row[k] as number) * ((this.#base[at] as number) + (this.#beside.values[at] as number));
        this.#move(this.#beside, at, weight * (row[k] as number));
      }
      this.#move(this.#weight, root, ofWeight);
    }
  }

  #move(table: Table, at: number, slope: number): void {
    move(table, at, slope, this.#rate, this.#steps);
  }
}

type Encoded = { roots: readonly number[]; sum: Float64Array; unit: Float64Array; length: number };
type Gradient = { turn: Float64Array; roots: Map<number, Float64Array> };

/** Of the mean of both cross-entropies (a wish among the lines, a line among the wishes) by each score. */
function toSlopes(scores: readonly Float64Array[]): Float64Array[] {
  const count = scores.length;
  const byRow = scores.map(toChances);
  const byColumn = scores.map((_, k) => toChances(Float64Array.from(scores, (row) => row[k] as number)));
  return scores.map((_, i) =>
    Float64Array.from({ length: count }, (__, k) => {
      const both = ((byRow[i]?.[k] as number) + (byColumn[k]?.[i] as number)) / 2;
      return (both - (i === k ? 1 : 0)) / count;
    }),
  );
}

function toChances(row: Float64Array): Float64Array {
  const most = row.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY);
  const powers = row.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, value) => total + value, 0);
  return powers.map((value) => value / sum);
}

function sumRows(rows: readonly Encoded[], weightOf: (k: number) => number): Float64Array {
  const sum = new Float64Array(NARROW);
  for (const [k, { unit }] of rows.entries()) {
    const weight = weightOf(k);
    for (let j = 0; j < NARROW; j++) sum[j] = (sum[j] as number) + weight * (unit[j] as number);
  }
  return sum;
}

const toOrthogonal = (dice: () => number): Float32Array =>
  Float32Array.from(
    toUpright(Array.from({ length: NARROW }, () => Float64Array.from({ length: WIDE }, () => dice() - 0.5))).flatMap((row) => [...row]),
  );
