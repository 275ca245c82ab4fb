import { AppError, LIMITS } from "@fairlead/contracts";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Services } from "../../http/index.ts";

const HOUR_SECONDS = 3_600;
/** Counted per product in this process; addresses are kept nowhere else. */
const limiters = new WeakMap<Services, RateLimiterMemory>();

/** Refuses a network that sends far more than a person writes, and says how long to wait. */
export async function passFeedbackGate(services: Services, network: string): Promise<void> {
  const limiter = limiters.get(services) ?? new RateLimiterMemory({ points: LIMITS.feedbackPerHour, duration: HOUR_SECONDS });
  limiters.set(services, limiter);
  try {
    await limiter.consume(network);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const waitSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
    throw new AppError("rate-limited", { waitSeconds, details: `Try again in ${waitSeconds} s.` });
  }
}
