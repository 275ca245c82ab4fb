import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@fairlead/contracts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeDatabases, describePostgres } from "../test/open-test-database.ts";
import type { Identity } from "./index.ts";
import { call, type EmbeddedBench, ORIGIN, openEmbeddedBench, PASSWORD, signUpAt } from "./test/open-embedded-bench.ts";
import { testIdentity } from "./test/test-identity.ts";

testIdentity("embedded accounts, embedded", () => openEmbeddedBench("embedded"));
describePostgres("embedded accounts", () => testIdentity("identity", () => openEmbeddedBench("postgres")));

const codeOf = (work: Promise<unknown>) =>
  work.then(() => "answered").catch((error) => (error instanceof AppError ? error.code : String(error)));

describeDatabases("signing up and in", (driver) => {
  let bench: EmbeddedBench;
  let identity: Identity;
  beforeAll(async () => {
    bench = await openEmbeddedBench(driver);
    identity = bench.identity;
  });
  afterAll(() => bench?.close());
  const signUp = (body: Record<string, unknown>) =>
    call(identity, "sign-up/email", { body: { name: "Mara Ortiz", email: "mara@example.com", password: PASSWORD, ...body } });
  const signIn = (email: string, password: string, address?: string) =>
    call(identity, "sign-in/email", { body: { email, password }, ...(address ? { address } : {}) });

  it("gives the person, a cookie that scripts cannot read, and an account with blind review on", async () => {
    const { json, cookies, headers } = await signUp({ email: "Nia@Example.com", name: "  Nia\tOkafor " });
    expect(json).toEqual({
      user: {
        uid: expect.stringMatching(/^[\w-]{36}$/),
        email: "nia@example.com",
        displayName: "Nia Okafor",
        photoURL: null,
        provider: "password",
        metadata: { creationTime: expect.stringMatching(/^20.*Z$/) },
      },
    });
    expect(cookies).toEqual([expect.stringMatching(/^fairlead-[\w-]{8}=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Strict$/)]);
    expect(headers.get("cache-control")).toBe("no-store");
    const { rows } = await bench.database.query("select * from accounts where email = 'nia@example.com'");
    expect(rows).toMatchObject([{ uid: json.user.uid, provider: "password", settings: { blindReview: true, theme: "system" } }]);
  });

  it("keeps the password as argon2id and the session's token out of every answer", async () => {
    const { uid, cookie } = await signUpAt(identity);
    const { rows } = await bench.database.query(`select c.password, s.token from identity_credentials c
      join identity_sessions s on s.user_id = c.user_id where c.user_id = '${uid}'`);
    expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=65536,t=2,p=1\$/);
    const answers = [
      await call(identity, "get-session", { cookie }),
      await call(identity, "token", { cookie }),
      await call(identity, "jwks"),
    ];
    for (const { json } of answers) expect(JSON.stringify(json)).not.toContain(rows[0]?.token);
    expect(JSON.stringify(answers[2]?.json)).not.toContain('"d"');
  });

  it("holds sub, sid, auth_time and fifteen minutes in a token, and no personal data", async () => {
    const { token, uid } = await signUpAt(identity);
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    expect(Object.keys(claims).sort()).toEqual(["aud", "auth_time", "exp", "iat", "iss", "sid", "sub"]);
    expect(claims.sub).toBe(uid);
    expect(claims.exp - claims.iat).toBe(900);
  });

  it("tells an unknown address from a wrong password, in any spelling of the address", async () => {
    await signUp({ email: "tom@example.com" });
    expect(await signIn("TOM@example.com ", PASSWORD)).toMatchObject({ status: 200, json: { user: { email: "tom@example.com" } } });
    const wrong = await signIn("tom@example.com", "not this one");
    expect(wrong).toMatchObject({ status: 400, cookies: [], json: { code: "auth/wrong-password", message: "Incorrect password." } });
    const unknown = await signIn("nobody@example.com", PASSWORD);
    expect(unknown.json).toMatchObject({ code: "auth/user-not-found", message: "No user found with this email address." });
  });

  it("answers both alike when accounts are to be hidden", async () => {
    const hidden = await bench.open({ hideAccounts: true });
    await signUpAt(hidden, "hidden@example.com");
    const body = (email: string) => ({ body: { email, password: "not this one" } });
    const wrong = await call(hidden, "sign-in/email", body("hidden@example.com"));
    const unknown = await call(hidden, "sign-in/email", body("nobody@example.com"));
    expect(wrong.json).toEqual(unknown.json);
    expect(wrong.json.message).toBe("An authentication error occurred. Please try again.");
  });

  it("refuses an address twice, also when both come at the same moment", async () => {
    const both = await Promise.all([signUp({ email: "twice@example.com" }), signUp({ email: "Twice@example.com" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)?.json).toMatchObject({
      code: "auth/email-already-in-use",
      message: "An account with this email already exists.",
    });
    const { rows } =
      await bench.database.query(`select (select count(*) from identity_users u where u.email = 'twice@example.com') as users,
      (select count(*) from identity_credentials c join identity_users u on u.id = c.user_id where u.email = 'twice@example.com') as credentials`);
    expect(rows).toEqual([{ users: 1, credentials: 1 }]);
  });

  it.each([
    [{ password: "12345" }, { code: "auth/weak-password", message: "Password should be at least 6 characters." }],
    [{ password: "Password1" }, { code: "auth/weak-password", details: { reason: "This password is too common. Try a short sentence." } }],
    [{ password: "fairlead" }, { code: "auth/weak-password", details: { reason: "This password is too common. Try a short sentence." } }],
    [{ email: "longname@example.com", password: "LongName" }, { code: "auth/weak-password" }],
    [{ password: "a".repeat(257) }, { code: "auth/weak-password" }],
    [{ email: "no address" }, { code: "auth/invalid-email", message: "Invalid email address." }],
    [{ email: "nul\u0000@example.com" }, { code: "auth/invalid-email" }],
  ])("refuses %j", async (body, answer) => {
    expect((await signUp({ email: "weak@example.com", ...body })).json).toMatchObject(answer);
  });

  it("says the configured number of characters", async () => {
    const strict = await bench.open({ minPassword: 12 });
    const { json } = await call(strict, "sign-up/email", { body: { name: "A", email: "a@example.com", password: "eleven char" } });
    expect(json.details).toEqual({ reason: "Password should be at least 12 characters." });
  });

  it.each([
    ["an array", "[]"],
    ["broken JSON", '{"email":'],
    ["an empty name", { name: " ", email: "a@example.com", password: PASSWORD }],
    ["a password that is an object", { name: "A", email: "a@example.com", password: { length: 9 } }],
  ])("refuses %s as a sign-up", async (_, body) => {
    expect(await codeOf(call(identity, "sign-up/email", { body }))).toBe("invalid-input");
  });

  it("ignores fields that a browser has no business with", async () => {
    const extra = {
      id: "chosen",
      uid: "chosen",
      emailVerified: true,
      image: "https://example.com/x.png",
      role: "admin",
      callbackURL: "https://example.com",
    };
    const { json, headers } = await signUp({ email: "extra@example.com", ...extra });
    expect(json.user).toMatchObject({ uid: expect.not.stringMatching("chosen"), photoURL: null });
    expect(headers.get("location")).toBeNull();
    const { rows } = await bench.database.query("select email_verified from identity_users where email = 'extra@example.com'");
    expect(rows).toEqual([{ email_verified: false }]);
  });

  it("starts a new session at every sign-in, whatever cookie came along", async () => {
    const { cookie, email } = await signUpAt(identity);
    const again = await call(identity, "sign-in/email", { body: { email, password: PASSWORD }, cookie });
    expect(again.cookie).toMatch(/^fairlead-/);
    expect(again.cookie).not.toBe(cookie);
  });

  it("knows nobody without a cookie, with a forged one and after signing out", async () => {
    const { cookie } = await signUpAt(identity);
    const forged = `${cookie.slice(0, -6)}AAAA%3D`;
    for (const wrong of ["", forged]) {
      expect((await call(identity, "get-session", { cookie: wrong })).json).toBeNull();
      expect(await codeOf(call(identity, "token", { cookie: wrong }))).toBe("unauthenticated");
    }
    const out = await call(identity, "sign-out", { cookie });
    expect(out.json).toEqual({ success: true });
    expect(out.cookies[0]).toMatch(/^fairlead-[\w-]{8}=; Max-Age=0/);
    expect(await codeOf(call(identity, "token", { cookie }))).toBe("unauthenticated");
    expect((await call(identity, "get-session", { cookie })).json).toBeNull();
  });

  it("ends a session after ninety days however often it was used", async () => {
    const { cookie, token, uid } = await signUpAt(identity);
    await bench.database.query(`update identity_sessions set created_at = now() - interval '90 days 1 minute' where user_id = '${uid}'`);
    expect(await identity.authenticate(`Bearer ${token}`)).toBeNull();
    expect(await codeOf(call(identity, "token", { cookie }))).toBe("unauthenticated");
  });

  it("makes the account's row again with the next token when it is missing", async () => {
    const { cookie, uid } = await signUpAt(identity);
    await bench.database.query(`delete from accounts where uid = '${uid}'`);
    await call(identity, "token", { cookie });
    expect((await bench.database.query(`select uid from accounts where uid = '${uid}'`)).rows).toEqual([{ uid }]);
  });

  it("keeps sessions and tokens over a restart, and the same key", async () => {
    const { cookie, token, uid } = await signUpAt(identity);
    const restarted = await bench.open();
    expect(await restarted.authenticate(`Bearer ${token}`)).toMatchObject({ uid });
    expect((await call(restarted, "get-session", { cookie })).json.user.uid).toBe(uid);
    expect((await call(restarted, "jwks")).json).toEqual((await call(identity, "jwks")).json);
  });

  it("refuses a guesser after ten tries of one account, and lets its owner in from elsewhere", async () => {
    const { email } = await signUpAt(identity);
    const codes: string[] = [];
    for (let i = 0; i < 15; i++) codes.push((await signIn(email, `guess number ${i}`, "203.0.113.9")).json.code);
    expect(codes.filter((code) => code === "auth/wrong-password")).toHaveLength(11);
    const refused = await signIn(email, PASSWORD, "203.0.113.9");
    expect(refused).toMatchObject({ status: 429, json: { code: "auth/too-many-requests", retryable: true } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await signIn(email, PASSWORD, "198.51.100.7")).status).toBe(200);
  });

  it("refuses one address that tries fifty accounts, a neighbour in the same network too", async () => {
    for (let i = 0; i < 50; i++) await signIn(`nobody${i}@example.com`, PASSWORD, `2001:db8:1:2::${i}`);
    expect((await signIn("nobody@example.com", PASSWORD, "2001:db8:1:2:ffff::1")).status).toBe(429);
    expect((await signIn("nobody@example.com", PASSWORD, "2001:db8:1:3::1")).status).toBe(400);
  }, 30_000);

  it("does not count sign-ins that succeed", async () => {
    const { email } = await signUpAt(identity);
    for (let i = 0; i < 12; i++) expect((await signIn(email, PASSWORD, "192.0.2.44")).status).toBe(200);
  });

  it("refuses more sign-ups from one address than are allowed in an hour", async () => {
    const few = await bench.open({ signUpsPerHour: 2 });
    await signUpAt(few);
    await signUpAt(few);
    await expect(signUpAt(few)).rejects.toThrow("auth/too-many-requests");
  });
});

describe("requests from elsewhere", () => {
  let bench: EmbeddedBench;
  beforeAll(async () => {
    bench = await openEmbeddedBench("embedded");
  });
  afterAll(() => bench?.close());

  it.each([
    ["a page of another site", { "sec-fetch-site": "cross-site", origin: "https://example.com" }],
    ["a page of a sister site", { "sec-fetch-site": "same-site" }],
    ["another site in a browser without fetch metadata", { origin: "https://example.com" }],
    ["a frame without an origin", { origin: "null" }],
  ])("%s changes nothing", async (_, headers) => {
    const { cookie, token, uid } = await signUpAt(bench.identity);
    const body = { name: "A", email: "elsewhere@example.com", password: PASSWORD };
    for (const path of ["sign-out", "sign-in/email", "sign-up/email"])
      expect(await codeOf(call(bench.identity, path, { cookie, headers, body }))).toBe("foreign-origin");
    expect(await bench.identity.authenticate(`Bearer ${token}`)).toMatchObject({ uid });
  });

  it("a form of another site cannot send what looks like JSON", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      const headers = { "content-type": type };
      expect(await codeOf(call(bench.identity, "sign-in/email", { headers, body: { email: "a@example.com", password: PASSWORD } }))).toBe(
        "invalid-input",
      );
    }
  });

  it("a cookie without any sign of where the request came from is refused, a script without a cookie is not", async () => {
    const { cookie, email } = await signUpAt(bench.identity);
    const post = (path: string, extra: Record<string, string>) =>
      bench.identity.handle(
        new Request(`${ORIGIN}/api/auth/${path}`, {
          method: "POST",
          headers: { "content-type": "application/json", ...extra },
          body: JSON.stringify({ email, password: PASSWORD }),
        }),
      );
    expect(await codeOf(post("sign-out", { cookie }))).toBe("foreign-origin");
    expect((await post("sign-in/email", {})).status).toBe(200);
  });

  it("what the library offers beyond the allow-list is not there", async () => {
    const others = [
      "update-user",
      "change-email",
      "list-sessions",
      "ok",
      "error",
      "sign-in/social",
      "token/",
      "delete-user",
      "send-verification-email",
      "reset-password/callback",
      "google/failed",
    ];
    for (const path of others) expect(await codeOf(call(bench.identity, path))).toBe("no-such-operation");
    expect(await codeOf(bench.identity.handle(new Request(`${ORIGIN}/api/auth/token`, { method: "POST" })))).toBe("wrong-method");
  });

  it("a body larger than a sign-in needs is not read to its end", async () => {
    expect(await codeOf(call(bench.identity, "sign-in/email", { body: { email: "a".repeat(20_000), password: "x" } }))).toBe(
      "body-too-large",
    );
  });

  it("the cookie is for this host alone and for https where the product is served by https", async () => {
    const secure = await bench.open({ publicUrl: "https://hiring.example.com" });
    const body = { name: "A", email: "https@example.com", password: PASSWORD };
    const { cookies, cookie } = await call(secure, "sign-up/email", { body, headers: { origin: "https://hiring.example.com" } });
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-fairlead=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    ]);
    expect((await call(secure, "get-session", { cookie })).json.user.email).toBe("https@example.com");
  });
});

describe("the installation's secret", () => {
  let bench: EmbeddedBench;
  beforeAll(async () => {
    bench = await openEmbeddedBench("embedded");
  });
  afterAll(() => bench?.close());

  it("can be read by its owner alone, and the private key is not in the clear beside it", async () => {
    const { mode } = await stat(join(bench.folder, "secret"));
    expect(mode & 0o777).toBe(0o600);
    const rows = await bench.database.db.execute<{ private_key: string }>(
      sql`select private_key from identity_keys where private_key <> 'kept by the test'`,
    );
    expect(rows).toMatchObject({ rows: [{ private_key: expect.not.stringContaining('"d"') }] });
  });

  it("that does not fit the database stops the start and says what to restore", async () => {
    const path = join(bench.folder, "secret");
    const kept = await readFile(path, "utf8");
    await writeFile(path, `${"A".repeat(43)}\n`);
    await expect(bench.open()).rejects.toThrow(/another secret. Restore the file "secret"/);
    await writeFile(path, "short\n");
    await expect(bench.open()).rejects.toThrow(/is not a secret/);
    await writeFile(path, kept);
    await expect(bench.open()).resolves.toBeDefined();
  });
});
