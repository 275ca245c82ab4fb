import { AppError } from "@fairlead/contracts";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { OwnerId } from "../db/index.ts";

/** Refuses a person who calls far more often than hands and a script need. Counted per process. */
export function createLimiter(callsAMinute: number) {
  const calls = new RateLimiterMemory({ points: callsAMinute, duration: 60 });
  const writes = new RateLimiterMemory({ points: Math.ceil(callsAMinute / 4), duration: 60 });
  return {
    async take(ownerId: OwnerId, isWrite: boolean): Promise<void> {
      try {
        await calls.consume(ownerId);
        if (isWrite) await writes.consume(ownerId);
      } catch (cause) {
        throw new AppError("rate-limited", { cause });
      }
    },
  };
}
