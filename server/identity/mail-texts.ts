import { PRODUCT } from "@fairlead/contracts";
import type { Message } from "../mail/index.ts";
import type { ActionMode, Addressee } from "./action-codes.ts";

/** Built from the configuration alone: a request cannot choose where a link leads. */
const toLink = (publicUrl: string, mode: ActionMode, code: string) => `${new URL(publicUrl).origin}/auth?mode=${mode}&oobCode=${code}`;
const toText = (...paragraphs: string[]) => `${[...paragraphs, PRODUCT.name].join("\n\n")}\n`;

export function toResetMail({ email }: Addressee, publicUrl: string, code: string): Message {
  return {
    to: email,
    subject: `Choose a new ${PRODUCT.name} password`,
    text: toText(
      "Somebody asked for a new password for this email address. Open this link within 30 minutes to choose one:",
      toLink(publicUrl, "resetPassword", code),
      "The link works once. If it was not you, ignore this mail: your password stays as it is.",
    ),
  };
}

export function toVerifyMail({ email }: Addressee, publicUrl: string, code: string): Message {
  return {
    to: email,
    subject: `Confirm your email address for ${PRODUCT.name}`,
    text: toText(
      `An account of ${PRODUCT.name} was opened with this email address. Open this link within 3 days to confirm that it is yours:`,
      toLink(publicUrl, "verifyEmail", code),
      "You can use the product before that. If it was not you, do not open the link.",
    ),
  };
}

export function toPasswordNotice({ email }: Addressee): Message {
  return {
    to: email,
    subject: `Your ${PRODUCT.name} password was changed`,
    text: toText(
      "The password of your account was changed a moment ago, and every other browser was signed out.",
      'If it was not you, open the sign-in page now and choose "Forgot password".',
    ),
  };
}

/** To the address that is given up. */
export function toAddressNotice({ email }: Addressee): Message {
  return {
    to: email,
    subject: `Your ${PRODUCT.name} email address was changed`,
    text: toText(
      "The email address of your account was changed a moment ago. Mails of this account no longer come here.",
      "If it was not you, tell the people who run this installation.",
    ),
  };
}
