import { join } from "node:path";
import type { Config } from "../config/index.ts";
import type { Logger } from "../log/index.ts";
import type { Mail } from "./mail.ts";
import { openOutbox } from "./outbox-mail.ts";
import { openSmtp } from "./smtp-mail.ts";

export type MailOptions = Config["mail"] & { dataFolder: string; log: Logger };

/** The mail server that is configured, else a folder of files that the operator can open. */
export async function openMail({ smtpUrl, from, dataFolder, log }: MailOptions): Promise<Mail> {
  return smtpUrl === null ? openOutbox({ folder: join(dataFolder, "mail"), from, log }) : openSmtp({ url: smtpUrl, from, log });
}
