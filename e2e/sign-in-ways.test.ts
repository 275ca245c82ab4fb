import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeInBrowser } from "./running/browser.ts";
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
  useVisits,
} from "./running/sign-in-screen.ts";
import { useOwnProduct } from "./running/use-product.ts";

const googleButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Continue with Google" });
const NEW_PASSWORD = "another harbour at dusk";

describeInBrowser("other ways in", (openBrowser) => {
  const product = useOwnProduct({
    AUTH_MIN_PASSWORD: "10",
    AUTH_TOKEN_SYNC: "true",
    GOOGLE_CLIENT_ID: "an-id",
    GOOGLE_CLIENT_SECRET: "a-secret",
  });
  const on = useVisits(openBrowser, product);

  /** The newest mail to this address whose link has this mode. */
  /** The last of so many mails of this kind. */
  async function findLink(email: string, mode: string, count = 1): Promise<string> {
    const folder = join(product.folder, "mail");
    let link: string | undefined;
    const look = async () => {
      const names = await readdir(folder).catch(() => []);
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
      const mine = mails.filter((mail) => mail.includes(email)).map((mail) => mail.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "="));
      const links = mine.flatMap((mail) => new RegExp(`/auth\\?mode=${mode}&oobCode=[\\w-]+`).exec(mail)?.[0] ?? []);
      link = links.at(-1);
      return links.length >= count;
    };
    await expect.poll(look, { timeout: 20_000 }).toBe(true);
    return link as string;
  }

  test("a forgotten password: the notice, the toast, the mail, the new password [AC-22] [SPEC-1.07] [SPEC-5.03] [SPEC-7.06]", async () => {
    const { page, expectFaults, expectClean } = await on.open();
    expectFaults(REFUSED);
    const email = await on.makeAccount("Ines Vidal");
    await page.goto("/auth");
    await emailField(page).fill(email);
    await page.getByRole("button", { name: "Forgot password?" }).click();
    const said = page.getByText("Password reset email sent! Check your inbox.", { exact: true });
    await page.getByRole("main").getByRole("status").filter({ has: said }).waitFor();
    await expect.poll(() => said.count()).toBeGreaterThan(1);
    const link = await findLink(email, "resetPassword");

    await page.goto(link);
    const submit = page.getByRole("button", { name: "Change password" });
    const fields = [page.getByLabel("New password"), page.getByLabel("Confirm password")] as const;
    await submit.click();
    await page.getByText("Please enter a password", { exact: true }).waitFor();
    await fields[0].fill("nine char");
    await submit.click();
    await page.getByText("Password must be at least 10 characters", { exact: true }).waitFor();
    await fields[0].fill(NEW_PASSWORD);
    await submit.click();
    await page.getByText("Passwords do not match", { exact: true }).waitFor();
    await fields[1].fill(NEW_PASSWORD);
    await submit.click();
    await page.getByText("Password changed. Sign in with the new one.", { exact: true }).waitFor();
    await fillSignIn(page, email, PASSWORD);
    await signInButton(page).click();
    await refusal(page).getByText("Incorrect password.", { exact: true }).waitFor();
    await passwordField(page).fill(NEW_PASSWORD);
    await signInButton(page).click();
    await page.waitForURL(`${on.product.url}/upload`);

    await page.goto(link);
    await refusal(page)
      .getByText(/Ask for a new one/)
      .waitFor();
    await page.getByRole("link", { name: "Back to sign in" }).waitFor();
    expect(await fields[0].count(), "nobody thinks up a password for a link that is used").toBe(0);
    expectClean();
  });

  test("a new password by mail signs out a person who is there", async () => {
    const { page, context } = await on.open();
    const email = await on.makeAccount("Tom Berg");
    await signInAt(page, "/auth", email);
    await page.waitForURL(`${on.product.url}/upload`);
    const other = await context.newPage();
    await other.goto("/my-resumes");
    await other.getByRole("button", { name: /user menu/ }).waitFor();
    await page.request.post("/api/auth/request-password-reset", { data: { email }, headers: { origin: on.product.url } });
    await page.goto(await findLink(email, "resetPassword"));
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    await page.getByLabel("Confirm password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Password changed. Sign in with the new one.", { exact: true }).waitFor();
    await other.waitForURL((url) => url.pathname === "/auth");
  });

  test("the mail after signing up confirms the address, once", async () => {
    const { page, expectFaults, expectClean } = await on.open();
    expectFaults(REFUSED);
    const link = await findLink(await on.makeAccount("Ana Ruiz"), "verifyEmail");
    await page.goto(link);
    await page.getByText("Your email address is confirmed.", { exact: true }).waitFor();
    await page.reload();
    await refusal(page)
      .getByText(/Ask for a new one/)
      .waitFor();
    expectClean();
  });

  test("the profile says that the address is not confirmed and sends the mail again; the other tab knows once it is", async () => {
    const { page, context, expectClean } = await on.open();
    const email = await on.makeAccount("Ana Ruiz");
    await findLink(email, "verifyEmail");
    await signInAt(page, "/profile", email);
    await page.getByText(/^Not confirmed yet/).waitFor();
    await page.getByRole("button", { name: "Send it again" }).click();
    await page.getByText("Sent. Open the link in it to confirm this address.", { exact: true }).waitFor();
    const mail = await context.newPage();
    await mail.goto(await findLink(email, "verifyEmail", 2));
    await mail.getByText("Your email address is confirmed.", { exact: true }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Change Email" }).waitFor();
    await expect.poll(() => page.getByText(/^Not confirmed yet/).count()).toBe(0);
    expectClean();
  });

  test("an operator's longer passwords stand in the hint and in the text", async () => {
    const { page } = await on.open();
    await page.goto("/auth?mode=register");
    await page.getByText("At least 10 characters. A short sentence is better.", { exact: true }).waitFor();
    await page.getByLabel("Name").fill("Mara Ortiz");
    await emailField(page).fill("mara.ortiz@example.com");
    await passwordField(page).fill("nine char");
    await createButton(page).click();
    await page.getByText("Password must be at least 10 characters", { exact: true }).waitFor();
  });

  test("the server is told who is signed in and that nobody is [SPEC-7.18]", async () => {
    const { page } = await on.open();
    const told: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/api/auth/session-sync")
        told.push(`${request.method()} ${request.headers().authorization?.slice(0, 7) ?? "without"}`);
    });
    await signInAt(page, "/auth", on.email);
    await page.waitForURL(`${on.product.url}/upload`);
    await expect.poll(() => told).toEqual(["POST Bearer "]);
    await page.getByRole("button", { name: /user menu/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect.poll(() => told).toEqual(["POST Bearer ", "DELETE without"]);
  });

  /** In place of Google: the pop-up ends at the product's own last page with this word. */
  const answerAsGoogle = (context: BrowserContext, code: string, before = async () => undefined as unknown) =>
    context.route("**/api/auth/google?**", async (route) => {
      await before();
      const { searchParams } = new URL(route.request().url());
      const end = searchParams.get("way") === "popup" ? "/api/auth/google/result" : (searchParams.get("back") ?? "/");
      const target = new URL(end, on.product.url);
      target.searchParams.set("google", code);
      await route.fulfill({ status: 302, headers: { location: target.href } });
    });

  test.each([
    ["operation-not-allowed", "Google sign-in is not enabled. Please use email and password, or contact support.", "SPEC-8.14"],
    ["popup-closed-by-user", "The Google window was closed. Click Continue with Google again and complete sign-in.", "SPEC-8.15"],
    ["unauthorized-domain", "This domain is not authorized for Google sign-in. Please contact support.", "SPEC-8.17"],
    [
      "account-exists-with-different-credential",
      "Google sign-in failed: An account already exists with the same email but different sign-in credentials.",
      "SPEC-8.18",
    ],
    ["internal-error", "Google sign-in failed: An authentication error occurred. Please try again.", "SPEC-8.18"],
  ])("a pop-up that ends with %s is shown as “%s” [AC-23] [%s]", async (code, text) => {
    const { page, context } = await on.open();
    await answerAsGoogle(context, code);
    await page.goto("/auth");
    await googleButton(page).click();
    await refusal(page).getByText(text, { exact: true }).waitFor();
    expect(await refusal(page).getByRole("button", { name: "Try again" }).count()).toBe(code === "popup-closed-by-user" ? 1 : 0);
  });

  test("a window that is closed says so; trying again opens it anew [SPEC-8.15]", async () => {
    const { page, context } = await on.open();
    await context.route("**/api/auth/google?**", (route) => route.fulfill({ contentType: "text/html", body: "<p>Choose an account</p>" }));
    await page.goto("/auth");
    const opened = page.waitForEvent("popup");
    await googleButton(page).click();
    await (await opened).close();
    await refusal(page).getByText("The Google window was closed. Click Continue with Google again and complete sign-in.").waitFor();
    const again = page.waitForEvent("popup");
    await refusal(page).getByRole("button", { name: "Try again" }).click();
    await again;
  });

  test("a blocked window says so; the second time the page goes to Google itself [SPEC-8.16]", async () => {
    const { page, context } = await on.open();
    await context.addInitScript(() => {
      window.open = () => null;
    });
    await answerAsGoogle(context, "operation-not-allowed");
    await page.goto("/auth?redirect=%2Fprofile");
    await googleButton(page).click();
    await refusal(page).getByText("Your browser blocked the Google window. Please allow pop-ups for this site and try again.").waitFor();
    await refusal(page).getByRole("button", { name: "Try again" }).click();
    await page.waitForURL((url) => url.searchParams.get("google") === "operation-not-allowed");
    await refusal(page).getByText("Google sign-in is not enabled. Please use email and password, or contact support.").waitFor();
    expect(new URL(page.url()).searchParams.get("redirect")).toBe("/profile");
  });

  test("a pop-up that signs in leads on, and so does a way back by redirect [SPEC-1.07] [SPEC-7.03] [SPEC-7.04] [SPEC-8.24]", async () => {
    for (const isBlocking of [false, true]) {
      const { page, context } = await on.open();
      if (isBlocking)
        await context.addInitScript(() => {
          window.open = () => null;
        });
      const signIn = () =>
        page.request.post("/api/auth/sign-in/email", {
          data: { email: on.email, password: PASSWORD },
          headers: { origin: on.product.url },
        });
      await answerAsGoogle(context, "ok", signIn);
      const tracked = page.waitForRequest("**/api/track-login");
      await page.goto("/auth?redirect=%2Fmy-resumes");
      await googleButton(page).click();
      if (isBlocking) await refusal(page).getByRole("button", { name: "Try again" }).click();
      await page.getByText("Welcome back!", { exact: true }).waitFor();
      await page.waitForURL(`${on.product.url}/my-resumes`);
      expect((await tracked).postDataJSON()).toMatchObject({ method: "google", loginStreak: 1 });
    }
  });
});
