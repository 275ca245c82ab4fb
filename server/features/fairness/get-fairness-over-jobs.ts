import { type FairnessOverJobs, LIMITS, type PooledGroup } from "@fairlead/contracts";
import { poolShown } from "@fairlead/engine/fairness";
import { ENGINE_VERSION } from "@fairlead/engine/text";
import type { Db, OwnerId } from "../../db/index.ts";
import type { Handler } from "../../http/index.ts";
import { findNewest, listItems } from "../analyses/index.ts";
import { findFigures } from "./figures.ts";
import { listJobsWithSheets } from "./store.ts";

/** Pools what the fairness page of each job shows and looks at no answer itself, so that it tells nothing that those pages hide. */
export const getFairnessOverJobs: Handler<"getFairnessOverJobs"> = async ({ services: { db }, ownerId }): Promise<FairnessOverJobs> => {
  const all = await listJobsWithSheets(ownerId, db);
  const shown = [];
  // One job in hand at a time: each is locked while its figures are worked out.
  for (const job of all.slice(0, LIMITS.jobsPooled)) {
    const figures = await db.transaction((tx) => lookAt(ownerId, tx, job.jobId));
    if (figures !== null) shown.push({ job, figures });
  }
  return {
    jobs: shown.map(({ job, figures: { people, figuresAt, waiting } }) => ({ ...job, people, figuresAt, waiting })),
    jobsLeftOut: Math.max(0, all.length - LIMITS.jobsPooled),
    engineVersion: ENGINE_VERSION,
    tables: poolShown(shown.map(({ figures }) => figures.tables)).map(({ groups, ...table }) => ({
      ...table,
      groups: groups.map(toPooled),
    })),
  };
};

async function lookAt(ownerId: OwnerId, tx: Db, jobId: string) {
  const head = await findNewest(ownerId, tx, jobId);
  return findFigures(ownerId, tx, jobId, await listItems(ownerId, tx, head, { withNames: false }));
}

const toPooled = ({ group, n, shortfall, holmP, overJobs, verdict }: PooledGroup): PooledGroup => ({
  group,
  n,
  shortfall,
  holmP,
  overJobs,
  verdict,
});
