import { AuthError } from "./auth-error.ts";

/** How people sign in at this installation, as the server tells it. */
export type AuthConfig = {
  driver: "embedded" | "firebase";
  google: boolean;
  minPassword: number;
  tokenSyncUrl: string | null;
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string; emulatorUrl: string | null } | null;
};

let asked: Promise<AuthConfig> | null = null;

/** Asked once; a failure is forgotten, so that the next call asks again. */
export function loadAuthConfig(): Promise<AuthConfig> {
  asked ??= ask().catch((error) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function ask(): Promise<AuthConfig> {
  const response = await fetch("/api/auth/config").catch(() => null);
  if (response === null || !response.ok) throw new AuthError("network-request-failed");
  return (await response.json()) as AuthConfig;
}
