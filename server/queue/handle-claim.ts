import { setTimeout as sleep } from "node:timers/promises";
import { AppError, ERRORS, type ErrorCode } from "@fairlead/contracts";
import { type Database, toQuery } from "../db/index.ts";
import type { Services } from "../http/handler.ts";
import type { Logger } from "../log/index.ts";
import { type Claim, endClaim, putBack } from "./job-rows.ts";
import type { QueueCounts, RunningJob, Work } from "./types.ts";

/** Tries of a job that fails with an error before it is given up. */
const MAX_ERRORS = 5;
/** Deaths of the process under a job before it is given up. */
const MAX_CRASHES = 3;
/** From here on nothing runs beside it, so that the next crash blames no innocent job. */
export const SUSPECT_CRASHES = 2;
const MAX_DELAY_MS = 60_000;
/** When to try to note a failure again while the database does not answer. */
const NOTE_WAITS_MS = [0, 1_000, 5_000, 15_000, 30_000];

export type Handling = {
  database: Database;
  services: Services;
  log: Logger;
  counts: QueueCounts;
  retryBaseMs: number;
  /** Told when a job will be due again. */
  dueIn(delayMs: number): void;
};

/** One claim from its start to its end: done, put back for another try, or given up. Never rejects. */
export async function handleClaim(work: Work<unknown>, claim: Claim, handling: Handling): Promise<void> {
  const about = { work: work.name, jobId: claim.id, attempt: claim.retryCount + 1 };
  try {
    const parsed = work.payload.safeParse(claim.payload);
    if (!parsed.success) {
      handling.log.error("job has a payload that this version does not know", about);
      await endClaim(handling.database.query, claim, "failed");
    } else if (claim.crashes >= MAX_CRASHES) await giveUp(work, claim, parsed.data, "reader-crashed", handling);
    else if (claim.errors >= MAX_ERRORS) await giveUp(work, claim, parsed.data, "SYSTEM_ERROR", handling);
    else await tryOnce(work, claim, parsed.data, handling);
  } catch (error) {
    handling.log.error("job could not be ended", { ...about, cause: error });
    // A database that is gone takes no note either; in the end the lease, or the next start, brings the job back.
    for (const waitMs of NOTE_WAITS_MS) {
      await sleep(waitMs, undefined, { ref: false });
      if (await retryLater(claim, handling).catch(() => false)) return;
    }
  }
}

/** True when it is noted, or somebody else holds the job. */
async function retryLater(claim: Claim, { database, counts, retryBaseMs, dueIn }: Handling): Promise<boolean> {
  const errors = claim.errors + 1;
  const delayMs = Math.min(retryBaseMs * 2 ** errors, MAX_DELAY_MS);
  if (!(await putBack(database.query, claim, { errors, released: claim.released, delayMs }))) return true;
  counts.retried += 1;
  dueIn(delayMs);
  return true;
}

async function tryOnce(work: Work<unknown>, claim: Claim, payload: unknown, handling: Handling): Promise<void> {
  const { database, services, log, counts } = handling;
  const running = toRunningJob(claim, payload, null, handling);
  try {
    await work.handle(running.job, services);
    if (!running.isEnded() && (await endClaim(database.query, claim, "completed"))) counts.done += 1;
  } catch (error) {
    const code: ErrorCode = error instanceof AppError ? error.code : "SYSTEM_ERROR";
    const isFinal = !ERRORS[code].retryable || claim.errors + 1 >= MAX_ERRORS;
    log.warn("job failed", { work: work.name, jobId: claim.id, attempt: claim.retryCount + 1, code, cause: error });
    if (isFinal) return giveUp(work, claim, payload, code, handling);
    await retryLater(claim, handling);
  }
}

async function giveUp(work: Work<unknown>, claim: Claim, payload: unknown, failure: ErrorCode, handling: Handling): Promise<void> {
  const { database, services, log, counts } = handling;
  log.warn("job given up", { work: work.name, jobId: claim.id, attempt: claim.retryCount + 1, code: failure });
  const running = toRunningJob(claim, payload, failure, handling);
  await work.giveUp(running.job, services);
  if (!running.isEnded()) await endClaim(database.query, claim, "failed");
  counts.givenUp += 1;
}

type Running = { job: RunningJob<unknown>; isEnded(): boolean };

/** What a handler gets; with a failure, what it writes ends the job as failed. */
function toRunningJob(claim: Claim, payload: unknown, failure: ErrorCode | null, { database, log, counts }: Handling): Running {
  let isEnded = false;
  const job: RunningJob<unknown> = {
    id: claim.id,
    attempt: claim.retryCount + 1,
    ownerId: claim.ownerId,
    payload,
    failure,
    async commit(write) {
      const outcome = await database.db.transaction(async (tx) => {
        // First: its lock on the row keeps everybody else from the job until this transaction ends.
        if (!(await endClaim(toQuery(tx).executeSql, claim, failure === null ? "completed" : "failed"))) return "fenced" as const;
        return { written: await write(tx) };
      });
      isEnded = true;
      if (outcome === "fenced") {
        counts.fenced += 1;
        log.warn("job was taken over, its late result is dropped", { work: claim.name, jobId: claim.id, attempt: claim.retryCount + 1 });
        return "fenced";
      }
      if (failure === null) counts.done += 1;
      return outcome.written;
    },
  };
  return { job, isEnded: () => isEnded };
}
