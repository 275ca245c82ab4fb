import type { Db } from "../db/index.ts";
import type { Mail } from "../mail/index.ts";
import { type ActionMode, type Addressee, makeCode } from "./action-codes.ts";
import type { Background } from "./background.ts";
import { toAddressNotice, toPasswordNotice, toResetMail, toVerifyMail } from "./mail-texts.ts";
import { findUserByEmail } from "./people-store.ts";

export type AccountMails = ReturnType<typeof createAccountMails>;
type Parts = { db: Db; mail: Mail; publicUrl: string; background: Background; now(): Date };

/** Every mail about an account; none of them keeps an answer waiting. */
export function createAccountMails({ db, mail, publicUrl, background, now }: Parts) {
  const toCode = (mode: ActionMode, to: Addressee) => makeCode(db, mode, to, now());
  const send = (work: () => Promise<void>) => background.run("a mail about an account could not be made", work);
  return {
    /** Nothing is sent to an address that nobody has. */
    sendReset: (email: string) =>
      send(async () => {
        const user = await findUserByEmail(db, email);
        if (user !== null) await mail.send(toResetMail(user, publicUrl, await toCode("resetPassword", user)));
      }),
    sendVerification: (to: Addressee) => send(async () => mail.send(toVerifyMail(to, publicUrl, await toCode("verifyEmail", to)))),
    noticePassword: (to: Addressee) => send(() => mail.send(toPasswordNotice(to))),
    noticeAddress: (to: Addressee) => send(() => mail.send(toAddressNotice(to))),
  };
}
