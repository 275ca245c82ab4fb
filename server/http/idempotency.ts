import { AppError, LIMITS } from "@fairlead/contracts";
import { and, eq, lt, or, sql } from "drizzle-orm";
import { type OwnerId, schema } from "../db/index.ts";
import type { Services } from "./handler.ts";

type Once = { services: Services; ownerId: OwnerId; operation: string; key: string; fingerprint: string };
type Outcome = { status: number; body: unknown };

const KEY = /^[\x21-\x7e]{1,255}$/;
const isOld = lt(schema.idempotencyKeys.createdAt, sql`now() - ${`${LIMITS.idempotencyHours} hours`}::interval`);
/** A run that has not ended after this long died with its process; the next try takes over. */
const ABANDONED_SECONDS = 60;

/**
 * Runs a creating call once per (owner, operation, key) and replays its first answer afterwards. A run that failed leaves
 * nothing behind, so that it can be tried again.
 */
export async function runOnce(once: Once, run: () => Promise<Outcome>): Promise<Outcome & { isReplay: boolean }> {
  if (!KEY.test(once.key)) throw new AppError("invalid-input", { details: "header.idempotency-key: 1 to 255 visible characters" });
  const earlier = await claim(once);
  if (earlier !== null) return { ...earlier, isReplay: true };
  try {
    const outcome = await run();
    await once.services.db
      .update(schema.idempotencyKeys)
      .set({ state: "done", status: outcome.status, body: outcome.body })
      .where(isThis(once));
    return { ...outcome, isReplay: false };
  } catch (error) {
    await once.services.db
      .delete(schema.idempotencyKeys)
      .where(isThis(once))
      .catch(() => undefined);
    throw error;
  }
}

/** Null: this call is the one that runs. */
async function claim(once: Once): Promise<Outcome | null> {
  const { services, ownerId, operation, key, fingerprint } = once;
  const table = schema.idempotencyKeys;
  await services.db
    .delete(table)
    .where(
      and(
        isThis(once),
        or(isOld, and(eq(table.state, "running"), lt(table.createdAt, sql`now() - ${`${ABANDONED_SECONDS} seconds`}::interval`))),
      ),
    );
  const inserted = await services.db
    .insert(table)
    .values({ ownerId, operation, key, fingerprint, state: "running" })
    .onConflictDoNothing()
    .returning({ key: table.key });
  if (inserted.length === 1) return null;
  const [row] = await services.db.select().from(table).where(isThis(once));
  if (row === undefined) throw new AppError("key-in-use");
  if (row.fingerprint !== fingerprint) throw new AppError("key-mismatch");
  if (row.state !== "done" || row.status === null) throw new AppError("key-in-use");
  return { status: row.status, body: row.body };
}

function isThis({ ownerId, operation, key }: Once) {
  const table = schema.idempotencyKeys;
  return and(eq(table.ownerId, ownerId), eq(table.operation, operation), eq(table.key, key));
}

/** Forgets runs that ended with their process; for the start of the only process there is. */
export async function forgetUnfinished(db: Services["db"]): Promise<void> {
  await db.delete(schema.idempotencyKeys).where(eq(schema.idempotencyKeys.state, "running"));
}

/** Forgets answers that are older than they are kept for. */
export async function forgetOldAnswers(db: Services["db"]): Promise<void> {
  await db.delete(schema.idempotencyKeys).where(isOld);
}
