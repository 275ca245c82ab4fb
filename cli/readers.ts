import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { ErrorCode } from "@fairlead/contracts";
import { createFileReaders } from "@fairlead/server/reading";
import type { ReaderTasks } from "./reader-tasks.ts";

type Failed = { kind: "failed"; code: ErrorCode };
type Json<K extends keyof ReaderTasks> = Parameters<ReaderTasks[K]>[0]["json"];
type Read<K extends keyof ReaderTasks> = Extract<Awaited<ReturnType<ReaderTasks[K]>>, { kind: "read" }>;

/** The reader processes of one command, started when the first file needs them. */
export type Readers = {
  size: number;
  run<K extends keyof ReaderTasks>(task: K, bytes: Uint8Array, json: Json<K>): Promise<Read<K> | Failed>;
  close(): Promise<void>;
};

/** `taxonomyFile`: imported skills that the processes know beside the engine's own. */
export function openReaders(taxonomyFile?: string): Readers {
  const size = availableParallelism();
  const childPath = fileURLToPath(new URL("./reader-child.mjs", import.meta.url));
  let pool: ReturnType<typeof createFileReaders> | undefined;
  return {
    size,
    async run(task, bytes, json) {
      pool ??= createFileReaders({ childPath, size, taxonomyFile });
      const answer = await pool.run(task, { bytes, json });
      if (!answer.ok) return { kind: "failed", code: answer.code };
      const outcome = answer.value as Awaited<ReturnType<ReaderTasks[typeof task]>>;
      return outcome.kind === "unreadable" ? { kind: "failed", code: outcome.code } : (outcome as Read<typeof task>);
    },
    async close() {
      await pool?.close();
    },
  };
}
