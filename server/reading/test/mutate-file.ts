// Files broken at random, the same way for the same seed.
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { type Entry, makeZip } from "../../../engine/documents/test/make-docx.ts";

/** A number from 0 up to, but not including, `below`. */
export type Dice = (below: number) => number;

export function toDice(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

type Break = (bytes: Buffer, dice: Dice, other: Buffer) => Buffer;

const block = (bytes: Buffer, dice: Dice): [from: number, to: number] => {
  const from = dice(bytes.length);
  return [from, Math.min(bytes.length, from + 1 + dice(2_000))];
};

/** Numbers as PDF and XML write them: lengths, offsets, counts, sizes. */
const changeNumbers: Break = (bytes, dice) => {
  const text = bytes.toString("latin1");
  const numbers = Array.from(text.matchAll(/\b\d{1,7}\b/g));
  const chosen = new Set(Array.from({ length: 1 + dice(5) }, () => numbers[dice(numbers.length)]?.index));
  const values = ["0", "1", "-1", "65536", "4294967295", String(dice(2_000))];
  const changed = text.replace(/\b\d{1,7}\b/g, (number, at: number) => (chosen.has(at) ? (values[dice(values.length)] ?? number) : number));
  return Buffer.from(changed, "latin1");
};

/** An object of a PDF once more, under its own number or that of another. */
const repeatObject: Break = (bytes, dice) => {
  const text = bytes.toString("latin1");
  const objects = Array.from(text.matchAll(/\b\d+ 0 obj\b[\s\S]*?endobj\n?/g), ({ 0: object }) => object);
  const [one, other] = [objects[dice(objects.length)], objects[dice(objects.length)]];
  if (one === undefined || other === undefined) return cutOff(bytes, dice, bytes);
  const copy = dice(2) === 0 ? one : one.replace(/^\d+/, /^\d+/.exec(other)?.[0] ?? "1");
  return Buffer.from(
    text.replace(other, () => other + copy),
    "latin1",
  );
};

const cutOff: Break = (bytes, dice) => bytes.subarray(0, dice(bytes.length));

const BREAKS: Break[] = [
  (bytes, dice) => {
    const copy = Buffer.from(bytes);
    for (let count = 1 + dice(30); count > 0; count--) copy[dice(copy.length)] = dice(256);
    return copy;
  },
  (bytes, dice) => {
    const copy = Buffer.from(bytes);
    const at = dice(copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << dice(8));
    return copy;
  },
  cutOff,
  (bytes, dice) => {
    const [from, to] = block(bytes, dice);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  },
  (bytes, dice) => {
    const [from, to] = block(bytes, dice);
    const at = dice(bytes.length);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(from, to), bytes.subarray(at)]);
  },
  (bytes, dice, other) => {
    const [from, to] = block(other, dice);
    const at = dice(bytes.length);
    return Buffer.concat([bytes.subarray(0, at), other.subarray(from, to), bytes.subarray(at)]);
  },
  (bytes, dice) => {
    const [from, to] = block(bytes, dice);
    return Buffer.from(bytes).fill(dice(2) * 255, from, to);
  },
  changeNumbers,
];

/** The file with something wrong in it; `other` lends pieces of its own. */
export function mutate(bytes: Uint8Array, other: Uint8Array, dice: Dice): Uint8Array {
  const [file, lender] = [Buffer.from(bytes), Buffer.from(other)];
  const isZip = file.toString("latin1", 0, 2) === "PK";
  const isPdf = file.toString("latin1", 0, 5) === "%PDF-";
  if (isZip && dice(3) > 0) return breakPackage(file, dice);
  if (isPdf && dice(4) === 0) return repeatObject(file, dice, lender);
  return breakOnce(file, dice, lender);
}

function breakOnce(bytes: Buffer, dice: Dice, other: Buffer): Buffer {
  const how = BREAKS[dice(BREAKS.length)];
  return bytes.length === 0 || how === undefined ? bytes : how(bytes, dice, other);
}

/** A package whose zip is sound, with something wrong inside: parts broken, left out, doubled, swapped, or of another size than they say. */
function breakPackage(file: Buffer, dice: Dice): Uint8Array {
  const parts = unzip(file);
  const [at, second] = [dice(parts.length), dice(parts.length)];
  const [part, other] = [parts[at], parts[second]];
  if (part === undefined || other === undefined) return file;
  const ways: (() => Entry[])[] = [
    () => parts.map((one) => (one === part ? toEntry(one.name, breakOnce(one.content, dice, other.content)) : one)),
    () => parts.map((one) => (one.name.endsWith("document.xml") ? toEntry(one.name, breakOnce(one.content, dice, other.content)) : one)),
    () => parts.filter((one) => one !== part),
    () => [...parts, toEntry(part.name, other.content)],
    () => parts.map((one) => (one === part ? { ...other, name: one.name } : one === other ? { ...part, name: one.name } : one)),
    () => parts.map((one) => (one === part ? { ...one, claimed: dice(2 ** 31) } : one)),
  ];
  return makeZip(ways[dice(ways.length)]?.() ?? parts);
}

type Part = Entry & { content: Buffer };

const toEntry = (name: string, content: Buffer): Part => ({ name, content, packed: deflateRawSync(content) });

/** The parts of a sound package, by its directory. */
function unzip(file: Buffer): Part[] {
  const end = file.lastIndexOf("PK\x05\x06");
  let at = file.readUInt32LE(end + 16);
  return Array.from({ length: file.readUInt16LE(end + 10) }, () => {
    const [method, size] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20)];
    const [name, extra, comment] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30), file.readUInt16LE(at + 32)];
    const local = file.readUInt32LE(at + 42);
    const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(from, from + size);
    const entry = toEntry(file.toString("utf8", at + 46, at + 46 + name), method === 8 ? inflateRawSync(packed) : Buffer.from(packed));
    at += 46 + name + extra + comment;
    return entry;
  });
}
