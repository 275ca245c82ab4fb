import { FEATURE_VERSION } from "../../skills/tagger/features.ts";
import { LABELS } from "../../skills/tagger/labels.ts";
import { ROW, type StoredParameters, TAGGED_TYPES } from "../../skills/tagger/parameters.ts";
import { type Learned, learn, type Settings } from "./crf.ts";
import type { Example } from "./examples.ts";

/** Chosen on the split of the training part (see `split.ts`), never on the development part. */
export const SETTINGS: Settings = { bits: 17, rounds: 8, rate: 0.02, dropout: 0.3, seed: 1 };
/** The lowest chance of a span that counts; between 0.12 and 0.2 the F1 of kept-out blocks hardly differs, and a low one finds more in other prose. */
const AT_LEAST = { skill: 0.15, knowledge: 0.15 };
const MOST = 127;

/** Parameters as the engine reads them: whole numbers in one unit, the largest weight a full signed byte. */
export function train(examples: readonly Example[], settings: Settings = SETTINGS): StoredParameters {
  const learned = TAGGED_TYPES.map((type) => {
    const sequences = examples.map(({ features, labels }) => ({ features, labels: labels[type] }));
    return learn(sequences, settings);
  });
  const highest = learned.reduce((most, { weights }) => weights.reduce((high, value) => Math.max(high, Math.abs(value)), most), 1e-9);
  const unit = MOST / highest;
  const transitions = (i: number): number[] => Array.from((learned[i] as Learned).transitions, (value) => Math.round(value * unit));
  return {
    featureVersion: FEATURE_VERSION,
    bits: settings.bits,
    shrink: Math.exp(-1 / unit),
    atLeast: AT_LEAST,
    transitions: { skill: transitions(0), knowledge: transitions(1) },
    weights: Buffer.from(interleave(learned, unit).buffer).toString("base64"),
  };
}

function interleave(learned: readonly Learned[], unit: number): Int8Array {
  const rows = (learned[0] as Learned).weights.length / LABELS;
  const bytes = new Int8Array(rows * ROW);
  for (const [type, { weights }] of learned.entries()) {
    for (const [k, value] of weights.entries())
      bytes[Math.floor(k / LABELS) * ROW + type * LABELS + (k % LABELS)] = Math.round(value * unit);
  }
  return bytes;
}
