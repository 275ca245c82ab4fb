import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLogger } from "../../log/index.ts";
import { type Mail, openMail } from "../../mail/index.ts";

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;
export type Received = { to: string; subject: string; text: string; code: string };

/** The outbox of an installation, read as its operator would. */
export async function openMailbox(folder?: string) {
  const own = folder ?? (await mkdtemp(join(tmpdir(), "fairlead-mailbox-")));
  const mail: Mail = await openMail({
    smtpUrl: null,
    from: "Fairlead <no-reply@example.com>",
    dataFolder: own,
    log: createLogger({ level: "silent" }),
  });
  const read = async (to?: string): Promise<Received[]> => {
    const names = (await readdir(mail.place)).filter((name) => /^[^.].*\.eml$/.test(name)).sort();
    const mails = await Promise.all(names.map(async (name) => toReceived(await readFile(join(mail.place, name), "utf8"))));
    return to === undefined ? mails : mails.filter((received) => received.to === to);
  };
  return {
    mail,
    read,
    /** The mails to somebody once there are so many; fails after five seconds. */
    async wait(to: string, count: number): Promise<Received[]> {
      for (let tries = 0; tries < 100; tries++) {
        const found = await read(to);
        if (found.length >= count) return found;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`There are not ${count} mails to this address.`);
    },
    close: () => rm(own, { recursive: true, force: true }),
  };
}

function toReceived(eml: string): Received {
  const [head = "", ...rest] = eml.split("\n\n");
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(head)?.[1] ?? "";
  const body = rest.join("\n\n");
  const isQuoted = /^Content-Transfer-Encoding: quoted-printable$/im.test(head);
  const text = isQuoted
    ? body.replace(/=\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : body;
  return { to: header("To"), subject: header("Subject"), text, code: /oobCode=([\w-]+)/.exec(text)?.[1] ?? "" };
}
