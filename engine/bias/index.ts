// text → WordingReport: wording that shuts people out, each with its place, reason, source and better words.
export { checkWording } from "./check-wording.ts";
export type { BiasFinding, BiasType, WordingReport } from "./types.ts";
