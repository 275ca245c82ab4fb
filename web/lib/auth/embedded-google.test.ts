import { expect, test } from "vitest";
import { createFakeClock } from "../../test/fake-clock.ts";
import { createGoogleWay, type GoogleParts } from "./embedded-google.ts";

const ORIGIN = "https://fairlead.example.com";

/** A window of a browser, as far as going to Google needs one. */
function open(address: string, { isBlocking = false } = {}) {
  const clock = createFakeClock();
  const popup = { closed: false };
  const went: string[] = [];
  const opened: string[] = [];
  const page = new EventTarget();
  const channel = Object.assign(new EventTarget(), { close: () => undefined });
  const { pathname, search } = new URL(address, ORIGIN);
  Object.assign(page, {
    location: { origin: ORIGIN, pathname, search, assign: (url: string) => void went.push(url) },
    open(url: string) {
      opened.push(url);
      return isBlocking ? null : popup;
    },
  });
  const way = createGoogleWay({ clock, page: page as unknown as GoogleParts["page"], openChannel: () => channel as never });
  const say = (code: unknown, { origin = ORIGIN, type = "google-sign-in", by = page } = {}) =>
    by.dispatchEvent(Object.assign(new Event("message"), { data: { type, code }, origin }));
  return { way, clock, popup, went, opened, say, channel };
}
const codeOf = (work: Promise<unknown>) => work.then(String, (error) => error.code);

test("the pop-up opens after 100 ms and its word counts [SPEC-7.03]", async () => {
  const { way, clock, opened, say } = open("/auth");
  const done = codeOf(way.signIn());
  await clock.pass(99);
  expect(opened).toEqual([]);
  await clock.pass(1);
  expect(opened).toEqual(["/api/auth/google?way=popup"]);
  say("ok");
  expect(await done).toBe("true");
});

test("where the opener is out of reach the word comes by a channel", async () => {
  const { way, clock, popup, say, channel } = open("/auth");
  const done = codeOf(way.signIn());
  await clock.pass(100);
  popup.closed = true;
  await clock.pass(2_000);
  say("account-exists-with-different-credential", { by: channel });
  expect(await done).toBe("account-exists-with-different-credential");
});

test("words of another origin or about something else are not heard", async () => {
  const { way, clock, popup, say } = open("/auth");
  const done = codeOf(way.signIn());
  await clock.pass(100);
  say("ok", { origin: "https://evil.example.com" });
  say("ok", { type: "something-else" });
  say(7);
  popup.closed = true;
  await clock.pass(2_400);
  expect(await done).toBe("popup-closed-by-user");
});

test("a blocked pop-up is said once, the second time the page goes itself", async () => {
  const { way, clock, went } = open("/auth?redirect=%2Fprofile&google=popup-closed-by-user", { isBlocking: true });
  const first = codeOf(way.signIn());
  await clock.pass(100);
  expect([await first, went]).toEqual(["popup-blocked", []]);
  const second = codeOf(way.signIn());
  await clock.pass(100);
  expect(await second).toBe("false");
  expect(went).toEqual(["/api/auth/google?way=redirect&back=%2Fauth%3Fredirect%3D%252Fprofile"]);
});

test("from another page than the sign-in page the way back leads to it", async () => {
  const { way, clock, went } = open("/feedback?x=1", { isBlocking: true });
  for (const _ of [1, 2]) {
    const done = codeOf(way.signIn());
    await clock.pass(100);
    await done;
  }
  expect(went).toEqual(["/api/auth/google?way=redirect&back=%2Fauth"]);
});

test("the address of the way back tells what came of it [SPEC-7.04]", () => {
  expect(open("/auth").way.readReturn()).toBe(false);
  expect(open("/auth?google=ok").way.readReturn()).toBe(true);
  expect(() => open("/auth?google=operation-not-allowed").way.readReturn()).toThrow("operation-not-allowed");
});
