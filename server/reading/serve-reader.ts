import { Socket } from "node:net";
import { argv } from "node:process";
import { collectFrames, fromRequestFrame, toFrame } from "./frames.ts";
import { useTaxonomyFile } from "./taxonomy-file.ts";
import { type Answer, DEFAULT_LIMITS, type Outcome, type ReaderRequest } from "./types.ts";

/** Work on one request; what it takes from the request is agreed between the two sides, as is what it answers. */
export type Task = (request: never) => unknown;

/** Descriptor the answers go to; standard output stays free for whatever a library prints. */
export const ANSWER_DESCRIPTOR = 3;

// Native code that runs out of memory calls abort().
const OUT_OF_MEMORY = /memory|allocation|OOM|called abort\(\)/i;

/** The child's side: runs the named tasks one after another until the parent closes its end. */
export function serveReader(tasks: Readonly<Record<string, Task>>): void {
  const answers = new Socket({ fd: ANSWER_DESCRIPTOR, readable: false, writable: true });
  const [, , taxonomyFile] = argv;
  let last = taxonomyFile === undefined ? Promise.resolve() : useTaxonomyFile(taxonomyFile);
  const onFrame = (content: Buffer) => {
    last = last.then(async () => {
      const { task, request } = fromRequestFrame(content);
      const outcome = await runTask(tasks[task], request);
      answers.write(toAnswerFrame(outcome));
    });
  };
  process.stdin.on(
    "data",
    collectFrames(Number.POSITIVE_INFINITY, onFrame, () => process.exit(1)),
  );
  process.stdin.on("end", () => process.exit(0));
  answers.on("error", () => process.exit(1));
}

async function runTask(task: Task | undefined, request: ReaderRequest): Promise<Outcome> {
  if (task === undefined) return { ok: false, code: "SYSTEM_ERROR" };
  try {
    return { ok: true, value: await task(request as never) };
  } catch (error) {
    const isMemory = error instanceof RangeError || OUT_OF_MEMORY.test(error instanceof Error ? error.message : "");
    return { ok: false, code: isMemory ? "resource-limit" : "reader-crashed" };
  }
}

function toAnswerFrame(outcome: Outcome): Buffer {
  const { user, system } = process.cpuUsage();
  const used = { cpuMs: Math.round((user + system) / 1000), memoryBytes: process.memoryUsage.rss() };
  const frame = Buffer.from(JSON.stringify({ outcome, ...used } satisfies Answer));
  if (frame.length <= DEFAULT_LIMITS.frameBytes) return toFrame(frame);
  return toFrame(Buffer.from(JSON.stringify({ outcome: { ok: false, code: "resource-limit" }, ...used } satisfies Answer)));
}
