export type Gate = {
  /** False while a job waits to run alone, or does. */
  isOpen(): boolean;
  run(task: () => Promise<void>, how: "together" | "alone"): Promise<void>;
};

/** Lets jobs run side by side, but for those that must run alone so that a crash has one suspect only. */
export function createGate(): Gate {
  let inside = 0;
  let closed = 0;
  let lastAlone = Promise.resolve();
  let onEmpty = () => {};

  const together = async (task: () => Promise<void>) => {
    while (closed > 0) await lastAlone;
    inside += 1;
    try {
      await task();
    } finally {
      inside -= 1;
      if (inside === 0) onEmpty();
    }
  };
  const alone = async (task: () => Promise<void>) => {
    closed += 1;
    const before = lastAlone;
    let leave = () => {};
    lastAlone = new Promise((resolve) => {
      leave = resolve;
    });
    try {
      await before;
      if (inside > 0)
        await new Promise<void>((resolve) => {
          onEmpty = resolve;
        });
      await task();
    } finally {
      closed -= 1;
      leave();
    }
  };
  return { isOpen: () => closed === 0, run: (task, how) => (how === "alone" ? alone(task) : together(task)) };
}
