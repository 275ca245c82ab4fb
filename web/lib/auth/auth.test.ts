import { expect, test } from "vitest";
import { createFakeClock } from "../../test/fake-clock.ts";
import { createScriptedDriver, MARA } from "../../test/scripted-driver.ts";
import { type AuthParts, createAuth, isNewUser } from "./auth.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthDriver, AuthState, AuthUser } from "./types.ts";

type Sent = { url: string; method: string | undefined; headers: Record<string, string>; body: unknown };

/** `answer`: what the server says to everything that is sent to it. */
function open(own: Partial<AuthDriver> = {}, parts: Partial<AuthParts> = {}, answer = () => new Response("{}")) {
  const { driver, say } = createScriptedDriver(own);
  const clock = createFakeClock();
  const logged: string[] = [];
  const sent: Sent[] = [];
  const auth = createAuth({
    driver,
    clock,
    fetch: async (url, init) => {
      const body = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
      sent.push({ url: String(url), method: init?.method, headers: { ...(init?.headers as Record<string, string>) }, body });
      return answer();
    },
    log: (message) => void logged.push(message),
    tokenSync: { readUrl: async () => null, origin: "https://fairlead.example.com", isSecureContext: true },
    ...parts,
  });
  const seen: AuthState[] = [];
  auth.onChange((state) => seen.push(state));
  return { auth, clock, say, logged, sent, seen };
}

test("begins loading and knows nobody [SPEC-3.02] [SPEC-4.01]", () => {
  const { auth } = open();
  auth.start();
  expect(auth.read()).toEqual({ user: null, loading: true, initialized: false, timedOut: false });
});

test("the first word of the driver initializes, whoever it names [SPEC-4.02] [SPEC-4.04]", () => {
  for (const user of [MARA, null]) {
    const { auth, say } = open();
    auth.start();
    say(user);
    expect(auth.read()).toEqual({ user, loading: false, initialized: true, timedOut: false });
  }
});

test("a user has exactly the fields of the provider [SPEC-3.01]", () => {
  const { auth, say } = open();
  auth.start();
  say(MARA);
  expect(auth.read().user).toEqual({
    uid: "uid-mara",
    email: "mara.ortiz@example.com",
    displayName: "Mara Ortiz",
    photoURL: null,
    provider: "password",
    metadata: { creationTime: "2026-01-05T08:00:00.000Z" },
  });
});

test("without a word nobody is signed in after 10 s, and not a moment earlier [SPEC-4.02] [SPEC-8.21] [SPEC-9.01]", async () => {
  const { auth, clock, logged } = open();
  auth.start();
  await clock.pass(9_999);
  expect(auth.read().loading).toBe(true);
  await clock.pass(1);
  expect(auth.read()).toEqual({ user: null, loading: false, initialized: true, timedOut: true });
  expect(logged).toEqual(["Auth initialization timeout"]);
});

test("a driver that answers late still signs its user in", async () => {
  const { auth, clock, say } = open();
  auth.start();
  await clock.pass(10_000);
  say(MARA);
  expect(auth.read()).toEqual({ user: MARA, loading: false, initialized: true, timedOut: false });
});

test("a driver that answered in time is never timed out", async () => {
  const { auth, clock, say } = open();
  auth.start();
  say(null);
  await clock.pass(20_000);
  expect(auth.read().timedOut).toBe(false);
});

test("listeners hear of each change, once, until they leave [SPEC-4.03]", () => {
  const { auth, say, seen } = open();
  auth.start();
  const heard: (string | null)[] = [];
  const leave = auth.onChange(({ user }) => heard.push(user?.uid ?? null));
  say(null);
  say(MARA);
  say({ ...MARA });
  say({ ...MARA, displayName: "Mara O." });
  leave();
  say(null);
  expect(heard).toEqual([null, "uid-mara", "uid-mara"]);
  expect(seen).toHaveLength(4);
});

test("an account counts as new for less than 300 s [SPEC-4.06] [SPEC-9.04]", () => {
  const bornMs = Date.parse(MARA.metadata.creationTime);
  expect(isNewUser(MARA, bornMs)).toBe(true);
  expect(isNewUser(MARA, bornMs + 299_999)).toBe(true);
  expect(isNewUser(MARA, bornMs + 300_000)).toBe(false);
});

test("a redirect result that takes longer than 5 s is nobody [SPEC-8.19] [SPEC-9.02]", async () => {
  const late = async () => {
    await new Promise<void>((resolve) => void clock.after(5_001, resolve));
    return MARA;
  };
  const { auth, clock } = open({ readRedirectResult: () => late() });
  let result: AuthUser | null | undefined;
  void auth.readRedirectResult().then((user) => {
    result = user;
  });
  await clock.pass(4_999);
  expect(result).toBeUndefined();
  await clock.pass(1);
  expect(result).toBeNull();
});

test("a redirect result within 5 s signs in; a failing one is nobody [SPEC-7.04] [SPEC-8.19]", async () => {
  const good = open({ readRedirectResult: async () => MARA });
  expect(await good.auth.readRedirectResult()).toEqual(MARA);
  expect(good.auth.read().user).toEqual(MARA);
  const bad = open({ readRedirectResult: () => Promise.reject(new AuthError("operation-not-allowed")) });
  expect(await bad.auth.readRedirectResult()).toBeNull();
  expect(bad.logged).toEqual(["no redirect result"]);
});

test("a token is waited for 5 s while nobody is known yet [SPEC-9.03]", async () => {
  const { auth, clock } = open();
  auth.start();
  let token: string | null | undefined;
  void auth.getIdToken().then((answer) => {
    token = answer;
  });
  await clock.pass(4_999);
  expect(token).toBeUndefined();
  await clock.pass(1);
  expect(token).toBeNull();
});

