import type { StoredVectors } from "../../match/likeness/embedding.ts";
import { hashText } from "../../text/index.ts";
import { toDice } from "../span-tagger/dice.ts";
import { Learner, NARROW, type Settings } from "./learn.ts";
import { draw, pick, type Row } from "./pairs.ts";
import type { Roots } from "./roots.ts";

/** Chosen on families of work that were kept out; of 2,000 to 4,000 rounds and rates of 0.001 to 0.004 the figure is the same. */
export const SETTINGS: Settings = { rounds: 2500, rate: 0.002, seed: 1 };
/** Rows of a batch: of all families, or most of one, whose rows are hard to tell apart. */
const BATCH = { all: 192, family: 96, others: 64 };
const MOST = 127;
/** Share of all numbers that may be cut off at the largest signed byte. */
const CUT = 0.0005;

export function learnVectors(rows: readonly Row[], roots: Roots, settings: Settings = SETTINGS): Float32Array {
  const dice = toDice(settings.seed);
  const learner = new Learner(roots.base, roots.weight, dice, settings.rate);
  const families = [...new Set(rows.map(({ family }) => family))].map((family) => rows.filter((row) => row.family === family));
  const places = (words: readonly string[]): number[] => words.flatMap((word) => roots.at.get(word) ?? []);
  const several = (list: readonly Row[], count: number): Row[] => Array.from({ length: count }, () => pick(list, dice));
  for (let round = 0; round < settings.rounds; round++) {
    const batch =
      dice() < 0.5 ? several(rows, BATCH.all) : [...several(pick(families, dice), BATCH.family), ...several(rows, BATCH.others)];
    learner.step(
      batch.map((row) => {
        const { wish, line } = draw(row, dice);
        return { wish: places(wish), line: places(line) };
      }),
    );
  }
  return learner.toVectors();
}

/** Vectors as the engine reads them; of two roots with one hash the first is kept. */
export function toStored(names: readonly string[], vectors: Float32Array): StoredVectors {
  const sizes = vectors.map(Math.abs).sort();
  const unit = (sizes[Math.floor(sizes.length * (1 - CUT))] as number) / MOST;
  const placeOf = new Map<number, number>();
  for (const [place, name] of names.entries()) {
    const hash = hashText(name) >>> 0;
    if (!placeOf.has(hash)) placeOf.set(hash, place);
  }
  const hashes = Uint32Array.from(placeOf.keys()).sort();
  const bytes = new Int8Array(hashes.length * NARROW);
  for (const [at, hash] of hashes.entries()) {
    const from = (placeOf.get(hash) ?? 0) * NARROW;
    for (let k = 0; k < NARROW; k++)
      bytes[at * NARROW + k] = Math.max(-MOST, Math.min(MOST, Math.round((vectors[from + k] as number) / unit)));
  }
  const listed = Buffer.alloc(4 * hashes.length);
  for (const [at, hash] of hashes.entries()) listed.writeUInt32LE(hash, 4 * at);
  return { width: NARROW, hashes: listed.toString("base64"), vectors: Buffer.from(bytes.buffer).toString("base64") };
}
