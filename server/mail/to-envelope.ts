import type { Message } from "./mail.ts";

/** As the library takes it: exactly one recipient, whatever the address looks like, and no file or address to fetch. */
export function toEnvelope({ to, subject, text, html }: Message, from: string) {
  return {
    from,
    to: { name: "", address: to },
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
