/** The sign-in errors of the product, worded once. */
const TEXTS = {
  "user-not-found": "No user found with this email address.",
  "wrong-password": "Incorrect password.",
  "email-already-in-use": "An account with this email already exists.",
  "weak-password": "Password should be at least 6 characters.",
  "invalid-email": "Invalid email address.",
  "expired-action-code": "This link has run out.",
  "invalid-action-code": "This link cannot be used.",
  "too-many-requests": "Too many failed attempts. Please try again later.",
  /** Stands for the ones above that would tell whether an account exists. */
  "invalid-credential": "An authentication error occurred. Please try again.",
} as const;
export type AuthCode = keyof typeof TEXTS;
/** `reason`: words that say more than the catalogue's. */
type Extras = { reason?: string; waitSeconds?: number };

/** A sign-in or sign-up that is refused; the browser knows it as `auth/<code>`. */
export class AuthError extends Error {
  constructor(
    readonly code: AuthCode,
    readonly extras: Extras = {},
  ) {
    super(TEXTS[code]);
    this.name = "AuthError";
  }
}

export function toAuthAnswer({ code, message, extras }: AuthError): Response {
  const { reason, waitSeconds } = extras;
  const body = {
    code: `auth/${code}`,
    message,
    actions: [],
    retryable: waitSeconds !== undefined,
    ...(reason === undefined ? {} : { details: { reason } }),
  };
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (waitSeconds !== undefined) headers["retry-after"] = String(waitSeconds);
  return Response.json(body, { status: code === "too-many-requests" ? 429 : 400, headers });
}

/** One answer for all that would tell whether an account exists. */
export function toHidden(error: AuthError): AuthError {
  return ["user-not-found", "wrong-password", "email-already-in-use"].includes(error.code) ? new AuthError("invalid-credential") : error;
}
