import { AppError } from "@fairlead/contracts";
import { z } from "zod";
import type { Handler } from "../../http/index.ts";
import { passFeedbackGate } from "./feedback-gate.ts";
import { addFeedback } from "./store.ts";

export const sendFeedback: Handler<"sendFeedback"> = async ({ services, ownerId, network, body }) => {
  const { kind, message, rating = null, technical = null } = body;
  const email = body.email || null;
  if (email !== null && !z.email().safeParse(email).success) throw new AppError("invalid-email");
  await passFeedbackGate(services, network);
  return { reference: await addFeedback(ownerId, services.db, { kind, message, email, rating, technical }) };
};
