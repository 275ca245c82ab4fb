import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import type { Readable } from "node:stream";
import type { ErrorCode } from "@fairlead/contracts";
import { collectFrames, toRequestFrame } from "./frames.ts";
import { toCommand } from "./sandbox.ts";
import { ANSWER_DESCRIPTOR } from "./serve-reader.ts";
import type { Answer, Outcome, ReaderLimits, ReaderRequest } from "./types.ts";

/** One child process and the task it works on. */
export type Reader = {
  /** Tasks it has finished. */
  readonly done: number;
  /** No further task may run in it. */
  readonly spent: boolean;
  run(task: string, request: ReaderRequest): Promise<Outcome>;
  stop(): Promise<void>;
};

const KEPT_ERROR_CHARS = 4_000;

export function startReader(childPath: string, limits: ReaderLimits, taxonomyFile?: string): Reader {
  const { command, args } = toCommand(childPath, limits, taxonomyFile);
  const child = spawn(command, args, { stdio: ["pipe", "ignore", "pipe", "pipe"], env: {}, cwd: "/", detached: true });
  lowerPriority(child);
  let done = 0;
  let spent = false;
  let complaint = "";
  let settle: ((outcome: Outcome) => void) | undefined;
  const finish = (outcome: Outcome) => {
    const waiting = settle;
    settle = undefined;
    done++;
    if (!outcome.ok) spent = true;
    waiting?.(outcome);
  };
  const abandon = (code: ErrorCode) => {
    spent = true;
    killGroup(child);
    finish({ ok: false, code });
  };
  const onFrame = (content: Buffer) => {
    const answer = readAnswer(content);
    if (answer === undefined) return abandon("reader-crashed");
    spent ||= done + 1 >= limits.reuse || answer.cpuMs > limits.retireAboveCpuMs || answer.memoryBytes > limits.retireAboveBytes;
    finish(answer.outcome);
  };
  const answers = child.stdio[ANSWER_DESCRIPTOR] as Readable;
  answers.on(
    "data",
    collectFrames(limits.frameBytes, onFrame, () => abandon("resource-limit")),
  );
  child.stderr?.on("data", (chunk: Buffer) => {
    complaint = (complaint + chunk.toString("latin1")).slice(-KEPT_ERROR_CHARS);
  });
  // A child that dies while it is written to shows by its exit.
  child.stdin?.on("error", () => undefined);
  const exited = new Promise<void>((resolve) => {
    child.on("error", () => {
      spent = true;
      finish({ ok: false, code: "SYSTEM_ERROR" });
      resolve();
    });
    child.on("close", (status, signal) => {
      spent = true;
      finish({ ok: false, code: toExitCode(status, signal, complaint) });
      resolve();
    });
  });
  return {
    get done() {
      return done;
    },
    get spent() {
      return spent;
    },
    run(task, request) {
      return new Promise((resolve) => {
        const timer = setTimeout(() => abandon("resource-limit"), limits.wallMs);
        settle = (outcome) => {
          clearTimeout(timer);
          resolve(outcome);
        };
        child.stdin?.write(toRequestFrame(task, request));
      });
    },
    stop() {
      spent = true;
      if (settle === undefined) child.stdin?.end();
      else killGroup(child);
      const timer = setTimeout(() => killGroup(child), 1_000);
      return exited.finally(() => clearTimeout(timer));
    },
  };
}

function readAnswer(content: Buffer): Answer | undefined {
  try {
    return JSON.parse(content.toString()) as Answer;
  } catch {
    return undefined;
  }
}

function lowerPriority(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The child may be gone already, or the system may not allow it; neither changes a result.
  }
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  } catch {
    child.kill("SIGKILL");
  }
}

const LIMIT_SIGNALS = new Set<NodeJS.Signals | null>(["SIGXCPU", "SIGKILL", "SIGXFSZ"]);
const LIMIT_STATUSES = new Set<number | null>([137, 152, 153]);

/** A child that ended on its own: the kernel or the memory limit stopped it, or the reader broke. */
function toExitCode(status: number | null, signal: NodeJS.Signals | null, complaint: string): ErrorCode {
  if (LIMIT_SIGNALS.has(signal) || LIMIT_STATUSES.has(status)) return "resource-limit";
  return /out of memory|allocation failed|bad_alloc|cannot allocate/i.test(complaint) ? "resource-limit" : "reader-crashed";
}
