import { ApiError } from "@fairlead/sdk";
import type { BoundaryLevel, ErrorCategory, ErrorSeverity } from "./types.ts";

const BY_STATUS: Readonly<Record<number, ErrorCategory>> = {
  400: "validation",
  401: "security",
  403: "security",
  404: "business_logic",
  409: "business_logic",
  413: "user_input",
  415: "user_input",
  422: "user_input",
  429: "business_logic",
};
const BY_LEVEL: Readonly<Record<BoundaryLevel, ErrorSeverity>> = { page: "critical", section: "high", component: "medium" };
const MILD = new Set<ErrorCategory>(["validation", "user_input"]);
/** How browsers say that nothing, or no code of a page, came over the wire. */
const NOT_FETCHED = /fetch|network|load failed|module script failed|dynamically imported/i;
const CODE_NOT_FETCHED = /dynamically imported|module script failed/i;

const isTypeErrorLike = (error: unknown, pattern: RegExp) => error instanceof TypeError && pattern.test(error.message);

/** Code of a page that did not arrive: offline, or a newer version is installed. */
export const isCodeMissing = (error: unknown): boolean => isTypeErrorLike(error, CODE_NOT_FETCHED);
/** The sign-in is over or never was. */
export const needsSignIn = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

export function toCategory(error: unknown): ErrorCategory {
  if (error instanceof ApiError) return BY_STATUS[error.status] ?? "system";
  return isTypeErrorLike(error, NOT_FETCHED) ? "network" : "system";
}

/** By the level of the boundary; outside of boundaries by what kind of error it is. */
export function toSeverity(level: BoundaryLevel | null, category: ErrorCategory): ErrorSeverity {
  if (level !== null) return BY_LEVEL[level];
  return MILD.has(category) ? "low" : "medium";
}
