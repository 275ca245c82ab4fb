import { type Clock, within } from "./clock.ts";
import { createTokenSync, type TokenSyncPlace } from "./token-sync.ts";
import { type LoginMethod, trackLogin } from "./track-login.ts";
import type { AuthDriver, AuthMails, AuthState, AuthUser, NewAccount } from "./types.ts";

const INIT_MS = 10_000;
const REDIRECT_MS = 5_000;
const TOKEN_WAIT_MS = 5_000;
const NEW_USER_MS = 300_000;

export type AuthParts = {
  driver: AuthDriver;
  clock: Clock;
  fetch: typeof fetch;
  /** What goes wrong in the background, and is nobody's business but a developer's. */
  log(message: string, cause?: unknown): void;
  tokenSync: TokenSyncPlace;
};
type Listener = (state: AuthState) => void;

/** An account counts as new for its first five minutes. */
export const isNewUser = ({ metadata }: AuthUser, nowMs: number): boolean => nowMs - Date.parse(metadata.creationTime) < NEW_USER_MS;

/** Who is signed in, whatever keeps the accounts. Starts loading; knows more at the driver's first word, or after 10 s without one. */
export function createAuth({ driver, clock, fetch, log, tokenSync }: AuthParts) {
  const state = createState();
  const syncToken = createTokenSync({ ...tokenSync, clock, fetch, getIdToken: (force) => driver.getIdToken(force) });
  const later = (what: string, work: Promise<unknown>) => void work.catch((cause) => log(what, cause));
  /** What the driver says while an account is being made: it may not have its name yet. */
  let held: (AuthUser | null)[] | null = null;

  function onUser(user: AuthUser | null): void {
    const before = state.read();
    if (before.initialized && !before.timedOut && isSame(user, before.user)) return;
    state.set({ user, loading: false, initialized: true, timedOut: false });
    if (before.user?.uid !== user?.uid) later("token sync failed", syncToken(user));
  }

  async function enter(method: LoginMethod, sign: () => Promise<AuthUser | null>): Promise<AuthUser | null> {
    const user = await sign();
    if (user === null) return null;
    onUser(user);
    later("login not tracked", track(user, method));
    return user;
  }

  async function track(user: AuthUser, method: LoginMethod) {
    const nowMs = clock.now();
    return trackLogin({ fetch, token: await driver.getIdToken(), method, nowMs, isNewUser: isNewUser(user, nowMs) });
  }

  async function makeAccount(form: NewAccount): Promise<AuthUser> {
    const told: (AuthUser | null)[] = [];
    held = told;
    try {
      return await driver.signUp(form);
    } catch (error) {
      told.forEach(onUser);
      throw error;
    } finally {
      held = null;
    }
  }

  return {
    read: state.read,
    onChange: state.onChange,
    /** Begins to follow the driver. */
    start(): void {
      const callOff = clock.after(INIT_MS, () => {
        log("Auth initialization timeout");
        state.set({ user: null, loading: false, initialized: true, timedOut: true });
      });
      driver.onChange((user) => {
        callOff();
        if (held === null) onUser(user);
        else held.push(user);
      });
    },
    /** Who came back from Google by a redirect; nobody when that fails or takes too long. */
    async readRedirectResult(): Promise<AuthUser | null> {
      const back = () => within(clock, REDIRECT_MS, driver.readRedirectResult(), () => null);
      return enter("google", back).catch((cause) => {
        log("no redirect result", cause);
        return null;
      });
    },
    signUp: (form: NewAccount) => enter("email", () => makeAccount(form)),
    signIn: (email: string, password: string) => enter("email", () => driver.signIn(email, password)),
    signInWithGoogle: () => enter("google", () => driver.signInWithGoogle()),
    /** The password once more, before a change that asks for it; no new sign-in for the counts. */
    async confirmPassword(password: string): Promise<void> {
      const { user } = state.read();
      if (user !== null) await driver.signIn(user.email, password);
    },
    mails: driver as AuthMails,
    async signOut(): Promise<void> {
      await driver.signOut();
      onUser(null);
    },
    /** Before anybody is known, waits up to 5 s for somebody. */
    async getIdToken(force = false): Promise<string | null> {
      const { user } = await within(clock, TOKEN_WAIT_MS, state.known(), state.read);
      return user === null ? null : driver.getIdToken(force);
    },
  };
}

function createState() {
  let state: AuthState = { user: null, loading: true, initialized: false, timedOut: false };
  const listeners = new Set<Listener>();
  const onChange = (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    read: () => state,
    onChange,
    set(next: AuthState): void {
      state = next;
      for (const listener of [...listeners]) listener(state);
    },
    /** The first state that is more than loading. */
    known: (): Promise<AuthState> =>
      new Promise((resolve) => {
        if (state.initialized) return resolve(state);
        const stop = onChange((next) => {
          stop();
          resolve(next);
        });
      }),
  };
}

const isSame = (one: AuthUser | null, other: AuthUser | null): boolean => JSON.stringify(one) === JSON.stringify(other);
