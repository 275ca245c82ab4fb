import { AppError } from "@fairlead/contracts";
import type { Handler } from "../../http/index.ts";
import { findWrongPlace } from "./quotes.ts";
import { saveJob } from "./save-job.ts";
import { findJobView } from "./store.ts";

export const createJob: Handler<"createJob"> = async ({ services, ownerId, body }) => {
  const { description, profile } = body;
  if (description.trim() === "") throw new AppError("job-empty");
  const wrong = findWrongPlace(profile, description);
  if (wrong !== null) throw new AppError("quote-mismatch", { details: `body.profile.${wrong}` });
  const jobId = await saveJob(services, ownerId, body);
  return findJobView(ownerId, services.db, jobId);
};
