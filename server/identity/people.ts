import { AppError, LIMITS } from "@fairlead/contracts";
import { z } from "zod";
import type { Db } from "../db/index.ts";
import type { AccountMails } from "./account-mails.ts";
import type { Attempts } from "./attempts.ts";
import { AuthError } from "./auth-error.ts";
import type { Caller, People } from "./identity.ts";
import type { Library } from "./library.ts";
import { findPasswordFault } from "./password-rules.ts";
import * as store from "./people-store.ts";

/** A sign-in older than this does not open what would hurt most in another's hands. */
const RECENT_MS = 600_000;

export type PeopleParts = { db: Db; library: Library; attempts: Attempts; mails: AccountMails; minPassword: number; now(): Date };

/** What people do to their own sign-in. */
export function createPeople(parts: PeopleParts): People {
  const { db, library, mails, minPassword, now } = parts;
  const requireRecentLogin = async (caller: Caller, password?: string) => {
    if (password !== undefined) return provePassword(parts, caller, password);
    if (now().getTime() - caller.signedInAt.getTime() > RECENT_MS) throw new AppError("requires-recent-login");
  };
  return {
    requireRecentLogin,
    async listSessions({ uid, sessionId }) {
      const rows = await store.listSessions(db, uid, now());
      return rows.map(({ id, createdAt, updatedAt, userAgent, ipAddress }) => ({
        id,
        isCurrent: id === sessionId,
        createdAt,
        lastSeenAt: updatedAt,
        agent: userAgent,
        network: ipAddress,
      }));
    },
    async endSession({ uid }, sessionId) {
      if ((await store.endSession(db, uid, sessionId)) === 0) throw new AppError("absent");
    },
    endOtherSessions: ({ uid, sessionId }) => store.endSessions(db, uid, sessionId),
    endAllSessions: ({ uid }) => store.endSessions(db, uid, null),
    async changePassword(caller, current, next) {
      const user = await store.findUser(db, caller.uid);
      if (user === null) throw new AppError("unauthenticated");
      await (user.password === null && current === "" ? requireRecentLogin(caller) : provePassword(parts, caller, current));
      const fault = findPasswordFault(next, user.email, minPassword);
      if (fault) throw new AppError("weak-password", { details: fault.text });
      await store.changePassword(db, caller.uid, await library.hash(next), caller.sessionId);
      mails.noticePassword(user);
    },
    async changeEmail(caller, text, password) {
      await requireRecentLogin(caller, password);
      const email = text.trim().toLowerCase();
      if (!z.email().max(254).safeParse(email).success) throw new AppError("invalid-email");
      const before = await store.findUser(db, caller.uid);
      if (before === null) throw new AppError("unauthenticated");
      if (before.email === email) return;
      if (!(await store.changeEmail(db, caller.uid, email))) throw new AppError("email-taken");
      mails.noticeAddress(before);
      mails.sendVerification({ uid: caller.uid, email });
    },
    changeName: ({ uid }, name) => store.changeName(db, uid, name.trim().slice(0, LIMITS.nameChars)),
    async deleteUser(caller, tx, password) {
      await requireRecentLogin(caller, password);
      await store.deleteUser(tx, caller.uid);
    },
    // Nobody else keeps these accounts.
    async leaveProvider() {},
  };
}

/** Counted like a sign-in: a stolen token is no way to guess faster. */
async function provePassword({ db, library, attempts }: PeopleParts, { uid }: Caller, password: string): Promise<void> {
  const user = await store.findUser(db, uid);
  if (user === null) throw new AppError("unauthenticated");
  const giveBack = await attempts.takeProof(uid).catch((cause: unknown) => {
    throw cause instanceof AuthError ? new AppError("rate-limited", { cause }) : cause;
  });
  if (user.password === null || !(await library.verify(user.password, password))) throw new AppError("wrong-password");
  await giveBack();
}
