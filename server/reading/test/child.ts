import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveReader } from "../serve-reader.ts";
import type { ReaderRequest } from "../types.ts";

let tasks = 0;

/** Tells whether something was refused, and how. */
function refusal(attempt: () => unknown): string {
  try {
    attempt();
    return "allowed";
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? "refused";
  }
}

serveReader({
  echo: ({ bytes, json }: ReaderRequest) => ({
    sum: bytes?.reduce((sum, byte) => sum + byte, 0) ?? null,
    length: bytes?.length ?? null,
    json,
  }),
  count: () => ++tasks,
  pid: () => process.pid,
  chatter: () => {
    process.stdout.write("noise that must not reach the answers\n");
    return "heard";
  },
  fail: () => {
    throw new Error("broken");
  },
  failWhenUsed: () => {
    if (tasks++ > 0) throw new Error("history shows");
    return "fresh";
  },
  hang: () => {
    for (;;);
  },
  wait: () => new Promise(() => undefined),
  exit: () => process.exit(3),
  abort: () => process.abort(),
  allocate: () => {
    const kept: Uint8Array[] = [];
    for (let block = 0; block < 400; block++) kept.push(new Uint8Array(16 * 1024 * 1024).fill(block));
    return kept.length;
  },
  fillHeap: () => {
    const kept: object[] = [];
    for (;;) kept.push({ text: `${kept.length} and more` });
  },
  long: () => "x".repeat(70 * 1024 * 1024),
  spawn: () => refusal(() => spawnSync("true", []).error && raise(spawnSync("true", []).error)),
  write: () => refusal(() => writeFileSync(join(tmpdir(), "fairlead-reading-test"), "x")),
  readSecret: () => refusal(() => readFileSync("/etc/hostname")),
  // biome-ignore lint/style/noProcessEnv: what the environment holds is the question here
  environment: () => Object.keys(process.env),
  network: ({ json }: ReaderRequest) =>
    new Promise((resolve) => {
      const socket = connect({ host: "127.0.0.1", port: Number(json) });
      socket.on("connect", () => resolve("allowed"));
      socket.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "refused"));
    }),
});

function raise(error: unknown): never {
  throw error;
}
