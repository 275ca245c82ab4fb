// every operation's handler and every kind of background work, by noun
import type { HandledName, Handlers } from "../http/index.ts";
import type { Work } from "../queue/index.ts";
import { accountsHandlers } from "./accounts/index.ts";
import { analysesHandlers, analysesWorks, matchAgain, matchWhenRead } from "./analyses/index.ts";
import { biasHandlers } from "./bias/index.ts";
import { fairnessHandlers } from "./fairness/index.ts";
import { feedbackHandlers } from "./feedback/index.ts";
import { interviewsHandlers } from "./interviews/index.ts";
import { jobsHandlers } from "./jobs/index.ts";
import { privacyHandlers } from "./privacy/index.ts";
import { resumesHandlers, resumesWorks, sweepFiles } from "./resumes/index.ts";

export const HANDLERS: Handlers<HandledName> = {
  ...accountsHandlers,
  ...resumesHandlers(matchAgain),
  ...jobsHandlers,
  ...biasHandlers,
  ...analysesHandlers,
  ...fairnessHandlers,
  ...interviewsHandlers,
  ...feedbackHandlers,
  ...privacyHandlers,
};
export const WORKS: readonly Work<unknown>[] = [...resumesWorks(matchWhenRead), ...analysesWorks];
/** Housekeeping of the features. */
export const sweep = sweepFiles;
