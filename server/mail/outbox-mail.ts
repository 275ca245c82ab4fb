import { randomUUID } from "node:crypto";
import { chmod, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "../log/index.ts";
import type { Mail } from "./mail.ts";
import { toEnvelope } from "./to-envelope.ts";

/** Every message becomes a file that mail programs open. The links in it are as good as a password: mode 600. */
export async function openOutbox({ folder, from, log }: { folder: string; from: string; log: Logger }): Promise<Mail> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    place: folder,
    async send(message) {
      try {
        const { message: bytes } = await composer.sendMail(toEnvelope(message, from));
        const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`;
        const draft = join(folder, `.${name}`);
        await writeFile(draft, bytes as Buffer, { mode: 0o600, flag: "wx" });
        await rename(draft, join(folder, name));
      } catch (cause) {
        log.error("a mail could not be written", { cause, folder });
      }
    },
    async close() {},
  };
}
