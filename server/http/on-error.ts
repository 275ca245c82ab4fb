import { ERRORS } from "@fairlead/contracts";
import type { Context } from "hono";
import type { Logger } from "../log/index.ts";
import { type ErrorAnswer, toAppError } from "./request-error.ts";

const RETRY_SECONDS: Partial<Record<number, string>> = { 409: "1", 429: "12", 503: "5", 507: "60" };

/** The one place where an error becomes an answer. Unknown ones are logged with their cause and answered neutrally. */
export function toErrorResponse(context: Context, error: unknown, log: Logger): Response {
  const requestId = context.get("requestId") as string;
  const { code, options } = toAppError(error);
  const row = ERRORS[code];
  if (row.status >= 500) log.error("request failed", { requestId, code, cause: options.cause });
  const answer: ErrorAnswer = {
    code,
    message: row.message,
    actions: row.actions,
    retryable: row.retryable,
    requestId,
    ...(options.details === undefined ? {} : { details: options.details }),
  };
  const wait = options.waitSeconds?.toString() ?? (row.retryable ? RETRY_SECONDS[row.status] : undefined);
  if (wait !== undefined) context.header("retry-after", wait);
  context.header("cache-control", "no-store");
  // The rest of the body is not read: a next request on this connection would be cut off with it.
  if (row.status === 413) context.header("connection", "close");
  return context.json(answer, row.status as 400);
}
