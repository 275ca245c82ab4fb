import { AppError } from "@fairlead/contracts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createLogger } from "../log/index.ts";
import { describeDatabases, openTestDatabase, type TestDatabase } from "../test/open-test-database.ts";
import { createQueue, type Queue, type Work } from "./index.ts";
import { addCopy, copying, JONAS, listCopies, MARA, makeCopies, NO_SERVICES, type Sheet, toItems } from "./test/works.ts";

const log = createLogger({ level: "silent" });
const NAME = "copy-sheet";

describeDatabases("the queue", (driver) => {
  let database: TestDatabase;
  const queues: Queue[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(driver);
    await makeCopies(database);
  });
  afterEach(async () => {
    await Promise.all(queues.splice(0).map((queue) => queue.stop()));
    await database.query("delete from pgboss.job");
    await database.query("delete from copies");
  });
  afterAll(() => database.close());

  async function startQueue(work: Work<Sheet> = copying(), options: { worker?: string; stopMs?: number } = {}): Promise<Queue> {
    const queue = createQueue({ database, log, retryBaseMs: 20, ...options });
    await queue.start([work], NO_SERVICES);
    queues.push(queue);
    return queue;
  }
  const enqueue = (queue: Queue, items: ReturnType<typeof toItems>) => database.db.transaction((tx) => queue.enqueue(tx, NAME, items));

  test("does 100 jobs, each once, without waiting for a poll", async () => {
    const queue = await startQueue();
    const startedAt = performance.now();
    await enqueue(queue, toItems(100));
    await queue.idle();
    const ms = performance.now() - startedAt;
    console.log(`queue on ${driver}: 100 jobs in ${Math.round(ms)} ms`);
    const sheets = (await listCopies(database)).map(({ sheet }) => sheet);
    expect(sheets.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    expect(queue.counts()).toEqual({ done: 100, retried: 0, givenUp: 0, fenced: 0 });
    expect(ms).toBeLessThan(30_000);
  });

  test("starts a job right after the commit that caused it", async () => {
    const queue = await startQueue();
    for (let sheet = 1; sheet <= 5; sheet += 1) {
      const startedAt = performance.now();
      await enqueue(queue, toItems(1, MARA, sheet));
      await queue.idle();
      expect(performance.now() - startedAt).toBeLessThan(3_000);
    }
  });

  test("knows nothing of work whose transaction was rolled back", async () => {
    const queue = await startQueue();
    const rolledBack = database.db.transaction(async (tx) => {
      await queue.enqueue(tx, NAME, toItems(3));
      throw new Error("the upload was refused");
    });
    await expect(rolledBack).rejects.toThrow("refused");
    await queue.idle();
    expect(await queue.waiting(MARA)).toBe(0);
    expect(await listCopies(database)).toEqual([]);
  });

  test("refuses work of a name that nobody handles, and a payload of another shape", async () => {
    const queue = await startQueue();
    await expect(database.db.transaction((tx) => queue.enqueue(tx, "no-such-work", toItems(1)))).rejects.toThrow("no-such-work");
    const wrong = [{ ownerId: MARA, payload: { page: 1 } }];
    await expect(database.db.transaction((tx) => queue.enqueue(tx, NAME, wrong))).rejects.toThrow();
  });

  test("runs as many at once as the work allows, never more", async () => {
    let now = 0;
    let most = 0;
    const queue = await startQueue(
      copying({
        atOnce: 3,
        async handle(job) {
          now += 1;
          most = Math.max(most, now);
          await pause(15);
          await job.commit((tx) => addCopy(tx, job.payload.sheet, "done"));
          now -= 1;
        },
      }),
    );
    await enqueue(queue, toItems(12));
    await queue.idle();
    expect(most).toBe(3);
  });

  test("tries a job that fails again, later each time, and gives it up after five tries", async () => {
    const tries: { attempt: number; at: number }[] = [];
    const queue = await startQueue(
      copying({
        async handle(job) {
          tries.push({ attempt: job.attempt, at: performance.now() });
          throw new Error("the printer is out of paper");
        },
      }),
    );
    await enqueue(queue, toItems(1));
    await queue.idle();
    expect(tries.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5]);
    const waits = tries.slice(1).map(({ at }, i) => at - (tries[i]?.at ?? 0));
    for (const [i, wait] of waits.entries()) expect(wait).toBeGreaterThanOrEqual(20 * 2 ** (i + 1) - 2);
    expect(await listCopies(database)).toEqual([{ sheet: 1, note: "given up: SYSTEM_ERROR" }]);
    expect(queue.counts()).toEqual({ done: 0, retried: 4, givenUp: 1, fenced: 0 });
  });

  test("does a job that fails at first and then works once", async () => {
    const queue = await startQueue(
      copying({
        async handle(job) {
          if (job.attempt < 3) throw new AppError("unavailable");
          await job.commit((tx) => addCopy(tx, job.payload.sheet, `try ${job.attempt}`));
        },
      }),
    );
    await enqueue(queue, toItems(1));
    await queue.idle();
    expect(await listCopies(database)).toEqual([{ sheet: 1, note: "try 3" }]);
  });

  test("gives a job up at once when trying again cannot help", async () => {
    const queue = await startQueue(
      copying({
        async handle() {
          throw new AppError("encrypted");
        },
      }),
    );
    await enqueue(queue, toItems(1));
    await queue.idle();
    expect(await listCopies(database)).toEqual([{ sheet: 1, note: "given up: encrypted" }]);
  });

  test("does not forget a job whose giving up fails", async () => {
    const queue = await startQueue(
      copying({
        async handle() {
          throw new AppError("encrypted");
        },
        async giveUp() {
          throw new Error("nobody answers the bell");
        },
      }),
    );
    await enqueue(queue, toItems(1));
    await expect.poll(() => queue.counts().retried).toBeGreaterThan(2);
    expect(await listCopies(database)).toEqual([]);
    expect(queue.counts().givenUp).toBe(0);
  });

  test("keeps nothing of a result whose write fails", async () => {
    const queue = await startQueue(
      copying({
        async handle(job) {
          await job.commit(async (tx) => {
            await addCopy(tx, job.payload.sheet, `try ${job.attempt}`);
            if (job.attempt === 1) throw new Error("the second row does not fit");
          });
        },
      }),
    );
    await enqueue(queue, toItems(1));
    await queue.idle();
    expect(await listCopies(database)).toEqual([{ sheet: 1, note: "try 2" }]);
  });

  test("ends a job whose handler had nothing to write", async () => {
    const queue = await startQueue(copying({ async handle() {} }));
    await enqueue(queue, toItems(2));
    await queue.idle();
    expect(queue.counts().done).toBe(2);
  });

  test("drops the late result of a worker that lost its job, and leaves the job to who has it", async () => {
    const answers: unknown[] = [];
    const queue = await startQueue(
      copying({
        async handle(job) {
          await database.query("update pgboss.job set retry_count = retry_count + 1 where id = $1", [job.id]);
          answers.push(await job.commit((tx) => addCopy(tx, job.payload.sheet, "late")));
        },
      }),
    );
    await enqueue(queue, toItems(1));
    await expect.poll(() => answers).toEqual(["fenced"]);
    await pause(50);
    const { rows } = await database.query("select state, retry_count from pgboss.job");
    expect(rows).toEqual([{ state: "active", retry_count: 1 }]);
    expect(await listCopies(database)).toEqual([]);
    expect(queue.counts()).toMatchObject({ done: 0, fenced: 1 });
  });

  test("lets a failure of a worker that lost its job change nothing", async () => {
    let wasCalled = false;
    const queue = await startQueue(
      copying({
        async handle(job) {
          await database.query("update pgboss.job set retry_count = retry_count + 1 where id = $1", [job.id]);
          wasCalled = true;
          throw new Error("frozen for too long");
        },
      }),
    );
    await enqueue(queue, toItems(1));
    await expect.poll(() => wasCalled).toBe(true);
    await pause(50);
    const { rows } = await database.query("select state, retry_count, data->'errors' as errors from pgboss.job");
    expect(rows).toEqual([{ state: "active", retry_count: 1, errors: 0 }]);
    expect(queue.counts()).toMatchObject({ retried: 0, givenUp: 0 });
  });

  test("lets owners take turns: one job does not wait behind the fifty of another owner", async () => {
    const queue = await startQueue(copying({ atOnce: 1 }));
    await enqueue(queue, toItems(50, MARA));
    await enqueue(queue, toItems(1, JONAS, 900));
    await queue.idle();
    const place = (await listCopies(database)).findIndex(({ sheet }) => sheet === 900);
    expect(place).toBeLessThan(8);
  });

  test("counts what waits for one owner alone", async () => {
    const queue = await startQueue(copying({ atOnce: 0 }));
    await enqueue(queue, [...toItems(3, MARA), ...toItems(2, JONAS)]);
    expect(await queue.waiting(MARA)).toBe(3);
    expect(await queue.waiting(JONAS)).toBe(2);
  });

  test("takes back at its start what its last run held, and not what other workers hold", async () => {
    const earlier = await startQueue(copying({ atOnce: 0 }), { worker: "desk" });
    await enqueue(earlier, toItems(2));
    await database.query("update pgboss.job set state = 'active', started_on = now() - interval '1 second'");
    await database.query(`update pgboss.job set output = '{"worker": "desk"}' where data->'payload'->>'sheet' = '1'`);
    await database.query(`update pgboss.job set output = '{"worker": "shelf"}' where data->'payload'->>'sheet' = '2'`);
    const queue = await startQueue(copying(), { worker: "desk" });
    await expect.poll(() => listCopies(database)).toContainEqual({ sheet: 1, note: "mara" });
    await expect.poll(() => queue.counts().done).toBe(driver === "embedded" ? 2 : 1);
  });

  test("parks a job under which the process died three times, and does the others", async () => {
    const earlier = await startQueue(copying({ atOnce: 0 }));
    await enqueue(earlier, toItems(3));
    await database.query(
      "update pgboss.job set state = 'retry', started_on = now(), retry_count = 2 where data->'payload'->>'sheet' = '2'",
    );
    const queue = await startQueue();
    await queue.idle();
    expect((await listCopies(database)).toSorted((a, b) => a.sheet - b.sheet)).toEqual([
      { sheet: 1, note: "mara" },
      { sheet: 2, note: "given up: reader-crashed" },
      { sheet: 3, note: "mara" },
    ]);
    expect(queue.counts()).toMatchObject({ done: 2, givenUp: 1 });
  });

  test("runs a job that may have killed the process twice with nothing beside it", async () => {
    let now = 0;
    const beside: Record<number, number> = {};
    const earlier = await startQueue(copying({ atOnce: 0 }));
    await enqueue(earlier, toItems(9));
    await database.query(
      "update pgboss.job set state = 'retry', started_on = now(), retry_count = 1 where data->'payload'->>'sheet' = '4'",
    );
    const queue = await startQueue(
      copying({
        async handle(job) {
          now += 1;
          await pause(20);
          beside[job.payload.sheet] = now - 1;
          now -= 1;
          await job.commit((tx) => addCopy(tx, job.payload.sheet, "done"));
        },
      }),
    );
    await queue.idle();
    expect(beside[4]).toBe(0);
    expect(Object.keys(beside)).toHaveLength(9);
    expect(Math.max(...Object.values(beside))).toBeGreaterThan(0);
  });

  test("finishes at a stop what runs, hands back what takes too long, and blames nobody", async () => {
    const held: (() => void)[] = [];
    const late: unknown[] = [];
    const queue = await startQueue(
      copying({
        atOnce: 2,
        async handle(job) {
          if (job.payload.sheet === 1) await pause(60);
          else await new Promise<void>((resolve) => held.push(resolve));
          late.push([job.payload.sheet, await job.commit((tx) => addCopy(tx, job.payload.sheet, "done"))]);
        },
      }),
      { stopMs: 300 },
    );
    await enqueue(queue, toItems(5));
    await expect.poll(() => held.length).toBe(1);
    await queue.stop();
    for (const release of held) release();
    await expect.poll(() => late).toContainEqual([2, "fenced"]);
    expect(late).toHaveLength(held.length + 1);
    const { rows } = await database.query(
      "select data->'released' as released, data->'errors' as errors from pgboss.job where state = 'retry'",
    );
    expect(rows).toEqual(held.map(() => ({ released: 1, errors: 0 })));
    const next = await startQueue();
    await next.idle();
    expect((await listCopies(database)).map(({ sheet }) => sheet).toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(next.counts().givenUp).toBe(0);
  });
});

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
