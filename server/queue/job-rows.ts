import type { JobWithMetadata } from "pg-boss";
import { type Database, type OwnerId, toOwnerId } from "../db/index.ts";

type Query = Database["query"];

/** What pg-boss keeps for us with each job. */
export type JobData = { ownerId: string; payload: unknown; errors: number; released: number };

/** A job as claimed: `retryCount` grows with every claim, so that with the id it names this claim alone. */
export type Claim = {
  name: string;
  id: string;
  retryCount: number;
  ownerId: OwnerId;
  payload: unknown;
  errors: number;
  released: number;
  /** Claims that neither failed in order nor were handed back: the process died, or lost its lease. */
  crashes: number;
};

export function toClaim({ id, name, retryCount, data }: JobWithMetadata<JobData>): Claim {
  const { ownerId, payload, errors, released } = data;
  return { name, id, retryCount, ownerId: toOwnerId(ownerId), payload, errors, released, crashes: retryCount - errors - released };
}

const CLAIMED = "name = $1 and id = $2 and retry_count = $3 and state = 'active'";
const toKey = ({ name, id, retryCount }: Claim) => [name, id, retryCount];
const toCount = (rows: Record<string, unknown>[]) => Number(rows[0]?.count ?? 0);

/** True when the claim still held; in a transaction, nobody takes the job before it ends. */
export async function endClaim(query: Query, claim: Claim, state: "completed" | "failed"): Promise<boolean> {
  const set = "state = $4::pgboss.job_state, completed_on = now(), output = null";
  const { rows } = await query(`update pgboss.job set ${set} where ${CLAIMED} returning 1`, [...toKey(claim), state]);
  return rows.length === 1;
}

/** Puts the job back into the queue for a later try. */
export async function putBack(query: Query, claim: Claim, next: { errors: number; released: number; delayMs: number }): Promise<boolean> {
  const { errors, released, delayMs } = next;
  const set = `state = 'retry', output = null, start_after = now() + $4 * interval '1 millisecond',
    data = data || jsonb_build_object('errors', $5::int, 'released', $6::int)`;
  const values = [...toKey(claim), delayMs, errors, released];
  const { rows } = await query(`update pgboss.job set ${set} where ${CLAIMED} returning 1`, values);
  return rows.length === 1;
}

/** Says which worker holds the job, so that its next start knows what its last one left behind. */
export async function signClaim(query: Query, claim: Claim, worker: string): Promise<void> {
  await query(`update pgboss.job set output = jsonb_build_object('worker', $4::text) where ${CLAIMED}`, [...toKey(claim), worker]);
}

/** A lease counts from `started_on`. */
export async function extendLease(query: Query, claim: Claim): Promise<void> {
  await query(`update pgboss.job set started_on = now() where ${CLAIMED}`, toKey(claim));
}

/** Takes back what a process that died held: everything, or what the worker of this name signed. */
export async function takeBack(query: Query, worker: string | null): Promise<number> {
  const whose = worker === null ? "" : "and output->>'worker' = $1";
  const set = "state = 'retry', output = null, start_after = now() - interval '1 second'";
  const text = `update pgboss.job set ${set} where state = 'active' ${whose} returning 1`;
  return (await query(text, worker === null ? [] : [worker])).rows.length;
}

export async function countWaiting(query: Query, ownerId: OwnerId): Promise<number> {
  const text = "select count(*)::int as count from pgboss.job where state < 'active' and data->>'ownerId' = $1";
  return toCount((await query(text, [ownerId])).rows);
}

export async function countOpen(query: Query, names: string[]): Promise<number> {
  const text = "select count(*)::int as count from pgboss.job where state <= 'active' and name = any($1::text[])";
  return toCount((await query(text, [names])).rows);
}

/** Waiting, running and ended jobs alike. */
export async function removeOwner(query: Query, ownerId: OwnerId): Promise<void> {
  for (const table of ["pgboss.job", "pgboss.archive"]) await query(`delete from ${table} where data->>'ownerId' = $1`, [ownerId]);
}
