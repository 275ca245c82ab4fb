import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeInBrowser, type Visit, visit } from "../running/browser.ts";
import {
  createButton,
  emailField,
  fillSignIn,
  PASSWORD,
  passwordField,
  REFUSED,
  refusal,
  signInAt,
  signInButton,
} from "../running/sign-in-screen.ts";
import { type RunningProduct, removeFolder, startProduct } from "../running/start-product.ts";
import { googleButton, type Said, standInForGoogle } from "./running/google-window.ts";
import { readResetCode } from "./running/mails.ts";
import { describeWithEmulator, type Emulator, PROJECT, startEmulator } from "./running/start-emulator.ts";

const NEW_PASSWORD = "another harbour at dusk";
const newEmail = () => `mara.${randomUUID().slice(0, 8)}@example.com`;

describeWithEmulator("the product with Firebase", () => {
  describeInBrowser("in a browser", (openBrowser) => {
    let emulator: Emulator;
    let product: RunningProduct;
    const opened: Visit[] = [];
    beforeAll(async () => {
      emulator = await startEmulator();
      product = await startProduct({
        env: {
          AUTH_DRIVER: "firebase",
          FIREBASE_API_KEY: "key-of-nobody",
          FIREBASE_AUTH_DOMAIN: "demo.example.com",
          FIREBASE_PROJECT_ID: PROJECT,
          FIREBASE_APP_ID: "1:2:web:3",
          FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
        },
      });
    }, 240_000);
    afterAll(async () => {
      for (const { context } of opened) await context.close();
      await product?.stop();
      if (product) await removeFolder(product.folder);
      await emulator?.stop();
    });

    const open = async (): Promise<Visit> => {
      const one = await visit(await openBrowser(), product.url);
      one.expectFaults(REFUSED);
      opened.push(one);
      return one;
    };
    const signUp = async (page: Page, email: string, name = "Mara Ortiz") => {
      await page.goto("/auth?mode=register");
      await page.getByLabel("Name").fill(name);
      await emailField(page).fill(email);
      await passwordField(page).fill(PASSWORD);
      await page.getByLabel("Confirm password").fill(PASSWORD);
      await page.getByRole("checkbox").check();
      await createButton(page).click();
    };
    const isInside = (page: Page) => page.waitForURL(`${product.url}/upload`);
    /** The token that the page sends; asked for by a page that needs data. */
    const readToken = async (page: Page): Promise<string> => {
      const sent = page.waitForRequest((request) => /\/api\/v1\//.test(request.url()) && request.headers().authorization !== undefined);
      await page.goto("/my-resumes");
      return (await sent).headers().authorization ?? "";
    };
    const statusOf = async (authorization: string) => (await fetch(`${product.url}/api/v1/account`, { headers: { authorization } })).status;

    test("strangers on the landing page load nothing of Firebase", async () => {
      const { page, expectClean } = await open();
      const loaded: string[] = [];
      page.on("request", (request) => void loaded.push(request.url()));
      await page.goto("/");
      await page.waitForLoadState("networkidle");
      expect(loaded.filter((url) => /firebase|esm-|\/api\/auth/.test(url))).toEqual([]);
      expect(loaded.length).toBeGreaterThan(2);
      expectClean();
    });

    test("sign up, sign out, sign in; a token is worth nothing after signing out [SPEC-5.10] [SPEC-7.01] [SPEC-7.02] [SPEC-7.05] [SPEC-2.22] [SPEC-8.24] [SPEC-8.25]", async () => {
      const { page, expectClean } = await open();
      const email = newEmail();
      await signUp(page, email, "Ines Vidal");
      await page.getByText("Account created successfully!", { exact: true }).waitFor();
      await isInside(page);
      const token = await readToken(page);
      expect(await statusOf(token)).toBe(200);
      await page.getByRole("button", { name: /user menu/ }).click();
      await page.getByText("Ines Vidal", { exact: true }).waitFor();
      await page.getByRole("menuitem", { name: "Sign out" }).click();
      await page.getByText("Signed out successfully", { exact: true }).waitFor();
      await page.waitForURL(`${product.url}/`);
      expect(await statusOf(token)).toBe(401);

      await signInAt(page, "/auth", email);
      await page.getByText("Welcome back!", { exact: true }).waitFor();
      await page.getByText("You have been successfully signed in.", { exact: true }).waitFor();
      await isInside(page);
      await page.reload();
      await page.getByRole("button", { name: /user menu/ }).waitFor();
      expectClean();
    });

    test("Firebase's refusals read as the catalogue says [SPEC-8.01] [SPEC-8.02] [SPEC-8.03] [SPEC-8.04] [SPEC-8.05] [SPEC-8.06] [SPEC-8.07] [SPEC-8.12] [SPEC-8.13] [SPEC-5.12]", async () => {
      const { page, expectClean } = await open();
      const email = newEmail();
      await signUp(page, email);
      await isInside(page);
      const { page: other, context, expectFaults, expectClean: expectOtherClean } = await open();
      expectFaults(/net::ERR_/);
      const tell = async (text: string) => {
        await refusal(other).getByText(text, { exact: true }).waitFor();
      };
      await other.goto("/auth");
      for (const [address, password, text] of [
        [newEmail(), PASSWORD, "No user found with this email address."],
        [email, NEW_PASSWORD, "Incorrect password."],
        ["no address at all", PASSWORD, "Invalid email address."],
      ] as const) {
        await fillSignIn(other, address, password);
        await signInButton(other).click();
        await tell(text);
      }
      for (const [said, text] of [
        ["TOO_MANY_ATTEMPTS_TRY_LATER : later", "Too many failed attempts. Please try again later."],
        ["PASSWORD_LOGIN_DISABLED", "This sign-in method is not enabled. Please contact support."],
        ["USER_DISABLED", "An authentication error occurred. Please try again."],
        ["INVALID_LOGIN_CREDENTIALS", "An authentication error occurred. Please try again."],
      ] as const) {
        await context.route("**/accounts:signInWithPassword**", (route) =>
          route.fulfill({ status: 400, headers: { "access-control-allow-origin": "*" }, json: { error: { code: 400, message: said } } }),
        );
        await signInButton(other).click();
        await tell(text);
      }
      await context.route("**/accounts:signInWithPassword**", (route) => route.abort());
      await signInButton(other).click();
      await tell("Network error. Please check your connection.");
      await signUp(other, email);
      await tell("An account with this email already exists.");
      await context.route("**/accounts:signUp**", (route) =>
        route.fulfill({
          status: 400,
          headers: { "access-control-allow-origin": "*" },
          json: { error: { code: 400, message: "WEAK_PASSWORD : Password should be at least 6 characters" } },
        }),
      );
      await createButton(other).click();
      await tell("Password should be at least 6 characters.");
      expectClean();
      expectOtherClean();
    });

    test("a new password by mail ends every other sign-in at once [SPEC-5.03] [SPEC-7.06]", async () => {
      const { page: laptop } = await open();
      const email = newEmail();
      await signUp(laptop, email);
      await isInside(laptop);
      const token = await readToken(laptop);
      expect(await statusOf(token)).toBe(200);

      const { page, expectClean } = await open();
      await page.goto("/auth");
      for (const address of [newEmail(), email]) {
        await emailField(page).fill(address);
        await page.getByRole("button", { name: "Forgot password?" }).click();
        await page.getByText("Password reset email sent! Check your inbox.", { exact: true }).first().waitFor();
      }
      await expect.poll(() => readResetCode(emulator, email).catch(() => null)).not.toBeNull();
      const link = `/auth?mode=resetPassword&oobCode=${await readResetCode(emulator, email)}`;
      await page.goto(link);
      await page.getByLabel("New password").fill(NEW_PASSWORD);
      await page.getByLabel("Confirm password").fill(NEW_PASSWORD);
      await page.getByRole("button", { name: "Change password" }).click();
      await page.getByText("Password changed. Sign in with the new one.", { exact: true }).waitFor();
      expect(await statusOf(token)).toBe(401);
      await fillSignIn(page, email, NEW_PASSWORD);
      await signInButton(page).click();
      await isInside(page);
      expect(await statusOf(await readToken(page))).toBe(200);
      await page.goto(link);
      await refusal(page)
        .getByText(/Ask for a new one/)
        .waitFor();
      expectClean();
    });

    test("Continue with Google asks which account, and lets the person in [SPEC-7.03]", async () => {
      const { page, context, expectClean } = await open();
      const google = await standInForGoogle(context);
      const email = newEmail();
      google.say({ person: { sub: randomUUID(), email, name: "Gia Lindt" } });
      const tracked = page.waitForRequest("**/api/track-login");
      await page.goto("/auth");
      await googleButton(page).click();
      await isInside(page);
      expect((await tracked).postDataJSON()).toMatchObject({ method: "google", isNewUser: true });
      expect(google.asked).toHaveLength(1);
      expect(google.asked[0]?.get("prompt")).toBe("select_account");
      expect(google.asked[0]?.get("scopes")?.split(" ")).toEqual(expect.arrayContaining(["email", "profile"]));
      await page.getByRole("button", { name: /user menu/ }).click();
      await page.getByText("Gia Lindt", { exact: true }).waitFor();
      expectClean();
    });

    test.each<[string, string, string]>([
      ["operation-not-allowed", "Google sign-in is not enabled. Please use email and password, or contact support.", "SPEC-8.14"],
      ["unauthorized-domain", "This domain is not authorized for Google sign-in. Please contact support.", "SPEC-8.17"],
      ["internal-error", "Google sign-in failed: An authentication error occurred. Please try again.", "SPEC-8.18"],
    ])("a Google window that ends with %s is shown as “%s” [%s]", async (code, text) => {
      const { page, context } = await open();
      (await standInForGoogle(context)).say({ code } satisfies Said);
      await page.goto("/auth");
      await googleButton(page).click();
      await refusal(page).getByText(text, { exact: true }).waitFor();
    });

    test("a Google window that is closed says so [SPEC-8.15]", async () => {
      const { page, context } = await open();
      await standInForGoogle(context);
      await page.goto("/auth");
      const popup = page.waitForEvent("popup");
      await googleButton(page).click();
      await (await popup).close();
      const text = "The Google window was closed. Click Continue with Google again and complete sign-in.";
      await refusal(page).getByText(text, { exact: true }).waitFor();
    });

    test("a blocked window says so; the second time the page goes to Google itself and comes back signed in [SPEC-8.16] [SPEC-7.04]", async () => {
      const { page, context } = await open();
      const google = await standInForGoogle(context);
      await context.addInitScript(() => {
        window.open = () => null;
      });
      google.say({ person: { sub: randomUUID(), email: newEmail(), name: "Gia Lindt" } });
      await page.goto("/auth");
      await googleButton(page).click();
      const text = "Your browser blocked the Google window. Please allow pop-ups for this site and try again.";
      await refusal(page).getByText(text, { exact: true }).waitFor();
      await googleButton(page).click();
      await isInside(page);
      expect(google.asked.map((asked) => asked.get("way"))).toEqual(["redirect"]);
    });
  });
});
