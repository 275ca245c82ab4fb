import { randomUUID } from "node:crypto";
import { AppError } from "@fairlead/contracts";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { ConfigError, readEnv, toConfig } from "../../config/index.ts";
import { toOwnerId } from "../../db/index.ts";
import { createLogger } from "../../log/index.ts";
import type { Caller, Identity } from "../index.ts";
import { requireProvider } from "../open-identity.ts";
import { type GoogleStandIn, openGoogleStandIn, toClaims, toUnsigned } from "../test/google-stand-in.ts";
import { type FirebaseBench, openFirebaseBench, PROVIDER, signOutAt } from "../test/open-firebase-bench.ts";
import { testIdentity } from "../test/test-identity.ts";
import { prepareFirebase } from "./firebase-identity.ts";

const PROJECT = PROVIDER.projectId;
const DAY_MS = 86_400_000;
let bench: FirebaseBench;
let identity: Identity;
beforeAll(async () => {
  bench = await openFirebaseBench();
  identity = bench.open();
});
afterAll(() => bench?.close());

const enter = (claims: Record<string, unknown>, at = identity) => at.authenticate(`Bearer ${bench.google.sign(claims)}`);
const known = async (claims: Record<string, unknown>): Promise<Caller> => (await enter(claims)) as Caller;
const codeOf = (work: Promise<unknown>) =>
  work.then(() => "done").catch((error) => (error instanceof AppError ? error.code : String(error)));
const readAccount = async (uid: string) =>
  (await bench.database.query("select email, display_name, photo_url, provider, settings from accounts where uid = $1", [uid])).rows[0];
/** A sign-in some seconds ago, as every one is that somebody wants to end. */
const claimsOf = (uid: string, secondsAgo: number) => toClaims(PROJECT, uid, { auth_time: Math.floor(Date.now() / 1000) - secondsAgo });

testIdentity("tokens of a Firebase project", async () => {
  const own = await openFirebaseBench();
  const server = own.open();
  const callerOf = async (token: string) => (await server.authenticate(`Bearer ${token}`)) as Caller;
  return {
    identity: server,
    key: own.google.key,
    signUp: async () => {
      const claims = claimsOf(randomUUID(), 5);
      return { uid: claims.sub as string, token: own.google.sign(claims), cookie: "" };
    },
    signOut: async ({ token }) => void (await signOutAt(server, token)),
    changePassword: async ({ token }) => void (await server.people.endAllSessions(await callerOf(token))),
    // Google signs for all projects with the same keys.
    foreignToken: async () => own.google.sign(toClaims("another-project")),
    close: own.close,
  };
});

describe("starting with Firebase", () => {
  const prepare = async (env: Record<string, string>) => {
    const config = toConfig(readEnv({ AUTH_DRIVER: "firebase", ...env }));
    return prepareFirebase({ ...config.identity, database: bench.database } as unknown as Parameters<typeof prepareFirebase>[0]);
  };
  it("lists every missing field in one error [SPEC-5.13]", async () => {
    const missing = async (env: Record<string, string>) => {
      const { provider } = await prepare(env);
      return () => requireProvider(provider);
    };
    expect(await missing({})).toThrow(/missing: apiKey, authDomain, projectId, appId$/);
    expect(await missing({ FIREBASE_API_KEY: "k", FIREBASE_PROJECT_ID: "p" })).toThrow(/missing: authDomain, appId$/);
    expect(await missing({})).toThrow(ConfigError);
  });
  it.each([
    ["FIREBASE_AUTH_DOMAIN", "https://demo.example.com"],
    ["FIREBASE_AUTH_DOMAIN", "demo.example.com; script-src *"],
    ["FIREBASE_PROJECT_ID", "demo fairlead"],
  ])("refuses %s=%s", async (name, value) => {
    await expect(prepare({ [name]: value })).rejects.toThrow(name);
  });
  it("tells the browser the four fields and no secret", () => {
    expect(identity.config()).toEqual({
      driver: "firebase",
      google: true,
      minPassword: 6,
      tokenSyncUrl: null,
      firebase: { ...PROVIDER, emulatorUrl: null },
    });
  });
});

