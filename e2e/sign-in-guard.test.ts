import { expect, test } from "vitest";
import { describeInBrowser } from "./running/browser.ts";
import { emailField, fillSignIn, REFUSED, signInAt, signInButton, useVisits } from "./running/sign-in-screen.ts";
import { useProduct } from "./running/use-product.ts";

describeInBrowser("the way in and out", (openBrowser) => {
  const on = useVisits(openBrowser, useProduct());

  test.each([
    "/upload",
    "/job-description?tab=all",
    "/bias-detection/0198c2a4",
    "/analysis/0198c2a4?skill=Go&sort=name",
    "/interview/0198c2a4/0198c2a5",
    "/my-resumes?q=night%20shift",
    "/my-analyses",
    "/profile",
    "/sdk-tokens",
  ])("%s sends a stranger to sign in and back [AC-02] [SPEC-2.04] [SPEC-2.05] [SPEC-2.07] [SPEC-8.23]", async (path) => {
    const { page, expectClean } = await on.open();
    await page.goto(path, { waitUntil: "commit" });
    await page.getByText("Redirecting to login...", { exact: true }).waitFor();
    await page.waitForURL((url) => url.pathname === "/auth");
    expect(page.url()).toBe(`${on.product.url}/auth?redirect=${encodeURIComponent(path)}`);
    if (path === "/my-resumes?q=night%20shift") {
      await fillSignIn(page, on.email);
      await signInButton(page).click();
      await page.waitForURL(`${on.product.url}/my-resumes?q=night%20shift`);
    }
    expectClean();
  });

  test("while it is not known who is there, a protected page shows that it is loading [SPEC-2.07] [SPEC-4.01]", async () => {
    const { page, context } = await on.open();
    await context.addInitScript(() => localStorage.setItem("hasSession", "true"));
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/auth/get-session", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/upload");
    await page.getByRole("main").getByRole("status").getByText("Loading").waitFor();
    expect(await page.getByText("Redirecting to login...").count()).toBe(0);
    answer();
    await page.getByText("Redirecting to login...").waitFor();
  });

  test("without an answer for 10 s nobody is signed in, and trying again helps [SPEC-4.02] [SPEC-8.21] [SPEC-9.01]", async () => {
    const { page, context, expectFaults, expectClean } = await on.open();
    expectFaults(REFUSED);
    await page.clock.install();
    await context.addInitScript(() => localStorage.setItem("hasSession", "true"));
    let isAnswering = false;
    await page.route("**/api/auth/get-session", (route) => (isAnswering ? route.continue() : undefined));
    await page.goto("/profile");
    await page.getByRole("main").getByText("Loading").waitFor();
    await page.clock.fastForward(9_000);
    expect(await page.getByText("Redirecting to login...").count()).toBe(0);
    await page.clock.fastForward(1_100);
    await page.getByText("Redirecting to login...").waitFor();
    await page.clock.fastForward(1_000);
    const banner = page.getByRole("alert").filter({ hasText: "sign-in service" });
    await banner.getByText("We could not reach the sign-in service. Auth initialization timeout", { exact: true }).waitFor();
    isAnswering = true;
    await banner.getByRole("button", { name: "Try again" }).click();
    await emailField(page).waitFor();
    await banner.waitFor({ state: "detached" });
    expectClean();
  });

  test("a stranger who only looks causes no question about accounts", async () => {
    const { page, expectClean } = await on.open();
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto("/");
    await page.getByRole("button", { name: "Sign In", exact: true }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
    expectClean();
  });

  test("Start Free Trial leads to the upload, past the guard [AC-20] [SPEC-2.02]", async () => {
    const { page } = await on.open();
    await page.goto("/");
    await page.getByRole("link", { name: "Start Free Trial" }).first().click();
    await page.waitForURL(`${on.product.url}/auth?redirect=%2Fupload`);
  });

  test("whoever is signed in passes the sign-in page at once, and no address leads elsewhere [AC-03] [SPEC-2.04]", async () => {
    const { page, expectClean } = await on.open();
    await signInAt(page, "/auth?redirect=%2F%2Fevil.example", on.email);
    await page.waitForURL(`${on.product.url}/upload`);
    const seen: string[] = [];
    for (const target of [
      "//evil.example",
      "/%5Cevil.example",
      "/x/..//evil.example",
      "/%5C%2Fevil.example",
      "%2F%2Fevil.example",
      "https:evil.example",
      "https://evil.example",
      "javascript:alert(1)",
      "/%09/evil.example",
      "/%0D/evil.example",
      "%09//evil.example",
      "/auth",
      "/auth%2F",
      "",
    ]) {
      await page.goto(`/auth?redirect=${target}`);
      await page.waitForURL((url) => url.pathname !== "/auth");
      seen.push(page.url());
    }
    expect(new Set(seen)).toEqual(new Set([`${on.product.url}/upload`]));
    await page.goto("/auth");
    await page.waitForURL(`${on.product.url}/upload`);
    await page.goto("/auth?redirect=%2Fmy-resumes%3Fq%3Dnight%2520shift");
    await page.waitForURL(`${on.product.url}/my-resumes?q=night%20shift`);
    expect(await page.getByRole("heading", { name: "Welcome back" }).count()).toBe(0);
    expectClean();
  });

  test("encoded twice or 4 kB long, a target stays on this origin [AC-03]", async () => {
    const { page, expectFaults } = await on.open();
    expectFaults(/./);
    await signInAt(page, "/auth", on.email);
    await page.waitForURL(`${on.product.url}/upload`);
    for (const target of ["/%252F%252Fevil.example", "%252F%252Fevil.example", `/${"a".repeat(4_096)}`]) {
      await page.goto(`/auth?redirect=${target}`);
      await page.waitForURL((url) => url.pathname !== "/auth");
      expect(new URL(page.url()).origin).toBe(on.product.url);
    }
  });

  test("signing out says so, goes home, and Back shows nothing private; other tabs follow [AC-05] [SPEC-2.22]", async () => {
    const { page, context, expectClean } = await on.open();
    await signInAt(page, "/auth?redirect=%2Fprofile", on.email);
    await page.waitForURL(`${on.product.url}/profile`);
    await page.getByText(on.email).first().waitFor();
    const other = await context.newPage();
    await other.goto("/my-resumes");
    await other.getByRole("button", { name: /user menu/ }).waitFor();
    await page.getByRole("button", { name: /user menu/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.getByText("Signed out successfully", { exact: true }).waitFor();
    await page.waitForURL(`${on.product.url}/`);
    await other.waitForURL(`${on.product.url}/auth?redirect=%2Fmy-resumes`);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/auth");
    expect(await page.getByText(on.email).count()).toBe(0);
    expectClean();
  });

  test("a sign-out that fails says so and keeps the person [SPEC-2.23] [SPEC-8.20]", async () => {
    const { page, expectFaults } = await on.open();
    expectFaults(/status of 503/);
    await signInAt(page, "/auth", on.email);
    await page.waitForURL(`${on.product.url}/upload`);
    await page.route("**/api/auth/sign-out", (route) => route.fulfill({ status: 503, json: { code: "unavailable" } }));
    await page.getByRole("button", { name: /user menu/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.getByText("Error signing out", { exact: true }).waitFor();
    await page.getByText("Failed to sign out.", { exact: true }).waitFor();
    expect(page.url()).toBe(`${on.product.url}/upload`);
    await page.getByRole("button", { name: /user menu/ }).waitFor();
  });
});
