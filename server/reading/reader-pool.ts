import { type Reader, startReader } from "./reader.ts";
import { createRestingReaders } from "./resting-readers.ts";
import { detectSandbox, type Sandbox } from "./sandbox.ts";
import { DEFAULT_LIMITS, type Outcome, type ReaderLimits, type ReaderRequest } from "./types.ts";

export type ReaderPool = {
  /** `first`: before everything that waits already. */
  run(task: string, input: ReaderRequest, options?: { first?: boolean }): Promise<Outcome>;
  close(): Promise<void>;
  /** "reduced": this system offers no network namespace or no limits; results are the same. */
  readonly sandbox: Sandbox;
};

export type ReaderPoolOptions = { childPath: string; size: number; limits?: Partial<ReaderLimits>; taxonomyFile?: string | undefined };
type Job = { task: string; input: ReaderRequest; first: boolean; resolve: (outcome: Outcome) => void };

/** Up to `size` children, started when there is work for them, kept warm while they behave, and ended when they rest. */
export function createReaderPool({ childPath, size, limits: changed, taxonomyFile }: ReaderPoolOptions): ReaderPool {
  const limits = { ...DEFAULT_LIMITS, ...changed };
  const all = new Set<Reader>();
  const waiting: Job[] = [];
  const stopping = new Set<Promise<void>>();
  let closed = false;

  const start = () => {
    const reader = startReader(childPath, limits, taxonomyFile);
    all.add(reader);
    return reader;
  };
  const retire = (reader: Reader) => {
    all.delete(reader);
    const stopped = reader.stop();
    stopping.add(stopped);
    void stopped.finally(() => stopping.delete(stopped));
  };
  const idle = createRestingReaders(limits.idleMs, retire);
  const takeReader = (): Reader | undefined => {
    for (let reader = idle.pop(); reader !== undefined; reader = idle.pop()) {
      if (!reader.spent) return reader;
      retire(reader);
    }
    return all.size < size ? start() : undefined;
  };
  const work = async (reader: Reader, job: Job) => {
    let worker = reader;
    const wasFresh = worker.done === 0;
    let outcome = await worker.run(job.task, job.input);
    // Only a fresh child's failure counts, so that no result hangs on what was read before.
    if (!outcome.ok && !wasFresh && !closed) {
      retire(worker);
      worker = start();
      outcome = await worker.run(job.task, job.input);
    }
    if (worker.spent || closed) retire(worker);
    else idle.push(worker);
    job.resolve(outcome);
    next();
  };
  const next = () => {
    while (waiting.length > 0) {
      const reader = takeReader();
      if (reader === undefined) return;
      const job = waiting.shift();
      if (job !== undefined) void work(reader, job);
    }
  };

  return {
    sandbox: detectSandbox(),
    run(task, input, { first = false } = {}) {
      if (closed) return Promise.resolve({ ok: false, code: "SYSTEM_ERROR" });
      return new Promise((resolve) => {
        const behind = first ? waiting.findIndex((job) => !job.first) : -1;
        waiting.splice(behind < 0 ? waiting.length : behind, 0, { task, input, first, resolve });
        next();
      });
    },
    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.resolve({ ok: false, code: "SYSTEM_ERROR" });
      for (const reader of all) retire(reader);
      idle.clear();
      await Promise.all(stopping);
    },
  };
}