describe("the person of a token", () => {
  it("gets an account with what Firebase knows of them, and blind review on", async () => {
    const uid = randomUUID();
    const picture = "https://lh3.googleusercontent.com/a/x";
    expect(await enter(toClaims(PROJECT, uid, { picture, firebase: { sign_in_provider: "google.com" } }))).toMatchObject({ uid });
    expect(await readAccount(uid)).toMatchObject({
      email: `${uid}@example.com`,
      display_name: "Mara Ortiz",
      photo_url: picture,
      provider: "google",
      settings: { blindReview: true },
    });
  });
  it("keeps the name they chose here, and takes one that comes after the account", async () => {
    const uid = randomUUID();
    await enter(toClaims(PROJECT, uid, { name: undefined }));
    expect(await readAccount(uid)).toMatchObject({ display_name: null });
    const caller = await known(toClaims(PROJECT, uid));
    expect(await readAccount(uid)).toMatchObject({ display_name: "Mara Ortiz" });
    await identity.people.changeName(caller, " Mara O. ");
    await enter(claimsOf(uid, 60));
    expect(await readAccount(uid)).toMatchObject({ display_name: "Mara O." });
  });
  it.each<[string, Record<string, unknown>]>([
    ["a guest", { email: undefined, firebase: { sign_in_provider: "anonymous" } }],
    ["a phone", { firebase: { sign_in_provider: "phone" } }],
    ["a token of the project's own making", { firebase: { sign_in_provider: "custom" } }],
    ["nobody who says how they signed in", { firebase: undefined }],
    ["somebody without an address", { email: undefined }],
    ["two people at once", { user_id: "somebody-else" }],
    ["a sign-in of more than ninety days ago", { auth_time: Math.floor((Date.now() - 91 * DAY_MS) / 1000) }],
  ])("is refused when it is %s", async (_, change) => {
    const uid = randomUUID();
    expect(await enter(toClaims(PROJECT, uid, change))).toBeNull();
    expect(await readAccount(uid)).toBeUndefined();
  });
});

