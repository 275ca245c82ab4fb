import { AppError, type ErrorCode } from "@fairlead/contracts";
import type { ZodError } from "zod";

/** What a person may know about what is wrong with an input: where, and what was expected; never the value. */
export function toInvalidInput(error: ZodError, part: string): AppError {
  const details = error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${[part, ...path].join(".")}: ${message}`)
    .join("; ");
  return new AppError("invalid-input", { cause: error, details });
}

/** Errors of the database that a later try may survive. */
const PASSING = new Set([
  "57P01",
  "57P02",
  "57P03",
  "08000",
  "08001",
  "08003",
  "08006",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "53300",
]);

/** Any thrown value as an error of the table. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (cause instanceof AppError) return cause;
    const { code } = cause as { code?: unknown };
    if (typeof code === "string") {
      if (PASSING.has(code)) return new AppError("unavailable", { cause: error });
      if (code === "ENOSPC" || code === "EDQUOT" || code === "53100") return new AppError("storage-full", { cause: error });
    }
    if (/Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect/.test(cause.message))
      return new AppError("unavailable", { cause: error });
  }
  return new AppError("SYSTEM_ERROR", { cause: error });
}

export type ErrorAnswer = {
  code: ErrorCode;
  message: string;
  actions: readonly string[];
  retryable: boolean;
  requestId: string;
  details?: string;
};
