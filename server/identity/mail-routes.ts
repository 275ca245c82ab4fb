import { AppError } from "@fairlead/contracts";
import { z } from "zod";
import type { Db } from "../db/index.ts";
import type { AccountMails } from "./account-mails.ts";
import { findAddressee, useCode } from "./action-codes.ts";
import type { Attempts } from "./attempts.ts";
import { AuthError } from "./auth-error.ts";
import { readBody, readEmail } from "./credentials-body.ts";
import type { Library } from "./library.ts";
import { findPasswordFault } from "./password-rules.ts";
import { changePassword, findUser, markVerified, type UserRow } from "./people-store.ts";
import { type Route, toAnswer } from "./router.ts";
import { findSignedIn } from "./signed-in.ts";

type Parts = { db: Db; library: Library; attempts: Attempts; mails: AccountMails; minPassword: number; now(): Date };
const Code = z.object({ code: z.string().max(200) });
const NewPassword = Code.extend({ password: z.string().min(1) });

/** What begins or ends in a mail. */
export function toMailRoutes(parts: Parts): Route[] {
  return [
    { method: "POST", path: "/api/auth/request-password-reset", answer: (request, address) => requestReset(parts, request, address) },
    { method: "POST", path: "/api/auth/check-reset-code", answer: (request, address) => checkResetCode(parts, request, address) },
    { method: "POST", path: "/api/auth/reset-password", answer: (request, address) => resetPassword(parts, request, address) },
    { method: "POST", path: "/api/auth/verify-email", answer: (request, address) => verifyEmail(parts, request, address) },
    { method: "GET", path: "/api/auth/email-confirmation", answer: (request) => readConfirmation(parts, request) },
    { method: "POST", path: "/api/auth/email-confirmation", answer: (request) => sendConfirmation(parts, request) },
  ];
}

/** Nobody learns whether there is an account, or whether a mail went out: nothing is looked up before the answer. */
async function requestReset({ attempts, mails }: Parts, request: Request, address: string): Promise<Response> {
  const email = await readEmail(request);
  if (await attempts.takeResetMail(email, address)) mails.sendReset(email);
  return toAnswer({ success: true });
}

/** Says before anybody thinks up a password whether the link still works; the code stays good. */
async function checkResetCode(parts: Parts, request: Request, address: string): Promise<Response> {
  const { code } = await readBody(request, Code);
  await parts.attempts.takeCode(address);
  await findOwner(parts, "resetPassword", code);
  return toAnswer({ success: true });
}

/** Ends every session and starts none: whoever opened the link signs in with the new password. */
async function resetPassword(parts: Parts, request: Request, address: string): Promise<Response> {
  const { db, library, attempts, mails, minPassword, now } = parts;
  const { code, password } = await readBody(request, NewPassword);
  await attempts.takeCode(address);
  const user = await findOwner(parts, "resetPassword", code);
  const fault = findPasswordFault(password, user.email, minPassword);
  if (fault) throw new AuthError("weak-password", fault.isCatalogue ? {} : { reason: fault.text });
  const hashed = await library.hash(password);
  await db.transaction(async (tx) => {
    if (!(await useCode(tx, "resetPassword", code, now()))) throw toUsed();
    await changePassword(tx, user.uid, hashed, null);
    await markVerified(tx, user.uid);
  });
  mails.noticePassword(user);
  return toAnswer({ success: true });
}

async function verifyEmail(parts: Parts, request: Request, address: string): Promise<Response> {
  const { db, attempts, now } = parts;
  const { code } = await readBody(request, Code);
  await attempts.takeCode(address);
  const user = await findOwner(parts, "verifyEmail", code);
  await db.transaction(async (tx) => {
    if (!(await useCode(tx, "verifyEmail", code, now()))) throw toUsed();
    await markVerified(tx, user.uid);
  });
  return toAnswer({ success: true });
}

async function readConfirmation(parts: Parts, request: Request): Promise<Response> {
  const { emailVerified } = await findCaller(parts, request);
  return toAnswer({ confirmed: emailVerified });
}

/** The mail of the sign-up once more; an address that is confirmed gets none. */
async function sendConfirmation(parts: Parts, request: Request): Promise<Response> {
  const user = await findCaller(parts, request);
  if (!user.emailVerified) {
    await parts.attempts.takeConfirmationMail(user.uid);
    parts.mails.sendVerification(user);
  }
  return toAnswer({ confirmed: user.emailVerified });
}

async function findCaller(parts: Parts, request: Request): Promise<UserRow> {
  const { user } = await findSignedIn(parts, request);
  const known = user && (await findUser(parts.db, user.id));
  if (known === null) throw new AppError("unauthenticated");
  return known;
}

async function findOwner({ db, now }: Parts, mode: "resetPassword" | "verifyEmail", code: string): Promise<UserRow> {
  const { uid, email } = await findAddressee(db, mode, code, now());
  const user = await findUser(db, uid);
  if (user === null || user.email !== email) throw toUsed();
  return user;
}

const toUsed = () => new AuthError("invalid-action-code", { reason: "This link was used already. Ask for a new one." });
