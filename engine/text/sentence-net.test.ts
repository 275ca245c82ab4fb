import { expect, it } from "vitest";
import { readNet, type StoredNet, toStrongest } from "./sentence-net.ts";
import { hashText } from "./word-hash.ts";

const toBase64 = (bytes: readonly number[]): string => Buffer.from(Int8Array.from(bytes).buffer).toString("base64");
const WORDS = ["sea", "salt"].map((word) => ({ word, hash: hashText(word) >>> 0 })).sort((a, b) => a.hash - b.hash);
const VECTORS: Record<string, [number, number]> = { sea: [1, 0], salt: [0, 1] };

function toStored(): StoredNet {
  const hashes = Buffer.alloc(8);
  for (const [i, { hash }] of WORDS.entries()) hashes.writeUInt32LE(hash, 4 * i);
  return {
    labels: ["one word", "two words"],
    ...{ width: 2, filters: 1, spans: [1, 2], unit: 0.5 },
    hashes: hashes.toString("base64"),
    words: toBase64([...WORDS.flatMap(({ word }) => VECTORS[word] as [number, number]), -1, -1]),
    // A single "salt"; "sea" in front of "salt".
    kernels: toBase64([0, 4, 2, 0, 0, 2]),
    bias: [0, -1],
    weights: [
      [1, 0],
      [0, 10],
    ],
    start: [-1, 0.25],
  };
}

it("a filter looks at every row of words and keeps the largest sum", () => {
  const { read } = readNet(toStored());
  // salt: 4 * 0.5; "sea salt": (2 + 2) * 0.5 - 1.
  expect(read(["sea", "salt"]).scores).toEqual([1, 10.25]);
  expect(read(["salt", "sea"]).scores).toEqual([1, 0.25]);
  expect(read(["fog", "sea", "salt", "fog"]).scores).toEqual([1, 10.25]);
});

it("unknown words share one row, and a word alone is read though a span is longer", () => {
  const { read } = readNet(toStored());
  expect(read(["fog"]).scores).toEqual(read(["mist"]).scores);
  expect(read(["salt"]).scores).toEqual([1, 0.25]);
});

it("the parts of the words are what a score holds beyond its start", () => {
  const reading = readNet(toStored()).read(["fog", "sea", "salt"]);
  expect([...reading.partsOf(0)]).toEqual([0, 0, 2]);
  expect([...reading.partsOf(1)]).toEqual([0, 5, 5]);
});

it("a word gets the same products again after many others", () => {
  const { read } = readNet(toStored());
  const first = read(["sea", "salt"]).scores;
  for (let i = 0; i < 5_000; i++) read([`word${i}`]);
  expect(read(["sea", "salt"]).scores).toEqual(first);
});

it("bytes that are no whole rows are refused", () => {
  expect(() => readNet({ ...toStored(), words: toBase64([1, 2, 3]) })).toThrow("3 words of 2");
});

it("the words that speak most are those above the mean, not the whole sentence", () => {
  expect(toStrongest(Float64Array.from([0, 3, 2, 0, 0.5]))).toEqual({ from: 1, to: 3 });
  expect(toStrongest(Float64Array.from([-1, -2]))).toEqual({ from: 0, to: 1 });
});
