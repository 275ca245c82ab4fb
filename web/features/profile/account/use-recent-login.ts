import { useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { AuthError } from "../../../lib/auth/auth-error.ts";
import { toErrorText } from "../../../lib/error-text.ts";
import { getIdToken } from "../../../lib/id-token.ts";
import { confirmPassword } from "../../../lib/session.ts";
import { t } from "../../../lib/t.ts";

const wantsLogin = (error: unknown): boolean => error instanceof ApiError && error.code === "requires-recent-login";

/**
 * Changes that want a sign-in of the last ten minutes. `run` hands the typed password along; when the server asks for one
 * (`isAsked`), the form shows a field for it and runs again.
 */
export function useRecentLogin() {
  const [isAsked, setAsked] = useState(false);
  async function run<T>(typed: string, change: (password: string | undefined) => Promise<T>): Promise<T> {
    try {
      return await change(typed === "" ? undefined : typed);
    } catch (error) {
      if (!wantsLogin(error)) throw error;
      setAsked(true);
      if (typed === "") throw error;
    }
    // Where somebody else keeps the passwords, the sign-in itself is made anew.
    await confirmPassword(typed);
    await getIdToken(true);
    return change(undefined);
  }
  return { isAsked, run };
}

/** The field is the answer to the question itself; only other refusals are told. */
export function toRefusal(error: Error | null): string | null {
  if (error === null || wantsLogin(error)) return null;
  if (error instanceof AuthError) return error.code === "wrong-password" ? t("profile.recent.wrong") : t("errors.system");
  return error instanceof ApiError && error.details !== null ? error.details : toErrorText(error);
}
