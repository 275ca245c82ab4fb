import { createTransport } from "nodemailer";
import type { Logger } from "../log/index.ts";
import type { Mail, Message } from "./mail.ts";
import { toEnvelope } from "./to-envelope.ts";

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
/** Within the life of the links that messages carry. */
const RETRY_MS = [5_000, 30_000, 120_000, 600_000];
/** Messages that wait for another try; more are given up at once. */
const WAITING = 200;
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

type SmtpOptions = { url: string; from: string; log: Logger; retryMs?: readonly number[]; timeouts?: typeof TIMEOUTS };

export function openSmtp({ url, from, log, retryMs = RETRY_MS, timeouts = TIMEOUTS }: SmtpOptions): Mail {
  const { host, hostname, protocol, port, username, password } = new URL(url);
  const isSecure = protocol === "smtps:";
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    // A password never crosses a network in the clear.
    requireTLS: !isSecure && username !== "" && !LOOPBACK.has(hostname),
    ...(username === "" ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...timeouts,
  });
  const timers = new Set<NodeJS.Timeout>();
  const attempt = async (message: Message, tries: number): Promise<void> => {
    try {
      await transport.sendMail(toEnvelope(message, from));
    } catch (cause) {
      const waitMs = isFinal(cause) || timers.size >= WAITING ? undefined : retryMs[tries];
      log.warn(waitMs === undefined ? "a mail was given up" : "a mail could not be sent yet", { cause, attempt: tries + 1 });
      if (waitMs === undefined) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        void attempt(message, tries + 1);
      }, waitMs);
      timers.add(timer.unref());
    }
  };
  return {
    place: `${protocol}//${host}`,
    send: (message) => attempt(message, 0),
    async close() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      transport.close();
    },
  };
}

/** The server refused this message for good: codes from 500 on, but for sign-in faults, which an operator mends. */
function isFinal(cause: unknown): boolean {
  const { responseCode = 0, code } = cause as { responseCode?: number; code?: string };
  return responseCode >= 500 && code !== "EAUTH";
}
