import {
  type Auth,
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  getRedirectResult,
  onAuthStateChanged,
  type PopupRedirectResolver,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type User,
  updateProfile,
  verifyPasswordResetCode,
} from "@firebase/auth";
import { AuthError } from "./auth-error.ts";
import { type Clock, pause } from "./clock.ts";
import { type FirebaseConfig, openFirebase, signInAside } from "./firebase-app.ts";
import type { SessionHint } from "./session-hint.ts";
import type { AuthDriver, AuthUser } from "./types.ts";

export type FirebaseParts = {
  config: FirebaseConfig;
  fetch: typeof fetch;
  clock: Clock;
  hint: SessionHint;
  /** Absent where there is no window to open, as in tests outside of a browser. */
  resolver?: PopupRedirectResolver;
};

const PAUSE_MS = 100;
/** Firebase tells the moment of a sign-in to the second. */
const SECOND_MS = 1_000;
const GOOGLE = "google.com";

/** Accounts in a project of Firebase. Firebase keeps the session in this browser; our server is told when one ends. */
export function createFirebaseDriver({ config, fetch, clock, hint, resolver }: FirebaseParts): AuthDriver {
  const auth = openFirebase(config, resolver);
  let wasBlocked = false;

  async function goToGoogle(): Promise<AuthUser | null> {
    const provider = toGoogleProvider();
    await pause(clock, PAUSE_MS);
    try {
      const { user } = await signInWithPopup(auth, provider);
      wasBlocked = false;
      return toAuthUser(user);
    } catch (error) {
      if (toCode(error) !== "popup-blocked" || !wasBlocked) {
        wasBlocked = toCode(error) === "popup-blocked";
        throw error;
      }
    }
    // On the way back somebody may be signed in.
    hint.set(true);
    await signInWithRedirect(auth, provider);
    return null;
  }

  return wrapped({
    onChange: (listener) => onAuthStateChanged(auth, (user) => listener(user && toAuthUser(user))),
    async signUp({ displayName, email, password }) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      // The account exists from here on: what fails now can be made up for later.
      await nameAndConfirm(user, displayName).catch(() => undefined);
      return toAuthUser(user);
    },
    signIn: async (email, password) => toAuthUser((await signInWithEmailAndPassword(auth, email, password)).user),
    signInWithGoogle: goToGoogle,
    async readRedirectResult() {
      const result = resolver === undefined ? null : await getRedirectResult(auth);
      return result && toAuthUser(result.user);
    },
    async sendPasswordReset(email) {
      await sendPasswordResetEmail(auth, email).catch((error) => {
        // Whether there is an account is nobody's business here.
        if (toCode(error) !== "user-not-found") throw error;
      });
    },
    checkResetCode: async (code) => void (await verifyPasswordResetCode(auth, code)),
    async confirmPasswordReset(code, password) {
      const email = await verifyPasswordResetCode(auth, code);
      await confirmPasswordReset(auth, code, password);
      // Firebase takes no new tokens out of old sign-ins now; ours ends the tokens that are out. The next sign-in must fall into another second.
      const ended = signInAside(config, email, password, (token) => endEverywhere(fetch, token)).catch(() => undefined);
      await Promise.all([ended, ended.then(() => pause(clock, SECOND_MS))]);
    },
    confirmEmail: (code) => applyActionCode(auth, code),
    isEmailConfirmed: () => isConfirmed(readUser(auth)),
    sendConfirmation: async () => sendEmailVerification(readUser(auth)),
    async signOut() {
      const token = await readToken(auth, false);
      if (token !== null) await endHere(fetch, token);
      await signOut(auth);
    },
    getIdToken: (force = false) => readToken(auth, force),
  });
}

function readUser(auth: Auth): User {
  if (auth.currentUser === null) throw new AuthError("signed-out");
  return auth.currentUser;
}

/** Firebase knows when the link was opened in another browser. */
async function isConfirmed(user: User): Promise<boolean> {
  await user.reload();
  return user.emailVerified;
}

/** A new token carries the name to the server. */
async function nameAndConfirm(user: User, displayName: string): Promise<void> {
  await updateProfile(user, { displayName });
  await user.getIdToken(true);
  await sendEmailVerification(user);
}

function toGoogleProvider(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  provider.addScope("email");
  provider.addScope("profile");
  provider.setCustomParameters({ prompt: "select_account" });
  return provider;
}

/** Null as well when Firebase ended the sign-in: its SDK has then forgotten the person. */
async function readToken(auth: Auth, force: boolean): Promise<string | null> {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (user === null) return null;
  try {
    return await user.getIdToken(force);
  } catch (error) {
    if (auth.currentUser === null) return null;
    throw error;
  }
}

async function endHere(fetch: FirebaseParts["fetch"], token: string): Promise<void> {
  await tellServer(fetch, "POST", "/api/auth/sign-out", token);
}

async function endEverywhere(fetch: FirebaseParts["fetch"], token: string): Promise<void> {
  await tellServer(fetch, "DELETE", "/api/v1/account/sign-ins", token, { keepThis: false });
}

/** A server that knows nobody by this token has nothing left to end. */
async function tellServer(fetch: FirebaseParts["fetch"], method: string, path: string, token: string, body?: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) };
  const response = await fetch(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }).catch(() => null);
  if (response === null) throw new AuthError("network-request-failed");
  if (!response.ok && response.status !== 401) throw new AuthError("unknown");
}

function toAuthUser({ uid, email, displayName, photoURL, providerData, metadata }: User): AuthUser {
  const providers = providerData.map(({ providerId }) => providerId);
  return {
    uid,
    email: email ?? "",
    displayName: displayName || null,
    photoURL,
    provider: providers.includes(GOOGLE) && !providers.includes("password") ? "google" : "password",
    metadata: { creationTime: new Date(metadata.creationTime ?? 0).toISOString() },
  };
}

const toCode = (error: unknown): string => String((error as { code?: unknown }).code ?? "unknown").replace(/^auth\//, "");

/** Everything that fails throws an AuthError with Firebase's own code. */
function wrapped(driver: AuthDriver): AuthDriver {
  const wrap = <A extends unknown[], T>(run: (...words: A) => Promise<T>) => {
    return async (...words: A): Promise<T> => {
      try {
        return await run(...words);
      } catch (error) {
        throw error instanceof AuthError ? error : new AuthError(toCode(error));
      }
    };
  };
  return {
    onChange: driver.onChange,
    signUp: wrap(driver.signUp),
    signIn: wrap(driver.signIn),
    signInWithGoogle: wrap(driver.signInWithGoogle),
    readRedirectResult: wrap(driver.readRedirectResult),
    sendPasswordReset: wrap(driver.sendPasswordReset),
    checkResetCode: wrap(driver.checkResetCode),
    confirmPasswordReset: wrap(driver.confirmPasswordReset),
    confirmEmail: wrap(driver.confirmEmail),
    isEmailConfirmed: wrap(driver.isEmailConfirmed),
    sendConfirmation: wrap(driver.sendConfirmation),
    signOut: wrap(driver.signOut),
    getIdToken: wrap(driver.getIdToken),
  };
}
