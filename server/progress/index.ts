// what changed for an owner → live events, in order and without loss: written with the change, followed from any point.
export { createProgress } from "./progress.ts";
export type { Progress, ProgressEvent } from "./types.ts";
