import { createHmac, generateKeyPairSync, sign as signBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Identity } from "../index.ts";

export type SignedIn = { uid: string; token: string; cookie: string };
/** One running driver, and a key of its own set that the suite may sign with. */
export type IdentityBench = {
  identity: Identity;
  signUp(): Promise<SignedIn>;
  signOut(person: SignedIn): Promise<void>;
  changePassword(person: SignedIn): Promise<void>;
  key: { kid: string; alg: string; publicPem: string; publicJwk: Record<string, unknown>; sign(text: string): string };
  /** A token that another installation gave out. */
  foreignToken(): Promise<string>;
  close(): Promise<void>;
};
type Forge = (claims?: Record<string, unknown>, header?: Record<string, unknown>) => string;
type Case = (context: { bench: IdentityBench; person: SignedIn; forge: Forge }) => Promise<string> | string;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const decode = (part: string | undefined) => JSON.parse(Buffer.from(part ?? "", "base64url").toString()) as Record<string, unknown>;
const seconds = () => Math.floor(Date.now() / 1000);
const YEAR = 31_536_000;

const withoutAlgorithm =
  (alg: string): Case =>
  ({ bench, person }) =>
    `Bearer ${encode({ alg, kid: bench.key.kid })}.${person.token.split(".")[1]}.`;
const withClaims =
  (claims: () => Record<string, unknown>): Case =>
  ({ forge }) =>
    `Bearer ${forge(claims())}`;
const withHeader =
  (header: Record<string, unknown>): Case =>
  ({ forge }) =>
    `Bearer ${forge({}, header)}`;
const swap =
  (change: (parts: [string, string, string]) => string): Case =>
  ({ person }) =>
    `Bearer ${change(person.token.split(".") as [string, string, string])}`;

/** Everything that is no token of this installation for a live session. */
const FORGED: Record<string, Case> = {
  "the algorithm none": withoutAlgorithm("none"),
  "the algorithm None": withoutAlgorithm("None"),
  "the algorithm NONE": withoutAlgorithm("NONE"),
  "the algorithm nOnE": withoutAlgorithm("nOnE"),
  "the algorithm none above a right signature": withHeader({ alg: "none" }),
  "HS256 with the public key as its secret": ({ bench, person }) => {
    const signed = `${encode({ alg: "HS256", kid: bench.key.kid })}.${person.token.split(".")[1]}`;
    return `Bearer ${signed}.${createHmac("sha256", bench.key.publicPem).update(signed).digest("base64url")}`;
  },
  "an RSA signature under the known key's id": ({ bench, person }) => {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const signed = `${encode({ alg: "RS512", kid: bench.key.kid })}.${person.token.split(".")[1]}`;
    return `Bearer ${signed}.${signBytes("sha512", Buffer.from(signed), privateKey).toString("base64url")}`;
  },
  "another installation": async ({ bench }) => `Bearer ${await bench.foreignToken()}`,
  "another issuer": withClaims(() => ({ iss: "fairlead:elsewhere" })),
  "no issuer": withClaims(() => ({ iss: undefined })),
  "another audience": withClaims(() => ({ aud: "elsewhere" })),
  "no audience": withClaims(() => ({ aud: undefined })),
  "expired a second ago": withClaims(() => ({ exp: seconds() - 1 })),
  "expired a year ago": withClaims(() => ({ exp: seconds() - YEAR })),
  "no expiry": withClaims(() => ({ exp: undefined })),
  "not valid yet": withClaims(() => ({ nbf: seconds() + 600 })),
  "given out in the future": withClaims(() => ({ iat: seconds() + 600 })),
  "no time of giving out": withClaims(() => ({ iat: undefined })),
  "signed in in the future": withClaims(() => ({ auth_time: seconds() + 600 })),
  "no subject": withClaims(() => ({ sub: undefined })),
  "an empty subject": withClaims(() => ({ sub: "" })),
  "a subject of 129 characters": withClaims(() => ({ sub: "a".repeat(129) })),
  "a subject that is a number": withClaims(() => ({ sub: 1 })),
  "another person's subject with this session": withClaims(() => ({ sub: "somebody-else" })),
  "an unknown key": withHeader({ kid: "unknown" }),
  "a key named by a path": withHeader({ kid: "../../etc/passwd" }),
  "no key named": withHeader({ kid: undefined }),
  "a key by address": withHeader({ jku: "https://example.com/keys" }),
  "a key inside the token": ({ bench, forge }) => `Bearer ${forge({}, { jwk: bench.key.publicJwk })}`,
  "a certificate by address": withHeader({ x5u: "https://example.com/certificate" }),
  "a critical extension": withHeader({ crit: ["x"], x: 1 }),
  "the signature taken off": swap(([header, payload]) => `${header}.${payload}.`),
  "two parts only": swap(([header, payload]) => `${header}.${payload}`),
  "a payload put in": swap(([header, payload, signature]) => `${header}.${encode({ ...decode(payload), sub: "admin" })}.${signature}`),
  "a claim given twice": swap(([header, payload, signature]) => {
    const text = Buffer.from(payload, "base64url").toString().replace(/\}$/, ',"sub":"admin"}');
    return `${header}.${Buffer.from(text).toString("base64url")}.${signature}`;
  }),
  "a signature of another token": ({ person, forge }) => `Bearer ${person.token.split(".").slice(0, 2).join(".")}.${forge().split(".")[2]}`,
  "nine kilobytes": withClaims(() => ({ more: "a".repeat(9_000) })),
  "the session cookie": ({ person }) => `Bearer ${person.cookie.split("=").slice(1).join("=")}`,
  "a token of another kind": () => `Bearer flr_${"a".repeat(36)}`,
  "a scheme in small letters": ({ person }) => `bearer ${person.token}`,
  "another scheme": ({ person }) => `Basic ${person.token}`,
  "no scheme": ({ person }) => person.token,
  "two headers in one": ({ person }) => `Bearer ${person.token}, Bearer ${person.token}`,
  "nothing behind the scheme": () => "Bearer ",
  "an empty header": () => "",
};

