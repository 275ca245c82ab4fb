import type { ErrorCode } from "@fairlead/contracts";

type ErrorBody = { code?: ErrorCode; message?: string; actions?: string[]; retryable?: boolean; requestId?: string; details?: unknown };

/** An answer that is no success. `message` is "status: body" unless it is given, `text` is what a person reads. */
export class ApiError extends Error {
  readonly code: ErrorCode | null;
  readonly text: string;
  readonly actions: string[];
  readonly retryable: boolean;
  readonly requestId: string | null;
  /** More words about this one case, where there are any. */
  readonly details: string | null;

  constructor(
    readonly status: number,
    body: string,
    message = `${status}: ${body}`,
    /** From when on it is worth asking again; null when the server did not say. */
    readonly waitSeconds: number | null = null,
  ) {
    super(message);
    this.name = "ApiError";
    const parsed = toErrorBody(body);
    this.code = parsed.code ?? null;
    this.text = parsed.message ?? body;
    this.actions = parsed.actions ?? [];
    this.retryable = parsed.retryable ?? status >= 500;
    this.requestId = parsed.requestId ?? null;
    this.details = typeof parsed.details === "string" ? parsed.details : null;
  }
}

function toErrorBody(body: string): ErrorBody {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
