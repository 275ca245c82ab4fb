import { generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { IdentityBench } from "./test-identity.ts";

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Keys on loopback, as Google serves its own, with the private half in the test's hands. */
export type GoogleStandIn = {
  keysUrl: string;
  key: IdentityBench["key"];
  /** How often the keys were asked for. */
  asked(): number;
  /** What is answered from now on in place of the keys. */
  answer(reply: { status?: number; body?: string; location?: string } | null): void;
  sign(claims: Record<string, unknown>): string;
  close(): Promise<void>;
};

export async function openGoogleStandIn(): Promise<GoogleStandIn> {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const kid = randomUUID();
  const publicJwk = { ...publicKey.export({ format: "jwk" }), kid, alg: "RS256", use: "sig" };
  let asked = 0;
  let reply: Parameters<GoogleStandIn["answer"]>[0] = null;
  const server = createServer(({ url }, response) => {
    asked += 1;
    const keys = JSON.stringify({ keys: [publicJwk] });
    if (url === "/moved") return response.end(keys);
    response.writeHead(reply?.status ?? 200, {
      "content-type": "application/json",
      ...(reply?.location ? { location: reply.location } : {}),
    });
    response.end(reply?.body ?? keys);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const key = {
    kid,
    alg: "RS256",
    publicJwk,
    publicPem: publicKey.export({ format: "pem", type: "spki" }).toString(),
    sign: (text: string) => sign("sha256", Buffer.from(text), privateKey).toString("base64url"),
  };
  return {
    keysUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    key,
    asked: () => asked,
    answer(next) {
      reply = next;
    },
    sign(claims) {
      const signed = `${encode({ alg: "RS256", kid, typ: "JWT" })}.${encode(claims)}`;
      return `${signed}.${key.sign(signed)}`;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The token as the emulator gives it out. */
export const toUnsigned = (claims: Record<string, unknown>): string => `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;

/** What Firebase writes into a token of the project. */
export function toClaims(projectId: string, uid: string = randomUUID(), change: Record<string, unknown> = {}): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: now,
    user_id: uid,
    sub: uid,
    iat: now,
    exp: now + 3600,
    name: "Mara Ortiz",
    email: `${uid}@example.com`,
    email_verified: false,
    firebase: { identities: { email: [`${uid}@example.com`] }, sign_in_provider: "password" },
    ...change,
  };
}
