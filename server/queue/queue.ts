import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type PgBoss from "pg-boss";
import { type Database, type OwnerId, toQuery } from "../db/index.ts";
import type { Services } from "../http/handler.ts";
import type { Logger } from "../log/index.ts";
import { createBoss } from "./boss.ts";
import { createGate } from "./gate.ts";
import { handleClaim, SUSPECT_CRASHES } from "./handle-claim.ts";
import {
  type Claim,
  countOpen,
  countWaiting,
  extendLease,
  type JobData,
  putBack,
  removeOwner,
  signClaim,
  takeBack,
  toClaim,
} from "./job-rows.ts";
import { createLane, type Lane } from "./lane.ts";
import type { Item, Queue, QueueCounts, Work } from "./types.ts";

export type QueueOptions = {
  database: Database;
  log: Logger;
  /** The same after every start of the same worker, different from every other worker on this database. */
  worker?: string;
  retryBaseMs?: number;
  stopMs?: number;
  /** A worker on a shared database that is silent for so long has lost its jobs. */
  leaseSeconds?: number;
};

const CHANNEL = "work";
/** Only for wake-up calls that were lost; nothing waits for it in ordinary operation. */
const POLL_MS = 5_000;
const LEASE_SECONDS = 60;
/** Signs of life in one lease. */
const BEATS = 4;

/** pg-boss keeps the jobs; who claims, ends or puts back a job is checked here, claim by claim. */
export function createQueue(options: QueueOptions): Queue {
  const { database, log, worker = toDefaultWorker(), retryBaseMs = 1_000, stopMs = 10_000, leaseSeconds = LEASE_SECONDS } = options;
  const boss = createBoss(database, log, leaseSeconds);
  const isShared = database.driver === "postgres";
  const works = new Map<string, Work<unknown>>();
  const lanes = new Map<string, Lane>();
  const counts: QueueCounts = { done: 0, retried: 0, givenUp: 0, fenced: 0 };
  const gate = createGate();
  let stopListening = async () => {};
  let heartbeat: NodeJS.Timeout | undefined;

  const wake = (name: string, due?: number) => {
    for (const [laneName, lane] of lanes) if (name === laneName || name === "") lane.wake(due);
  };
  const running = () => [...lanes.values()].flatMap((lane) => [...lane.running]);
  const claimNext = async (name: string): Promise<Claim | null> => {
    const [job] = await boss.fetch<JobData>(name, { batchSize: 1, includeMetadata: true });
    if (job === undefined) return null;
    const claim = toClaim(job);
    if (isShared) await signClaim(database.query, claim, worker).catch(() => {});
    return claim;
  };
  const openLane = (work: Work<unknown>, services: Services): Lane => {
    const dueIn = (delayMs: number) => setTimeout(() => wake(work.name), delayMs + 1).unref();
    const handling = { database, services, log, counts, retryBaseMs, dueIn };
    return createLane({
      atOnce: work.atOnce,
      pollMs: POLL_MS,
      gate,
      claim: () => claimNext(work.name),
      work: (claim) => handleClaim(work, claim, handling),
      mustRunAlone: (claim) => claim.crashes >= SUSPECT_CRASHES,
    });
  };

  return {
    wake,
    counts: () => ({ ...counts }),
    waiting: (ownerId) => countWaiting(database.query, ownerId),
    forget: (tx, ownerId) => removeOwner(toQuery(tx).executeSql, ownerId),
    async enqueue(tx, name, items) {
      const work = works.get(name);
      if (work === undefined) throw new Error(`no work is named ${name}; start the queue first`);
      const raw = toQuery(tx);
      const jobs = await toJobs(work, items, (ownerId) => countWaiting(raw.executeSql, ownerId));
      await boss.insert(jobs, { db: raw });
      await raw.executeSql("select pg_notify($1, $2)", [CHANNEL, toCall(name, jobs.length)]);
    },
    async start(list, services) {
      await boss.start();
      for (const work of list) {
        works.set(work.name, work);
        await boss.createQueue(work.name);
      }
      const count = await takeBack(database.query, isShared ? worker : null);
      if (count > 0) log.warn("took back jobs that an earlier run left unfinished", { count });
      for (const work of list) if (work.atOnce > 0) lanes.set(work.name, openLane(work, services));
      stopListening = await database.listen(CHANNEL, (payload) => wake(...readCall(payload)));
      if (isShared) heartbeat = setInterval(() => void extendAll(database, running(), log), (leaseSeconds * 1_000) / BEATS).unref();
      wake("");
    },
    async idle() {
      while (running().length > 0 || (await countOpen(database.query, [...works.keys()])) > 0) await sleep(20);
    },
    async stop() {
      await stopListening();
      await Promise.all([...lanes.values()].map((lane) => lane.stop()));
      await Promise.race([Promise.all(running().map(([, ending]) => ending)), sleep(stopMs, undefined, { ref: false })]);
      clearInterval(heartbeat);
      for (const [claim] of running()) await handBack(database, claim, log);
      await boss.stop({ graceful: false });
    },
  };
}

// Two equal calls of one transaction would arrive as one.
const toCall = (name: string, due: number) => `${name} ${due} ${randomUUID()}`;

/** Name and number of jobs that come; an empty payload means that calls may have been missed. */
function readCall(payload: string): [name: string, due: number | undefined] {
  const [name = "", count] = payload.split(" ");
  return [name, count === undefined ? undefined : Number(count)];
}

const toDefaultWorker = () => `${hostname()}:${process.cwd()}`;

/** The more an owner already has waiting, the later the next: owners take turns. */
async function toJobs(
  work: Work<unknown>,
  items: readonly Item[],
  countOf: (ownerId: OwnerId) => Promise<number>,
): Promise<PgBoss.JobInsert[]> {
  const ahead = new Map<OwnerId, number>();
  const jobs: PgBoss.JobInsert[] = [];
  for (const { ownerId, payload } of items) {
    const waiting = ahead.get(ownerId) ?? (await countOf(ownerId));
    ahead.set(ownerId, waiting + 1);
    const data: JobData = { ownerId, payload: work.payload.parse(payload), errors: 0, released: 0 };
    // Due a second ago: pg-boss takes what is due before now, and "now" may be the very same moment.
    jobs.push({ name: work.name, data, priority: -waiting, startAfter: "-1 second" });
  }
  return jobs;
}

/** Counted apart: a job that a stopping worker lets go neither failed nor crashed. */
async function handBack({ query }: Database, claim: Claim, log: Logger): Promise<void> {
  const next = { errors: claim.errors, released: claim.released + 1, delayMs: 0 };
  await putBack(query, claim, next).catch((cause) => log.error("job not handed back", { work: claim.name, jobId: claim.id, cause }));
}

async function extendAll(database: Database, running: [Claim, Promise<void>][], log: Logger): Promise<void> {
  for (const [claim] of running)
    await extendLease(database.query, claim).catch((cause) => log.warn("lease not extended", { work: claim.name, jobId: claim.id, cause }));
}
