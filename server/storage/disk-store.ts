import { createHash, randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, readFile, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@fairlead/contracts";
import { moveDurably } from "./durable-file.ts";
import type { FileStore, Stored } from "./types.ts";

export type DiskStore = FileStore & {
  /** Removes what uploads of a process that died left behind; returns how many. */
  sweep(olderThanMs: number): Promise<number>;
};

type Received = { kind: "received"; sha256: string; bytes: number } | { kind: "too-large" } | { kind: "cut" };

/** No upload lasts this long, so what is older belongs to nobody. */
const STALE_MS = 60 * 60 * 1000;
const KEY = /^[0-9a-f]{32}$/;
/** The disk, the quota or the file size limit says no: for the person at the screen it is one thing. */
const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** Keeps files in a folder of their own, each named by its key alone, readable by this user alone. */
export async function createDiskStore({ folder: root }: { folder: string }): Promise<DiskStore> {
  const temporary = join(root, "tmp");
  await mkdir(temporary, { recursive: true, mode: 0o700 });
  const store: DiskStore = {
    put: (source, { maxBytes }) => put(root, temporary, source, maxBytes).catch(toFull),
    read: async (key) => readFile(toPath(root, key)).catch(toAbsent),
    remove: async (key) => rm(toPath(root, key), { force: true }),
    list: (olderThanMs) => list(root, olderThanMs),
    async freeBytes() {
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
    sweep: (olderThanMs) => sweep(temporary, olderThanMs),
  };
  await store.sweep(STALE_MS);
  return store;
}

async function put(root: string, temporary: string, source: AsyncIterable<Uint8Array>, maxBytes: number): ReturnType<FileStore["put"]> {
  const key = randomBytes(16).toString("hex");
  const path = join(temporary, key);
  const handle = await open(path, "wx", 0o600);
  let stored: Stored | undefined;
  try {
    const received = await receive(source, handle, maxBytes);
    if (received.kind !== "received") return received;
    await handle.sync();
    await handle.close();
    await moveDurably(path, toPath(root, key));
    stored = { ...received, kind: "stored", key };
    return stored;
  } finally {
    if (stored === undefined) {
      await handle.close().catch(() => {});
      await rm(path, { force: true });
    }
  }
}

async function receive(source: AsyncIterable<Uint8Array>, handle: FileHandle, maxBytes: number): Promise<Received> {
  const hash = createHash("sha256");
  const chunks = source[Symbol.asyncIterator]();
  let bytes = 0;
  try {
    for (;;) {
      const next = await chunks.next().catch(() => "cut" as const);
      if (next === "cut") return { kind: "cut" };
      if (next.done) return { kind: "received", sha256: hash.digest("hex"), bytes };
      bytes += next.value.length;
      if (bytes > maxBytes) return { kind: "too-large" };
      hash.update(next.value);
      await writeWhole(handle, next.value);
    }
  } finally {
    await chunks.return?.().catch(() => {});
  }
}

/** A disk that fills up takes part of a chunk first and refuses at the next call. */
async function writeWhole(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.length; ) at += (await handle.write(chunk, at)).bytesWritten;
}

async function sweep(temporary: string, olderThanMs: number): Promise<number> {
  const before = Date.now() - olderThanMs;
  let removed = 0;
  for (const name of await readdir(temporary)) {
    const path = join(temporary, name);
    const found = await stat(path).catch(() => null);
    if (found === null || found.mtimeMs > before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

async function* list(root: string, olderThanMs: number): AsyncIterable<string> {
  const before = Date.now() - olderThanMs;
  for (const entry of await readdir(root, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !KEY.test(entry.name) || entry.parentPath === join(root, "tmp")) continue;
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => null);
    if (found !== null && found.mtimeMs <= before) yield entry.name;
  }
}

function toPath(root: string, key: string): string {
  if (!KEY.test(key)) throw new AppError("absent", { details: "not a key of this store" });
  return join(root, key.slice(0, 2), key.slice(2, 4), key);
}

function toFull(error: NodeJS.ErrnoException): never {
  throw FULL.has(error.code ?? "") ? new AppError("storage-full", { cause: error }) : error;
}

function toAbsent(error: NodeJS.ErrnoException): never {
  throw error.code === "ENOENT" ? new AppError("absent", { cause: error }) : error;
}
