import type { ErrorRecord, RecoveryAction } from "./types.ts";

/** What a person can do about it, in the order of the buttons. */
export function toRecoveryActions({ category, context, retryable }: ErrorRecord): RecoveryAction[] {
  const offered: [RecoveryAction, boolean][] = [
    ["tryAgain", retryable],
    ["refreshPage", true],
    ["goHome", context.level === "page"],
    ["resetSession", category === "security"],
    ["clearCache", category === "network" || category === "system"],
    ["copyDetails", true],
  ];
  return offered.filter(([, isOffered]) => isOffered).map(([action]) => action);
}

/** What Copy Details copies: nothing that a person wrote and no name of anybody. */
export function toDetails({ id, code, category, severity, componentName, attempts, maxRetries, context }: ErrorRecord): string {
  return JSON.stringify({ id, code, category, severity, component: componentName, attempts, maxRetries, ...context }, null, 2);
}
