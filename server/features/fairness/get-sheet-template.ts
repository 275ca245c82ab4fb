import { ATTRIBUTES } from "@fairlead/engine/fairness";
import type { Handler } from "../../http/index.ts";
import { findNewest } from "../analyses/index.ts";
import { toLabel } from "../resumes/index.ts";
import { toCode } from "./candidate-names.ts";
import { listSheetCandidates } from "./store.ts";

/** Codes and labels, no names: a sheet travels between people. */
export const getSheetTemplate: Handler<"getSheetTemplate"> = async ({ services: { db }, ownerId, params: { jobId } }) => {
  const { id } = await findNewest(ownerId, db, jobId);
  const candidates = await listSheetCandidates(ownerId, db, id);
  return {
    candidates: candidates.map(({ resumeId, labelNo }) => ({ code: toCode(jobId, resumeId), label: toLabel(labelNo) })),
    attributes: ATTRIBUTES.map(({ id: name, groups }) => ({ name, groups: groups.map(({ label }) => label) })),
  };
};
