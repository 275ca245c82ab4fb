import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createDiskStore } from "./disk-store.ts";
import { breaking, inChunks, put, testFileStore } from "./test/conformance.ts";

const run = promisify(execFile);
const folders: string[] = [];

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "fairlead-files-"));
  folders.push(folder);
  return folder;
}

/** Every file below the folder, as paths from there. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

testFileStore("local disk", async () => createDiskStore({ folder: await makeFolder() }));

test("a stored file lies two folders deep under its key and only this user may open it", async () => {
  const folder = await makeFolder();
  const { key } = await put(await createDiskStore({ folder }), inChunks(randomBytes(10), 10));
  const path = join(key.slice(0, 2), key.slice(2, 4), key);
  expect(await listFiles(folder)).toEqual([path]);
  expect((await stat(join(folder, path))).mode & 0o777).toBe(0o600);
  for (const part of ["", key.slice(0, 2), "tmp"]) expect((await stat(join(folder, part))).mode & 0o777).toBe(0o700);
});

test("nothing lies on the disk after a file that broke off or was too large", async () => {
  const folder = await makeFolder();
  const store = await createDiskStore({ folder });
  await store.put(breaking(randomBytes(5_000)), { maxBytes: 10_000 });
  await store.put(inChunks(randomBytes(5_000), 100), { maxBytes: 4_000 });
  expect(await listFiles(folder)).toEqual([]);
});

test("a stream that is destroyed in the middle counts as broken off", async () => {
  const folder = await makeFolder();
  const store = await createDiskStore({ folder });
  const stream = new PassThrough();
  stream.write(randomBytes(1_000));
  const putting = store.put(stream, { maxBytes: 10_000 });
  setTimeout(() => stream.destroy(), 20);
  expect(await putting).toEqual({ kind: "cut" });
  expect(await listFiles(folder)).toEqual([]);
});

test("a file name is never a path: what is no key is absent", async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, "secret.txt"), "secret");
  const store = await createDiskStore({ folder });
  for (const name of ["../secret.txt", "/etc/hostname", "secret.txt", "", "..", "A".repeat(32), `${"a".repeat(32)}\n`])
    await expect(store.read(name), name).rejects.toMatchObject({ code: "absent" });
  await expect(store.remove("../secret.txt")).rejects.toMatchObject({ code: "absent" });
  expect(await listFiles(folder)).toEqual(["secret.txt"]);
});

test("a sweep takes old temporary files and leaves running uploads and stored files", async () => {
  const folder = await makeFolder();
  const store = await createDiskStore({ folder });
  const { key } = await put(store, inChunks(randomBytes(10), 10));
  const temporary = join(folder, "tmp");
  await writeFile(join(temporary, "old"), "left behind");
  await writeFile(join(temporary, "new"), "running");
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(join(temporary, "old"), twoHoursAgo, twoHoursAgo);
  await createDiskStore({ folder });
  expect(await readdir(temporary)).toEqual(["new"]);
  expect(await store.sweep(0)).toBe(1);
  expect((await store.read(key)).length).toBe(10);
});

describe("a disk that takes no more", () => {
  let child = "";

  beforeAll(async () => {
    child = join(await mkdtemp(join(tmpdir(), "fairlead-fill-")), "fill-disk.mjs");
    const entry = fileURLToPath(new URL("./test/fill-disk.ts", import.meta.url));
    await build({ entryPoints: [entry], bundle: true, platform: "node", format: "esm", outfile: child, logLevel: "error" });
  });
  afterAll(() => rm(dirname(child), { recursive: true }));

  test("says that storage is full at the file size limit and keeps nothing half", async () => {
    const folder = await makeFolder();
    const { stdout } = await run("prlimit", ["--fsize=100000", process.execPath, child, folder]);
    expect(JSON.parse(stdout)).toBe("storage-full");
    expect(await listFiles(folder)).toEqual([]);
  });

  test("says that storage is full when no byte is free and keeps nothing half", async (context) => {
    const folder = await makeFolder();
    const mounted = await run("mount", ["-t", "tmpfs", "-o", "size=128k", "tmpfs", folder]).catch(() => null);
    if (mounted === null) return context.skip("this user may not mount a small disk");
    try {
      const { stdout } = await run(process.execPath, [child, folder]);
      expect(JSON.parse(stdout)).toBe("storage-full");
      expect(await listFiles(folder)).toEqual([]);
    } finally {
      await run("umount", [folder]);
    }
  });
});
