import type { AuthDriver, AuthUser } from "../lib/auth/types.ts";

export const MARA: AuthUser = {
  uid: "uid-mara",
  email: "mara.ortiz@example.com",
  displayName: "Mara Ortiz",
  photoURL: null,
  provider: "password",
  metadata: { creationTime: "2026-01-05T08:00:00.000Z" },
};

const never = <T>() => new Promise<T>(() => undefined);

/** A driver that says what a test tells it to say, when the test tells it to. */
export function createScriptedDriver(own: Partial<AuthDriver> = {}) {
  const listeners = new Set<(user: AuthUser | null) => void>();
  const driver: AuthDriver = {
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signUp: never,
    signIn: never,
    signInWithGoogle: never,
    readRedirectResult: async () => null,
    sendPasswordReset: never,
    checkResetCode: never,
    confirmPasswordReset: never,
    confirmEmail: never,
    isEmailConfirmed: never,
    sendConfirmation: never,
    signOut: async () => undefined,
    getIdToken: async (force) => (force ? "a-new-token" : "a-token"),
    ...own,
  };
  const say = (user: AuthUser | null) => {
    for (const listener of listeners) listener(user);
  };
  return { driver, say };
}

/** Three parts as a token has them; nothing is signed. */
export const toToken = (claims: object): string =>
  `${btoa("{}")}.${btoa(JSON.stringify(claims)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}.sig`;
