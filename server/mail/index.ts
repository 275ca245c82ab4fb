// a message → somebody's mailbox by SMTP, or a file in the data folder where no mail server is configured.

export type { Mail, Message } from "./mail.ts";
export { openMail } from "./open-mail.ts";
