import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../../server/identity/index.ts";
import { type FirebaseBench, openFirebaseBench, PROVIDER } from "../../server/identity/test/open-firebase-bench.ts";
import { testIdentity } from "../../server/identity/test/test-identity.ts";
import { AuthError } from "../../web/lib/auth/auth-error.ts";
import { browserClock } from "../../web/lib/auth/clock.ts";
import { createFirebaseDriver } from "../../web/lib/auth/firebase-driver.ts";
import type { AuthDriver, AuthUser } from "../../web/lib/auth/types.ts";
import { readMails, readResetCode } from "./running/mails.ts";
import { describeWithEmulator, type Emulator, startEmulator } from "./running/start-emulator.ts";

const ORIGIN = "http://localhost:4000";
const PASSWORD = "a quiet harbour at dawn";
const decode = (part: string | undefined) => JSON.parse(Buffer.from(part ?? "", "base64url").toString()) as Record<string, unknown>;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let emulator: Emulator;
let bench: FirebaseBench;
let driver: AuthDriver;
/** Where the driver's calls to our server go. */
let server: typeof fetch = async () => new Response(null, { status: 503 });

function openDriver(): AuthDriver {
  return createFirebaseDriver({
    config: { ...PROVIDER, emulatorUrl: emulator.url },
    fetch: (path, init) => server(path, init),
    clock: browserClock,
    hint: { isSet: () => true, set: () => undefined, onOtherTab: () => undefined },
  });
}

