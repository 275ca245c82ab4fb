import { AppError } from "@fairlead/contracts";
import type { Db } from "../db/index.ts";
import type { AccountMails } from "./account-mails.ts";
import type { Attempts } from "./attempts.ts";
import { AuthError } from "./auth-error.ts";
import { readSignIn, readSignUp } from "./credentials-body.ts";
import type { AuthUser } from "./identity.ts";
import { isRefusal, type Library, type LibraryUser } from "./library.ts";
import { findPasswordFault } from "./password-rules.ts";
import { endSession, findUser } from "./people-store.ts";
import { type Route, toAnswer } from "./router.ts";
import { toSeen } from "./session-view.ts";
import { findSignedIn, toCookies } from "./signed-in.ts";
import { ensureAccount, hasUser, toAuthUser } from "./store.ts";

type Parts = { db: Db; library: Library; attempts: Attempts; mails: AccountMails; minPassword: number; now(): Date };

/** Signing up, in and out with a password; tokens for whoever has a session. */
export function toSessionRoutes(parts: Parts): Route[] {
  return [
    { method: "POST", path: "/api/auth/sign-up/email", answer: (request, address) => signUp(parts, request, address) },
    { method: "POST", path: "/api/auth/sign-in/email", answer: (request, address) => signIn(parts, request, address) },
    { method: "POST", path: "/api/auth/sign-out", answer: (request) => signOut(parts, request) },
    { method: "GET", path: "/api/auth/token", answer: (request) => toToken(parts, request) },
    { method: "GET", path: "/api/auth/jwks", answer: async () => toAnswer({ keys: await parts.library.readKeys() }) },
    { method: "GET", path: "/api/auth/get-session", answer: (request) => getSession(parts, request) },
  ];
}

async function signUp({ db, library, attempts, mails, minPassword }: Parts, request: Request, address: string): Promise<Response> {
  const body = await readSignUp(request);
  const fault = findPasswordFault(body.password, body.email, minPassword);
  if (fault) throw new AuthError("weak-password", fault.isCatalogue ? {} : { reason: fault.text });
  await attempts.takeSignUp(address);
  const { value, cookies } = await library.signUp(body, toSeen(request, address)).catch(async (error) => {
    if (isRefusal(error, "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL")) throw new AuthError("email-already-in-use");
    // Two sign-ups at the same moment: the second one fails at the unique address.
    if (isRefusal(error, "FAILED_TO_CREATE_USER") && (await hasUser(db, body.email))) throw new AuthError("email-already-in-use");
    throw error;
  });
  const user = toAuthUser(value);
  await ensureAccount(db, user);
  mails.sendVerification(user);
  return toAnswer({ user }, cookies);
}

/** The session that this browser had before is over: it has a new one. */
async function signIn({ db, library, attempts }: Parts, request: Request, address: string): Promise<Response> {
  const body = await readSignIn(request);
  const giveBack = await attempts.takeSignIn(body.email, address);
  const { value, cookies } = await library.signIn(body, toSeen(request, address)).catch(async (error) => {
    if (!isRefusal(error, "INVALID_EMAIL_OR_PASSWORD")) {
      await giveBack();
      throw error;
    }
    throw new AuthError((await hasUser(db, body.email)) ? "wrong-password" : "user-not-found");
  });
  await giveBack();
  const before = request.headers.has("cookie") ? (await library.readSession(toCookies(request))).value : null;
  if (before !== null) await endSession(db, before.user.id, before.sessionId);
  return toAnswer({ user: toAuthUser(value) }, cookies);
}

/** The session's row is gone before the answer goes out: its tokens are refused from then on. */
async function signOut({ db, library }: Parts, request: Request): Promise<Response> {
  const headers = toCookies(request);
  const { value: session } = await library.readSession(headers);
  // The library says nothing when it could not delete the row.
  if (session !== null) await endSession(db, session.user.id, session.sessionId);
  return toAnswer({ success: true }, await library.signOut(headers));
}

async function toToken(parts: Parts, request: Request): Promise<Response> {
  const { user, cookies } = await findSignedIn(parts, request);
  if (user === null) throw new AppError("unauthenticated");
  await ensureAccount(parts.db, await toUser(parts, user));
  return toAnswer({ token: await parts.library.toToken(toCookies(request)) }, cookies);
}

async function getSession(parts: Parts, request: Request): Promise<Response> {
  const { user, cookies } = await findSignedIn(parts, request);
  return toAnswer(user && { user: await toUser(parts, user) }, cookies);
}

/** Whoever has a password is known by it, also when Google opens the same account. */
async function toUser({ db }: Parts, user: LibraryUser): Promise<AuthUser> {
  const known = await findUser(db, user.id);
  return toAuthUser(user, known !== null && known.password === null ? "google" : "password");
}
