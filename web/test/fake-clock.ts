import type { Clock } from "../lib/auth/clock.ts";

/** Time that moves only when it is told to; everything that has become due runs, in its order. */
export function createFakeClock(startMs = Date.parse("2026-03-02T09:00:00.000Z")): Clock & { pass(ms: number): Promise<void> } {
  let nowMs = startMs;
  let timers: { dueMs: number; run: () => void }[] = [];
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    now: () => nowMs,
    after(ms, run) {
      const timer = { dueMs: nowMs + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async pass(ms) {
      const untilMs = nowMs + ms;
      await settle();
      for (;;) {
        const next = timers.filter(({ dueMs }) => dueMs <= untilMs).sort((a, b) => a.dueMs - b.dueMs)[0];
        if (next === undefined) break;
        nowMs = next.dueMs;
        timers = timers.filter((timer) => timer !== next);
        next.run();
        await settle();
      }
      nowMs = untilMs;
      await settle();
    },
  };
}