describeWithEmulator("the Firebase driver and the official emulator", () => {
  beforeAll(async () => {
    bench = await openFirebaseBench();
    emulator = await startEmulator();
    driver = openDriver();
  }, 240_000);
  afterAll(async () => {
    await emulator?.stop();
    await bench?.close();
  });

  // The claims are the emulator's; it signs nothing, so a key of the test does, as Google's would.
  testIdentity("a server that trusts signed tokens only", async () => {
    const { google, open } = bench;
    const identity = open();
    const sign = (token: string) => google.sign(decode(token.split(".")[1]));
    const callerOf = async (headers: Headers) => (await identity.authenticate(headers.get("authorization") ?? undefined)) as Caller;
    server = async (path, { method, headers: given } = {}) => {
      const token = new Headers(given).get("authorization")?.slice("Bearer ".length) ?? "";
      const headers = new Headers({ authorization: `Bearer ${sign(token)}`, origin: ORIGIN });
      if (path === "/api/auth/sign-out") return identity.handle(new Request(`${ORIGIN}${path}`, { method: method ?? "GET", headers }));
      if (path !== "/api/v1/account/sign-ins" || method !== "DELETE") return new Response(null, { status: 404 });
      return Response.json({ ended: await identity.people.endAllSessions(await callerOf(headers)) });
    };
    const emails = new Map<string, string>();
    return {
      identity,
      key: google.key,
      async signUp() {
        const email = `${randomUUID()}@example.com`;
        const { uid } = await driver.signUp({ displayName: "Mara Ortiz", email, password: PASSWORD });
        emails.set(uid, email);
        return { uid, token: sign((await driver.getIdToken()) ?? ""), cookie: "" };
      },
      signOut: () => driver.signOut(),
      async changePassword({ uid }) {
        // Firebase tells sign-ins to the second: this one must not look as if it came after the change.
        await pause(1_000);
        const email = emails.get(uid) ?? "";
        await driver.sendPasswordReset(email);
        await driver.confirmPasswordReset(await readResetCode(emulator, email), "another sentence to remember");
      },
      async foreignToken() {
        const claims = decode((await driver.getIdToken())?.split(".")[1]);
        return google.sign({ ...claims, aud: "another-project", iss: "https://securetoken.google.com/another-project" });
      },
      close: async () => undefined,
    };
  });

  describe("as the browser uses it", () => {
    const codeOf = (work: Promise<unknown>) => work.then(() => "done").catch((error) => (error instanceof AuthError ? error.code : error));
    const newEmail = () => `${randomUUID().slice(0, 8)}@example.com`;
    beforeAll(() => {
      server = async () => Response.json({ success: true });
    });

    test("an account gets its name after it was made, and the token carries it [SPEC-5.10] [SPEC-7.01] [SPEC-3.01]", async () => {
      const email = newEmail();
      const user = await driver.signUp({ displayName: "Nia Okafor", email, password: PASSWORD });
      expect(user).toEqual({
        uid: expect.any(String),
        email,
        displayName: "Nia Okafor",
        photoURL: null,
        provider: "password",
        metadata: { creationTime: expect.stringMatching(/^20\d\d-.*Z$/) },
      });
      expect(decode((await driver.getIdToken())?.split(".")[1])).toMatchObject({ name: "Nia Okafor", email, sub: user.uid });
      expect((await readMails(emulator, email)).map(({ requestType }) => requestType)).toEqual(["VERIFY_EMAIL"]);
    });

    test("what Firebase refuses has the catalogue's codes [SPEC-8.01] [SPEC-8.02] [SPEC-8.03] [SPEC-8.04] [SPEC-8.05] [SPEC-7.02]", async () => {
      const email = newEmail();
      const form = { displayName: "Tom", email, password: PASSWORD };
      await driver.signUp(form);
      expect(await codeOf(driver.signIn(email, PASSWORD))).toBe("done");
      expect(await codeOf(driver.signIn(email, "not this one"))).toBe("wrong-password");
      expect(await codeOf(driver.signIn(newEmail(), PASSWORD))).toBe("user-not-found");
      expect(await codeOf(driver.signUp(form))).toBe("email-already-in-use");
      expect(await codeOf(driver.signUp({ ...form, email: newEmail(), password: "12345" }))).toBe("weak-password");
      expect(await codeOf(driver.signUp({ ...form, email: "no address" }))).toBe("invalid-email");
    });

    test("a deleted account is gone at Firebase, too: its address is free again", async () => {
      const email = newEmail();
      await driver.signUp({ displayName: "Nia Okafor", email, password: PASSWORD });
      const identity = bench.open({ firebase: { provider: PROVIDER, emulatorHost: emulator.host, isProduction: false } });
      const caller = await identity.authenticate(`Bearer ${await driver.getIdToken()}`);
      await identity.people.leaveProvider(caller as Caller);
      expect(await codeOf(driver.signIn(email, PASSWORD))).toBe("user-not-found");
    });

    test("a mail for a new password goes out for an account only, and nobody can tell [SPEC-7.06]", async () => {
      const [email, unknown] = [newEmail(), newEmail()];
      await driver.signUp({ displayName: "Ada", email, password: PASSWORD });
      expect([await codeOf(driver.sendPasswordReset(email)), await codeOf(driver.sendPasswordReset(unknown))]).toEqual(["done", "done"]);
      expect(await readMails(emulator, unknown)).toEqual([]);
      const code = await readResetCode(emulator, email);
      expect(await codeOf(driver.checkResetCode("no such code"))).toBe("invalid-action-code");
      expect([await codeOf(driver.checkResetCode(code)), await codeOf(driver.checkResetCode(code))]).toEqual(["done", "done"]);
      expect(await codeOf(driver.confirmPasswordReset("no such code", PASSWORD))).toBe("invalid-action-code");
      expect(await codeOf(driver.confirmPasswordReset(code, "the new sentence"))).toBe("done");
      expect(await codeOf(driver.confirmPasswordReset(code, "once more"))).toBe("invalid-action-code");
      expect(await codeOf(driver.signIn(email, PASSWORD))).toBe("wrong-password");
      expect(await codeOf(driver.signIn(email, "the new sentence"))).toBe("done");
    });

    test("an address counts as confirmed once the link of a mail was opened, and the mail can be had again", async () => {
      const email = newEmail();
      await driver.signUp({ displayName: "Ada", email, password: PASSWORD });
      expect(await driver.isEmailConfirmed()).toBe(false);
      await driver.sendConfirmation();
      const mails = await readMails(emulator, email);
      expect(mails.map(({ requestType }) => requestType)).toEqual(["VERIFY_EMAIL", "VERIFY_EMAIL"]);
      await driver.confirmEmail(mails.at(-1)?.oobCode ?? "");
      expect(await driver.isEmailConfirmed()).toBe(true);
    });

    test("listeners hear of everybody who comes and goes, and tokens end with them [SPEC-4.03] [SPEC-7.05] [SPEC-7.07]", async () => {
      const heard: (string | null)[] = [];
      const asked: string[] = [];
      server = async (path, init) => {
        asked.push(`${init?.method} ${path}`);
        return Response.json({ success: true });
      };
      const stop = driver.onChange((user: AuthUser | null) => heard.push(user?.email ?? null));
      const email = newEmail();
      await driver.signUp({ displayName: "Mara", email, password: PASSWORD });
      const token = await driver.getIdToken();
      expect(await driver.getIdToken()).toBe(token);
      await pause(1_100);
      expect(await driver.getIdToken(true)).not.toBe(token);
      await driver.signOut();
      stop();
      expect(heard.slice(-2)).toEqual([email, null]);
      expect(await driver.getIdToken()).toBeNull();
      expect(asked).toEqual(["POST /api/auth/sign-out"]);
    });

    test("a server that cannot be reached keeps the person signed in, and says so [SPEC-8.07]", async () => {
      const email = newEmail();
      await driver.signUp({ displayName: "Mara", email, password: PASSWORD });
      server = () => Promise.reject(new TypeError("fetch failed"));
      expect(await codeOf(driver.signOut())).toBe("network-request-failed");
      expect(await driver.getIdToken()).not.toBeNull();
      server = async () => new Response(null, { status: 401 });
      expect(await codeOf(driver.signOut())).toBe("done");
      expect(await driver.getIdToken()).toBeNull();
    });
  });
});
