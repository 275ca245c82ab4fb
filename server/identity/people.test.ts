import { AppError } from "@fairlead/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeDatabases } from "../test/open-test-database.ts";
import type { Caller, Identity } from "./index.ts";
import { type Mailbox, openMailbox } from "./test/mailbox.ts";
import { call, type EmbeddedBench, openEmbeddedBench, PASSWORD, signUpAt } from "./test/open-embedded-bench.ts";

const NEXT = "another sentence to remember";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const codeOf = (work: Promise<unknown>) =>
  work
    .then(() => "done")
    .catch((error) => (error instanceof AppError ? [error.code, error.options.details].filter(Boolean).join(": ") : error));

describeDatabases("what people do to their own sign-in", (driver) => {
  let bench: EmbeddedBench;
  let box: Mailbox;
  let identity: Identity;
  beforeAll(async () => {
    bench = await openEmbeddedBench(driver);
    box = await openMailbox();
    identity = await bench.open({ mail: box.mail });
  });
  afterAll(async () => {
    await bench?.close();
    await box?.close();
  });

  const toCaller = async (token: string) => (await identity.authenticate(`Bearer ${token}`)) as Caller;
  const isIn = async (token: string) => (await identity.authenticate(`Bearer ${token}`)) !== null;
  const signIn = async (email: string, address = "203.0.113.77") => {
    const { cookie } = await call(identity, "sign-in/email", {
      body: { email, password: PASSWORD },
      address,
      headers: { "user-agent": FIREFOX },
    });
    return { cookie, token: (await call(identity, "token", { cookie })).json.token as string };
  };
  /** One person in three browsers. */
  const threeBrowsers = async () => {
    const first = await signUpAt(identity);
    const [second, third] = [await signIn(first.email), await signIn(first.email)];
    return { first, second, third, caller: await toCaller(first.token) };
  };
  /** As if the sign-in were eleven minutes ago. */
  const stale = (caller: Caller): Caller => ({ ...caller, signedInAt: new Date(Date.now() - 660_000) });

  it("shows the browsers that are signed in, by family and network, the own one marked", async () => {
    const { caller } = await threeBrowsers();
    const sessions = await identity.people.listSessions(caller);
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([caller.sessionId]);
    expect(sessions.find(({ isCurrent }) => !isCurrent)).toMatchObject({ agent: "Firefox on Linux", network: "203.0.113.0/24" });
    const { rows } = await bench.database.query("select ip_address, user_agent from identity_sessions");
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.77|Mozilla/);
  });

  it("ends one session, all others, or all, at once and nobody else's", async () => {
    const { first, second, third, caller } = await threeBrowsers();
    const stranger = await toCaller((await signUpAt(identity)).token);
    const { sessionId } = await toCaller(second.token);
    expect(await codeOf(identity.people.endSession(stranger, sessionId as string))).toBe("absent");
    await identity.people.endSession(caller, sessionId as string);
    expect([await isIn(first.token), await isIn(second.token), await isIn(third.token)]).toEqual([true, false, true]);
    expect(await identity.people.endOtherSessions(caller)).toBe(1);
    expect([await isIn(first.token), await isIn(third.token)]).toEqual([true, false]);
    expect(await identity.people.endAllSessions(caller)).toBe(1);
    expect(await isIn(first.token)).toBe(false);
    expect((await identity.people.listSessions(stranger)).length).toBe(1);
  });

  it("a session that was ended is refused by another process too, at once (S05)", async () => {
    const { second, caller } = await threeBrowsers();
    const elsewhere = await bench.open();
    expect(await elsewhere.authenticate(`Bearer ${second.token}`)).not.toBeNull();
    await identity.people.endOtherSessions(caller);
    expect(await elsewhere.authenticate(`Bearer ${second.token}`)).toBeNull();
  });

  it("changes the password against the old one, ends the other sessions, and says so by mail", async () => {
    const { first, second, caller } = await threeBrowsers();
    const { people } = identity;
    expect(await codeOf(people.changePassword(caller, "not this one", NEXT))).toBe("wrong-password");
    expect(await codeOf(people.changePassword(caller, "", NEXT))).toBe("wrong-password");
    expect(await codeOf(people.changePassword(caller, PASSWORD, "12345"))).toBe("weak-password: Password should be at least 6 characters.");
    expect(await isIn(second.token)).toBe(true);
    await people.changePassword(stale(caller), PASSWORD, NEXT);
    expect([await isIn(first.token), await isIn(second.token)]).toEqual([true, false]);
    expect((await call(identity, "sign-in/email", { body: { email: first.email, password: NEXT } })).status).toBe(200);
    const mails = await box.wait(first.email, 2);
    expect(mails.map(({ subject }) => subject)).toContain("Your Fairlead password was changed");
  });

  it("asks for the password again when the sign-in is older than ten minutes", async () => {
    const { first, caller } = await threeBrowsers();
    const { people } = identity;
    const old = stale(caller);
    const address = `moved.${first.email}`;
    expect(await codeOf(people.changeEmail(old, address))).toBe("requires-recent-login");
    expect(await codeOf(people.requireRecentLogin(old))).toBe("requires-recent-login");
    expect(await codeOf(bench.database.db.transaction((tx) => people.deleteUser(old, tx)))).toBe("requires-recent-login");
    expect(await codeOf(people.changeEmail(old, address, "not this one"))).toBe("wrong-password");
    expect(await codeOf(people.requireRecentLogin(caller))).toBe("done");
    expect(await codeOf(people.changeEmail(old, address, PASSWORD))).toBe("done");
  });

  it("a stolen token is no way to guess the password", async () => {
    const { caller } = await threeBrowsers();
    const codes: unknown[] = [];
    for (let i = 0; i < 12; i++) codes.push(await codeOf(identity.people.requireRecentLogin(caller, `guess ${i}`)));
    expect(codes).toEqual([...Array(10).fill("wrong-password"), "rate-limited", "rate-limited"]);
  });

  it("a new address counts as not confirmed, and both addresses get a mail", async () => {
    const { first, caller } = await threeBrowsers();
    const taken = await signUpAt(identity);
    expect(await codeOf(identity.people.changeEmail(caller, taken.email))).toBe("email-taken");
    expect(await codeOf(identity.people.changeEmail(caller, "no address"))).toBe("invalid-email");
    const address = `moved.${first.email}`;
    await identity.people.changeEmail(caller, ` ${address.toUpperCase()} `);
    const { rows } = await bench.database.query(`select u.email, u.email_verified, a.email as shown from identity_users u
      join accounts a on a.uid = u.id where u.id = '${first.uid}'`);
    expect(rows).toEqual([{ email: address, email_verified: false, shown: address }]);
    expect((await box.wait(first.email, 2)).map(({ subject }) => subject)).toContain("Your Fairlead email address was changed");
    expect((await box.wait(address, 1))[0]?.subject).toBe("Confirm your email address for Fairlead");
  });

  it("changes the name everywhere it is shown", async () => {
    const { first, caller } = await threeBrowsers();
    await identity.people.changeName(caller, "  Tom Ward ");
    expect((await call(identity, "get-session", { cookie: first.cookie })).json.user.displayName).toBe("Tom Ward");
    const { rows } = await bench.database.query(`select display_name from accounts where uid = '${first.uid}'`);
    expect(rows).toEqual([{ display_name: "Tom Ward" }]);
  });

  it("takes sessions and passwords along with a person who is deleted, and nothing when the transaction fails", async () => {
    const { first, second, caller } = await threeBrowsers();
    const failing = bench.database.db.transaction(async (tx) => {
      await identity.people.deleteUser(caller, tx);
      throw new Error("something else failed");
    });
    await expect(failing).rejects.toThrow();
    expect(await isIn(first.token)).toBe(true);
    await bench.database.db.transaction((tx) => identity.people.deleteUser(caller, tx));
    expect([await isIn(first.token), await isIn(second.token)]).toEqual([false, false]);
    const { rows } = await bench.database.query(`select 1 from identity_credentials where user_id = '${first.uid}'`);
    expect(rows).toEqual([]);
    expect((await call(identity, "sign-in/email", { body: { email: first.email, password: PASSWORD } })).json.code).toBe(
      "auth/user-not-found",
    );
  });

  it("a browser that signs in again has one session, not two", async () => {
    const { first } = await threeBrowsers();
    const again = await call(identity, "sign-in/email", { body: { email: first.email, password: PASSWORD }, cookie: first.cookie });
    expect(again.cookie).not.toBe(first.cookie);
    expect(await isIn(first.token)).toBe(false);
  });
});
