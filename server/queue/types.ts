import type { ErrorCode } from "@fairlead/contracts";
import type { z } from "zod";
import type { Db, OwnerId } from "../db/index.ts";
import type { Services } from "../http/handler.ts";

/** One piece of work in the hands of this process. */
export type RunningJob<P> = {
  id: string;
  /** 1 at the first try. */
  attempt: number;
  ownerId: OwnerId;
  payload: P;
  /** What went wrong at the last try, for `giveUp`; null while the job is handled. */
  failure: ErrorCode | null;
  /**
   * Writes the result and ends the job in one transaction; call it once, last.
   * "fenced": somebody else holds this job by now, nothing was written.
   */
  commit<T>(write: (tx: Db) => Promise<T>): Promise<T | "fenced">;
};

export type Work<P = never> = {
  name: string;
  payload: z.ZodType<P>;
  /** Jobs of this name that run side by side in this process; 0: this process only enqueues. */
  atOnce: number;
  handle(job: RunningJob<P>, services: Services): Promise<void>;
  /** Says so where a person sees it, when no further try will be made. */
  giveUp(job: RunningJob<P>, services: Services): Promise<void>;
};

export type Item = { ownerId: OwnerId; payload: unknown };
/** Since the start of this process; for the operator's page. */
export type QueueCounts = { done: number; retried: number; givenUp: number; fenced: number };

export type Queue = {
  /** Part of the transaction that causes the work; workers everywhere wake when it is committed. */
  enqueue(tx: Db, name: string, items: readonly Item[]): Promise<void>;
  wake(name: string): void;
  start(works: readonly Work<unknown>[], services: Services): Promise<void>;
  /** Resolves when nothing is queued or active. For tests. */
  idle(): Promise<void>;
  /** Claims nothing more, lets running jobs finish for a while, then hands the rest back. */
  stop(): Promise<void>;
  /** Queued items of the owner, of all names. */
  waiting(ownerId: OwnerId): Promise<number>;
  /** Drops everything of the owner; what runs is fenced, so that its result is dropped too. */
  forget(tx: Db, ownerId: OwnerId): Promise<void>;
  counts(): QueueCounts;
};
