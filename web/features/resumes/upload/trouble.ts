import type { ErrorCode, Failure } from "@fairlead/contracts";
import { ApiError } from "../../../lib/api.ts";
import { t } from "../../../lib/t.ts";

/** "connection": no answer came. "later": the server asks to wait. "final": trying again the same way changes nothing. */
export type Trouble = "connection" | "later" | "final";

const LATER: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>(["key-in-use", "rate-limited", "unavailable"]);
const LATER_STATUS = new Set([502, 503, 504]);

export function toTrouble(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return "connection";
  return LATER.has(error.code) || LATER_STATUS.has(error.status) ? "later" : "final";
}

/** An answer that says no, as the reason that a row shows. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.code === null)
    return { code: "SYSTEM_ERROR", message: t("errors.system"), actions: [], retryable: true };
  const { code, text, actions, retryable } = error;
  return { code, message: text, actions, retryable: retryable || code === "unauthenticated" };
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
export const toWaitMs = (tries: number): number => Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
