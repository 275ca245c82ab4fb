// In: work to do, in the transaction that causes it. Out: each item handled to its end once, whatever process dies meanwhile.
export { createQueue, type QueueOptions } from "./queue.ts";
export type { Item, Queue, QueueCounts, RunningJob, Work } from "./types.ts";
