import stored from "../../data/skills/span-tagger.json";
import { fromBase64 } from "../../text/index.ts";
import type { SkillSpan } from "../types.ts";
import { FEATURE_VERSION } from "./features.ts";
import { LABELS } from "./labels.ts";

/**
 * As the training script writes them. Most of the 2^`bits` feature numbers weigh nothing. `steps`: from each number that has a weight to
 * the next, a byte each, 255 for "255 and more"; `weights`: signed bytes, one row of every type's labels for each of them. Both base64.
 */
export type StoredParameters<T extends string = SkillSpan["type"]> = {
  featureVersion: number;
  bits: number;
  /** e to the power of minus one unit of weights and transitions. */
  shrink: number;
  /** The lowest chance at which a span counts. */
  atLeast: Record<T, number>;
  /** By label before (the start of a sentence is the last row) and label; in the same unit as the weights. */
  transitions: Record<T, readonly number[]>;
  steps: string;
  weights: string;
};
/**
 * `types`: in the order of their labels in a row; `rowOf`: by feature number its row of `weights`; the first row is empty. `powers`: of
 * `shrink`, by exponent, as far as they matter.
 */
export type Parameters<T extends string = SkillSpan["type"]> = Omit<StoredParameters<T>, "steps" | "weights"> & {
  types: readonly T[];
  rowOf: Int32Array;
  weights: Int8Array;
  powers: Float64Array;
};

export const TAGGED_TYPES = ["skill", "knowledge"] as const satisfies readonly SkillSpan["type"][];

export function readParameters<T extends string>(given: StoredParameters<T>): Parameters<T> {
  if (given.featureVersion !== FEATURE_VERSION)
    throw new Error(`Parameters of the span tagger are for features ${given.featureVersion}, not ${FEATURE_VERSION}: train it anew.`);
  const { featureVersion, bits, shrink, atLeast, transitions } = given;
  const types = Object.keys(transitions) as T[];
  const row = types.length * LABELS;
  const bytes = fromBase64(given.weights);
  const rowOf = new Int32Array(2 ** bits);
  const rows = fillRows(rowOf, fromBase64(given.steps));
  if (bytes.length !== rows * row) throw new Error(`Parameters of the span tagger have ${bytes.length} bytes for ${rows} rows.`);
  const weights = new Int8Array((rows + 1) * row);
  weights.set(new Int8Array(bytes.buffer), row);
  return { types, featureVersion, bits, shrink, atLeast, transitions, rowOf, weights, powers: powersOf(shrink) };
}

const LONG_STEP = 255;

/** How many feature numbers have a row. */
function fillRows(rowOf: Int32Array, steps: Uint8Array): number {
  let number = -1;
  let rows = 0;
  for (const step of steps) {
    number += step;
    if (step === LONG_STEP) continue;
    if (number >= rowOf.length) throw new Error("Parameters of the span tagger are for more bits than they say.");
    rowOf[number] = ++rows;
  }
  return rows;
}

/** The reverse of `fillRows`, for the training script. `numbers`: rising. */
export function toSteps(numbers: readonly number[]): Uint8Array {
  let before = -1;
  return Uint8Array.from(
    numbers.flatMap((number) => {
      const far = number - before;
      before = number;
      return [...new Array<number>(Math.floor(far / LONG_STEP)).fill(LONG_STEP), far % LONG_STEP];
    }),
  );
}

const SMALLEST = 1e-12;

/** By multiplication alone, which is exact to the last bit everywhere; `Math.exp` is not. */
function powersOf(base: number): Float64Array {
  const powers: number[] = [];
  for (let power = 1; power > SMALLEST; power *= base) powers.push(power);
  return Float64Array.from(powers);
}

let read: Parameters | undefined;

/** The parameters that ship with the engine, read at the first question. */
export function ownParameters(): Parameters {
  read ??= readParameters(stored);
  return read;
}
