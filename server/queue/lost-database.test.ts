import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { type Database, openDatabase } from "../db/index.ts";
import { createLogger } from "../log/index.ts";
import { describePostgres } from "../test/open-test-database.ts";
import { type PostgresServer, startPostgres } from "../test/postgres-server.ts";
import { createQueue, type Queue } from "./index.ts";
import { addCopy, copying, listCopies, makeCopies, NO_SERVICES, toItems } from "./test/works.ts";

describePostgres("a queue whose database goes away", () => {
  let server: PostgresServer;
  let database: Database;
  let queue: Queue;

  afterEach(async () => {
    await queue.stop();
    await database.close();
    server.stop();
  });

  test("goes on when it is back: every job once, no error left unheard", { timeout: 120_000 }, async () => {
    server = await startPostgres();
    database = await openDatabase({ url: server.toUrl("postgres"), folder: "" });
    await makeCopies(database);
    queue = createQueue({ database, log: createLogger({ level: "silent" }), retryBaseMs: 100, leaseSeconds: 4 });
    const work = copying({
      async handle(job) {
        await sleep(10);
        await job.commit((tx) => addCopy(tx, job.payload.sheet, "done"));
      },
    });
    await queue.start([work], NO_SERVICES);
    await database.db.transaction((tx) => queue.enqueue(tx, "copy-sheet", toItems(200)));
    for (const done of [30, 90]) {
      await expect.poll(async () => queue.counts().done, { timeout: 30_000 }).toBeGreaterThan(done);
      await server.crash();
    }
    await expect
      .poll(
        () =>
          queue.idle().then(
            () => true,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true);
    const sheets = (await listCopies(database)).map(({ sheet }) => sheet);
    expect(sheets.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
    expect((await listCopies(database)).filter(({ note }) => note !== "done")).toEqual([]);
    console.log(`queue, database crashed twice: ${JSON.stringify(queue.counts())}`);
  });
});
