import { randomUUID } from "node:crypto";
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
import { useProduct } from "./running/use-product.ts";

describeInBrowser("signing in", (openBrowser) => {
  const on = useVisits(openBrowser, useProduct());

  test("each rule of signing up shows alone, in order, and has the focus [AC-21] [SPEC-5.04] [SPEC-5.05] [SPEC-5.06] [SPEC-5.07] [SPEC-5.08] [SPEC-5.09]", async () => {
    const { page, expectFaults, expectClean } = await on.open();
    expectFaults(REFUSED);
    const asked: string[] = [];
    page.on("request", (request) => void (request.method() === "POST" && asked.push(request.url())));
    await page.goto("/auth?mode=register");
    const submit = createButton(page);
    const rules: [text: string, label: string, mend: () => Promise<void>][] = [
      ["Please enter your name", "Name", () => page.getByLabel("Name").fill("Mara Ortiz")],
      ["Please enter your email", "Email", () => emailField(page).fill("nobody at all")],
      ["Please enter a password", "Password", () => passwordField(page).fill("five5")],
      ["Password must be at least 6 characters", "Password", () => passwordField(page).fill("six six")],
      ["Passwords do not match", "Confirm password", () => page.getByLabel("Confirm password").fill("six six")],
      ["Please agree to the Terms of Service and Privacy Policy", "I agree", () => page.getByRole("checkbox").check()],
    ];
    for (const [text, label, mend] of rules) {
      await submit.click();
      await page.getByText(text, { exact: true }).waitFor();
      for (const [other] of rules) if (other !== text) expect(await page.getByText(other, { exact: true }).count(), other).toBe(0);
      const field = label === "I agree" ? page.getByRole("checkbox") : page.getByLabel(label, { exact: true });
      expect(await field.evaluate((element) => element === document.activeElement), label).toBe(true);
      expect(await field.getAttribute("aria-invalid"), label).toBe("true");
      const describers = (await field.getAttribute("aria-describedby"))?.split(" ") ?? [];
      const described = await Promise.all(describers.map((id) => page.locator(`[id="${id}"]`).innerText()));
      expect(described, label).toContain(text);
      await mend();
    }
    expect(asked).toEqual([]);
    // The address is no matter of the form: the driver refuses it.
    await submit.click();
    await page.getByText("Invalid email address.", { exact: true }).waitFor();
    expect(await page.evaluate(() => [...document.forms].every(({ noValidate }) => noValidate))).toBe(true);
    expectClean();
  });

  test("an account that is made is welcomed and goes on [AC-21] [SPEC-2.05] [SPEC-5.10] [SPEC-8.25]", async () => {
    const { page, expectClean } = await on.open();
    const tracked = page.waitForRequest("**/api/track-login");
    await page.goto("/auth?mode=register&redirect=%2Fmy-resumes");
    await page.getByLabel("Name").fill("  Ines Vidal  ");
    await emailField(page).fill(`ines.${randomUUID().slice(0, 8)}@example.com`);
    await passwordField(page).fill(PASSWORD);
    await page.getByLabel("Confirm password").fill(PASSWORD);
    await page.getByRole("checkbox").check();
    await createButton(page).click();
    await page.getByText("Account created successfully!", { exact: true }).waitFor();
    await page.waitForURL(`${on.product.url}/my-resumes`);
    await page.getByRole("button", { name: /user menu/ }).click();
    await page.getByText("Ines Vidal", { exact: true }).waitFor();
    const request = await tracked;
    expect(request.headers().authorization).toMatch(/^Bearer \S+$/);
    expect(request.postDataJSON()).toEqual({
      method: "email",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      isNewUser: true,
      loginStreak: 1,
    });
    expectClean();
  });

  test("an empty sign-in and a forgotten password without a mail say what is missing [AC-22] [SPEC-5.01] [SPEC-5.02]", async () => {
    const { page, expectClean } = await on.open();
    await page.goto("/auth");
    await signInButton(page).click();
    await page.getByText("Please fill in all fields", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await page.getByText("Please enter your email address first", { exact: true }).waitFor();
    expect(await page.getByText("Please fill in all fields").count()).toBe(0);
    expect(await emailField(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expectClean();
  });

  test("signing in is welcomed [SPEC-8.24] [SPEC-7.02]", async () => {
    const { page, expectClean } = await on.open();
    await signInAt(page, "/auth", on.email);
    await page.getByText("Welcome back!", { exact: true }).waitFor();
    await page.getByText("You have been successfully signed in.", { exact: true }).waitFor();
    await page.waitForURL(`${on.product.url}/upload`);
    expectClean();
  });

  test.each([
    ["user-not-found", "No user found with this email address.", "SPEC-8.01"],
    ["wrong-password", "Incorrect password.", "SPEC-8.02"],
    ["email-already-in-use", "An account with this email already exists.", "SPEC-8.03"],
    ["weak-password", "Password should be at least 6 characters.", "SPEC-8.04"],
    ["invalid-email", "Invalid email address.", "SPEC-8.05"],
    ["too-many-requests", "Too many failed attempts. Please try again later.", "SPEC-8.06"],
    ["network-request-failed", "Network error. Please check your connection.", "SPEC-8.07"],
    ["popup-closed-by-user", "Google sign-in was cancelled. Please try again.", "SPEC-8.08"],
    ["cancelled-popup-request", "Google sign-in was cancelled. Please try again.", "SPEC-8.08"],
    ["popup-blocked", "Pop-up was blocked by your browser. Please allow pop-ups and try again.", "SPEC-8.09"],
    [
      "account-exists-with-different-credential",
      "An account already exists with the same email but different sign-in credentials.",
      "SPEC-8.10",
    ],
    ["credential-already-in-use", "This credential is already associated with a different user account.", "SPEC-8.11"],
    ["operation-not-allowed", "This sign-in method is not enabled. Please contact support.", "SPEC-8.12"],
    ["nobody-knows-this", "An authentication error occurred. Please try again.", "SPEC-8.13"],
  ])("a driver that says %s is shown as “%s” [AC-23] [SPEC-5.12] [%s]", async (code, text) => {
    const { page, expectFaults, expectClean } = await on.open();
    expectFaults(REFUSED);
    await page.route("**/api/auth/sign-in/email", (route) =>
      route.fulfill({ status: 400, json: { code: `auth/${code}`, message: "words of the server", actions: [], retryable: false } }),
    );
    await signInAt(page, "/auth", on.email);
    await refusal(page).getByText(text, { exact: true }).waitFor();
    expect(await emailField(page).inputValue()).toBe(on.email);
    expect(await passwordField(page).inputValue()).toBe(PASSWORD);
    expectClean();
  });

  test("the server itself refuses with the same words [AC-23] [SPEC-8.01] [SPEC-8.02] [SPEC-8.03] [SPEC-8.05] [SPEC-8.07]", async () => {
    const { page, context, expectFaults, expectClean } = await on.open();
    expectFaults(REFUSED);
    await page.goto("/auth");
    const tell = async (text: string) => {
      await signInButton(page).click();
      await refusal(page).getByText(text, { exact: true }).waitFor();
    };
    await fillSignIn(page, `nobody.${randomUUID().slice(0, 8)}@example.com`);
    await tell("No user found with this email address.");
    await fillSignIn(page, on.email, "another harbour");
    await tell("Incorrect password.");
    await fillSignIn(page, "no address at all");
    await tell("Invalid email address.");
    await context.setOffline(true);
    await fillSignIn(page, on.email);
    await tell("Network error. Please check your connection.");
    await context.setOffline(false);
    await page.getByRole("tab", { name: "Create account" }).click();
    await page.getByLabel("Name").fill("Mara Ortiz");
    await page.getByLabel("Confirm password").fill("mara.ortiz");
    await passwordField(page).fill("mara.ortiz");
    await page.getByRole("checkbox").check();
    await createButton(page).click();
    await refusal(page).getByText("An account with this email already exists.", { exact: true }).waitFor();
    await emailField(page).fill("mara.ortiz@example.com");
    await createButton(page).click();
    await refusal(page).getByText("This password is too common. Try a short sentence.", { exact: true }).waitFor();
    expectClean();
  });

  test("pressing twice sends one request, and the button says that it works [AC-24] [SPEC-4.05]", async () => {
    const { page, expectClean } = await on.open();
    const sent: string[] = [];
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/auth/sign-in/email", async (route) => {
      sent.push(route.request().url());
      await held;
      await route.continue();
    });
    await page.goto("/auth");
    await fillSignIn(page, on.email);
    await signInButton(page).dblclick();
    await passwordField(page).press("Enter");
    const busy = page.getByRole("button", { name: "Signing in…" });
    await busy.waitFor();
    expect(await busy.getAttribute("aria-disabled")).toBe("true");
    expect(await emailField(page).getAttribute("readonly")).not.toBeNull();
    await page.getByRole("button", { name: "Forgot password?" }).click({ force: true });
    answer();
    await page.waitForURL(`${on.product.url}/upload`);
    expect(sent).toHaveLength(1);
    expectClean();
  });

  test("passwords can be pasted, and password managers know the fields [AC-25]", async () => {
    const { page, context, expectClean } = await on.open();
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: on.product.url });
    await page.goto("/auth");
    await emailField(page).waitFor();
    const managed = () =>
      page.locator("form input").evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).autocomplete).filter(Boolean));
    expect(await managed()).toEqual(["username", "current-password"]);
    await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD);
    await passwordField(page).focus();
    await page.keyboard.press("Control+v");
    expect(await passwordField(page).inputValue()).toBe(PASSWORD);
    await page.getByRole("button", { name: "Show password" }).click();
    expect(await passwordField(page).getAttribute("type")).toBe("text");
    await page.getByRole("tab", { name: "Create account" }).click();
    await expect.poll(managed).toEqual(["name", "username", "new-password", "new-password"]);
    for (const label of ["Password", "Confirm password"]) {
      await page.getByLabel(label, { exact: true }).focus();
      await page.keyboard.press("Control+v");
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(PASSWORD);
    }
    expectClean();
  });

  test("the mail stays when the way in changes [SPEC-2.03]", async () => {
    const { page } = await on.open();
    await page.goto("/auth");
    await emailField(page).fill("mara.ortiz@example.com");
    await page.getByRole("tab", { name: "Create account" }).click();
    const confirmation = page.getByLabel("Confirm password", { exact: true });
    await confirmation.waitFor();
    expect(await emailField(page).inputValue()).toBe("mara.ortiz@example.com");
    await emailField(page).fill("ines.vidal@example.com");
    await page.getByRole("tab", { name: "Sign in" }).click();
    await confirmation.waitFor({ state: "detached" });
    expect(await emailField(page).inputValue()).toBe("ines.vidal@example.com");
  });

  test("both buttons of the header open the dialog at the login; it leads to the upload [SPEC-2.19] [SPEC-2.29]", async () => {
    const { page, expectClean } = await on.open();
    await page.goto("/feedback");
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "Get Started" }).click();
    await dialog.getByRole("heading", { name: "Welcome back" }).waitFor();
    expect(await dialog.getByRole("tab", { name: "Login" }).getAttribute("aria-selected")).toBe("true");
    expect((await dialog.boundingBox())?.width).toBe(440);
    await expect.poll(() => dialog.getByLabel("Email").evaluate((element) => element === document.activeElement)).toBe(true);
    await dialog.getByLabel("Email").fill(on.email);
    await dialog.getByLabel("Password", { exact: true }).fill("something else");
    await dialog.getByRole("tab", { name: "Register" }).click();
    await dialog.getByRole("heading", { name: "Create your account" }).waitFor();
    expect(await dialog.getByLabel("Email").inputValue()).toBe(on.email);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await page.getByRole("button", { name: "Get Started" }).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await dialog.getByRole("heading", { name: "Welcome back" }).waitFor();
    expect(await dialog.getByLabel("Email").inputValue()).toBe(on.email);
    expect(await dialog.getByLabel("Password", { exact: true }).inputValue()).toBe("");
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.waitForURL(`${on.product.url}/upload`);
    await dialog.waitFor({ state: "detached" });
    expectClean();
  });

  test("on a phone the dialog takes the whole screen", async () => {
    const { page } = await on.open({ viewport: { width: 375, height: 740 } });
    await page.goto("/");
    await page.getByRole("button", { name: "Get Started" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").waitFor();
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 740 });
  });
});
