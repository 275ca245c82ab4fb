import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe } from "vitest";

const PROGRAM = join(fileURLToPath(new URL("..", import.meta.url)), "node_modules/firebase-tools/lib/bin/firebase.js");
const READY_MS = 150_000;
/** Projects of this name never reach the real service. */
export const PROJECT = "demo-fairlead";

export type Emulator = { host: string; url: string; stop(): Promise<void> };

/** Tests that need the emulator: without its package they are skipped and say why, or fail where everything is required. */
export function describeWithEmulator(name: string, tests: () => void): void {
  if (existsSync(PROGRAM) || process.env.REQUIRE_ALL === "1") describe(name, tests);
  else describe.skip(`${name} (skipped: no Firebase emulator; npm ci --prefix e2e/firebase installs it)`, tests);
}

/** Starts the official emulator on free ports of loopback, with a home of its own. It needs no network. */
export async function startEmulator(): Promise<Emulator> {
  const [port, hub, logging] = await Promise.all([findPort(), findPort(), findPort()]);
  const home = await mkdtemp(join(tmpdir(), "fairlead-firebase-"));
  const place = (number: number) => ({ host: "127.0.0.1", port: number });
  const emulators = { auth: place(port), hub: place(hub), logging: place(logging), ui: { enabled: false }, singleProjectMode: true };
  await writeFile(join(home, "firebase.json"), JSON.stringify({ emulators }));
  const child = spawn(process.execPath, [PROGRAM, "emulators:start", "--only", "auth", "--project", PROJECT, "--non-interactive"], {
    cwd: home,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env.PATH ?? "", HOME: home, XDG_CONFIG_HOME: home, CI: "true", NO_UPDATE_NOTIFIER: "1" },
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(child, url);
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
  return {
    host: `127.0.0.1:${port}`,
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      if (child.exitCode === null && child.kill("SIGTERM")) await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  const until = Date.now() + READY_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(url, { headers: { connection: "close" }, signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The emulator did not start:\n${output}`);
}

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (address !== null && typeof address === "object" ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}
