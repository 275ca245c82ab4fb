import { AppError } from "@fairlead/contracts";
import type { Handler } from "../../http/index.ts";
import { findDescription, saveChoice } from "./store.ts";
import { toWordingView } from "./wording-view.ts";

export const keepWording: Handler<"keepWording"> = async ({ services, ownerId, params, body }) => {
  const description = await findDescription(ownerId, services.db, params.jobId);
  const isThere = body.end > body.start && description.slice(body.start, body.end) === body.text;
  if (!isThere) throw new AppError("quote-mismatch");
  await saveChoice(ownerId, services.db, params.jobId, body);
  return toWordingView(services, ownerId, params.jobId);
};
