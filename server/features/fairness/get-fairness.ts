import type { FairnessView, RubricColumn, Screening } from "@fairlead/contracts";
import type { Db, OwnerId } from "../../db/index.ts";
import type { Handler } from "../../http/index.ts";
import { findNewest, type ItemRow, listItems, toLosses } from "../analyses/index.ts";
import { findFigures } from "./figures.ts";
import { countIgnored, readQuality } from "./store.ts";

/** Aggregates alone: no candidate, no name, no answer of anybody. */
export const getFairness: Handler<"getFairness"> = ({ services: { db }, ownerId, params: { jobId } }) =>
  db.transaction(async (tx): Promise<FairnessView> => {
    const head = await findNewest(ownerId, tx, jobId);
    const items = await listItems(ownerId, tx, head, { withNames: false });
    return {
      jobId,
      jobTitle: head.jobTitle,
      analysedAt: head.requestedAt.toISOString(),
      asOf: head.asOf,
      engineVersion: head.engineVersion,
      candidates: items.length,
      analysed: items.filter(({ result }) => result !== null).length,
      screening: await toScreening(ownerId, tx, head.id, head.rubric, items),
      groups: await findFigures(ownerId, tx, jobId, items),
    };
  });

/** Which requirement takes how many candidates away, what is present and not counted, and how well resumes were read. */
async function toScreening(
  ownerId: OwnerId,
  tx: Db,
  analysisId: string,
  rubric: readonly RubricColumn[],
  items: readonly ItemRow[],
): Promise<Screening> {
  const cells = items.flatMap(({ result }) => result?.summary.cells ?? []);
  return {
    requirements: toLosses(cells, rubric),
    ignored: await countIgnored(ownerId, tx, analysisId),
    layouts: await readQuality(ownerId, tx, analysisId, "layout"),
    languages: await readQuality(ownerId, tx, analysisId, "language"),
    unread: items.filter(({ result, failureCode }) => result === null && failureCode !== null).length,
  };
}
