import type { Feedback } from "@fairlead/contracts";
import { LIMITS } from "@fairlead/contracts/limits";
import { ApiError } from "../../lib/api.ts";
import { toErrorText } from "../../lib/error-text.ts";
import { t } from "../../lib/t.ts";
import type { Technical } from "./technical.ts";

export const KINDS = ["idea", "problem", "question", "praise"] as const satisfies readonly Feedback["kind"][];
export const RATINGS = ["", "1", "2", "3", "4", "5"] as const;
/** As the form holds it: what is not given is empty. */
export type Note = {
  kind: Feedback["kind"];
  message: string;
  email: string;
  rating: (typeof RATINGS)[number];
  withTechnical: boolean;
  website: string;
};

const COUNTED_FROM = 4_500;
const MINUTE_SECONDS = 60;

export function findMessageFault(message: string): string | null {
  const { length } = message.trim();
  if (length < LIMITS.feedbackMinChars) return t("feedback.short");
  return length > LIMITS.feedbackChars ? t("feedback.long") : null;
}

/** What is left of the room for a message, once it gets tight. */
export function toCounter(message: string): string | null {
  const left = LIMITS.feedbackChars - message.trim().length;
  if (left > LIMITS.feedbackChars - COUNTED_FROM) return null;
  return left < 0 ? t("feedback.over", { count: -left }) : t("feedback.left", { count: left });
}

/** What is sent: without the parts that were left empty. */
export function toFeedback({ kind, message, email, rating, withTechnical, website }: Note, technical: Technical): Feedback {
  return {
    kind,
    message: message.trim(),
    ...(email.trim() === "" ? {} : { email: email.trim() }),
    ...(rating === "" ? {} : { rating: Number(rating) }),
    ...(withTechnical ? { technical } : {}),
    // A person leaves it empty; what a machine writes here the server refuses.
    ...(website === "" ? {} : { website: website as "" }),
  };
}

/** Why a note was not taken. */
export function toRefusal(error: Error): string {
  if (!(error instanceof ApiError) || error.status !== 429 || error.waitSeconds === null) return toErrorText(error);
  return t("feedback.limit", { count: Math.max(1, Math.ceil(error.waitSeconds / MINUTE_SECONDS)) });
}
