// job text → wording that shuts people out; stored with the job, and what a person kept with the reason.
import { checkBias } from "./check-bias.ts";
import { getBiasReport } from "./get-bias-report.ts";
import { keepWording } from "./keep-wording.ts";
import { reopenWording } from "./reopen-wording.ts";

export { readWording } from "./read-wording.ts";
export { saveWordingReport } from "./store.ts";
export const biasHandlers = { checkBias, getBiasReport, keepWording, reopenWording };
