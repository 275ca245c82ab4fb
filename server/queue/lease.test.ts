import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { MIGRATIONS_FOLDER } from "../db/migrations.ts";
import { createLogger } from "../log/index.ts";
import { describePostgres, openTestDatabase, type TestDatabase } from "../test/open-test-database.ts";
import { createQueue, type Queue, type Work } from "./index.ts";
import { bundleProgram } from "./test/bundle-program.ts";
import { addCopy, copying, listCopies, makeCopies, NO_SERVICES, type Sheet, toItems } from "./test/works.ts";

describePostgres("workers that share a database", () => {
  let database: TestDatabase;
  const queues: Queue[] = [];

  beforeAll(async () => {
    database = await openTestDatabase("postgres");
    await makeCopies(database);
  });
  afterEach(async () => {
    await Promise.all(queues.splice(0).map((queue) => queue.stop()));
    await database.query("delete from copies");
  });
  afterAll(() => database.close());

  async function startQueue(work: Work<Sheet>, worker: string): Promise<Queue> {
    const queue = createQueue({ database, log: createLogger({ level: "silent" }), worker, leaseSeconds: 2 });
    await queue.start([work], NO_SERVICES);
    queues.push(queue);
    return queue;
  }

  test("a job that takes longer than a lease stays with its worker as long as that gives signs of life", async () => {
    const work = copying({
      async handle(job) {
        await sleep(9_000);
        await job.commit((tx) => addCopy(tx, job.payload.sheet, `try ${job.attempt}`));
      },
    });
    const [first, second] = [await startQueue(work, "first"), await startQueue(work, "second")];
    await database.db.transaction((tx) => first.enqueue(tx, "copy-sheet", toItems(1)));
    await first.idle();
    expect(await listCopies(database)).toEqual([{ sheet: 1, note: "try 1" }]);
    expect(first.counts().done + second.counts().done).toBe(1);
  });

  test("a frozen worker loses its job to another one, and its late result is dropped", async () => {
    const desk = await startQueue(copying({ atOnce: 0 }), "desk");
    await database.db.transaction((tx) => desk.enqueue(tx, "copy-sheet", toItems(1)));
    const program = await bundleProgram(new URL("./test/copy-slowly.ts", import.meta.url));
    const child = spawn(process.execPath, [program, database.url ?? "", MIGRATIONS_FOLDER], { stdio: ["ignore", "pipe", "inherit"] });
    let told = "";
    child.stdout.on("data", (chunk) => {
      told += chunk;
    });
    try {
      await expect.poll(() => told, { timeout: 30_000 }).toBe("begun\n");
      child.kill("SIGSTOP");
      const other = await startQueue(copying(), "other");
      await other.idle();
      expect(await listCopies(database)).toEqual([{ sheet: 1, note: "mara" }]);
      child.kill("SIGCONT");
      await expect.poll(() => told, { timeout: 30_000 }).toBe("begun\nfenced, 1 fenced\n");
      expect(await listCopies(database)).toEqual([{ sheet: 1, note: "mara" }]);
    } finally {
      child.kill("SIGKILL");
      await rm(program, { force: true });
    }
  });
});
