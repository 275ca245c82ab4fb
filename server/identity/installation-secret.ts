import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { chmod, link, mkdir, open, readFile, unlink } from "node:fs/promises";
import { join } from "node:path";

export type Installation = {
  /** Signs cookies and encrypts the private key of tokens; never leaves the server. */
  secret: string;
  /** Public name of this installation: the audience of its tokens. */
  id: string;
};

const SECRET = /^[\w-]{43}$/;

/** The secret in `<folder>/secret`, made at the first start. Whoever has it can sign in as anybody: mode 600. */
export async function readInstallation(folder: string): Promise<Installation> {
  const path = join(folder, "secret");
  const secret = (await readSecret(path)) ?? (await makeSecret(folder, path));
  if (!SECRET.test(secret)) throw new Error(`${path} is not a secret of this product. Restore it from a backup.`);
  await chmod(path, 0o600);
  return { secret, id: createHmac("sha256", secret).update("installation id").digest("base64url").slice(0, 22) };
}

async function readSecret(path: string): Promise<string | null> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Linked into place when it is complete and on disk, so that two processes that start at once agree on one. */
async function makeSecret(folder: string, path: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `secret-${randomUUID()}`);
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(`${randomBytes(32).toString("base64url")}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await unlink(draft);
  }
  return (await readFile(path, "utf8")).trim();
}