test("somebody who appears within the 5 s gets a token; a forced one is new [SPEC-7.07]", async () => {
  const { auth, clock, say } = open();
  auth.start();
  const token = auth.getIdToken();
  await clock.pass(4_000);
  say(MARA);
  expect(await token).toBe("a-token");
  expect(await auth.getIdToken(true)).toBe("a-new-token");
  say(null);
  expect(await auth.getIdToken()).toBeNull();
});

test("signing in with mail is tracked in the background [SPEC-7.02] [SPEC-7.08] [SPEC-7.10]", async () => {
  const { auth, clock, sent } = open({ signIn: async () => MARA });
  expect(await auth.signIn("mara.ortiz@example.com", "x")).toEqual(MARA);
  expect(auth.read().user).toEqual(MARA);
  await clock.pass(0);
  expect(sent).toEqual([
    {
      url: "/api/track-login",
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer a-token" },
      body: { method: "email", timestamp: "2026-03-02T09:00:00.000Z", isNewUser: false, loginStreak: 1 },
    },
  ]);
});

test("signing up and Google are tracked too; a fresh account is new [SPEC-7.01] [SPEC-7.03] [SPEC-7.08]", async () => {
  const fresh = { ...MARA, metadata: { creationTime: "2026-03-02T08:59:58.000Z" } };
  const { auth, clock, sent } = open({ signUp: async () => fresh, signInWithGoogle: async () => MARA });
  await auth.signUp({ displayName: "Mara Ortiz", email: "mara.ortiz@example.com", password: "secret" });
  await auth.signInWithGoogle();
  await clock.pass(0);
  expect(sent.map(({ body }) => body)).toEqual([
    { method: "email", timestamp: "2026-03-02T09:00:00.000Z", isNewUser: true, loginStreak: 1 },
    { method: "google", timestamp: "2026-03-02T09:00:00.000Z", isNewUser: false, loginStreak: 1 },
  ]);
});

test("a login that cannot be tracked is logged and nothing else [SPEC-7.11]", async () => {
  const { auth, clock, logged } = open({ signIn: async () => MARA }, {}, () => new Response("no", { status: 500 }));
  expect(await auth.signIn("mara.ortiz@example.com", "x")).toEqual(MARA);
  await clock.pass(0);
  expect(logged).toEqual(["login not tracked"]);
  expect(auth.read().user).toEqual(MARA);
});

test("a sign-in that is refused tracks nothing and leaves nobody signed in [SPEC-5.12]", async () => {
  const { auth, sent, say } = open({ signIn: () => Promise.reject(new AuthError("wrong-password")) });
  auth.start();
  say(null);
  await expect(auth.signIn("mara.ortiz@example.com", "x")).rejects.toMatchObject({ code: "wrong-password" });
  expect(auth.read().user).toBeNull();
  expect(sent).toEqual([]);
});

test("going on to Google by a redirect changes nothing yet", async () => {
  const { auth, clock, sent } = open({ signInWithGoogle: async () => null });
  expect(await auth.signInWithGoogle()).toBeNull();
  await clock.pass(0);
  expect([auth.read().user, sent]).toEqual([null, []]);
});

test("an account is announced once it has its name [SPEC-5.10]", async () => {
  const { auth, say, seen } = open({
    async signUp() {
      say({ ...MARA, displayName: null });
      return MARA;
    },
  });
  auth.start();
  say(null);
  await auth.signUp({ displayName: "Mara Ortiz", email: "mara.ortiz@example.com", password: "secret" });
  expect(seen.map(({ user }) => user?.displayName)).toEqual([undefined, "Mara Ortiz"]);
});

test("an account that was made but not named is announced as it is", async () => {
  const { auth, say } = open({
    async signUp() {
      say({ ...MARA, displayName: null });
      throw new AuthError("network-request-failed");
    },
  });
  auth.start();
  say(null);
  await expect(auth.signUp({ displayName: "Mara Ortiz", email: "mara.ortiz@example.com", password: "secret" })).rejects.toThrow();
  expect(auth.read().user).toEqual({ ...MARA, displayName: null });
});

test("signing out tells everybody; one that fails changes nothing [SPEC-7.05]", async () => {
  const good = open();
  good.auth.start();
  good.say(MARA);
  await good.auth.signOut();
  expect(good.auth.read().user).toBeNull();
  const bad = open({ signOut: () => Promise.reject(new AuthError("network-request-failed")) });
  bad.auth.start();
  bad.say(MARA);
  await expect(bad.auth.signOut()).rejects.toThrow();
  expect(bad.auth.read().user).toEqual(MARA);
});

test("the password once more counts as no new sign-in", async () => {
  const asked: string[][] = [];
  const { auth, clock, say, sent } = open({
    async signIn(...given) {
      asked.push(given);
      return MARA;
    },
  });
  auth.start();
  say(MARA);
  await auth.confirmPassword("a quiet harbour");
  await clock.pass(0);
  expect(asked).toEqual([["mara.ortiz@example.com", "a quiet harbour"]]);
  expect(sent).toEqual([]);
});

test("sign-in and sign-out are told to the configured address [SPEC-7.18]", async () => {
  const place = { readUrl: async () => "/session", origin: "https://fairlead.example.com", isSecureContext: true };
  const { auth, clock, say, sent } = open({}, { tokenSync: place });
  auth.start();
  say(null);
  say(MARA);
  await clock.pass(0);
  await auth.signOut();
  await clock.pass(0);
  expect(sent.map(({ url, method, headers }) => [url, method, headers.authorization])).toEqual([
    ["https://fairlead.example.com/session", "POST", "Bearer a-new-token"],
    ["https://fairlead.example.com/session", "DELETE", undefined],
  ]);
});
