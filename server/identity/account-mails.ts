import type { Db } from "../db/index.ts";
import type { Mail } from "../mail/index.ts";
import { type ActionMode, type Addressee, makeCode } from "./action-codes.ts";
import type { Background } from "./background.ts";
import { toAddressNotice, toPasswordNotice, toResetMail, toVerifyMail } from "./mail-texts.ts";
import { findUserByEmail } from "./people-store.ts";

export type AccountMails = ReturnType<typeof createAccountMails>;
type ToMail = typeof toResetMail;
type Parts = { db: Db; mail: Mail; publicUrl: string; background: Background; now(): Date };

/** Every mail about an account; none of them keeps an answer waiting. */
export function createAccountMails({ db, mail, publicUrl, background, now }: Parts) {
  const sendLink = async (mode: ActionMode, to: Addressee, toMail: ToMail) => {
    const code = await makeCode(db, mode, to, now());
    if (code !== null) await mail.send(toMail(to, publicUrl, code));
  };
  const send = (work: () => Promise<void>) => background.run("a mail about an account could not be made", work);
  return {
    /** Nothing is sent to an address that nobody has. */
    sendReset: (email: string) =>
      send(async () => {
        const user = await findUserByEmail(db, email);
        if (user !== null) await sendLink("resetPassword", user, toResetMail);
      }),
    sendVerification: (to: Addressee) => send(() => sendLink("verifyEmail", to, toVerifyMail)),
    noticePassword: (to: Addressee) => send(() => mail.send(toPasswordNotice(to))),
    noticeAddress: (to: Addressee) => send(() => mail.send(toAddressNotice(to))),
  };
}
