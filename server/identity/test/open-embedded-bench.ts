import { generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { schema } from "../../db/index.ts";
import { createLogger } from "../../log/index.ts";
import { type Driver, openTestDatabase, type TestDatabase } from "../../test/open-test-database.ts";
import { openTestIdentity } from "../../test/open-test-identity.ts";
import type { Identity, IdentityOptions } from "../index.ts";
import type { IdentityBench, SignedIn } from "./test-identity.ts";

export const ORIGIN = "http://localhost:4000";
export const PASSWORD = "a quiet harbour at dawn";
export type EmbeddedBench = IdentityBench & {
  database: TestDatabase;
  folder: string;
  open(change?: Partial<IdentityOptions>): Promise<Identity>;
};

/** A browser's call, from the product's own page unless `headers` say otherwise. */
export async function call(
  identity: Identity,
  path: string,
  {
    body,
    cookie,
    headers = {},
    address = "127.0.0.1",
  }: { body?: unknown; cookie?: string; headers?: Record<string, string>; address?: string } = {},
) {
  const isPost = body !== undefined || /sign|reset|verify/.test(path);
  const request = new Request(`${ORIGIN}/api/auth/${path}`, {
    method: isPost ? "POST" : "GET",
    headers: {
      ...(isPost ? { origin: ORIGIN, "content-type": "application/json" } : {}),
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const response = await identity.handle(request, address);
  const cookies = response.headers.getSetCookie();
  const live = cookies.map((line) => line.split(";")[0] ?? "").filter((pair) => !pair.endsWith("="));
  return { status: response.status, headers: response.headers, cookies, cookie: live.join("; "), json: await response.json() };
}

export async function signUpAt(identity: Identity, email = `${randomUUID()}@example.com`): Promise<SignedIn & { email: string }> {
  const signedUp = await call(identity, "sign-up/email", { body: { name: "Mara Ortiz", email, password: PASSWORD } });
  if (signedUp.status !== 200) throw new Error(JSON.stringify(signedUp.json));
  const { json } = await call(identity, "token", { cookie: signedUp.cookie });
  return { uid: signedUp.json.user.uid, token: json.token, cookie: signedUp.cookie, email };
}

export async function openEmbeddedBench(driver: Driver): Promise<EmbeddedBench> {
  const database = await openTestDatabase(driver);
  const folder = await mkdtemp(join(tmpdir(), "fairlead-identity-"));
  const log = createLogger({ level: "silent" });
  const options = { database, dataFolder: folder, publicUrl: ORIGIN, log };
  const opened: Identity[] = [];
  const open = async (change: Partial<IdentityOptions> = {}) => {
    const identity = await openTestIdentity({ ...options, ...change });
    opened.push(identity);
    return identity;
  };
  const idle = () => Promise.all(opened.map((identity) => identity.idle()));
  const identity = await open();
  const key = await addKey(database);
  return {
    identity,
    database,
    folder,
    open,
    key,
    signUp: () => signUpAt(identity),
    async signOut({ cookie }) {
      await call(identity, "sign-out", { cookie });
    },
    async changePassword({ uid }) {
      await identity.people.changePassword({ uid, sessionId: null, signedInAt: new Date() }, PASSWORD, "another sentence to remember");
    },
    async foreignToken() {
      const other = await openTestDatabase("embedded");
      const elsewhere = await mkdtemp(join(tmpdir(), "fairlead-identity-"));
      const { token } = await signUpAt(await open({ database: other, dataFolder: elsewhere }));
      await idle();
      await other.close();
      await rm(elsewhere, { recursive: true });
      return token;
    },
    async close() {
      await idle();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A second key of the installation, old enough never to be taken for signing, whose private half the suite knows. */
async function addKey({ db }: TestDatabase): Promise<IdentityBench["key"]> {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const publicJwk = publicKey.export({ format: "jwk" }) as Record<string, unknown>;
  const kid = randomUUID();
  const createdAt = new Date(0);
  await db.insert(schema.identityKeys).values({
    id: kid,
    publicKey: JSON.stringify(publicJwk),
    privateKey: "kept by the test",
    alg: "ES256",
    crv: "P-256",
    createdAt,
  });
  return {
    kid,
    alg: "ES256",
    publicJwk,
    publicPem: publicKey.export({ format: "pem", type: "spki" }).toString(),
    sign: (text) => sign("sha256", Buffer.from(text), { key: privateKey, dsaEncoding: "ieee-p1363" }).toString("base64url"),
  };
}
