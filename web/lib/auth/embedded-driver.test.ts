import { expect, test } from "vitest";
import { createFakeClock } from "../../test/fake-clock.ts";
import { MARA, toToken } from "../../test/scripted-driver.ts";
import { createEmbeddedDriver } from "./embedded-driver.ts";
import { createLazyDriver } from "./lazy-driver.ts";
import type { AuthUser } from "./types.ts";

type Answer = () => Response | Promise<Response>;
const OTHER: AuthUser = { ...MARA, uid: "uid-ben", email: "ben@example.com" };
const refuse = (status: number, code: string, details?: object) => () => Response.json({ code, details }, { status });

/** `answers`: by "METHOD path"; the server of each test says what is written there. */
function open(answers: Record<string, Answer>, { hasSession = false, googleAnswers = true } = {}) {
  const clock = createFakeClock();
  const asked: { call: string; body: unknown }[] = [];
  const tabs: ((has: boolean) => void)[] = [];
  let isSet = hasSession;
  const hint = {
    isSet: () => isSet,
    set(has: boolean) {
      isSet = has;
    },
    onOtherTab: (tell: (has: boolean) => void) => void tabs.push(tell),
  };
  const driver = createEmbeddedDriver({
    clock,
    hint,
    google: { signIn: async () => googleAnswers, readReturn: () => true },
    fetch: async (url, init) => {
      const call = `${init?.method} ${url}`;
      expect(init?.credentials).toBe("include");
      asked.push({ call, body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined });
      const answer = answers[call];
      if (answer === undefined) throw new Error(`nothing is said to ${call}`);
      return answer();
    },
  });
  const told: (string | null)[] = [];
  const follow = () => driver.onChange((user) => told.push(user?.uid ?? null));
  const otherTab = (has: boolean) => {
    isSet = has;
    for (const tell of tabs) tell(has);
  };
  const calls = () => asked.map(({ call }) => call);
  return { driver, clock, asked, calls, told, follow, otherTab, hint };
}
const who = (user: AuthUser | null) => () => Response.json(user && { user });

test("a stranger causes no question", async () => {
  const { follow, told, calls, clock, driver } = open({});
  follow();
  await clock.pass(60_000);
  expect([told, calls(), await driver.getIdToken()]).toEqual([[null], [], null]);
});

test("a browser with a session asks who it belongs to", async () => {
  const { follow, told, calls, clock } = open({ "GET /api/auth/get-session": who(MARA) }, { hasSession: true });
  follow();
  await clock.pass(0);
  expect([told, calls()]).toEqual([["uid-mara"], ["GET /api/auth/get-session"]]);
});

test("a server that is just starting is asked again after 1, 2 and 4 s", async () => {
  let tries = 0;
  const answer = () => (++tries < 4 ? new Response("", { status: 503 }) : who(MARA)());
  const { follow, told, clock } = open({ "GET /api/auth/get-session": answer }, { hasSession: true });
  follow();
  await clock.pass(6_999);
  expect([tries, told]).toEqual([3, []]);
  await clock.pass(1);
  expect([tries, told]).toEqual([4, ["uid-mara"]]);
});

test("an answer that breaks off is no answer: it is asked again, and nobody is signed out by it", async () => {
  let tries = 0;
  const broken = () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError("network error")) });
    return new Response(body, { headers: { "content-type": "application/json" } });
  };
  const answer = () => (++tries < 2 ? broken() : who(MARA)());
  const { follow, told, clock, hint } = open({ "GET /api/auth/get-session": answer }, { hasSession: true });
  follow();
  await clock.pass(0);
  expect([told, hint.isSet()]).toEqual([[], true]);
  await clock.pass(1_000);
  expect([tries, told]).toEqual([2, ["uid-mara"]]);
});

test("signing up sends name, mail and password; the person is known at once [SPEC-7.01]", async () => {
  const { driver, asked, told, follow } = open({ "POST /api/auth/sign-up/email": who(MARA) });
  follow();
  await driver.signUp({ displayName: "Mara Ortiz", email: "mara.ortiz@example.com", password: "a quiet harbour" });
  expect(asked).toEqual([
    {
      call: "POST /api/auth/sign-up/email",
      body: { name: "Mara Ortiz", email: "mara.ortiz@example.com", password: "a quiet harbour" },
    },
  ]);
  expect(told).toEqual([null, "uid-mara"]);
});

test("signing in is not undone by an older answer [SPEC-7.02]", async () => {
  let answerLate: (response: Response) => void = () => undefined;
  const { driver, told, follow, clock } = open(
    {
      "GET /api/auth/get-session": () => new Promise((resolve) => (answerLate = resolve)),
      "POST /api/auth/sign-in/email": who(OTHER),
    },
    { hasSession: true },
  );
  follow();
  await clock.pass(0);
  await driver.signIn("ben@example.com", "a quiet harbour");
  answerLate(who(null)());
  await clock.pass(0);
  expect(told).toEqual(["uid-ben"]);
});

