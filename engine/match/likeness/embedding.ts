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
  return sumUp([toPlaces(roots, vectors)], vectors);
}

export function toPlaces(roots: readonly string[], { placeOf } = ownVectors()): number[] {
  return roots.flatMap((root) => placeOf(root) ?? []);
}

/** The same of places that were looked up before; null for none. */
export function sumUp(lists: Iterable<readonly number[]>, { width, vectors } = ownVectors()): Embedding | null {
  const sum = new Float64Array(width);
  for (const places of lists) {
    for (const place of places) for (let k = 0; k < width; k++) sum[k] = (sum[k] as number) + (vectors[place + k] as number);
  }
  const length = Math.sqrt(toProduct(sum, sum));
  return length === 0 ? null : { sum, length };
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
  let product = 0;
  for (let k = 0; k < a.length; k++) product += (a[k] as number) * (b[k] as number);
  return product;
}
