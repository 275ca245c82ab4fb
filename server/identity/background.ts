import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "../log/index.ts";

/** The answer is out by then. */
const AFTER_ANSWER_MS = 100;

/** Work that an answer does not wait for, so that its time tells nothing. */
export type Background = { run(what: string, work: () => Promise<void>): void; idle(): Promise<void> };

export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(what, work) {
      const mine: Promise<void> = sleep(AFTER_ANSWER_MS)
        .then(work)
        .catch((cause: unknown) => log.error(what, { cause }))
        .finally(() => running.delete(mine));
      running.add(mine);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