test.each([
  [refuse(400, "auth/wrong-password"), "wrong-password", null],
  [
    refuse(400, "auth/weak-password", { reason: "This password is too common. Try a short sentence." }),
    "weak-password",
    "This password is too common. Try a short sentence.",
  ],
  [refuse(429, "rate-limited"), "too-many-requests", null],
  [refuse(503, "busy"), "busy", null],
  [() => new Response("<html>", { status: 502 }), "unknown", null],
  [() => Promise.reject(new TypeError("Failed to fetch")), "network-request-failed", null],
])("what the server refuses has its code", async (answer, code, reason) => {
  const { driver } = open({ "POST /api/auth/sign-in/email": answer as Answer });
  await expect(driver.signIn("mara@example.com", "x")).rejects.toMatchObject({ name: "AuthError", code, reason });
});

test("a token is held until less than five minutes of it remain; force asks anew [SPEC-7.07]", async () => {
  let count = 0;
  const { driver, clock, calls } = open({
    "POST /api/auth/sign-in/email": who(MARA),
    "GET /api/auth/token": () => Response.json({ token: toToken({ exp: clock.now() / 1000 + 900, count: ++count }) }),
  });
  await driver.signIn("mara@example.com", "x");
  const first = await Promise.all([driver.getIdToken(), driver.getIdToken()]);
  expect(first[0]).toBe(first[1]);
  await clock.pass(599_999);
  expect(await driver.getIdToken()).toBe(first[0]);
  await clock.pass(1);
  const second = await driver.getIdToken();
  expect(second).not.toBe(first[0]);
  expect(await driver.getIdToken(true)).not.toBe(second);
  expect(calls().filter((call) => call === "GET /api/auth/token")).toHaveLength(3);
});

test("a session that ended elsewhere signs out here", async () => {
  const { driver, told, follow } = open({
    "POST /api/auth/sign-in/email": who(MARA),
    "GET /api/auth/token": refuse(401, "unauthenticated"),
  });
  follow();
  await driver.signIn("mara@example.com", "x");
  expect(await driver.getIdToken()).toBeNull();
  expect(told).toEqual([null, "uid-mara", null]);
});

test("a server in trouble signs nobody out", async () => {
  const { driver, told, follow } = open({ "POST /api/auth/sign-in/email": who(MARA), "GET /api/auth/token": refuse(503, "busy") });
  follow();
  await driver.signIn("mara@example.com", "x");
  await expect(driver.getIdToken()).rejects.toMatchObject({ code: "busy" });
  expect(told).toEqual([null, "uid-mara"]);
});

test("signing out in one tab signs out the others, signing in signs them in", async () => {
  const { follow, told, otherTab, clock, driver } = open({ "GET /api/auth/get-session": who(OTHER) }, { hasSession: false });
  follow();
  otherTab(true);
  await clock.pass(0);
  otherTab(false);
  expect(told).toEqual([null, "uid-ben", null]);
  expect(await driver.getIdToken()).toBeNull();
});

test("signing out is refused: the person stays [SPEC-7.05]", async () => {
  const { driver, told, follow } = open({
    "POST /api/auth/sign-in/email": who(MARA),
    "POST /api/auth/sign-out": refuse(503, "unavailable"),
  });
  follow();
  await driver.signIn("mara@example.com", "x");
  await expect(driver.signOut()).rejects.toThrow();
  expect(told).toEqual([null, "uid-mara"]);
});

test("after Google the browser asks who it is; by a redirect it does not wait [SPEC-7.03] [SPEC-7.04]", async () => {
  const google: AuthUser = { ...MARA, provider: "google" };
  const popup = open({ "GET /api/auth/get-session": who(google) });
  expect(await popup.driver.signInWithGoogle()).toEqual(google);
  const redirect = open({ "GET /api/auth/get-session": who(google) }, { googleAnswers: false });
  expect(await redirect.driver.signInWithGoogle()).toBeNull();
  expect(redirect.calls()).toEqual([]);
  expect(await redirect.driver.readRedirectResult()).toEqual(google);
});

test("the driver is fetched for a session or a sign-in, never for a stranger who only looks", async () => {
  const { driver, hint, clock, otherTab } = open({ "GET /api/auth/get-session": who(MARA), "POST /api/auth/sign-in/email": who(OTHER) });
  let fetched = 0;
  const load = async () => {
    fetched += 1;
    return driver;
  };
  const lazy = createLazyDriver(load, hint, clock);
  const told: (string | null)[] = [];
  lazy.onChange((user) => told.push(user?.uid ?? null));
  expect([await lazy.getIdToken(), await lazy.readRedirectResult(), fetched, told]).toEqual([null, null, 0, [null]]);
  otherTab(true);
  await clock.pass(0);
  expect([fetched, told]).toEqual([1, [null, "uid-mara"]]);
  await lazy.signIn("ben@example.com", "x");
  expect([fetched, told]).toEqual([1, [null, "uid-mara", "uid-ben"]]);
});

test("whoever goes on to Google by a redirect is asked after on the way back", async () => {
  const { driver, hint, clock } = open({}, { googleAnswers: false });
  const lazy = createLazyDriver(async () => driver, hint, clock);
  expect(hint.isSet()).toBe(false);
  await lazy.signInWithGoogle();
  expect(hint.isSet()).toBe(true);
});
