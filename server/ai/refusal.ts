/**
 * Why a model gave nothing: not reached or too slow ("away"), too many calls ("busy"), key or model not accepted ("refused"), an
 * answer out of form ("unusable"), left alone after failures ("resting").
 */
export type Refusal = { model: string; reason: "away" | "busy" | "refused" | "unusable" | "resting" };

/** The answer was in form and of no use all the same. */
export class UnusableError extends Error {}

const TOO_MANY = 429;

export async function toReason(error: unknown): Promise<Refusal["reason"]> {
  const { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, RetryError, TypeValidationError } = await import("ai");
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (
    cause instanceof UnusableError ||
    [NoObjectGeneratedError, NoOutputGeneratedError, TypeValidationError].some((kind) => kind.isInstance(cause))
  )
    return "unusable";
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined;
  if (status === TOO_MANY) return "busy";
  if (status !== undefined && status >= 400 && status < 500) return "refused";
  // A good status with a body that is no answer.
  return status !== undefined && status < 400 ? "unusable" : "away";
}
