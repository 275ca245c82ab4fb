// Copies the sheets that wait in the database of a folder, prints a line for each, and ends when none waits.
// Words: folder of the database, folder of the migrations.
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../db/index.ts";
import { createLogger } from "../../log/index.ts";
import { createQueue } from "../index.ts";
import { addCopy, copying, NO_SERVICES } from "./works.ts";

const [folder = "", migrationsFolder = ""] = process.argv.slice(2);
const database = await openDatabase({ url: null, folder, migrationsFolder });
const queue = createQueue({ database, log: createLogger({ level: "silent" }) });
const work = copying({
  async handle(job) {
    await sleep(10);
    await job.commit((tx) => addCopy(tx, job.payload.sheet, `process ${process.pid}, try ${job.attempt}`));
    process.stdout.write(`${job.payload.sheet}\n`);
  },
});
await queue.start([work], NO_SERVICES);
await queue.idle();
await queue.stop();
await database.close();
