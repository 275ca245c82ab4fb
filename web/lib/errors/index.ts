// Any error → what is known about it, what a person reads and what they can do. No React in here.
export { MAX_RETRIES, toWaitMs } from "./backoff.ts";
export { needsSignIn } from "./categories.ts";
export { clearCache } from "./clear-cache.ts";
export { toErrorRecord } from "./error-record.ts";
export { toErrorToast } from "./error-toast.ts";
export { toDetails, toRecoveryActions } from "./recovery.ts";
export { tellRetrying, whenRetrying } from "./retrying.ts";
export type { BoundaryLevel, ErrorRecord, RecoveryAction } from "./types.ts";
