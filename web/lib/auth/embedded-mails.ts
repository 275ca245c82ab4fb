import { askAccounts } from "./embedded-calls.ts";
import { EMBEDDED_PATHS } from "./embedded-paths.ts";
import type { AuthMails } from "./types.ts";

export function createEmbeddedMails(fetch: typeof globalThis.fetch): AuthMails {
  const post = async (path: string, body: object) => void (await askAccounts(fetch, "POST", path, body));
  return {
    sendPasswordReset: (email) => post(EMBEDDED_PATHS.requestReset, { email }),
    checkResetCode: (code) => post(EMBEDDED_PATHS.checkReset, { code }),
    confirmPasswordReset: (code, password) => post(EMBEDDED_PATHS.confirmReset, { code, password }),
    confirmEmail: (code) => post(EMBEDDED_PATHS.confirmEmail, { code }),
    async isEmailConfirmed() {
      const { confirmed } = await askAccounts<{ confirmed: boolean }>(fetch, "GET", EMBEDDED_PATHS.emailConfirmation);
      return confirmed;
    },
    sendConfirmation: () => post(EMBEDDED_PATHS.emailConfirmation, {}),
  };
}