describe("sign-ins", () => {
  it("are listed, and one can be ended without the others", async () => {
    const uid = randomUUID();
    const laptop = await known(claimsOf(uid, 50));
    const phone = await known(claimsOf(uid, 20));
    expect((await identity.people.listSessions(laptop)).map(({ id, isCurrent }) => [id, isCurrent])).toEqual(
      expect.arrayContaining([
        [laptop.sessionId, true],
        [phone.sessionId, false],
      ]),
    );
    await identity.people.endSession(laptop, phone.sessionId as string);
    expect(await enter({ ...claimsOf(uid, 20), auth_time: phone.signedInAt.getTime() / 1000 })).toBeNull();
    expect(await enter({ ...claimsOf(uid, 50), auth_time: laptop.signedInAt.getTime() / 1000 })).toMatchObject({ uid });
    expect(await identity.people.listSessions(laptop)).toHaveLength(1);
    for (const id of [phone.sessionId as string, "1", "no number"])
      expect(await codeOf(identity.people.endSession(laptop, id))).toBe("absent");
  });
  it("all end but this one, also those that never called here", async () => {
    const uid = randomUUID();
    const [mine, seen, unseen] = [claimsOf(uid, 50), claimsOf(uid, 40), claimsOf(uid, 30)];
    const caller = await known(mine);
    await known(seen);
    expect(await identity.people.endOtherSessions(caller)).toBe(1);
    expect([await enter(seen), await enter(unseen)]).toEqual([null, null]);
    expect(await enter(mine)).toMatchObject({ uid });
    expect(await enter(claimsOf(uid, 0))).toMatchObject({ uid });
  });
  it("all end, this one too; a new one is let in", async () => {
    const uid = randomUUID();
    const [mine, unseen] = [claimsOf(uid, 50), claimsOf(uid, 30)];
    expect(await identity.people.endAllSessions(await known(mine))).toBe(1);
    expect([await enter(mine), await enter(unseen)]).toEqual([null, null]);
    expect(await enter(claimsOf(uid, 0))).toMatchObject({ uid });
  });
  it("end with a renewed token as well, which carries the moment of its sign-in", async () => {
    const claims = claimsOf(randomUUID(), 50);
    expect((await signOutAt(identity, bench.google.sign(claims))).status).toBe(200);
    const now = Math.floor(Date.now() / 1000);
    expect(await enter({ ...claims, iat: now, exp: now + 3600 })).toBeNull();
    expect(await codeOf(signOutAt(identity, bench.google.sign(claims)))).toBe("unauthenticated");
  });
  it("of a deleted account do not bring it back", async () => {
    const uid = randomUUID();
    const claims = claimsOf(uid, 50);
    const caller = await known(claims);
    await bench.database.db.transaction((tx) => identity.people.deleteUser(caller, tx));
    await bench.database.query("delete from accounts where uid = $1", [toOwnerId(uid)]);
    expect(await enter(claims)).toBeNull();
    expect(await enter(claimsOf(uid, 10))).toBeNull();
    expect(await readAccount(uid)).toBeUndefined();
  });
  it("of a deleted account are told to Firebase, and an operator hears of it when Firebase does not answer", async () => {
    const uid = randomUUID();
    const caller = await known(claimsOf(uid, 5));
    const lines: string[] = [];
    const log = createLogger({ level: "warn", destination: { write: (line) => void lines.push(line) } });
    bench.google.answer({ status: 503, body: "" });
    const serviceUrl = bench.google.keysUrl.replace("/keys", "");
    await bench.open({ serviceUrl, log }).people.leaveProvider(caller);
    bench.google.answer(null);
    expect(lines.join("")).toContain("its user stays in the Firebase project");
    expect(lines.join("")).not.toContain(uid);
    await bench.open({ serviceUrl, log }).people.leaveProvider(caller);
    expect(lines).toHaveLength(1);
  });
  it("older than ten minutes do not delete an account", async () => {
    const caller = await known(claimsOf(randomUUID(), 700));
    expect(await codeOf(identity.people.deleteUser(caller, bench.database.db))).toBe("requires-recent-login");
    for (const work of [identity.people.changePassword(caller, "a", "b"), identity.people.changeEmail(caller, "a@example.com")])
      expect(await codeOf(work)).toBe("kept-by-provider");
  });
  it("are forgotten after ninety days", async () => {
    const uid = randomUUID();
    await identity.people.endAllSessions(await known(claimsOf(uid, 50)));
    const rows = async () =>
      (await bench.database.query("select (select count(*) from firebase_sign_ins) + (select count(*) from firebase_cutoffs) as n")).rows[0]
        ?.n;
    await identity.sweep();
    expect(await rows()).toBeGreaterThan(1);
    await bench.open({ now: () => new Date(Date.now() + 91 * DAY_MS) }).sweep();
    expect(await rows()).toBe(0);
  });
});

describe("the cookie of pages", () => {
  const sync = (server: Identity, claims: Record<string, unknown>) => {
    const headers = { authorization: `Bearer ${bench.google.sign(claims)}`, origin: "http://localhost:4000" };
    return server.handle(new Request("http://localhost:4000/api/auth/session-sync", { method: "POST", headers }));
  };
  it("is given for a token of the last five minutes, where an operator asked for it [SPEC-7.18] [SPEC-9.05]", async () => {
    const server = bench.open({ pageSecret: "a secret of this test" });
    expect(server.config().tokenSyncUrl).toBe("/api/auth/session-sync");
    const iat = Math.floor(Date.now() / 1000);
    const answer = await sync(server, toClaims(PROJECT, "reader", { iat: iat - 290 }));
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^fairlead-page=[^;]+; .*HttpOnly; SameSite=Strict/)]);
    expect(await codeOf(sync(server, toClaims(PROJECT, "reader", { iat: iat - 310 })))).toBe("unauthenticated");
    expect(await codeOf(sync(identity, toClaims(PROJECT, "reader")))).toBe("no-such-operation");
  });
});

