import type { Likeness } from "@fairlead/contracts";
import type { Db, OwnerId } from "../../../db/index.ts";
import { isBlind } from "../../accounts/index.ts";
import { findResumesById } from "../store.ts";
import { toLabel } from "../to-resume-row.ts";
import { findPairs } from "./store.ts";

/**
 * What each of these looks like, by its id. Whether the others are masked is the owner's setting alone: who reveals one
 * candidate has not revealed another.
 */
export async function toLikenesses(ownerId: OwnerId, db: Db, resumeIds: readonly string[]): Promise<Map<string, Likeness[]>> {
  const pairs = resumeIds.length === 0 ? [] : await findPairs(ownerId, db, resumeIds);
  if (pairs.length === 0) return new Map();
  const blind = await isBlind(ownerId, db);
  const ids = new Set(pairs.flatMap(({ resumeId, otherId }) => [resumeId, otherId]));
  const known = new Map((await findResumesById(ownerId, db, [...ids])).map((resume) => [resume.id, resume]));
  const likenesses = new Map<string, Likeness[]>();
  for (const { resumeId, otherId, reasons } of pairs)
    for (const [of, id] of [
      [resumeId, otherId],
      [otherId, resumeId],
    ] as const) {
      const other = known.get(id);
      if (other === undefined) continue;
      const { labelNo, name, fileName } = other;
      const shown = { name: blind ? null : name, fileName: blind ? null : fileName };
      likenesses.set(of, [...(likenesses.get(of) ?? []), { resumeId: id, label: toLabel(labelNo), ...shown, reasons }]);
    }
  return likenesses;
}