/** What every driver of Identity must hold to. */
export function testIdentity(name: string, make: () => Promise<IdentityBench>): void {
  describe(name, () => {
    let bench: IdentityBench;
    let person: SignedIn;
    const forge: Forge = (claims = {}, header = {}) => {
      const { alg, kid, sign } = bench.key;
      const signed = `${encode({ alg, kid, ...header })}.${encode({ ...decode(person.token.split(".")[1]), ...claims })}`;
      return `${signed}.${sign(signed)}`;
    };
    beforeAll(async () => {
      bench = await make();
      person = await bench.signUp();
    });
    afterAll(() => bench?.close());

    test("a token of a live session names its person", async () => {
      expect(await bench.identity.authenticate(`Bearer ${person.token}`)).toMatchObject({ uid: person.uid });
    });
    test("a token made the way the forged ones are is accepted when nothing in it is wrong", async () => {
      expect(await bench.identity.authenticate(`Bearer ${forge()}`)).toMatchObject({ uid: person.uid });
    });
    test("clocks may differ by a minute", async () => {
      const token = forge({ iat: seconds() + 30, auth_time: seconds() + 30 });
      expect(await bench.identity.authenticate(`Bearer ${token}`)).toMatchObject({ uid: person.uid });
    });
    test("no header is nobody", async () => {
      expect(await bench.identity.authenticate(undefined)).toBeNull();
    });
    test.each(Object.entries(FORGED))("refused: %s", async (_, toHeader) => {
      expect(await bench.identity.authenticate(await toHeader({ bench, person, forge }))).toBeNull();
    });
    test("signing out ends a token at once, and only this person's", async () => {
      const other = await bench.signUp();
      await bench.signOut(other);
      expect(await bench.identity.authenticate(`Bearer ${other.token}`)).toBeNull();
      expect(await bench.identity.authenticate(`Bearer ${person.token}`)).toMatchObject({ uid: person.uid });
    });
    test("a change of the password ends the tokens from before", async () => {
      const other = await bench.signUp();
      await bench.changePassword(other);
      expect(await bench.identity.authenticate(`Bearer ${other.token}`)).toBeNull();
    });
  });
}
