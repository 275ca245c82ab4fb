// Copies one sheet in a second from a PostgreSQL, printing "begun" and then what came of it.
// Words: address of the database, folder of the migrations.
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../db/index.ts";
import { createLogger } from "../../log/index.ts";
import { createQueue } from "../index.ts";
import { addCopy, copying, NO_SERVICES } from "./works.ts";

const [url = "", migrationsFolder = ""] = process.argv.slice(2);
const database = await openDatabase({ url, folder: "", migrationsFolder });
const queue = createQueue({ database, log: createLogger({ level: "silent" }), worker: "slow", leaseSeconds: 2 });
const work = copying({
  async handle(job) {
    process.stdout.write("begun\n");
    await sleep(1_000);
    const outcome = await job.commit((tx) => addCopy(tx, job.payload.sheet, "slow"));
    process.stdout.write(`${outcome ?? "written"}, ${queue.counts().fenced} fenced\n`);
  },
});
await queue.start([work], NO_SERVICES);
