import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { ReaderLimits } from "./types.ts";

export type Sandbox = "full" | "reduced";

/** The tools that cut a child off; each is left out where the system does not offer it. */
type Tools = { canLimit: boolean; canIsolate: boolean };

let tools: Tools | undefined;

function testTools(): Tools {
  tools ??= {
    canLimit: runs("prlimit", ["--fsize=0", "--nofile=64", "true"]),
    canIsolate: runs("unshare", ["-rn", "true"]),
  };
  return tools;
}

function runs(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore", timeout: 5_000 }).status === 0;
}

export function detectSandbox(): Sandbox {
  const { canLimit, canIsolate } = testTools();
  return canLimit && canIsolate ? "full" : "reduced";
}

const MB = 1024 * 1024;
/** A reader lives for few files: code is optimised late, on the cores that read, young objects get half the usual room and old ones little more than they need (docs/decisions/0029). */
const ENGINE_FLAGS = ["--interrupt-budget=1000000", "--single-threaded-gc", "--max-semi-space-size=8", "--heap-growing-percent=15"];

/** The command that starts a child under its limits: no network, no writing, no other processes, little memory and time. */
export function toCommand(childPath: string, limits: ReaderLimits, taxonomyFile?: string): { command: string; args: string[] } {
  const { canLimit, canIsolate } = testTools();
  const words = [
    ...(canIsolate ? ["unshare", "-rn"] : []),
    ...(canLimit
      ? [
          "prlimit",
          `--data=${limits.dataBytes}`,
          `--cpu=${limits.cpuSeconds + Math.ceil(limits.retireAboveCpuMs / 1000)}`,
          "--fsize=0",
          `--nofile=${limits.openFiles}`,
          "--core=0",
        ]
      : []),
    process.execPath,
    ...toPermissions(childPath, taxonomyFile),
    `--max-old-space-size=${Math.floor((limits.dataBytes / MB) * 0.6)}`,
    ...ENGINE_FLAGS,
    "--no-warnings",
    childPath,
    ...(taxonomyFile === undefined ? [] : [resolve(taxonomyFile)]),
  ];
  const [command = process.execPath, ...args] = words;
  return { command, args };
}

/** Node's own permission model: reading the program, its libraries and the operator's skills, nothing else. */
function toPermissions(childPath: string, taxonomyFile?: string): string[] {
  const flag = process.allowedNodeEnvironmentFlags.has("--permission") ? "--permission" : "--experimental-permission";
  const readable = new Set([dirname(childPath), ...ancestorsOf(childPath).flatMap(toReadable)]);
  if (taxonomyFile !== undefined) readable.add(resolve(taxonomyFile));
  return [flag, ...[...readable].map((path) => `--allow-fs-read=${path}`)];
}

function toReadable(folder: string): string[] {
  return [join(folder, "package.json"), join(folder, "node_modules")].filter((path) => existsSync(path));
}

function ancestorsOf(path: string): string[] {
  const folders: string[] = [];
  for (let folder = dirname(path); folders.at(-1) !== folder; folder = dirname(folder)) folders.push(folder);
  return folders;
}
