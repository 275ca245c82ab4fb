import type { Logger } from "../../log/index.ts";

const SERVICE = "https://identitytoolkit.googleapis.com";
const ANSWER_MS = 5_000;

export type UserRemover = (token: string) => Promise<void>;

/**
 * Removes the user from the Firebase project, with their own token. Never rejects: the account here is gone already, so what Firebase
 * does not do now is told to the operator.
 */
export function createUserRemover(place: { apiKey: string; emulatorUrl: string | null; serviceUrl?: string }, log: Logger): UserRemover {
  const { apiKey, emulatorUrl, serviceUrl = SERVICE } = place;
  const base = emulatorUrl === null ? serviceUrl : `${emulatorUrl}/identitytoolkit.googleapis.com`;
  return async (idToken) => {
    try {
      const response = await fetch(`${base}/v1/accounts:delete?key=${encodeURIComponent(apiKey)}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ idToken }),
        redirect: "error",
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`Firebase answered with ${response.status}`);
    } catch (cause) {
      log.warn("an account was deleted here, but its user stays in the Firebase project: delete it there", { cause });
    }
  };
}
