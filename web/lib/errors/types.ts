export type ErrorCategory = "network" | "validation" | "business_logic" | "system" | "security" | "user_input";
export type ErrorSeverity = "low" | "medium" | "high" | "critical";
export type ClientErrorCode = "SYSTEM_ERROR" | "REACT_ERROR" | "REACT_COMPONENT_ERROR" | "MAX_RETRIES_EXCEEDED";
/** How much of the screen a boundary stands for. */
export type BoundaryLevel = "page" | "section" | "component";
export type RecoveryAction = "tryAgain" | "refreshPage" | "goHome" | "resetSession" | "clearCache" | "copyDetails";

/** What is known about an error that a person sees. */
export type ErrorRecord = {
  id: string;
  code: ClientErrorCode;
  /** For developers; may quote what was on the screen, so it is never copied or sent. */
  message: string;
  category: ErrorCategory;
  severity: ErrorSeverity;
  /** Whether trying again can help; not any more when all tries are used up. */
  retryable: boolean;
  userFriendlyMessage: string;
  suggestedActions: readonly string[];
  context: { level: BoundaryLevel | null; place: string; time: string; requestId: string | null };
  componentName: string;
  attempts: number;
  maxRetries: number;
};
