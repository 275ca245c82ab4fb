import { AppError } from "@fairlead/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeDatabases } from "../test/open-test-database.ts";
import type { Identity } from "./index.ts";
import { type Mailbox, openMailbox } from "./test/mailbox.ts";
import { call, type EmbeddedBench, ORIGIN, openEmbeddedBench, PASSWORD, signUpAt } from "./test/open-embedded-bench.ts";

const NEXT = "another sentence to remember";
const codeOf = (work: Promise<unknown>) =>
  work.then(() => "answered").catch((error) => (error instanceof AppError ? error.code : String(error)));
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describeDatabases("a forgotten password", (driver) => {
  let bench: EmbeddedBench;
  let box: Mailbox;
  let identity: Identity;
  let clockMs = 0;
  let address = 0;
  beforeAll(async () => {
    bench = await openEmbeddedBench(driver);
    box = await openMailbox();
    identity = await bench.open({ mail: box.mail, now: () => new Date(Date.now() + clockMs) });
  });
  afterAll(async () => {
    await bench?.close();
    await box?.close();
  });
  /** Another address every time, but where a test is about addresses. */
  const post = (path: string, body: object, from = `10.0.${Math.floor(++address / 250)}.${address % 250}`, headers = {}) =>
    call(identity, path, { body, address: from, headers });
  const ask = (email: string, from?: string, headers?: object) => post("request-password-reset", { email }, from, headers);
  const confirm = (code: string, password = NEXT, from?: string) => post("reset-password", { code, password }, from);
  const resetMail = async (email: string) => {
    const before = (await box.read(email)).length;
    await ask(email);
    return (await box.wait(email, before + 1)).at(-1) as { code: string; text: string; subject: string };
  };
  const newcomer = async () => {
    const person = await signUpAt(identity);
    await box.wait(person.email, 1);
    return person;
  };

  it("leads by a link of the configured address to a new password, ends every session and signs nobody in [SPEC-7.06]", async () => {
    const person = await newcomer();
    const mail = await resetMail(person.email);
    expect(mail.subject).toBe("Choose a new Fairlead password");
    expect(mail.text).toContain(`${ORIGIN}/auth?mode=resetPassword&oobCode=${mail.code}`);
    const answer = await confirm(mail.code);
    expect(answer).toMatchObject({ status: 200, cookies: [], json: { success: true } });
    expect(await identity.authenticate(`Bearer ${person.token}`)).toBeNull();
    expect((await call(identity, "get-session", { cookie: person.cookie })).json).toBeNull();
    const signIn = (password: string) => post("sign-in/email", { email: person.email, password });
    expect((await signIn(PASSWORD)).json.code).toBe("auth/wrong-password");
    expect((await signIn(NEXT)).status).toBe(200);
    const notice = (await box.wait(person.email, 3)).find(({ subject }) => subject === "Your Fairlead password was changed");
    expect(notice?.code).toBe("");
  });

  it("S06: says the same about an address that nobody has, and mails nobody", async () => {
    const person = await newcomer();
    const [known, unknown] = [await ask(person.email), await ask("nobody@example.com")];
    expect(unknown.json).toEqual(known.json);
    expect([...unknown.headers]).toEqual([...known.headers]);
    expect(unknown.status).toBe(known.status);
    await box.wait(person.email, 2);
    expect(await box.read("nobody@example.com")).toEqual([]);
  });

  it("S06: answers as fast for a known address as for an unknown one, a hundred times each", async () => {
    const people = await Promise.all(Array.from({ length: 34 }, () => newcomer()));
    const time = async (email: string) => {
      const from = performance.now();
      await ask(email);
      return performance.now() - from;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 100; i++) {
      known.push(await time(people[i % people.length]?.email as string));
      unknown.push(await time(`nobody${i}@example.com`));
    }
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(10);
  }, 60_000);

  it("S06: takes the host of the link from nobody's headers", async () => {
    const person = await newcomer();
    const poison = { host: "evil.example.com", "x-forwarded-host": "evil.example.com", forwarded: "host=evil.example.com" };
    await ask(person.email, undefined, poison);
    const mail = (await box.wait(person.email, 2)).at(-1);
    expect(mail?.text).toContain(`${ORIGIN}/auth?`);
    expect(mail?.text).not.toContain("evil");
  });

  it("S06: mails one account at most three times an hour, however often and from wherever it is asked", async () => {
    const person = await newcomer();
    for (let i = 0; i < 50; i++) expect((await ask(person.email)).status).toBe(200);
    await box.wait(person.email, 4);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect((await box.read(person.email)).filter(({ subject }) => subject.startsWith("Choose"))).toHaveLength(3);
  });

  it("mails for one address at most twenty times an hour", async () => {
    const people = await Promise.all(Array.from({ length: 22 }, () => newcomer()));
    for (const { email } of people) expect((await ask(email, "192.0.2.9")).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const counts = await Promise.all(people.map(async ({ email }) => (await box.read(email)).length - 1));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
  }, 60_000);

  it("S06: takes a link once, also of two clicks at the same moment", async () => {
    const person = await newcomer();
    const { code } = await resetMail(person.email);
    const both = await Promise.all([confirm(code), confirm(code, "a third sentence to keep")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const again = await confirm(code);
    expect(again.json).toMatchObject({ code: "auth/invalid-action-code", details: { reason: expect.stringContaining("used already") } });
  });

  it("S06: takes a link for half an hour, and says afterwards that it has run out", async () => {
    const person = await newcomer();
    const [early, late] = [await resetMail(person.email), await resetMail(person.email)];
    try {
      clockMs = 29 * 60_000;
      expect((await confirm(early.code)).status).toBe(200);
      clockMs = 31 * 60_000;
      expect((await confirm(late.code)).json).toMatchObject({
        code: "auth/expired-action-code",
        details: { reason: "This link has run out. Ask for a new one." },
      });
    } finally {
      clockMs = 0;
    }
  });

  it("keeps the link when the new password is refused", async () => {
    const person = await newcomer();
    const { code } = await resetMail(person.email);
    expect((await confirm(code, "12345")).json).toMatchObject({
      code: "auth/weak-password",
      message: "Password should be at least 6 characters.",
    });
    expect((await confirm(code, "password1")).json.details).toEqual({ reason: "This password is too common. Try a short sentence." });
    expect((await confirm(code)).status).toBe(200);
  });

  it.each(["", "x", "a".repeat(43), "../../etc/passwd", "' or 1=1 --", "a".repeat(200)])("takes %j for no link", async (code) => {
    expect((await confirm(code)).json.code).toBe("auth/invalid-action-code");
  });

  it("does not take the link that confirms an address for one that changes a password", async () => {
    const person = await newcomer();
    const [welcome] = await box.read(person.email);
    expect((await confirm(welcome?.code as string)).json.code).toBe("auth/invalid-action-code");
    expect((await post("verify-email", { code: (await resetMail(person.email)).code })).json.code).toBe("auth/invalid-action-code");
  });

  it("lets nobody try codes for long", async () => {
    const codes: string[] = [];
    for (let i = 0; i < 22; i++) codes.push((await confirm(`${i}`.padEnd(43, "a"), NEXT, "198.51.100.20")).json.code);
    expect(codes.slice(0, 20)).toEqual(Array(20).fill("auth/invalid-action-code"));
    expect(codes.slice(20)).toEqual(["auth/too-many-requests", "auth/too-many-requests"]);
  });

  it("keeps no code that the database could give away", async () => {
    const person = await newcomer();
    const { code } = await resetMail(person.email);
    const { rows } = await bench.database.query("select * from identity_verifications");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it("asks for an address, in JSON, from an own page", async () => {
    expect((await ask("no address")).json.code).toBe("auth/invalid-email");
    expect(await codeOf(post("request-password-reset", {}))).toBe("invalid-input");
    expect(await codeOf(ask("mara@example.com", undefined, { "sec-fetch-site": "cross-site" }))).toBe("foreign-origin");
  });

  it("a new account is used before its address is confirmed, and the link of the mail confirms it", async () => {
    const person = await newcomer();
    const isVerified = async () =>
      (await bench.database.query(`select email_verified from identity_users where id = '${person.uid}'`)).rows[0]?.email_verified;
    expect(await isVerified()).toBe(false);
    expect(await identity.authenticate(`Bearer ${person.token}`)).toMatchObject({ uid: person.uid });
    const [mail] = await box.read(person.email);
    expect(mail?.subject).toBe("Confirm your email address for Fairlead");
    expect(mail?.text).toContain(`${ORIGIN}/auth?mode=verifyEmail&oobCode=`);
    expect((await post("verify-email", { code: mail?.code })).status).toBe(200);
    expect(await isVerified()).toBe(true);
    expect((await post("verify-email", { code: mail?.code })).json.code).toBe("auth/invalid-action-code");
  });

  it("tells before a new password is typed whether its link still works, and uses nothing up", async () => {
    const person = await newcomer();
    const { code } = await resetMail(person.email);
    const check = async (asked: string) => (await post("check-reset-code", { code: asked })).json.code ?? "works";
    expect(await check("no such code")).toBe("auth/invalid-action-code");
    expect([await check(code), await check(code)]).toEqual(["works", "works"]);
    expect((await confirm(code)).status).toBe(200);
    expect(await check(code)).toBe("auth/invalid-action-code");
  });

  it("sends the mail that confirms an address once more to whoever is signed in, three times an hour at most", async () => {
    const person = await newcomer();
    const other = await newcomer();
    const ask = async ({ cookie }: { cookie: string }, body?: object) =>
      (await call(identity, "email-confirmation", { cookie, ...(body ? { body } : {}) })).json;
    expect(await ask(person)).toEqual({ confirmed: false });
    expect(await codeOf(ask({ cookie: "" }))).toBe("unauthenticated");
    expect(await codeOf(ask({ cookie: "" }, {}))).toBe("unauthenticated");
    for (let tries = 0; tries < 3; tries++) expect(await ask(person, {})).toEqual({ confirmed: false });
    expect((await ask(person, {})).code).toBe("auth/too-many-requests");
    const mails = await box.wait(person.email, 4);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(4).fill("Confirm your email address for Fairlead"));
    expect((await post("verify-email", { code: mails.at(-1)?.code })).status).toBe(200);
    expect(await ask(person)).toEqual({ confirmed: true });
    expect(await ask(person, {})).toEqual({ confirmed: true });
    expect(await ask(other)).toEqual({ confirmed: false });
    await identity.idle();
    expect(await box.read(person.email)).toHaveLength(4);
  });

  it("forgets sessions and codes that have run out", async () => {
    const person = await newcomer();
    await resetMail(person.email);
    clockMs = 5 * 86_400_000;
    await identity.sweep();
    expect((await bench.database.query("select 1 from identity_verifications")).rows).toEqual([]);
    expect((await bench.database.query(`select 1 from identity_sessions where user_id = '${person.uid}'`)).rows).toHaveLength(1);
    clockMs = 15 * 86_400_000;
    await identity.sweep();
    expect((await bench.database.query("select 1 from identity_sessions")).rows).toEqual([]);
    clockMs = 0;
  });
});
