import { ERRORS, type ErrorCode, type Failure } from "@fairlead/contracts";

/** Why a resume or a file of an upload came to nothing, in the words of the error table. */
export function toFailure(code: ErrorCode): Failure {
  const { message, actions, retryable } = ERRORS[code];
  return { code, message, actions: [...actions], retryable };
}
