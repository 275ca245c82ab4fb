import { AppError } from "@fairlead/contracts";
import type { EngineTasks, Unreadable } from "./engine-tasks.ts";
import { createFileReaders } from "./file-readers.ts";
import type { Scans } from "./read-given.ts";
import { createReaderPool } from "./reader-pool.ts";
import type { Sandbox } from "./sandbox.ts";
import type { ReaderLimits } from "./types.ts";

export type ReaderTask = keyof EngineTasks;
type Request<K extends ReaderTask> = Parameters<EngineTasks[K]>[0];
type Bytes<K extends ReaderTask> = Request<K> extends { bytes: Uint8Array } ? Uint8Array : null;
type Answer<K extends ReaderTask> = Awaited<ReturnType<EngineTasks[K]>>;
/** A file that cannot be read is a result of its own; of every other task only what was asked for. */
export type ReaderResult<K extends ReaderTask> = K extends "read" ? Exclude<Answer<K>, Scans> : Exclude<Answer<K>, Unreadable>;

export type Readers = {
  /** Throws an AppError with the code of what went wrong. `read` tells it instead: a bad file is a result. */
  run<K extends ReaderTask>(task: K, bytes: Bytes<K>, json: Request<K>["json"]): Promise<ReaderResult<K>>;
  /** Files that are read at the same time. */
  size: number;
  sandbox: Sandbox;
  close(): Promise<void>;
};

/** One process for what a person waits for; it sees no files, lives longer and may compute longer. */
const DESK_LIMITS: Partial<ReaderLimits> = { reuse: 2_000, cpuSeconds: 120, retireAboveCpuMs: 60_000 };
/** A match is work in the background, as is reading a file; a person waits for the rest. */
const PATIENT: ReadonlySet<ReaderTask> = new Set(["match", "read"]);

type Options = { size: number; childPath: string; limits?: Partial<ReaderLimits>; taxonomyFile?: string | undefined };

/** Two pools: files of strangers on all cores, everything else at a desk of its own, so that a hostile file makes nobody wait. */
export function openReaders({ size, childPath, limits = {}, taxonomyFile }: Options): Readers {
  const files = createFileReaders({ childPath, size, limits, taxonomyFile });
  const desk = createReaderPool({ childPath, size: 1, limits: { ...DESK_LIMITS, ...limits }, taxonomyFile });
  return {
    size,
    sandbox: files.sandbox,
    async run(task, bytes, json) {
      const how = { first: !PATIENT.has(task) };
      const outcome = bytes === null ? await desk.run(task, { json }, how) : await files.run(task, { bytes, json }, how);
      if (!outcome.ok) {
        if (task !== "read" || outcome.code === "SYSTEM_ERROR") throw new AppError(outcome.code);
        return { kind: "unreadable", code: outcome.code } as ReaderResult<typeof task>;
      }
      if (task !== "read" && isUnreadable(outcome.value)) throw new AppError(outcome.value.code);
      return outcome.value as ReaderResult<typeof task>;
    },
    async close() {
      await Promise.all([files.close(), desk.close()]);
    },
  };
}

function isUnreadable(value: unknown): value is Unreadable {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "unreadable";
}
