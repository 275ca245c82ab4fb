import type { Gate } from "./gate.ts";
import type { Claim } from "./job-rows.ts";

export type Lane = {
  /** `due`: how many jobs are said to have come; without a number there may be any. */
  wake(due?: number): void;
  /** Resolves when nothing more will be claimed; running jobs go on. */
  stop(): Promise<void>;
  /** What runs, and when it will have ended. */
  running: ReadonlyMap<Claim, Promise<void>>;
};

type Options = {
  atOnce: number;
  pollMs: number;
  gate: Gate;
  /** Neither of them ever rejects. */
  claim(): Promise<Claim | null>;
  work(claim: Claim): Promise<void>;
  mustRunAlone(claim: Claim): boolean;
};

/**
 * The jobs of one name: claims while there is room and something may be due. It is told how many jobs come, so that it does not ask
 * the database after every job whether there is another; a slow poll finds those of which no word came.
 */
export function createLane({ atOnce, pollMs, gate, claim, work, mustRunAlone }: Options): Lane {
  const running = new Map<Claim, Promise<void>>();
  let claiming = Promise.resolve();
  let isClaiming = false;
  let isStopped = false;
  let mayBeDue = 0;
  let calls = 0;

  const begin = (job: Claim) => {
    const ending = gate.run(() => work(job), mustRunAlone(job) ? "alone" : "together");
    running.set(
      job,
      ending.finally(() => {
        running.delete(job);
        claimAgain();
      }),
    );
  };
  const claimWhileWoken = async () => {
    isClaiming = true;
    while (!isStopped && mayBeDue > 0 && running.size < atOnce && gate.isOpen()) {
      const before = calls;
      const job = await claim();
      if (job !== null) begin(job);
      if (job !== null) mayBeDue -= 1;
      // A job of which word came meanwhile may have come too late for this look.
      else if (calls === before) mayBeDue = 0;
    }
    isClaiming = false;
  };
  const claimAgain = () => {
    if (!isClaiming) claiming = claimWhileWoken();
  };
  const wake = (due = Number.POSITIVE_INFINITY) => {
    if (isStopped) return;
    mayBeDue += due;
    calls += 1;
    claimAgain();
  };
  const poll = setInterval(() => wake(), pollMs);
  poll.unref();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(poll);
      await claiming;
    },
    running,
  };
}
