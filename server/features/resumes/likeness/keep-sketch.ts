import type { LiveEvent } from "@fairlead/contracts";
import { findLikeness, type Sketch, toSketchKeys } from "@fairlead/engine/resume";
import type { Db, OwnerId } from "../../../db/index.ts";
import { findHolders, insertLikenesses, insertSketch } from "./store.ts";

/**
 * Keeps what a resume is recognised by, and which others of the owner it looks like; the events say that these changed, too.
 * Callers hold the lock of the owner's resumes: two that are read at once would not see each other.
 */
export async function keepSketch(ownerId: OwnerId, tx: Db, resumeId: string, sketch: Sketch): Promise<LiveEvent[]> {
  const keys = toSketchKeys(sketch);
  const holders = await findHolders(ownerId, tx, resumeId, keys);
  await insertSketch(ownerId, tx, resumeId, sketch, keys);
  const found = holders.flatMap(({ sketch: other, ...holder }) => {
    const reasons = findLikeness(sketch, other);
    return reasons.length === 0 ? [] : [{ ...holder, reasons }];
  });
  await insertLikenesses(
    ownerId,
    tx,
    resumeId,
    found.map(({ resumeId: otherId, reasons }) => ({ otherId, reasons })),
  );
  return found.map((other) => ({ type: "resume", resumeId: other.resumeId, sessionId: other.sessionId, state: other.state }));
}
