import { AppError } from "@fairlead/contracts";
import type { Db } from "../../db/index.ts";
import type { Caller, People } from "../identity.ts";
import type { UserRemover } from "./remove-user.ts";
import * as store from "./store.ts";

/** Firebase wants the person's own token for what is done to their user. */
export type FirebaseCaller = Caller & { issuedAt: Date; token: string };

/** A sign-in older than this does not open what would hurt most in another's hands. */
const RECENT_MS = 600_000;

/** What people do to their own sign-in here; address and password they change at Firebase, which alone knows them. */
export function createFirebasePeople(db: Db, removeUser: UserRemover, now: () => Date): People {
  const requireRecentLogin = async ({ signedInAt }: Caller) => {
    if (now().getTime() - signedInAt.getTime() > RECENT_MS) throw new AppError("requires-recent-login");
  };
  const keptElsewhere = async () => {
    throw new AppError("kept-by-provider");
  };
  return {
    requireRecentLogin,
    async listSessions({ uid, signedInAt }) {
      const rows = await store.listSignIns(db, uid);
      return rows.map((row) => ({
        id: toSessionId(row.signedInAt),
        isCurrent: row.signedInAt.getTime() === signedInAt.getTime(),
        createdAt: row.signedInAt,
        lastSeenAt: row.lastSeenAt,
        agent: null,
        network: null,
      }));
    },
    async endSession({ uid }, sessionId) {
      const signedInAt = /^\d{1,12}$/.test(sessionId) ? new Date(Number(sessionId) * 1000) : null;
      if (signedInAt === null || (await store.endSignIn(db, { uid, signedInAt }, now())) === 0) throw new AppError("absent");
    },
    endOtherSessions: ({ uid, signedInAt }) => store.endSignIns(db, uid, toSecond(now()), signedInAt),
    endAllSessions: ({ uid }) => store.endSignIns(db, uid, toSecond(now()), null),
    changePassword: keptElsewhere,
    changeEmail: keptElsewhere,
    changeName: ({ uid }, name) => store.changeName(db, uid, name.trim() || null),
    async deleteUser(caller, tx) {
      await requireRecentLogin(caller);
      await store.endSignIns(tx, caller.uid, new Date(toSecond(now()).getTime() + 1_000), null);
    },
    leaveProvider: (caller) => removeUser((caller as FirebaseCaller).token),
  };
}

export const toSessionId = (signedInAt: Date): string => String(signedInAt.getTime() / 1000);
/** Tokens tell their sign-in to the second: one made right after the cut must not fall under it. */
const toSecond = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 1000) * 1000);
