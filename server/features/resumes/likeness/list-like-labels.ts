import type { Db, OwnerId } from "../../../db/index.ts";
import { toLabel } from "../to-resume-row.ts";
import { listPairs } from "./store.ts";

/** Of each resume that looks like others, their labels: blind review covers the rest. */
export async function listLikeLabels(ownerId: OwnerId, db: Db): Promise<Map<string, string[]>> {
  const labels = new Map<string, string[]>();
  const add = (id: string, otherNo: number) => labels.set(id, [...(labels.get(id) ?? []), toLabel(otherNo)]);
  for (const { resumeId, labelNo, otherId, otherNo } of await listPairs(ownerId, db)) {
    add(resumeId, otherNo);
    add(otherId, labelNo);
  }
  return labels;
}
