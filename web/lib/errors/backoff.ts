export const MAX_RETRIES = 3;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 10_000;

/** How long Try Again waits after so many tries: 1, 2, 4 s, and never more than 10. */
export const toWaitMs = (attempts: number): number => Math.min(FIRST_WAIT_MS * 2 ** attempts, LONGEST_WAIT_MS);
