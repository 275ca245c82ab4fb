import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { buildTemplate } from "../../scripts/build-server.mjs";
import { type Database, openDatabase } from "./index.ts";
import { MIGRATIONS_FOLDER } from "./migrations.ts";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const childPath = fileURLToPath(new URL("../../node_modules/.cache/database-test/child.mjs", import.meta.url));
const opened: Database[] = [];
const children: ChildProcess[] = [];
let root: string;
let templatePath: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "fairlead-embedded-"));
  templatePath = await buildTemplate();
  // Opens a folder, stores a row, says so and waits to be killed.
  const contents = `import { openDatabase } from "./index.ts";
    const [folder, templatePath, migrationsFolder] = process.argv.slice(2);
    try {
      const database = await openDatabase({ url: null, folder, templatePath, migrationsFolder });
      await database.query("insert into upload_sessions (owner_id, name) values ($1, $2)", ["anna", "of " + process.pid]);
      process.stdout.write("stored");
      setInterval(() => undefined, 1000);
    } catch (error) {
      process.stdout.write(error.message);
    }`;
  await build({
    stdin: { contents, resolveDir: HERE, loader: "ts" },
    bundle: true,
    platform: "node",
    format: "esm",
    external: ["@electric-sql/pglite", "pg-native"],
    banner: { js: 'import { createRequire as toRequire } from "node:module"; const require = toRequire(import.meta.url);' },
    outfile: childPath,
    logLevel: "error",
  });
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  for (const child of children.splice(0)) child.kill("SIGKILL");
});
afterAll(() => rm(root, { recursive: true, force: true }));

const toFolder = (name: string) => join(root, name);
const open = async (folder: string, options: { templatePath?: string } = { templatePath }) => {
  const database = await openDatabase({ url: null, folder, ...options });
  opened.push(database);
  return database;
};
const close = async (database: Database) => {
  opened.splice(opened.indexOf(database), 1);
  await database.close();
};
/** Starts another process on the folder and returns the first thing it says. */
async function openElsewhere(folder: string): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, [childPath, folder, templatePath, MIGRATIONS_FOLDER], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const said = await new Promise<string>((resolve) => child.stdout?.once("data", (chunk: Buffer) => resolve(chunk.toString())));
  return { child, said };
}
const namesIn = async (database: Database) =>
  (await database.query("select name from upload_sessions order by 1")).rows.map(({ name }) => name);

it("starts from a template, keeps rows over a restart and migrates once", async () => {
  const folder = toFolder("restart");
  const first = await open(folder);
  await first.query("insert into upload_sessions (owner_id, name) values ($1, $2)", ["anna", "kept"]);
  const { rows: migrations } = await first.query("select hash from drizzle.__drizzle_migrations");
  await close(first);
  expect(existsSync(join(folder, "fairlead.lock"))).toBe(false);
  const second = await open(folder);
  expect(await namesIn(second)).toEqual(["kept"]);
  expect((await second.query("select hash from drizzle.__drizzle_migrations")).rows).toEqual(migrations);
  expect(migrations.length).toBeGreaterThan(0);
  expect(second.warnings).toEqual([]);
});

it("makes its tables itself without a template, and when the named one is not there", async () => {
  for (const [name, options] of Object.entries({ none: {}, absent: { templatePath: join(root, "nowhere") } })) {
    expect(await namesIn(await open(toFolder(name), options))).toEqual([]);
  }
});

it("starts over when the first start was cut off half-way", async () => {
  const folder = toFolder("half");
  const first = await open(folder);
  await first.query("insert into upload_sessions (owner_id, name) values ('anna', 'of a start that never ended')");
  await close(first);
  await writeFile(join(folder, "database.half-made"), "");
  const second = await open(folder);
  expect(await namesIn(second)).toEqual([]);
  expect(existsSync(join(folder, "database.half-made"))).toBe(false);
});

it("refuses a folder that is open already, in this process and in another", async () => {
  const folder = toFolder("twice");
  await open(folder);
  await expect(open(folder)).rejects.toThrow(`another Fairlead process (pid ${process.pid}) uses this data folder`);
  const { said } = await openElsewhere(folder);
  expect(said).toContain(`another Fairlead process (pid ${process.pid}) uses this data folder`);
});

it("takes the folder over from a killed process, with every row it said was stored", async () => {
  const folder = toFolder("killed");
  const { child, said } = await openElsewhere(folder);
  expect(said).toBe("stored");
  await expect(open(folder)).rejects.toThrow(`another Fairlead process (pid ${child.pid})`);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
  expect(existsSync(join(folder, "fairlead.lock"))).toBe(true);
  expect(await namesIn(await open(folder))).toEqual([`of ${child.pid}`]);
});

it("is not fooled by a living process that got the pid of a dead one, nor by a lock that cannot be read", async () => {
  for (const [name, lock] of Object.entries({
    reused: JSON.stringify({ pid: process.ppid, born: "another boot 12345" }),
    broken: "{",
  })) {
    const folder = toFolder(name);
    await close(await open(folder));
    await writeFile(join(folder, "fairlead.lock"), lock);
    expect(await namesIn(await open(folder))).toEqual([]);
    await expect(open(folder)).rejects.toThrow(`pid ${process.pid}`);
  }
});

it("lets exactly one of several processes take over a dead one's folder", async () => {
  const folder = toFolder("race");
  await close(await open(folder));
  await writeFile(join(folder, "fairlead.lock"), JSON.stringify({ pid: 2 ** 22 + 1, born: null }));
  const said = await Promise.all([1, 2, 3].map(() => openElsewhere(folder).then((other) => other.said)));
  expect(said.filter((words) => words === "stored")).toHaveLength(1);
  expect(said.filter((words) => words.includes("uses this data folder"))).toHaveLength(2);
});
