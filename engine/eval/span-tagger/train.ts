import { FEATURE_VERSION } from "../../skills/tagger/features.ts";
import { LABELS } from "../../skills/tagger/labels.ts";
import { type StoredParameters, TAGGED_TYPES, toSteps } from "../../skills/tagger/parameters.ts";
import { type Learned, learn, type Settings } from "./crf.ts";
import type { Example } from "./examples.ts";

/** Chosen on the split of the training part (see `split.ts`), never on the development part. */
export const SETTINGS: Settings = { bits: 20, rounds: 12, rate: 0.02, dropout: 0.3, seed: 1 };
/** The lowest chance of a span that counts. Kept-out blocks are best at 0.1 and 0.2, and flat around both. */
const AT_LEAST = { skill: 0.12, knowledge: 0.22 };
/** Rows kept, those with the largest weights; of 60,000 to 150,000 the F1 of kept-out blocks is the same. */
const MOST_ROWS = 120_000;
const MOST = 127;

export function train(examples: readonly Example[], settings: Settings = SETTINGS): StoredParameters {
  return trainTypes(TAGGED_TYPES, examples, AT_LEAST, settings, MOST_ROWS);
}

/**
 * Parameters as the engine reads them: whole numbers in one unit, the largest weight a full signed byte. `atLeast`: by type the lowest
 * chance of a span that counts; `mostRows`: as many feature numbers are kept, those with the largest weights.
 */
export function trainTypes<T extends string>(
  types: readonly T[],
  examples: readonly { features: Int32Array; labels: Record<T, Uint8Array> }[],
  atLeast: Record<T, number>,
  settings: Settings,
  mostRows: number,
): StoredParameters<T> {
  const learned = types.map((type) => {
    const sequences = examples.map(({ features, labels }) => ({ features, labels: labels[type] }));
    return learn(sequences, settings);
  });
  const highest = learned.reduce((most, { weights }) => weights.reduce((high, value) => Math.max(high, Math.abs(value)), most), 1e-9);
  const unit = MOST / highest;
  const kept = heaviest(learned, mostRows);
  const transitions = (i: number): number[] => Array.from((learned[i] as Learned).transitions, (value) => Math.round(value * unit));
  return {
    featureVersion: FEATURE_VERSION,
    bits: settings.bits,
    shrink: Math.exp(-1 / unit),
    atLeast,
    transitions: Object.fromEntries(types.map((type, i) => [type, transitions(i)])) as Record<T, number[]>,
    steps: toBase64(toSteps(kept)),
    weights: toBase64(interleave(learned, kept, unit)),
  };
}

/** The feature numbers with the largest weights, rising. */
function heaviest(learned: readonly Learned[], mostRows: number): number[] {
  const size = (learned[0] as Learned).weights.length / LABELS;
  const weight = Float64Array.from({ length: size }, (_, row) =>
    learned.reduce((most, { weights }) => Math.max(most, ...weights.subarray(row * LABELS, (row + 1) * LABELS).map(Math.abs)), 0),
  );
  const lightest = Float64Array.from(weight).sort()[Math.max(0, size - mostRows)] as number;
  return Array.from(weight.keys()).filter((row) => (weight[row] as number) > 0 && (weight[row] as number) >= lightest);
}

function interleave(learned: readonly Learned[], kept: readonly number[], unit: number): Int8Array {
  const size = learned.length * LABELS;
  const bytes = new Int8Array(kept.length * size);
  for (const [type, { weights }] of learned.entries()) {
    for (const [i, row] of kept.entries()) {
      for (let y = 0; y < LABELS; y++) bytes[i * size + type * LABELS + y] = Math.round((weights[row * LABELS + y] as number) * unit);
    }
  }
  return bytes;
}

const toBase64 = (bytes: Uint8Array | Int8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
