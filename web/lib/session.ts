import type { Account } from "@fairlead/contracts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { auth, preloadDriver } from "./auth/browser-auth.ts";
import { type AuthConfig, loadAuthConfig } from "./auth/config.ts";
import { debugLog } from "./auth/debug-log.ts";
import { sessionHint } from "./auth/session-hint.ts";
import type { AuthState, NewAccount } from "./auth/types.ts";

export type { NewAccount };
export type User = Account;
export type SessionState = {
  /** The account of the person who is signed in: what the driver knows of them, and their settings. */
  user: User | null;
  loading: boolean;
  initialized: boolean;
  /** Set when the sign-in service did not answer in time. */
  timedOut: boolean;
};

const ACCOUNT_MS = 10_000;
const START: SessionState = { user: null, loading: true, initialized: false, timedOut: false };
const NOBODY: SessionState = { user: null, loading: false, initialized: true, timedOut: false };
let state = START;
const listeners = new Set<() => void>();
const onSignedOut = new Set<() => void>();
/** The account that is being asked for, so that two who wait share one question. */
let asking: { uid: string; account: Promise<void> } | null = null;
let cameBack = false;

function set(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Finds out who is signed in, and follows every change from then on. */
export function startSession(): void {
  auth.onChange(follow);
  auth.start();
  void auth.readRedirectResult().then((user) => {
    cameBack = user !== null;
  });
}

function follow({ user, initialized, timedOut }: AuthState): void {
  if (!initialized) return;
  if (state.user !== null && state.user.uid !== user?.uid) forgetPerson();
  if (user !== null) {
    sessionHint.set(true);
    void knowAccount(user.uid).catch((cause) => debugLog("account not loaded", cause));
    return;
  }
  asking = null;
  if (!timedOut) sessionHint.set(false);
  set({ ...NOBODY, timedOut });
}

function forgetPerson(): void {
  set(START);
  for (const listener of onSignedOut) listener();
}

/** Until the account of the signed-in person stands in the state. */
function knowAccount(uid: string): Promise<void> {
  if (state.user?.uid === uid) return Promise.resolve();
  if (asking?.uid === uid) return asking.account;
  const account = loadAccount(uid).finally(() => {
    if (asking?.account === account) asking = null;
  });
  asking = { uid, account };
  return account;
}

/** The client comes with the first person who is signed in: strangers on the landing page need none. */
async function loadAccount(uid: string): Promise<void> {
  const isWanted = () => auth.read().user?.uid === uid;
  try {
    const { client } = await import("./api.ts");
    const user = await client.getAccount({}, { signal: AbortSignal.timeout(ACCOUNT_MS) });
    if (isWanted()) set({ ...NOBODY, user });
  } catch (error) {
    if (isWanted()) set({ ...NOBODY, timedOut: true });
    throw error;
  }
}

/** Waits for the account, so that whoever signed in finds it in the state. */
async function withAccount(entered: Promise<{ uid: string } | null>): Promise<boolean> {
  const user = await entered;
  if (user !== null) await knowAccount(user.uid);
  return user !== null;
}

export const signUp = (form: NewAccount): Promise<boolean> => withAccount(auth.signUp(form));
export const signIn = (email: string, password: string): Promise<boolean> => withAccount(auth.signIn(email, password));
/** False: the page is on its way to Google. */
export const signInWithGoogle = (): Promise<boolean> => withAccount(auth.signInWithGoogle());
export const { signOut, confirmPassword } = auth;
export const { sendPasswordReset, checkResetCode, confirmPasswordReset, confirmEmail, isEmailConfirmed, sendConfirmation } = auth.mails;

/** True once, after somebody came back from Google by a redirect: the page greets them. */
export function takeReturn(): boolean {
  const came = cameBack;
  cameBack = false;
  return came;
}

/** Runs when the person of this tab is gone, so that nothing of theirs stays in memory. */
export function whenSignedOut(listener: () => void): () => void {
  onSignedOut.add(listener);
  return () => onSignedOut.delete(listener);
}

/** Puts a changed account (settings, name) into the state. */
export const updateUser = (user: User): void => set({ ...state, user });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const readSession = (): SessionState => state;
export const useSession = (): SessionState => useSyncExternalStore(subscribe, readSession, () => START);

const CONFIG_MS = 1_000;
type KnownConfig = Pick<AuthConfig, "google" | "minPassword">;
const PLAIN: KnownConfig = { google: false, minPassword: 6 };

/** What the forms must know of this installation; null while it is asked for, the plain case when no answer comes. */
export function useAuthConfig(): KnownConfig | null {
  const [config, setConfig] = useState<KnownConfig | null>(null);
  useEffect(() => {
    let isHere = true;
    preloadDriver().catch((cause) => debugLog("driver not loaded", cause));
    const know = (next: (known: KnownConfig | null) => KnownConfig) => isHere && setConfig(next);
    const timer = setTimeout(() => know((known) => known ?? PLAIN), CONFIG_MS);
    loadAuthConfig().then(
      (answer) => know(() => answer),
      () => know((known) => known ?? PLAIN),
    );
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);
  return config;
}
