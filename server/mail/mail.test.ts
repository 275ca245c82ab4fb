import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test, vi } from "vitest";
import { createLogger } from "../log/index.ts";
import { openMail } from "./index.ts";
import { openSmtp } from "./smtp-mail.ts";

const FROM = "Fairlead <no-reply@example.com>";
const MESSAGE = { to: "mara@example.com", subject: "Hello", text: "See https://hiring.example.com/auth?mode=resetPassword&oobCode=abc" };
type Received = { to: string[]; from: string; bytes: string };

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function openServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        received.push({ to: envelope.rcptTo.map(({ address }) => address), from, bytes: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { received, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

function collectLog() {
  const lines: string[] = [];
  return { lines, log: createLogger({ level: "debug", destination: { write: (line: string) => void lines.push(line) } }) };
}

async function open(options: { url: string; retryMs?: number[] }) {
  const { lines, log } = collectLog();
  const timeouts = { connectionTimeout: 400, greetingTimeout: 400, socketTimeout: 400, dnsTimeout: 400 };
  const mail = openSmtp({ from: FROM, log, retryMs: [], timeouts, ...options });
  closers.push(() => mail.close());
  return { mail, lines };
}

test("a mail reaches the mail server with one recipient, whatever the address looks like", async () => {
  const { url, received } = await openServer();
  const { mail } = await open({ url });
  await mail.send(MESSAGE);
  await mail.send({ ...MESSAGE, to: "tom@example.com", subject: "a\r\nBcc: eve@example.com" });
  await mail.send({ ...MESSAGE, to: "tom@example.com, eve@example.com" });
  expect(received.slice(0, 2).map(({ to, from }) => ({ to, from }))).toEqual([
    { to: ["mara@example.com"], from: "no-reply@example.com" },
    { to: ["tom@example.com"], from: "no-reply@example.com" },
  ]);
  expect(received.flatMap(({ to }) => to)).not.toContain("eve@example.com");
  expect(received[0]?.bytes).toContain("Subject: Hello");
  expect(received[1]?.bytes).not.toMatch(/^Bcc:/im);
});

test("a mail server with a password gets it, and one without a mailbox is not asked again", async () => {
  const asked: string[] = [];
  const { url } = await openServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) => {
      asked.push(`${username} ${password}`);
      done(null, { user: username });
    },
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error("no such mailbox"), { responseCode: 550 })),
  });
  const { mail, lines } = await open({ url: url.replace("//", "//mailer:s%20cret@"), retryMs: [1, 1] });
  await mail.send(MESSAGE);
  expect(asked).toEqual(["mailer s cret"]);
  expect(lines.join("")).toContain("a mail was given up");
  expect(lines.join("")).not.toMatch(/mara@|s cret|no such mailbox/);
});

test("a mail that the server cannot take now is tried again", async () => {
  let refusals = 2;
  const { url, received } = await openServer({
    onMailFrom: (_address, _session, done) => (refusals-- > 0 ? done(Object.assign(new Error("later"), { responseCode: 451 })) : done()),
  });
  const { mail } = await open({ url, retryMs: [10, 10, 10] });
  await mail.send(MESSAGE);
  await vi.waitFor(() => expect(received).toHaveLength(1));
});

test("a mail server that says nothing, or is not there, costs a moment and no error", async () => {
  const { url } = await openServer({ onConnect: () => undefined });
  const silent = await open({ url });
  const from = performance.now();
  await silent.mail.send(MESSAGE);
  const absent = await open({ url: "smtp://127.0.0.1:1" });
  await absent.mail.send(MESSAGE);
  expect(performance.now() - from).toBeLessThan(5_000);
  for (const { lines } of [silent, absent]) {
    expect(lines.join("")).toContain("a mail was given up");
    expect(lines.join("")).not.toContain("mara@example.com");
  }
});

test("without a mail server every mail becomes a file that only its owner can read", async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), "fairlead-mail-"));
  closers.push(() => rm(dataFolder, { recursive: true }));
  const { log } = collectLog();
  const mail = await openMail({ smtpUrl: null, from: FROM, dataFolder, log });
  expect(mail.place).toBe(join(dataFolder, "mail"));
  await Promise.all([mail.send(MESSAGE), mail.send({ ...MESSAGE, to: "tom@example.com" })]);
  const names = await readdir(mail.place);
  expect(names).toEqual([expect.stringMatching(/\.eml$/), expect.stringMatching(/\.eml$/)]);
  const texts = await Promise.all(names.map((name) => readFile(join(mail.place, name), "utf8")));
  expect(texts.join("\n")).toMatch(/^To: mara@example.com$/m);
  expect(texts.join("\n")).toMatch(/^To: tom@example.com$/m);
  expect((await stat(join(mail.place, names[0] as string))).mode & 0o777).toBe(0o600);
  expect((await stat(mail.place)).mode & 0o777).toBe(0o700);
});
