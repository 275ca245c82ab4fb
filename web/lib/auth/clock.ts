/** Time as the sign-in machinery needs it; tests bring their own. */
export type Clock = {
  now(): number;
  /** Runs once after the time; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
};

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export const pause = (clock: Clock, ms: number): Promise<void> => new Promise((resolve) => void clock.after(ms, resolve));

/** What the promise gives, or `late` when it takes longer. */
export function within<T, L>(clock: Clock, ms: number, promise: Promise<T>, late: () => L): Promise<T | L> {
  return new Promise((resolve, reject) => {
    const callOff = clock.after(ms, () => {
      try {
        resolve(late());
      } catch (error) {
        reject(error);
      }
    });
    promise.then(resolve, reject).finally(callOff);
  });
}

/** Asks again after each wait; the last failure counts. */
export async function withRetries<T>(clock: Clock, waitsMs: readonly number[], run: () => Promise<T>): Promise<T> {
  for (const ms of waitsMs) {
    try {
      return await run();
    } catch {
      await pause(clock, ms);
    }
  }
  return run();
}
