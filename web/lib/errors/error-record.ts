import { ApiError } from "@fairlead/sdk";
import { t } from "../t.ts";
import { MAX_RETRIES } from "./backoff.ts";
import { isCodeMissing, toCategory, toSeverity } from "./categories.ts";
import type { BoundaryLevel, ClientErrorCode, ErrorCategory, ErrorRecord } from "./types.ts";

export type Circumstances = {
  /** Of the boundary that caught it; null: nothing was being drawn. */
  level?: BoundaryLevel | null;
  componentName?: string;
  attempts?: number;
  place?: string;
  now?: Date;
};

const ID_BYTES = 8;
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** Everything known about an error, with the default texts where it brings none of its own. */
export function toErrorRecord(error: unknown, circumstances: Circumstances = {}): ErrorRecord {
  const { level = null, componentName = "", attempts = 0, place = "", now = new Date() } = circumstances;
  const category = toCategory(error);
  const isAnswer = error instanceof ApiError;
  const isExhausted = attempts >= MAX_RETRIES;
  return {
    id: toErrorId(),
    code: isExhausted ? "MAX_RETRIES_EXCEEDED" : toCode(error, level, category),
    message: error instanceof Error ? error.message : String(error),
    category,
    severity: toSeverity(level, category),
    retryable: !isExhausted && (!isAnswer || error.retryable),
    userFriendlyMessage: toUserMessage(error, category),
    suggestedActions:
      isAnswer && error.actions.length > 0
        ? error.actions
        : [t("errors.action.again"), t("errors.action.refresh"), t("errors.action.support")],
    context: { level, place: place.replace(UUID, ":id"), time: now.toISOString(), requestId: isAnswer ? error.requestId : null },
    componentName,
    attempts,
    maxRetries: MAX_RETRIES,
  };
}

/** What went wrong outside of drawing (an answer, the wire, a value that is no Error) is no error of React. */
function toCode(error: unknown, level: BoundaryLevel | null, category: ErrorCategory): ClientErrorCode {
  if (level === null || category === "network" || error instanceof ApiError || !(error instanceof Error)) return "SYSTEM_ERROR";
  return level === "component" ? "REACT_COMPONENT_ERROR" : "REACT_ERROR";
}

function toUserMessage(error: unknown, category: ErrorCategory): string {
  if (isCodeMissing(error)) return t("shell.pageNotLoaded");
  if (category === "network") return t("errors.offline");
  // A body that is no words for people (a page of a proxy, nothing at all) gives way to ours.
  return error instanceof ApiError && error.code !== null ? error.text : t("errors.system");
}

/** Not randomUUID, which pages on plain http in a network do not have. */
function toErrorId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
