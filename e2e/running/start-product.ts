import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const READY_MS = 60_000;
const LAST_LINES = 50;

export type RunningProduct = {
  url: string;
  pid: number;
  folder: string;
  /** Milliseconds from the start of the process until it answered. */
  readyMs: number;
  /** Every line it has printed so far. */
  lines: string[];
  /** How it ended, with its last words; null while it runs. */
  tellEnd(): string | null;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
  /** Ends it as a power cut of the process would: no goodbye. */
  kill(): Promise<void>;
};

/** Starts what `npm start` starts (from the root of the repository), on a free port and a folder of its own; the same folder again continues where it was. */
export async function startProduct({
  folder,
  port = 0,
  env = {},
}: {
  folder?: string;
  port?: number;
  env?: Record<string, string>;
} = {}): Promise<RunningProduct> {
  const data = folder ?? (await newFolder());
  const from = performance.now();
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PORT: String(port), DATA_FOLDER: data, AUTH_SIGN_UPS_PER_HOUR: "10000", ...env },
  });
  const lines: string[] = [];
  const url = await readUrl(child, lines).catch((error) => {
    child.kill("SIGKILL");
    throw error;
  });
  const readyMs = performance.now() - from;
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await ended;
  };
  const tellEnd = () => {
    const how = child.exitCode ?? child.signalCode;
    return how === null ? null : toEnd(how, lines);
  };
  return { url, pid: child.pid as number, folder: data, readyMs, lines, tellEnd, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}

export const newFolder = () => mkdtemp(join(tmpdir(), "fairlead-run-"));
export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

/** The address from the log line that says that the product can be used. */
function readUrl(child: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready after ${READY_MS} ms:\n${lines.join("\n")}`)), READY_MS);
    const onText = (text: string) => {
      for (const line of text.split("\n").filter(Boolean)) {
        lines.push(line);
        const url = /^\{.*"url":"([^"]+)".*"msg":"ready"/.exec(line)?.[1];
        if (url === undefined) continue;
        clearTimeout(timer);
        resolve(url);
      }
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", onText);
    child.once("exit", (code, signal) => reject(new Error(toEnd(code ?? signal ?? "nothing", lines))));
  });
}

const toEnd = (how: number | string, lines: readonly string[]) => `ended with ${how}:\n${lines.slice(-LAST_LINES).join("\n")}`;
