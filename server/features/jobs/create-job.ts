import { AppError, type Requirement } from "@fairlead/contracts";
import { refusalOf } from "@fairlead/engine/job";
import type { Handler } from "../../http/index.ts";
import { findWrongPlace } from "./quotes.ts";
import { saveJob } from "./save-job.ts";
import { findJobView } from "./store.ts";

export const createJob: Handler<"createJob"> = async ({ services, ownerId, body, requestId }) => {
  const { description, profile } = body;
  if (description.trim() === "") throw new AppError("job-empty");
  const wrong = findWrongPlace(profile, description);
  if (wrong !== null) throw new AppError("quote-mismatch", { details: `body.profile.${wrong}` });
  const refusal = findRefused(profile.requirements);
  if (refusal !== null) throw new AppError("protected-criterion", { details: `body.profile.${refusal}` });
  const jobId = await saveJob(services, ownerId, body, { requestId });
  return findJobView(ownerId, services.db, jobId);
};

/** Path of the first requirement by hand that no job may ask for, and why; null when there is none. */
function findRefused(requirements: readonly Requirement[]): string | null {
  for (const [at, requirement] of requirements.entries()) {
    if (!isByHand(requirement)) continue;
    const names = [requirement, ...(requirement.alternatives ?? [])].map(({ name }) => name);
    for (const [no, name] of names.entries()) {
      const reason = refusalOf(name);
      if (reason !== undefined) return `requirements.${at}${no === 0 ? "" : `.alternatives.${no - 1}`}: ${reason}`;
    }
  }
  return null;
}

/** What was read of the text went through the same sieve with its surroundings. */
const isByHand = ({ quote }: Requirement): boolean => quote.text === "";
