/** Moments at which rows came to an end, oldest first; only those of this run. */
export type Pace = { startedAtMs: number; endedAtMs: readonly number[] };

const SHOWN_FROM = 5;
const LOOKED_AT = 20;

/** Seconds until the rest is done, by the pace of the last rows; null while too few are done to tell. */
export function toSecondsLeft({ startedAtMs, endedAtMs }: Pace, open: number, nowMs: number): number | null {
  if (endedAtMs.length < SHOWN_FROM || open === 0) return null;
  const looked = endedAtMs.slice(-LOOKED_AT);
  const fromMs = endedAtMs.length > looked.length ? (endedAtMs.at(-looked.length - 1) ?? startedAtMs) : startedAtMs;
  const eachMs = Math.max(nowMs - fromMs, 1) / looked.length;
  return (eachMs * open) / 1000;
}

const STEPS_S = [5, 10, 15, 20, 30, 40, 50];

/** A rough figure for a rough estimate: 40 s rather than 38.2 s, minutes from one on. */
export function toRoughTime(seconds: number): { count: number; unit: "seconds" | "minutes" } {
  const step = STEPS_S.find((one) => seconds <= one);
  return step === undefined ? { count: Math.max(1, Math.round(seconds / 60)), unit: "minutes" } : { count: step, unit: "seconds" };
}
