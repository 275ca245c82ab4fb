import type { Database } from "../db/index.ts";

export const CHANNEL = "fairlead_progress";

export type Waker = { wait(signal: AbortSignal): Promise<void>; stop(): void };
type Entry = { ownerId: string; isRung: boolean; ring: () => void };

/** Lets followers sleep until their owner has news. One LISTEN serves them all. */
export function createWakers(database: Pick<Database, "listen">): (ownerId: string) => Promise<Waker> {
  const entries = new Set<Entry>();
  let listening: Promise<unknown> | null = null;

  // An empty payload means that news may have been missed.
  const onPayload = (payload: string) => {
    for (const entry of entries) if (payload === "" || entry.ownerId === payload) entry.ring();
  };

  return async (ownerId) => {
    const entry: Entry = { ownerId, isRung: false, ring: () => undefined };
    const rest = () => {
      entry.ring = () => {
        entry.isRung = true;
      };
    };
    rest();
    entries.add(entry);
    listening ??= database.listen(CHANNEL, onPayload);
    await listening;
    return {
      wait: (signal) =>
        new Promise((resolve) => {
          const wake = () => {
            signal.removeEventListener("abort", wake);
            entry.isRung = false;
            rest();
            resolve();
          };
          if (entry.isRung || signal.aborted) return wake();
          entry.ring = wake;
          signal.addEventListener("abort", wake);
        }),
      stop: () => entries.delete(entry),
    };
  };
}
