import { whenSignedOut } from "../../lib/session.ts";

let typed = "";

/** The mail typed into a sign-in form of this tab: the next form begins with it. It is kept in memory only. */
export const readTypedMail = (): string => typed;
export function keepTypedMail(mail: string): void {
  typed = mail;
}
whenSignedOut(() => keepTypedMail(""));