describe("the emulator's unsigned tokens", () => {
  const unsigned = `Bearer ${toUnsigned(toClaims(PROJECT))}`;
  const open = (emulatorHost: string | null, isProduction = false) =>
    bench.open({ firebase: { provider: PROVIDER, emulatorHost, isProduction } });

  it.each(["127.0.0.1:9099", "localhost:9099", "[::1]:9099"])("are accepted from an emulator at %s", async (host) => {
    expect(await open(host).authenticate(unsigned)).toMatchObject({ uid: expect.any(String) });
    expect(open(host).config().firebase?.emulatorUrl).toBe(`http://${host}`);
  });
  it.each([
    ...["", "example.com:9099", "localhost.example.com:9099", "10.0.0.1:9099", "192.168.1.5:9099", "0.0.0.0:9099", "[::]:9099"],
    ...["[::ffff:10.0.0.1]:9099", "127.0.0.1", "http://127.0.0.1:9099", "127.0.0.1:9099@example.com:80", "127.0.0.1.example.com:9099"],
    ...["127.0.0.1:9099/x", "user@127.0.0.1:9099", "127.0.0.1:0", "127.0.0.1:99999", "127.1:9099", "0x7f000001:9099", "true"],
  ])("are refused when the emulator is said to be at “%s”", async (host) => {
    expect(await open(host).authenticate(unsigned)).toBeNull();
    expect(open(host).config().firebase?.emulatorUrl).toBeNull();
  });
  it("are refused without an emulator, and in production with one", async () => {
    expect(await open(null).authenticate(unsigned)).toBeNull();
    expect(await open("127.0.0.1:9099", true).authenticate(unsigned)).toBeNull();
  });
  test("production is what NODE_ENV says", () => {
    const read = (env: Record<string, string>) => toConfig(readEnv(env)).identity.firebase;
    expect(read({ NODE_ENV: "production" }).isProduction).toBe(true);
    expect(read({ FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" })).toMatchObject({ isProduction: false, emulatorHost: "127.0.0.1:9099" });
  });
  it.each<[string, () => string]>([
    ["of another project", () => toUnsigned(toClaims("another-project"))],
    ["that ran out", () => toUnsigned(toClaims(PROJECT, "u", { exp: Math.floor(Date.now() / 1000) - 1 }))],
    ["of nobody", () => toUnsigned(toClaims(PROJECT, "u", { sub: undefined }))],
    ["that carries a signature", () => `${toUnsigned(toClaims(PROJECT))}c2lnbmVk`],
    ["that is signed for the real service", () => bench.google.sign(toClaims(PROJECT))],
    ["of nine kilobytes", () => toUnsigned(toClaims(PROJECT, "u", { more: "a".repeat(9_000) }))],
  ])("are refused even from the emulator: one %s", async (_, toToken) => {
    expect(await open("127.0.0.1:9099").authenticate(`Bearer ${toToken()}`)).toBeNull();
  });
});

describe("Google's keys", () => {
  const withKeys = async (work: (google: GoogleStandIn, server: Identity) => Promise<void>) => {
    const google = await openGoogleStandIn();
    await work(google, bench.open({ keysUrl: google.keysUrl })).finally(google.close);
  };
  const swapKey = (token: string, kid: string) => {
    const [, payload, signature] = token.split(".");
    return `Bearer ${Buffer.from(JSON.stringify({ alg: "RS256", kid })).toString("base64url")}.${payload}.${signature}`;
  };

  it("are asked for once, and once more a minute at most for ids that nobody knows", () =>
    withKeys(async (google, server) => {
      const token = google.sign(toClaims(PROJECT));
      expect(google.asked()).toBe(0);
      for (let i = 0; i < 5; i++) expect(await server.authenticate(`Bearer ${token}`)).not.toBeNull();
      for (let i = 0; i < 5; i++) expect(await server.authenticate(swapKey(token, `unknown-${i}`))).toBeNull();
      expect(google.asked()).toBe(1);
    }));
  it.each<[string, { status?: number; body?: string; location?: string }]>([
    ["do not come", { status: 503, body: "" }],
    ["are no JSON", { body: "<html>" }],
    ["are longer than keys are", { body: `{"keys":[],"x":"${"a".repeat(70_000)}"}` }],
    ["are said to be elsewhere", { status: 302, location: "/moved" }],
  ])("that %s leave the question open: nobody is told that their token is wrong", (_, reply) =>
    withKeys(async (google, server) => {
      const token = `Bearer ${google.sign(toClaims(PROJECT))}`;
      google.answer(reply);
      for (let i = 0; i < 3; i++) expect(await codeOf(server.authenticate(token))).toBe("unavailable");
      expect(google.asked()).toBe(1);
    }),
  );
  it("stand at one address of Google", async () => {
    const { GOOGLE_KEYS_URL } = await import("./google-keys.ts");
    expect(GOOGLE_KEYS_URL).toBe("https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com");
  });
});
