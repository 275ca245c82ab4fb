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
  const refused = profile.requirements
    .filter(isByHand)
    .flatMap(({ name, alternatives = [] }) => [name, ...alternatives.map((one) => one.name)]);
  const refusal = refused.map(refusalOf).find((reason) => reason !== undefined);
  if (refusal !== undefined) throw new AppError("protected-criterion", { details: refusal });
  const jobId = await saveJob(services, ownerId, body, { requestId });
  return findJobView(ownerId, services.db, jobId);
};

/** What was read of the text went through the same sieve with its surroundings. */
const isByHand = ({ quote }: Requirement): boolean => quote.text === "";
