import { type Clock, withRetries } from "./clock.ts";
import type { SessionHint } from "./session-hint.ts";
import type { AuthDriver, AuthUser } from "./types.ts";

const WAITS_MS = [1_000, 2_000, 4_000];

/** The driver that the server names, fetched when somebody has a session or wants one: strangers on the landing page cause no request. */
export function createLazyDriver(load: () => Promise<AuthDriver>, hint: SessionHint, clock: Clock): AuthDriver {
  const listeners = new Set<(user: AuthUser | null) => void>();
  let loaded: Promise<AuthDriver> | null = null;
  const tell = (user: AuthUser | null) => {
    for (const listener of [...listeners]) listener(user);
  };
  const open = (waitsMs: readonly number[] = []): Promise<AuthDriver> => {
    loaded ??= withRetries(clock, waitsMs, load).then(
      (driver) => {
        driver.onChange(tell);
        return driver;
      },
      (error) => {
        loaded = null;
        throw error;
      },
    );
    return loaded;
  };
  // Without an answer nothing is told: whoever listens has a time-out of its own.
  const openForSession = () => void open(WAITS_MS).catch(() => undefined);

  return {
    onChange(listener) {
      listeners.add(listener);
      if (hint.isSet()) openForSession();
      else listener(null);
      hint.onOtherTab((has) => {
        if (has && loaded === null) openForSession();
      });
      return () => listeners.delete(listener);
    },
    signUp: async (form) => (await open()).signUp(form),
    signIn: async (email, password) => (await open()).signIn(email, password),
    async signInWithGoogle() {
      const user = await (await open()).signInWithGoogle();
      // The page goes on by a redirect: on the way back somebody may be signed in.
      if (user === null) hint.set(true);
      return user;
    },
    readRedirectResult: async () => (hint.isSet() ? (await open(WAITS_MS)).readRedirectResult() : null),
    sendPasswordReset: async (email) => (await open()).sendPasswordReset(email),
    checkResetCode: async (code) => (await open()).checkResetCode(code),
    confirmPasswordReset: async (code, password) => (await open()).confirmPasswordReset(code, password),
    confirmEmail: async (code) => (await open()).confirmEmail(code),
    isEmailConfirmed: async () => (await open()).isEmailConfirmed(),
    sendConfirmation: async () => (await open()).sendConfirmation(),
    signOut: async () => (await open()).signOut(),
    getIdToken: async (force) => (loaded === null && !hint.isSet() ? null : (await open()).getIdToken(force)),
  };
}
