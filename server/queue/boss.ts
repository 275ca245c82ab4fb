import PgBoss from "pg-boss";
import type { Database } from "../db/index.ts";
import type { Logger } from "../log/index.ts";

/** Retries are counted by us: what pg-boss itself would end, nobody would hear of. */
const NEVER = 1_000_000;
/** Nobody else can hold a job of the embedded database, so that a machine that slept loses none. */
const EMBEDDED_LEASE_SECONDS = 23 * 60 * 60;

/** pg-boss on our connection: it never opens one of its own, and its troubles end in the log. */
export function createBoss(database: Database, log: Logger, leaseSeconds: number): PgBoss {
  const isShared = database.driver === "postgres";
  let isReachable = true;
  const report = (reachable: boolean, cause?: unknown) => {
    if (reachable === isReachable) return;
    isReachable = reachable;
    if (reachable) log.info("the queue reaches its database again");
    else log.error("the queue does not reach its database", { cause });
  };
  const boss = new PgBoss({
    db: {
      async executeSql(text, values) {
        try {
          const result = await database.query(text, values);
          report(true);
          return result;
        } catch (cause) {
          report(false, cause);
          throw cause;
        }
      },
    },
    schedule: false,
    maintenanceIntervalSeconds: isShared ? 5 : 600,
    expireInSeconds: isShared ? leaseSeconds : EMBEDDED_LEASE_SECONDS,
    retryLimit: NEVER,
    retentionDays: 365,
    archiveCompletedAfterSeconds: 60 * 60,
    deleteAfterHours: 24,
  });
  boss.on("error", (cause) => log.error("queue maintenance failed", { cause }));
  return boss;
}
