import type { StoredNet } from "../../text/index.ts";
import { shuffle, toDice } from "../span-tagger/dice.ts";
import { learnNet, type Settings, type Shape, UNKNOWN } from "./learn.ts";
import { toStartVectors } from "./start-vectors.ts";
import { toStoredNet } from "./store.ts";

/** Chosen on authors that were kept out. */
export const SETTINGS: Omit<Settings, "rounds"> = { batch: 32, rate: 0.001, seed: 1, dropout: { filters: 0.5, numbers: 0.2, words: 0.05 } };
const SHAPE = { width: 48, filters: 64, spans: [1, 2, 3, 4] };
/** `mostWords`: as many words the network knows. */
export function trainNet(
  folder: string,
  examples: readonly { words: string[]; labels: number[] }[],
  labels: readonly string[],
  settings: Settings,
  mostWords: number,
): StoredNet {
  const dice = toDice(settings.seed);
  const shape: Shape = { ...SHAPE, labels: labels.length };
  const counts = new Map<string, number>();
  for (const { words } of examples) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const { names, vectors } = toStartVectors(folder, counts, shape.width, mostWords, dice);
  const rowOf = new Map(names.map((name, i) => [name, i + 1]));
  const seen = examples
    .map((one) => ({ words: one.words.map((word) => rowOf.get(word) ?? UNKNOWN), labels: one.labels }))
    .filter(({ words }) => words.length > 0);
  return toStoredNet(names, learnNet(seen, shape, vectors, settings, dice, shuffle), shape, labels);
}
