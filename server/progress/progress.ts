import { LIMITS } from "@fairlead/contracts";
import { and, asc, eq, gt, lt, max, sql } from "drizzle-orm";
import { type Database, type Db, type OwnerId, schema } from "../db/index.ts";
import type { Progress, ProgressEvent } from "./types.ts";
import { CHANNEL, createWakers } from "./wakers.ts";

const { progressEvents } = schema;
const ROWS_AT_ONCE = 500;
const PRUNE_EVERY_MS = 3_600_000;

export function createProgress(database: Pick<Database, "db" | "listen">): Progress {
  const { db } = database;
  const toWaker = createWakers(database);
  let prunedAtMs = Number.NEGATIVE_INFINITY;

  async function* follow(ownerId: OwnerId, after: string | null, signal: AbortSignal): AsyncGenerator<ProgressEvent> {
    // Listens before it looks, so that nothing falls between.
    const waker = await toWaker(ownerId);
    try {
      if (performance.now() - prunedAtMs > PRUNE_EVERY_MS) {
        prunedAtMs = performance.now();
        await prune(db);
      }
      let at = await findStart(db, ownerId, after);
      if (at.isReset) yield { id: String(at.id), event: { type: "reset" } };
      while (!signal.aborted) {
        const rows = await findAfter(db, ownerId, at.id);
        for (const { id, event } of rows) {
          if (signal.aborted) return;
          at = { id, isReset: false };
          yield { id: String(id), event };
        }
        if (rows.length < ROWS_AT_ONCE) await waker.wait(signal);
      }
    } finally {
      waker.stop();
    }
  }

  return { append, position: async (ownerId) => String(await findNewest(db, ownerId)), follow };
}

async function append(tx: Db, ownerId: OwnerId, events: Parameters<Progress["append"]>[2]): Promise<void> {
  if (events.length === 0) return;
  // Ids are given out under this lock and it is held until the commit: a smaller id never appears after a larger one.
  // One statement, because every resume of a hundred comes by four times.
  const taken = sql`select pg_advisory_xact_lock(hashtextextended(${`${CHANNEL}:${ownerId}`}, 0))`;
  const each = sql`jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as each (event, no)`;
  const rows = sql`select ${ownerId}, each.event from (${taken}) as lock, ${each} order by each.no`;
  const added = sql`insert into ${progressEvents} (owner_id, event) ${rows}`;
  await tx.execute(sql`with added as (${added}) select pg_notify(${CHANNEL}, ${ownerId})`);
}

/** Where to read on from. Unless the row the follower saw last still stands, rows after it may be gone, too. */
async function findStart(db: Db, ownerId: OwnerId, after: string | null): Promise<{ id: number; isReset: boolean }> {
  const newest = await findNewest(db, ownerId);
  if (after === null || after === String(newest)) return { id: newest, isReset: false };
  const id = /^\d{1,15}$/.test(after) ? Number(after) : -1;
  const known = await db
    .select({ id: progressEvents.id })
    .from(progressEvents)
    .where(and(eq(progressEvents.ownerId, ownerId), eq(progressEvents.id, id)));
  return known.length > 0 ? { id, isReset: false } : { id: newest, isReset: true };
}

async function findNewest(db: Db, ownerId: OwnerId): Promise<number> {
  const [row] = await db
    .select({ id: max(progressEvents.id) })
    .from(progressEvents)
    .where(eq(progressEvents.ownerId, ownerId));
  return row?.id ?? 0;
}

function findAfter(db: Db, ownerId: OwnerId, id: number) {
  return db
    .select({ id: progressEvents.id, event: progressEvents.event })
    .from(progressEvents)
    .where(and(eq(progressEvents.ownerId, ownerId), gt(progressEvents.id, id)))
    .orderBy(asc(progressEvents.id))
    .limit(ROWS_AT_ONCE);
}

async function prune(db: Db): Promise<void> {
  await db.delete(progressEvents).where(lt(progressEvents.createdAt, sql`now() - make_interval(hours => ${LIMITS.eventHours}::int)`));
}
