import { type MessageKey, t } from "../t.ts";
import { AuthError } from "./auth-error.ts";

/** `google`: other words after Continue with Google. `isPopup`: pressing again may help. */
type Row = { text: MessageKey; google?: MessageKey; isPopup?: true };

/** The catalogue: what the driver calls it, what a person reads. */
const CATALOGUE: Record<string, Row> = {
  "user-not-found": { text: "auth.error.userNotFound" },
  "wrong-password": { text: "auth.error.wrongPassword" },
  "email-already-in-use": { text: "auth.error.emailInUse" },
  "weak-password": { text: "auth.error.weakPassword" },
  "invalid-email": { text: "auth.error.invalidEmail" },
  "too-many-requests": { text: "auth.error.tooMany" },
  "network-request-failed": { text: "auth.error.network" },
  "popup-closed-by-user": { text: "auth.error.cancelled", google: "auth.google.closed", isPopup: true },
  "cancelled-popup-request": { text: "auth.error.cancelled", isPopup: true },
  "popup-blocked": { text: "auth.error.popupBlocked", google: "auth.google.blocked", isPopup: true },
  "account-exists-with-different-credential": { text: "auth.error.otherCredential" },
  "credential-already-in-use": { text: "auth.error.credentialInUse" },
  "operation-not-allowed": { text: "auth.error.notAllowed", google: "auth.google.notEnabled" },
  "unauthorized-domain": { text: "auth.error.other", google: "auth.google.domain" },
};
const OTHER: Row = { text: "auth.error.other" };

function findRow(error: unknown): Row {
  if (error instanceof TypeError) return CATALOGUE["network-request-failed"] ?? OTHER;
  return (error instanceof AuthError ? CATALOGUE[error.code] : undefined) ?? OTHER;
}

export function toAuthText(error: unknown): string {
  return (error instanceof AuthError ? error.reason : null) ?? t(findRow(error).text);
}

export function toGoogleText(error: unknown): string {
  const { google } = findRow(error);
  return google === undefined ? t("auth.google.failed", { message: toAuthText(error) }) : t(google);
}

export const isPopupTrouble = (error: unknown): boolean => findRow(error).isPopup === true;

/** Links of mails live for a short time and work once. Null when it is something else that went wrong. */
export function toSpentLinkText(error: unknown): string | null {
  if (!(error instanceof AuthError) || !["expired-action-code", "invalid-action-code"].includes(error.code)) return null;
  return error.reason ?? t("auth.linkSpent");
}
