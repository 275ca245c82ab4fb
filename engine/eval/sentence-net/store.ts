import { hashText, type StoredNet } from "../../text/index.ts";
import type { LearnedNet, Shape } from "./learn.ts";

const MOST = 127;
/** Share of all numbers that may be cut off at the largest signed byte. */
const CUT = 0.0005;
/** Digits of what is stored as text. */
const DIGITS = 4;

/** What was learned as the engine reads it; of two words with one hash the first is kept. */
export function toStoredNet(
  names: readonly string[],
  net: LearnedNet,
  { width, filters, spans }: Shape,
  labels: readonly string[],
): StoredNet {
  const rowOf = new Map<number, number>();
  for (const [i, name] of names.entries()) {
    const hash = hashText(name) >>> 0;
    if (!rowOf.has(hash)) rowOf.set(hash, i + 1);
  }
  const hashes = Uint32Array.from(rowOf.keys()).sort();
  const listed = Buffer.alloc(4 * hashes.length);
  for (const [at, hash] of hashes.entries()) listed.writeUInt32LE(hash, 4 * at);
  const rows = [...Array.from(hashes, (hash) => rowOf.get(hash) ?? 0), 0];
  const [unitOfWords, unitOfKernels] = [toUnitOf(net.words), toUnitOf(net.kernels)];
  const words = toBytes(
    rows.flatMap((row) => Array.from(net.words.subarray(row * width, (row + 1) * width))),
    unitOfWords,
  );
  const count = spans.length * filters;
  const round = (value: number): number => Number(value.toFixed(DIGITS));
  return {
    labels,
    width,
    filters,
    spans,
    hashes: listed.toString("base64"),
    words: toBase64(words),
    kernels: toBase64(toBytes(Array.from(net.kernels), unitOfKernels)),
    unit: Number((unitOfWords * unitOfKernels).toPrecision(8)),
    bias: Array.from(net.bias, round),
    weights: labels.map((_, label) => Array.from(net.weights.subarray(label * count, (label + 1) * count), round)),
    start: Array.from(net.start, round),
  };
}

function toUnitOf(values: Float32Array): number {
  const sizes = values.map(Math.abs).sort();
  return (sizes[Math.floor(sizes.length * (1 - CUT))] as number) / MOST;
}

function toBytes(values: readonly number[], unit: number): Int8Array {
  return Int8Array.from(values, (value) => Math.max(-MOST, Math.min(MOST, Math.round(value / unit))));
}

const toBase64 = (bytes: Int8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
