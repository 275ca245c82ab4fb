import type { LiveEvent } from "@fairlead/contracts";
import type { Db, OwnerId } from "../db/index.ts";

export type ProgressEvent = { id: string; event: LiveEvent };

export type Progress = {
  /**
   * Tells the owner what this transaction changes, once it is committed. Last in its transaction: from here to the commit nobody
   * else appends for this owner.
   */
  append(tx: Db, ownerId: OwnerId, events: LiveEvent[]): Promise<void>;
  /** The id of the newest event: where somebody stands who knows everything so far. */
  position(ownerId: OwnerId): Promise<string>;
  /** Events after the one named, then new ones as they happen; `after` null: new ones only. Ends with the signal. */
  follow(ownerId: OwnerId, after: string | null, signal: AbortSignal): AsyncIterable<ProgressEvent>;
};
