import type { Handler } from "../../http/index.ts";
import { isBlind } from "../accounts/index.ts";
import { listLikeLabels } from "../resumes/index.ts";
import { toAnalysisRow } from "./analysis-row.ts";
import { toCandidates, toCommon } from "./candidates.ts";
import { countAddedSince, findNewest, hasGroupSheet, listItems } from "./store.ts";

export const getAnalysis: Handler<"getAnalysis"> = async ({ services: { db }, ownerId, params: { jobId } }) => {
  const head = await findNewest(ownerId, db, jobId);
  const { rubric: columns, asOf } = head;
  const blind = await isBlind(ownerId, db);
  const items = await listItems(ownerId, db, head, { withNames: !blind });
  const candidates = toCandidates(items, columns, await listLikeLabels(ownerId, db));
  const addedSince = await countAddedSince(ownerId, db, head.id);
  const hasGroupData = await hasGroupSheet(ownerId, db, jobId);
  const common = toCommon(candidates, columns);
  return { ...(await toAnalysisRow(ownerId, db, head)), asOf, blind, columns, candidates, addedSince, hasGroupData, ...common };
};
