import stored from "../../data/skills/span-tagger.json";
import type { SkillSpan } from "../types.ts";
import { fromBase64 } from "./base64.ts";
import { FEATURE_VERSION } from "./features.ts";
import { LABELS } from "./labels.ts";

/** As the training script writes them. `weights`: signed bytes, base64; one row of both types' labels for each of 2^`bits` feature numbers. */
export type StoredParameters = {
  featureVersion: number;
  bits: number;
  /** e to the power of minus one unit of weights and transitions. */
  shrink: number;
  /** The lowest chance at which a span counts. */
  atLeast: Record<SkillSpan["type"], number>;
  /** By label before (the start of a sentence is the last row) and label; in the same unit as the weights. */
  transitions: Record<SkillSpan["type"], readonly number[]>;
  weights: string;
};
/** `powers`: of `shrink`, by exponent, as far as they matter. */
export type Parameters = Omit<StoredParameters, "weights"> & { weights: Int8Array; powers: Float64Array };

export const TAGGED_TYPES = ["skill", "knowledge"] as const satisfies readonly SkillSpan["type"][];
/** Weights of one feature number. */
export const ROW = TAGGED_TYPES.length * LABELS;

export function readParameters(given: StoredParameters): Parameters {
  if (given.featureVersion !== FEATURE_VERSION)
    throw new Error(`Parameters of the span tagger are for features ${given.featureVersion}, not ${FEATURE_VERSION}: train it anew.`);
  const bytes = fromBase64(given.weights);
  if (bytes.length !== 2 ** given.bits * ROW) throw new Error(`Parameters of the span tagger have ${bytes.length} bytes.`);
  return { ...given, weights: new Int8Array(bytes.buffer), powers: powersOf(given.shrink) };
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
