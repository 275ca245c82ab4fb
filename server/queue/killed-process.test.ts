import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../db/index.ts";
import { MIGRATIONS_FOLDER } from "../db/migrations.ts";
import { createLogger } from "../log/index.ts";
import { createQueue } from "./index.ts";
import { bundleProgram } from "./test/bundle-program.ts";
import { copying, listCopies, makeCopies, NO_SERVICES, toItems } from "./test/works.ts";

const KILLS = 10;
const SHEETS = 300;
let program = "";
let folder = "";

beforeAll(async () => {
  program = await bundleProgram(new URL("./test/copy-until-killed.ts", import.meta.url));
  folder = await mkdtemp(join(tmpdir(), "fairlead-killed-"));
});
afterAll(async () => {
  await rm(program, { force: true });
  await rm(folder, { recursive: true, force: true });
});

test("every job's effect is there exactly once after ten kills in the middle of the work", { timeout: 240_000 }, async () => {
  const before = await openDatabase({ url: null, folder });
  await makeCopies(before);
  const desk = createQueue({ database: before, log: createLogger({ level: "silent" }) });
  await desk.start([copying({ atOnce: 0 })], NO_SERVICES);
  await before.db.transaction((tx) => desk.enqueue(tx, "copy-sheet", toItems(SHEETS)));
  await desk.stop();
  await before.close();

  const told: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) told.push(...(await runUntil(5 + (kill % 4))));
  told.push(...(await runUntil(Number.POSITIVE_INFINITY)));

  const after = await openDatabase({ url: null, folder });
  const copies = await listCopies(after);
  const { rows: states } = await after.query("select state, count(*)::int as count from pgboss.job group by state");
  await after.close();
  const processes = new Set(copies.map(({ note }) => note.split(",")[0]));
  const repeated = copies.filter(({ note }) => !note.endsWith("try 1")).length;
  console.log(`queue, killed ${KILLS} times: ${copies.length} copies by ${processes.size} processes, ${repeated} jobs were begun again`);
  expect(copies.map(({ sheet }) => sheet).toSorted((a, b) => a - b)).toEqual(Array.from({ length: SHEETS }, (_, i) => i + 1));
  expect(copies.filter(({ note }) => note.startsWith("given up"))).toEqual([]);
  expect(states).toEqual([{ state: "completed", count: SHEETS }]);
  expect(processes.size).toBe(KILLS + 1);
  // Each of the kills met work in progress, or this test would prove nothing.
  expect(repeated).toBeGreaterThanOrEqual(KILLS);
  // What a process told before it died is stored.
  expect(new Set(told).size).toBe(told.length);
});

/** Runs the program until it has told of so many copies and a few milliseconds more, then kills it; returns what it told. */
async function runUntil(copies: number): Promise<number[]> {
  const child = spawn(process.execPath, [program, folder, MIGRATIONS_FOLDER], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  let told = "";
  for await (const chunk of child.stdout) {
    told += chunk;
    if (told.split("\n").length <= copies) continue;
    await sleep(Math.random() * 12);
    child.kill("SIGKILL");
    break;
  }
  const [status] = await ended;
  if (copies === Number.POSITIVE_INFINITY) expect(status).toBe(0);
  return told.split("\n").filter(Boolean).map(Number);
}
