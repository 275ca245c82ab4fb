import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { LiveEvent } from "@fairlead/contracts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OwnerId, openDatabase, schema, toOwnerId } from "../db/index.ts";
import { describeDatabases, describePostgres, openTestDatabase, type TestDatabase, useOwnServer } from "../test/open-test-database.ts";
import { createProgress, type Progress, type ProgressEvent } from "./index.ts";

const { progressEvents } = schema;
const sessionId = randomUUID();
const toEvent = (): LiveEvent => ({ type: "resume", resumeId: randomUUID(), sessionId, state: "ready" });
const aPerson = (): OwnerId => toOwnerId(randomUUID());

/** Reads a stream in the background, until stopped. */
function readAlong(progress: Progress, ownerId: OwnerId, after: string | null) {
  const stop = new AbortController();
  const seen: ProgressEvent[] = [];
  const ended = (async () => {
    for await (const event of progress.follow(ownerId, after, stop.signal)) seen.push(event);
  })();
  const end = () => {
    stop.abort();
    return ended;
  };
  return { seen, end };
}

describeDatabases("live progress", (driver) => {
  let database: TestDatabase;
  let progress: Progress;
  beforeAll(async () => {
    database = await openTestDatabase(driver);
    progress = createProgress(database);
  });
  afterAll(() => database.close());

  const append = (ownerId: OwnerId, ...events: LiveEvent[]) => database.db.transaction((tx) => progress.append(tx, ownerId, events));
  /** Appends until the follower hears it. */
  const whenFollowing = async (ownerId: OwnerId, seen: ProgressEvent[]) => {
    await expect
      .poll(async () => {
        await append(ownerId, toEvent());
        return seen.length;
      })
      .toBeGreaterThan(0);
  };

  it("tells what happens from now on, to its owner alone", async () => {
    const [anna, boris] = [aPerson(), aPerson()];
    await append(anna, toEvent());
    const [ofAnna, ofBoris] = [readAlong(progress, anna, null), readAlong(progress, boris, null)];
    await Promise.all([whenFollowing(anna, ofAnna.seen), whenFollowing(boris, ofBoris.seen)]);
    const [first, second] = [toEvent(), toEvent()];
    await append(anna, first, second);
    await expect.poll(() => ofAnna.seen.slice(-2).map(({ event }) => event)).toEqual([first, second]);
    expect(ofBoris.seen.map(({ event }) => event)).not.toContainEqual(first);
    await Promise.all([ofAnna.end(), ofBoris.end()]);
  });

  it("tells what was missed since an event, then goes on", async () => {
    const anna = aPerson();
    const events = Array.from({ length: 1_203 }, toEvent);
    await append(anna, ...events);
    const rows = await database.db.select().from(progressEvents).where(eq(progressEvents.ownerId, anna)).orderBy(progressEvents.id);
    const reader = readAlong(progress, anna, String(rows[0]?.id));
    await expect.poll(() => reader.seen.length).toBe(1_202);
    expect(reader.seen.map(({ event }) => event)).toEqual(events.slice(1));
    const late = toEvent();
    await append(anna, late);
    await expect.poll(() => reader.seen.at(-1)?.event).toEqual(late);
    await reader.end();
  });

  it("says nothing of a transaction that is undone", async () => {
    const anna = aPerson();
    const reader = readAlong(progress, anna, await progress.position(anna));
    const undone = database.db.transaction(async (tx) => {
      await progress.append(tx, anna, [toEvent()]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    const kept = toEvent();
    await append(anna, kept);
    await expect.poll(() => reader.seen.length).toBeGreaterThan(0);
    expect(reader.seen.map(({ event }) => event)).toEqual([kept]);
    await reader.end();
  });

  it("begins where a person stands who knows everything so far", async () => {
    const anna = aPerson();
    await append(anna, toEvent());
    const position = await progress.position(anna);
    const event = toEvent();
    await append(anna, event);
    const reader = readAlong(progress, anna, position);
    await expect.poll(() => reader.seen.map((one) => one.event)).toEqual([event]);
    await reader.end();
  });

  it("keeps still for a person without events, and asks to start over when there are some by now", async () => {
    const anna = aPerson();
    expect(await progress.position(anna)).toBe("0");
    const reader = readAlong(progress, anna, "0");
    await sleep(100);
    await reader.end();
    expect(reader.seen).toEqual([]);
    await append(anna, toEvent());
    const late = readAlong(progress, anna, "0");
    await expect.poll(() => late.seen).toEqual([{ id: await progress.position(anna), event: { type: "reset" } }]);
    await late.end();
  });

  it("asks to start over when the event is of another owner, no id at all, or pruned", async () => {
    const [anna, boris] = [aPerson(), aPerson()];
    await append(boris, toEvent());
    await append(anna, toEvent());
    const foreign = await progress.position(boris);
    for (const after of [foreign, "999999999999", "nonsense", "-1", "1; drop table progress_events"]) {
      const reader = readAlong(progress, anna, after);
      await expect.poll(() => reader.seen.length).toBe(1);
      expect(reader.seen).toEqual([{ id: await progress.position(anna), event: { type: "reset" } }]);
      const event = toEvent();
      await append(anna, event);
      await expect.poll(() => reader.seen.at(1)?.event).toEqual(event);
      await reader.end();
    }
  });

  it("forgets events after a day, and says so to whom it matters", async () => {
    const anna = aPerson();
    await append(anna, toEvent(), toEvent());
    const old = await progress.position(anna);
    await database.db.update(progressEvents).set({ createdAt: sql`now() - interval '25 hours'` }).where(eq(progressEvents.ownerId, anna));
    const event = toEvent();
    await append(anna, event);
    const fresh = createProgress(database);
    const reader = readAlong(fresh, anna, old);
    await expect.poll(() => reader.seen).toEqual([{ id: await progress.position(anna), event: { type: "reset" } }]);
    expect(await database.db.$count(progressEvents, eq(progressEvents.ownerId, anna))).toBe(1);
    await reader.end();
  });

  it("loses, doubles and swaps nothing when many append at once", async () => {
    const people = [aPerson(), aPerson(), aPerson()];
    await Promise.all(people.map((ownerId) => append(ownerId, toEvent())));
    const start = await Promise.all(people.map((ownerId) => progress.position(ownerId)));
    // On connections of its own: in the writers' pool it would have to wait until they are done.
    const other = database.url === null ? null : await openDatabase({ url: database.url, folder: "" });
    const following = other === null ? progress : createProgress(other);
    const early = people.map((ownerId, index) => readAlong(following, ownerId, start[index] as string));
    const appended = people.map((): LiveEvent[] => []);
    await Promise.all(
      Array.from({ length: 150 }, async (_, no) => {
        const who = no % people.length;
        const events = Array.from({ length: 1 + (no % 3) }, toEvent);
        appended[who]?.push(...events);
        await database.db.transaction(async (tx) => {
          await tx.execute(sql`select pg_sleep(${driver === "postgres" ? (no % 7) / 500 : 0})`);
          await progress.append(tx, people[who] as OwnerId, events);
          // A slow commit: later ids of others may be ready before this one is.
          await tx.execute(sql`select pg_sleep(${driver === "postgres" ? (no % 5) / 500 : 0})`);
        });
      }),
    );
    const ids = (events: readonly LiveEvent[]) => events.map((event) => ("resumeId" in event ? event.resumeId : "reset"));
    for (const [index, ownerId] of people.entries()) {
      const stored = await database.db.select().from(progressEvents).where(eq(progressEvents.ownerId, ownerId)).orderBy(progressEvents.id);
      const { seen, end } = early[index] as ReturnType<typeof readAlong>;
      await expect.poll(() => seen.length).toBe(stored.length - 1);
      expect(seen.map(({ id }) => id)).toEqual(stored.slice(1).map(({ id }) => String(id)));
      expect(ids(seen.map(({ event }) => event))).toEqual(expect.arrayContaining(ids(appended[index] ?? [])));
      expect(new Set(ids(seen.map(({ event }) => event))).size).toBe(seen.length);
      await end();
    }
    await other?.close();
  });

  it("ends with its signal, even when nothing happens", async () => {
    const reader = readAlong(progress, aPerson(), null);
    await reader.end();
    const aborted = new AbortController();
    aborted.abort();
    for await (const _ of progress.follow(aPerson(), null, aborted.signal)) throw new Error("said something");
  });
});

describePostgres("live progress", () => {
  const server = useOwnServer();

  it("reaches followers of another instance, also after a crash of the database", async () => {
    const here = await openTestDatabase("postgres", server);
    const there = await openDatabase({ url: here.url as string, folder: "" });
    const [writing, reading] = [createProgress(here), createProgress(there)];
    const anna = aPerson();
    const append = (event: LiveEvent) => here.db.transaction((tx) => writing.append(tx, anna, [event]));
    const [first, second] = [toEvent(), toEvent()];
    await append(toEvent());
    const reader = readAlong(reading, anna, await reading.position(anna));
    await append(first);
    await expect.poll(() => reader.seen.map(({ event }) => event)).toEqual([first]);
    await server.crash();
    await expect
      .poll(() =>
        append(second).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await expect.poll(() => reader.seen.map(({ event }) => event), { timeout: 10_000 }).toEqual([first, second]);
    const third = toEvent();
    await here.db.transaction(async (tx) => {
      await writing.append(tx, anna, [third]);
      // The follower's ear is cut off when the news is told.
      await tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fairlead listener'`);
    });
    await expect.poll(() => reader.seen.at(-1)?.event, { timeout: 10_000 }).toEqual(third);
    await reader.end();
    await there.close();
    await here.close();
  });
});
