import stored from "../../data/match/word-vectors.json";
import { fromBase64, hashText } from "../../text/index.ts";

/**
 * As the training script (`eval/word-vectors`) writes them: `hashes` of roots, rising, four bytes each, lowest first; `vectors`: as
 * many rows of `width` signed bytes, the part of each root in a text. Both base64; no word stands in it.
 */
export type StoredVectors = { width: number; hashes: string; vectors: string };

/** What a text is about: the sum of its roots' vectors in whole numbers, the same on every machine. */
export type Embedding = { sum: Float64Array; length: number };

/** `placeOf`: where the vector of a root begins in `vectors`; undefined: it has none. */
export type WordVectors = { width: number; vectors: Int8Array; placeOf: (root: string) => number | undefined };

export function readVectors({ width, hashes: listed, vectors: rows }: StoredVectors): WordVectors {
  if (width % 4 !== 0) throw new Error(`A vector of ${width} is not added up four at a time.`);
  const hashes = toNumbers(fromBase64(listed));
  const vectors = new Int8Array(fromBase64(rows).buffer);
  if (vectors.length !== hashes.length * width) throw new Error(`${vectors.length} bytes are no ${hashes.length} vectors of ${width}.`);
  const places = new Map(Array.from(hashes, (hash, row) => [hash, row * width]));
  return { width, vectors, placeOf: (root) => places.get(hashText(root) >>> 0) };
}

function toNumbers(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, i) => view.getUint32(4 * i, true));
}

let read: WordVectors | undefined;

/** Read at the first wish: who only reads resumes need not wait for them. */
export function ownVectors(): WordVectors {
  read ??= readVectors(stored);
  return read;
}

/** Null where no root is known. */
export function toEmbedding(roots: readonly string[], vectors = ownVectors()): Embedding | null {
  const sum = new Float64Array(vectors.width);
  for (const root of roots) {
    const place = vectors.placeOf(root);
    if (place !== undefined) add(sum, vectors.vectors, place);
  }
  const length = toLength(sum);
  return length === 0 ? null : { sum, length };
}

const toLength = (sum: Float64Array): number => Math.sqrt(toProduct(sum, sum));

/** A word of a line: where its vector begins, and how much it says of each of some texts. */
export type Part = { root: string; place: number; products: readonly number[] };

/** The words of a text as parts that can be added up; unknown words are left out. */
export function toParts(roots: readonly string[], texts: readonly (Embedding | null)[]): Part[] {
  return roots.flatMap((root) => {
    const place = ownVectors().placeOf(root);
    const { sum } = toEmbedding([root]) ?? {};
    if (place === undefined || sum === undefined) return [];
    return { root, place, products: texts.map((text) => (text === null ? 0 : toProduct(text.sum, sum))) };
  });
}

/** Used again for every line: a new one each time costs more than the sum. */
let room: Float64Array | undefined;

/** Length of the sum of some parts. */
export function toLengthOf(parts: readonly Part[]): number {
  const { width, vectors } = ownVectors();
  room ??= new Float64Array(width);
  room.fill(0);
  for (const { place } of parts) add(room, vectors, place);
  return toLength(room);
}

/** Four at a time: nearly twice as fast as one by one. `width` is a multiple of four. */
function add(sum: Float64Array, vectors: Int8Array, place: number): void {
  for (let k = 0; k < sum.length; k += 4) {
    sum[k] = (sum[k] as number) + (vectors[place + k] as number);
    sum[k + 1] = (sum[k + 1] as number) + (vectors[place + k + 1] as number);
    sum[k + 2] = (sum[k + 2] as number) + (vectors[place + k + 2] as number);
    sum[k + 3] = (sum[k + 3] as number) + (vectors[place + k + 3] as number);
  }
}

/** Cosine, -1 to 1. */
export const toSimilarity = (a: Embedding, b: Embedding): number => toProduct(a.sum, b.sum) / (a.length * b.length);

/** The roots that bring a text nearest to another, the nearest first. */
export function toNearestRoots(roots: readonly string[], { sum }: Embedding, count: number): string[] {
  const parts = [...new Set(roots)].map((root) => ({ root, part: toProduct(toEmbedding([root])?.sum ?? NOTHING, sum) }));
  return parts
    .filter(({ part }) => part > 0)
    .sort((a, b) => b.part - a.part || (a.root < b.root ? -1 : 1))
    .slice(0, count)
    .map(({ root }) => root);
}

const NOTHING = new Float64Array(0);

function toProduct(a: Float64Array, b: Float64Array): number {
  let [one, two, three, four] = [0, 0, 0, 0];
  for (let k = 0; k < a.length; k += 4) {
    one += (a[k] as number) * (b[k] as number);
    two += (a[k + 1] as number) * (b[k + 1] as number);
    three += (a[k + 2] as number) * (b[k + 2] as number);
    four += (a[k + 3] as number) * (b[k + 3] as number);
  }
  return one + two + three + four;
}
