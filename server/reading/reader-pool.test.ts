import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createReaderPool, type ReaderPool } from "./index.ts";

const folder = fileURLToPath(new URL("../../node_modules/.cache/reading-test/", import.meta.url));
const childPath = `${folder}child.mjs`;
const LIMITS = { wallMs: 1_500, cpuSeconds: 10, reuse: 5 };
let pool: ReaderPool;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const entry = fileURLToPath(new URL("./test/child.ts", import.meta.url));
  await build({ entryPoints: [entry], bundle: true, platform: "node", format: "esm", outfile: childPath, logLevel: "error" });
  pool = createReaderPool({ childPath, size: 2, limits: LIMITS });
});
afterAll(() => pool.close());

describe("a pool of readers", () => {
  it("hands bytes and a value to a task and its answer back", async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
    const sum = bytes.reduce((total, byte) => total + byte, 0);
    expect(await pool.run("echo", { bytes, json: { asOf: "2026-11-01" } })).toEqual({
      ok: true,
      value: { sum, length: 300_000, json: { asOf: "2026-11-01" } },
    });
  });

  it("keeps answers apart when many tasks run at once", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, json) => pool.run("echo", { json })));
    expect(answers.map((answer) => answer.ok && (answer.value as { json: number }).json)).toEqual(
      Array.from({ length: 40 }, (_, index) => index),
    );
  });

  it("is not disturbed by what a library prints", async () => {
    expect(await pool.run("chatter", {})).toEqual({ ok: true, value: "heard" });
  });

  it("keeps a child warm and replaces it after its number of tasks", async () => {
    const single = createReaderPool({ childPath, size: 1, limits: LIMITS });
    const pids: unknown[] = [];
    for (let task = 0; task < 7; task++) pids.push(((await single.run("pid", {})) as { value: unknown }).value);
    await single.close();
    expect(new Set(pids.slice(0, 5)).size).toBe(1);
    expect(new Set(pids).size).toBe(2);
  });

  it("ends a child that has nothing to do, and starts another when it has", async () => {
    const single = createReaderPool({ childPath, size: 1, limits: { ...LIMITS, idleMs: 150 } });
    const { value: first } = (await single.run("pid", {})) as { value: number };
    const { value: second } = (await single.run("pid", {})) as { value: number };
    await expect.poll(() => isAlive(first), { timeout: 5_000 }).toBe(false);
    const { value: third } = (await single.run("pid", {})) as { value: number };
    await single.close();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("lets a child work for longer than it may rest", async () => {
    const single = createReaderPool({ childPath, size: 1, limits: { wallMs: 800, idleMs: 100 } });
    await single.run("pid", {});
    const start = performance.now();
    expect(await single.run("wait", {})).toEqual({ ok: false, code: "resource-limit" });
    await single.close();
    expect(performance.now() - start).toBeGreaterThan(700);
  });

  it("does first what must not wait", async () => {
    const single = createReaderPool({ childPath, size: 1, limits: LIMITS });
    const order: number[] = [];
    const run = (json: number, first = false) => single.run("echo", { json }, { first }).then(() => order.push(json));
    await Promise.all([run(1), run(2), run(3), run(4, true), run(5, true)]);
    await single.close();
    expect(order).toEqual([1, 4, 5, 2, 3]);
  });

  it("refuses work after it was closed, and lets no child live on", async () => {
    const single = createReaderPool({ childPath, size: 1, limits: LIMITS });
    const { value: pid } = (await single.run("pid", {})) as { value: number };
    await single.close();
    expect(await single.run("pid", {})).toEqual({ ok: false, code: "SYSTEM_ERROR" });
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  });
});

describe("a parent that is killed", () => {
  it("leaves no reader behind", async () => {
    const parentPath = `${folder}parent.mjs`;
    const resolveDir = fileURLToPath(new URL(".", import.meta.url));
    const contents = `import { createReaderPool } from "./index.ts";
      const pool = createReaderPool({ childPath: ${JSON.stringify(childPath)}, size: 1 });
      const { value } = await pool.run("pid", {});
      process.stdout.write(String(value) + "\\n");
      setInterval(() => undefined, 1000);`;
    await build({
      stdin: { contents, resolveDir, loader: "ts" },
      bundle: true,
      platform: "node",
      format: "esm",
      outfile: parentPath,
      logLevel: "error",
    });
    const parent = spawn(process.execPath, [parentPath], { stdio: ["ignore", "pipe", "inherit"] });
    const pid = await new Promise<number>((resolve) => parent.stdout.once("data", (chunk: Buffer) => resolve(Number(chunk.toString()))));
    expect(process.kill(pid, 0)).toBe(true);
    parent.kill("SIGKILL");
    await expect.poll(() => isAlive(pid), { timeout: 5_000 }).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("a hostile file", () => {
  it.each([
    ["fail", "reader-crashed"],
    ["exit", "reader-crashed"],
    ["abort", "reader-crashed"],
    ["hang", "resource-limit"],
    ["wait", "resource-limit"],
    ["allocate", "resource-limit"],
    ["long", "resource-limit"],
  ])("that makes its reader %s ends as %s, and the next file is read", async (task, code) => {
    expect(await pool.run(task, {})).toEqual({ ok: false, code });
    expect(await pool.run("chatter", {})).toEqual({ ok: true, value: "heard" });
  });

  it("ends the same in a fresh reader and in a used one", async () => {
    const single = createReaderPool({ childPath, size: 1, limits: LIMITS });
    await single.run("count", {});
    expect(await single.run("failWhenUsed", {})).toEqual({ ok: true, value: "fresh" });
    await single.close();
  });

  it("stops at the processor time it may take", async () => {
    const short = createReaderPool({ childPath, size: 1, limits: { wallMs: 20_000, cpuSeconds: 1, retireAboveCpuMs: 0 } });
    const start = performance.now();
    const outcome = await short.run("hang", {});
    await short.close();
    if (short.sandbox === "full") {
      expect(outcome).toEqual({ ok: false, code: "resource-limit" });
      expect(performance.now() - start).toBeLessThan(15_000);
    }
  });
});

describe("a reader", () => {
  it("may start no process, write no file and read none but its own program", async () => {
    for (const task of ["spawn", "write", "readSecret"]) {
      expect(await pool.run(task, {})).toEqual({ ok: true, value: "ERR_ACCESS_DENIED" });
    }
  });

  it("sees nothing of the parent's environment", async () => {
    expect(await pool.run("environment", {})).toEqual({ ok: true, value: [] });
  });

  it("reaches no network, not even this machine", async () => {
    const server = createServer((socket) => socket.end());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    const outcome = await pool.run("network", { json: port });
    server.close();
    if (pool.sandbox === "full") expect(outcome).toEqual({ ok: true, value: "ENETUNREACH" });
    else expect(outcome.ok).toBe(true);
  });
});
