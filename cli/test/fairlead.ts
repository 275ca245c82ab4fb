import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { buildCli } from "../../scripts/build-cli.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const AS_OF = ["--as-of", "2026-11-01"];

export type Ran = { code: number | null; out: string; error: string; lines: Record<string, unknown>[] };
/** `under`: words of a command that the process runs under, such as `taskset -c 0`. */
type How = { input?: string | Uint8Array; cwd?: string; under?: string[] };

/** Looked at once: no source changes while its tests run. */
let built: ReturnType<typeof buildCli> | undefined;

/** Runs the real command line as a process of its own. */
export async function fairlead(words: string[], { input = "", cwd = ROOT, under = [] }: How = {}): Promise<Ran> {
  built ??= buildCli();
  const { main } = await built;
  const [command, ...rest] = [...under, process.execPath, fileURLToPath(main), ...words];
  const child = spawn(command as string, rest, { cwd });
  const [out, error]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => error.push(chunk));
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  const text = Buffer.concat(out).toString("utf8");
  return { code, out: text, error: Buffer.concat(error).toString("utf8"), lines: toLines(text) };
}

function toLines(text: string): Record<string, unknown>[] {
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.every((line) => line.startsWith("{")) ? lines.map((line) => JSON.parse(line) as Record<string, unknown>) : [];
}
