import { createHash, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { FileStore } from "../types.ts";

/** What every driver of the file store must do; a new driver passes this before anything else. */
export function testFileStore(driver: string, make: () => Promise<FileStore>): void {
  describe(`file store, ${driver}`, () => {
    test("gives back what was put, with its hash and size", async () => {
      const store = await make();
      const bytes = randomBytes(300_000);
      const stored = await put(store, inChunks(bytes, 65_536));
      expect(stored).toMatchObject({ bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
      expect(Buffer.compare(await store.read(stored.key), bytes)).toBe(0);
    });

    test("lists what it keeps, and nothing that is younger than asked for", async () => {
      const store = await make();
      const keys = [(await put(store, inChunks(randomBytes(10), 10))).key, (await put(store, inChunks(randomBytes(10), 10))).key];
      await store.put(inChunks(randomBytes(100), 10), { maxBytes: 1 });
      expect((await toArray(store.list(0))).sort()).toEqual(keys.sort());
      expect(await toArray(store.list(60_000))).toEqual([]);
    });

    test("keeps the same bytes twice under two keys, neither made from the bytes", async () => {
      const store = await make();
      const bytes = randomBytes(100);
      const [first, second] = [await put(store, inChunks(bytes, 100)), await put(store, inChunks(bytes, 100))];
      expect(first.key).not.toBe(second.key);
      expect(first.sha256).toBe(second.sha256);
      expect(first.sha256).not.toContain(first.key);
    });

    test("takes a file of exactly the largest size and refuses one byte more without reading on", async () => {
      const store = await make();
      const bytes = randomBytes(1_000);
      expect(await store.put(inChunks(bytes, 100), { maxBytes: 1_000 })).toMatchObject({ kind: "stored", bytes: 1_000 });
      const source = counted(inChunks(randomBytes(10_000), 100));
      expect(await store.put(source, { maxBytes: 999 })).toEqual({ kind: "too-large" });
      expect(source.given).toBe(10);
      expect(source.ended).toBe(true);
    });

    test("says that the upload broke off when the source does", async () => {
      const store = await make();
      expect(await store.put(breaking(randomBytes(5_000)), { maxBytes: 10_000 })).toEqual({ kind: "cut" });
    });

    test("keeps an empty file", async () => {
      const store = await make();
      const stored = await put(store, inChunks(Buffer.alloc(0), 1));
      expect((await store.read(stored.key)).length).toBe(0);
    });

    test("removes a file, and does not mind when it is gone", async () => {
      const store = await make();
      const { key } = await put(store, inChunks(randomBytes(10), 10));
      await store.remove(key);
      await store.remove(key);
      await expect(store.read(key)).rejects.toMatchObject({ code: "absent" });
    });

    test("knows how much room is left", async () => {
      const store = await make();
      expect(await store.freeBytes()).toBeGreaterThan(1_000_000);
    });

    test("keeps 50 files put at the same time apart", async () => {
      const store = await make();
      const files = Array.from({ length: 50 }, () => randomBytes(20_000));
      const stored = await Promise.all(files.map((bytes) => put(store, inChunks(bytes, 1_000))));
      for (const [i, { key }] of stored.entries()) expect(Buffer.compare(await store.read(key), files[i] as Buffer)).toBe(0);
    });
  });
}

export async function put(store: FileStore, source: AsyncIterable<Uint8Array>) {
  const stored = await store.put(source, { maxBytes: 10_000_000 });
  if (stored.kind !== "stored") throw new Error(`expected the file to be stored, but it was ${stored.kind}`);
  return stored;
}

export async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export async function* breaking(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
  throw new Error("connection reset");
}

function counted(source: AsyncIterable<Uint8Array>) {
  const count = { given: 0, ended: false, [Symbol.asyncIterator]: walk };
  async function* walk() {
    try {
      for await (const chunk of source) {
        count.given += 1;
        yield chunk;
      }
    } finally {
      count.ended = true;
    }
  }
  return count;
}

async function toArray(keys: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const key of keys) all.push(key);
  return all;
}
