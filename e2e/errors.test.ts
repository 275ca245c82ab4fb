import type { Page, Route } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { expectNoBarriers } from "./running/barriers.ts";
import { describeInBrowser, type Visit, visit } from "./running/browser.ts";
import { createAccount, readJson } from "./running/recruiter.ts";
import { useProduct } from "./running/use-product.ts";

/** What the browser says about answers that are broken here on purpose. */
const ON_PURPOSE =
  /TypeError|is not a function|null|Objects are not valid|Minified React|Failed to load resource|status of|dynamically imported/;

describeInBrowser("when something breaks", (openBrowser) => {
  const product = useProduct();
  let member: Visit;
  beforeAll(async () => {
    member = await visit(await openBrowser(), product.url, { permissions: ["clipboard-write"] });
    member.expectFaults(ON_PURPOSE);
    await skipWelcome(member.page);
    await member.page.addInitScript(keepCopies);
    await createAccount(member.page);
  }, 120_000);
  afterEach(() => heal(member.page));

  test("a page that throws is tried again after 1, 2 and 4 s, then says that it keeps failing [AC-10] [SPEC-4.09] [SPEC-4.10] [SPEC-8.28] [SPEC-8.31] [SPEC-9.11] [SPEC-9.12]", {
    timeout: 90_000,
  }, async () => {
    const { page } = member;
    await answerWith(page, "**/api/v1/upload-sessions*", (answer) => ({ ...answer, items: {} }));
    await page.goto("/upload");
    const panel = errorPanel(page);
    await panel.getByText("A system error occurred. Please try again later.").waitFor();
    for (const words of ["Try again in a few moments", "Refresh the page", "Contact support if the issue persists"])
      await panel.getByText(words, { exact: true }).waitFor();
    expect(await buttons(page)).toEqual(["Try Again", "Refresh Page", "Go to Home", "Clear Cache", "Copy Details"]);
    expect(await copied(page)).toMatchObject({ code: "REACT_ERROR", category: "system", severity: "critical", attempts: 0, maxRetries: 3 });
    for (const seconds of [1, 2, 4]) {
      const from = performance.now();
      await panel.getByRole("button", { name: "Try Again", exact: true }).click();
      await panel.getByRole("button", { name: `Try Again in ${seconds} s` }).waitFor();
      const next = seconds < 4 ? panel.getByRole("button", { name: "Try Again", exact: true }) : panel.getByText(/^Still failing/);
      await next.waitFor();
      const waited = (performance.now() - from) / 1000;
      expect(waited).toBeGreaterThan(seconds - 0.1);
      expect(waited).toBeLessThan(seconds + 5);
    }
    await panel.getByText("Still failing after 3 tries.").waitFor();
    expect(await buttons(page)).toEqual(["Refresh Page", "Go to Home", "Clear Cache", "Copy Details"]);
    expect(await copied(page)).toMatchObject({ code: "MAX_RETRIES_EXCEEDED", attempts: 3 });
    await heal(page);
  });

  test("another page starts afresh, and so does coming back [SPEC-4.10]", { timeout: 60_000 }, async () => {
    const { page } = member;
    await errorPanel(page).getByRole("link", { name: "Go to Home" }).click();
    await page.getByRole("heading", { level: 1, name: "Read every resume with evidence." }).waitFor();
    await page.goto("/my-resumes");
    await page.getByRole("heading", { level: 1, name: "Resumes" }).waitFor();
    await answerWith(page, "**/api/v1/upload-sessions*", (answer) => ({ ...answer, items: {} }));
    await page.goto("/upload");
    const again = errorPanel(page).getByRole("button", { name: "Try Again", exact: true });
    await again.waitFor();
    await heal(page);
    await again.click();
    await page.getByRole("heading", { level: 1, name: "Upload" }).waitFor();
    expect(await errorPanel(page).count()).toBe(0);
  });

  test("a critical error raises a destructive toast titled by its category, a high one a plain toast [SPEC-8.38] [SPEC-8.39] [SPEC-8.40]", {
    timeout: 60_000,
  }, async () => {
    const { page } = member;
    await answerWith(page, "**/api/v1/upload-sessions*", (answer) => ({ ...answer, items: {} }));
    await page.goto("/upload");
    const toast = page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");
    await toast.getByText("System Error", { exact: true }).waitFor();
    const colours = () => toast.evaluate((one) => getComputedStyle(one).borderColor);
    const critical = await colours();
    await heal(page);
    await breakList(page);
    await toast.getByText("System Error", { exact: true }).waitFor();
    expect(await colours()).not.toBe(critical);
  });

  test("a list that throws leaves its page standing and offers no way home [AC-10] [SPEC-4.11] [SPEC-8.34]", {
    timeout: 60_000,
  }, async () => {
    const { page } = member;
    await breakList(page);
    await page.getByRole("heading", { level: 1, name: "Resumes" }).waitFor();
    expect(await buttons(page)).toEqual(["Try Again", "Refresh Page", "Clear Cache", "Copy Details"]);
    expect(await copied(page)).toMatchObject({ code: "REACT_ERROR", severity: "high", component: expect.stringMatching(/^resume-list/) });
    await expectNoBarriers(page, "a list that throws");
  });

  test("what holds for 10 s counts as mended; what breaks sooner is the next try [SPEC-4.10]", { timeout: 90_000 }, async () => {
    const { page } = member;
    const again = errorPanel(page).getByRole("button", { name: "Try Again", exact: true });
    const search = page.getByRole("searchbox");
    await breakList(page);
    await heal(page);
    await again.click();
    await errorPanel(page).waitFor({ state: "detached" });
    await spoilList(page);
    await search.fill("sooner");
    await again.click();
    await errorPanel(page).getByRole("button", { name: "Try Again in 2 s" }).waitFor();
    await heal(page);
    await errorPanel(page).waitFor({ state: "detached" });
    await page.waitForTimeout(10_500);
    await spoilList(page);
    await search.fill("later");
    await again.click();
    await errorPanel(page).getByRole("button", { name: "Try Again in 1 s" }).waitFor();
  });

  test("a component that throws says so in its place, without a toast [AC-10] [SPEC-4.11] [SPEC-8.28]", { timeout: 120_000 }, async () => {
    const { page } = member;
    const jobId = await analyseSamples(page);
    await answerWith(page, "**/api/v1/jobs/*/analysis*", (answer) => ({ ...answer, commonGap: { name: {}, count: 1 } }));
    await page.goto(`/analysis/${jobId}`);
    await errorPanel(page).waitFor();
    await page
      .getByRole("region", { name: /^Notifications/ })
      .getByRole("listitem")
      .waitFor({ state: "detached", timeout: 8_000 });
    expect(await buttons(page)).toEqual(["Try Again", "Refresh Page", "Clear Cache", "Copy Details"]);
    expect(await copied(page)).toMatchObject({ code: "REACT_COMPONENT_ERROR", severity: "medium" });
    await page.getByRole("grid").getByRole("row").nth(1).waitFor();
  });

  test("code of a page that does not arrive is a network error of the page [SPEC-8.29] [SPEC-8.36]", { timeout: 60_000 }, async () => {
    const { page } = member;
    await page.goto("/upload");
    await page.getByRole("heading", { level: 1, name: "Upload" }).waitFor();
    await page.route("**/assets/my-analyses-*.js", (route) => route.abort());
    await page.getByRole("link", { name: "Analyses", exact: true }).click();
    await errorPanel(page).getByText("This page could not be loaded. You may be offline, or a newer version was installed.").waitFor();
    expect(await buttons(page)).toEqual(["Try Again", "Refresh Page", "Go to Home", "Clear Cache", "Copy Details"]);
    expect(await copied(page)).toMatchObject({ code: "SYSTEM_ERROR", category: "network", severity: "critical" });
    await page.getByText("Network Error", { exact: true }).first().waitFor();
    await heal(page);
    await errorPanel(page).getByRole("button", { name: "Clear Cache" }).click();
    await page.getByRole("heading", { level: 1, name: "Analyses" }).waitFor();
  });

  test("a page without its root element says so [SPEC-8.22]", async () => {
    const { page, context } = await visit(await openBrowser(), product.url);
    const errors: string[] = [];
    context.on("weberror", (error) => errors.push(error.error().message));
    await page.route("**/auth", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('id="root"', 'id="elsewhere"') });
    });
    await page.goto("/auth");
    await expect.poll(() => errors).toEqual(["Root element not found"]);
  });

  // Last: it ends the session of the person above.
  test("a refused sign-in offers Reset Session, which leaves nothing in storage [AC-10] [SPEC-8.35] [SPEC-8.27]", {
    timeout: 60_000,
  }, async () => {
    const { page } = member;
    await page.route("**/api/v1/resumes*", (route) => route.fulfill({ status: 401, json: REFUSED }));
    await page.goto("/my-resumes");
    await errorPanel(page).getByText("Authentication required. Please log in again.").first().waitFor();
    expect(await buttons(page)).toContain("Reset Session");
    await page.evaluate(() => {
      localStorage.setItem("draft:somebody:job", "words");
      sessionStorage.setItem("left", "over");
    });
    await errorPanel(page).getByRole("button", { name: "Reset Session" }).click();
    await page.waitForURL(/\/auth\?redirect=%2Fmy-resumes$/);
    await page.getByRole("button", { name: "Sign In", exact: true }).first().waitFor();
    // The one entry is the test's own, written anew at every page.
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([["hasSeenWelcome"], []]);
    await page.goto("/upload");
    await page.waitForURL(/\/auth\?redirect=%2Fupload$/);
  });
});

describeInBrowser("the public pages", (openBrowser) => {
  const product = useProduct();

  test("the landing page says what is claimed, and Start Free Trial leads to the upload page, through signing in [AC-20] [SPEC-1.01] [SPEC-1.08] [SPEC-1.09] [SPEC-2.01] [SPEC-2.02] [SPEC-9.14]", {
    timeout: 60_000,
  }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url);
    await skipWelcome(page);
    await page.goto("/");
    await page.getByText("For recruiters and hiring managers").first().waitFor();
    const strip = page.getByRole("region", { name: "Product figures" });
    const claims = { "better accuracy": "85%", "time saved": "75%", recruiters: "100+", "resumes analyzed": "50K+", rating: "4.9/5" };
    for (const [label, value] of Object.entries(claims))
      expect(await strip.getByText(label, { exact: true }).locator("xpath=..").innerText()).toContain(value);
    await page.getByText("Free 7-day trial").first().waitFor();
    await page.getByText("No credit card").first().waitFor();
    await page.getByText("Upload up to 100 resumes at once").first().waitFor();
    await page.getByRole("link", { name: "Start Free Trial" }).first().click();
    await page.getByText("Redirecting to login...").waitFor();
    await page.waitForURL(/\/auth\?redirect=%2Fupload$/);
    expectClean();
  });

  test("the landing page names what the product does and how its own figures were measured [SPEC-1.02] [SPEC-1.03] [SPEC-1.04] [SPEC-1.05]", {
    timeout: 60_000,
  }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url);
    await skipWelcome(page);
    await page.goto("/");
    const features = page.getByRole("region", { name: "Four jobs, one way of working" });
    const names = ["Resume analysis", "Job descriptions and bias check", "Matching with skill gaps and fairness", "Interview questions"];
    for (const name of names) await features.getByRole("heading", { level: 3, name, exact: true }).waitFor();
    await features.getByRole("button", { name: "Replace “rockstar” with “skilled”" }).click();
    await features.getByText("We want a skilled engineer.").waitFor();
    await features.getByRole("button", { name: "Kubernetes: no evidence" }).click();
    await features.getByText("No evidence found. A must-have: half its weight is deducted.").waitFor();
    const figures = page.getByRole("region", { name: "Measured", exact: true }).getByRole("link");
    expect(await figures.allInnerTexts()).toEqual([
      expect.stringMatching(/^\d+(\.\d)? s$/),
      expect.stringMatching(/^\d+(\.\d)? s$/),
      expect.stringMatching(/^\d+(\.\d)? s$/),
      expect.stringMatching(/^\d\d(\.\d)?%$/),
      expect.stringMatching(/^\d\d(\.\d)?%$/),
    ]);
    for (const figure of await figures.all()) {
      const place = (await figure.getAttribute("href")) ?? "";
      expect(await page.locator(place).innerText()).toContain(await figure.innerText());
    }
    expectClean();
  });

  test("privacy policy and terms are open to everybody, with contents, summaries and tables [SPEC-2.06] [SPEC-6.02] [SPEC-2.24]", {
    timeout: 60_000,
  }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url);
    await skipWelcome(page);
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
    await page.getByRole("heading", { level: 1, name: "Privacy Policy" }).waitFor();
    await page.getByText("Last updated 22 Nov 2026").waitFor();
    const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
    for (const link of await contents.all()) {
      const place = page.locator((await link.getAttribute("href")) ?? "");
      expect(await place.getByRole("heading", { level: 2 }).innerText()).toBe(await link.innerText());
      await place.getByText("In short:").waitFor();
    }
    expect(await contents.count()).toBe(10);
    expect(await page.getByRole("table", { name: "What is kept" }).getByRole("row").count()).toBe(14);
    await page.getByRole("table", { name: "How long it is kept" }).getByText("30 minutes for a password, 3 days for an address").waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("banner").isVisible()).toBe(false);
    expect(await contents.first().isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();
    await page.getByText("The free 7-day trial needs no credit card. Nothing ends after 7 days and nothing is charged.").waitFor();
    await page.getByText(/An upload takes up to 100 files and 300 MB; a file up to 10 MB/).waitFor();
    expectClean();
  });

  test("who is signed in goes to the uploads from there", { timeout: 60_000 }, async () => {
    const { page } = await visit(await openBrowser(), product.url);
    await skipWelcome(page);
    await createAccount(page);
    await page.goto("/");
    await page.getByRole("link", { name: "Go to uploads" }).first().click();
    await page.waitForURL("**/upload");
  });

  test("the landing page can be read without JavaScript, questions and answers included", async () => {
    const { page } = await visit(await openBrowser(), product.url, { javaScriptEnabled: false });
    await page.goto("/");
    await page.getByText("What happens after 7 days?").click();
    await page.getByText("Nothing ends and nothing is charged.").waitFor();
    expect(await page.getByRole("region", { name: "Questions" }).locator("details").count()).toBe(8);
  });
});

const REFUSED = {
  code: "unauthenticated",
  message: "Authentication required. Please log in again.",
  actions: ["Sign in"],
  retryable: false,
};
const errorPanel = (page: Page) => page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Refresh Page" }) });
const skipWelcome = (page: Page) => page.addInitScript(() => localStorage.setItem("hasSeenWelcome", "true"));

/** The names of the ways out, in their order. */
const buttons = (page: Page) => errorPanel(page).first().locator("button, a").allInnerTexts();

async function copied(page: Page): Promise<Record<string, unknown>> {
  const panel = errorPanel(page).first();
  await panel.getByRole("button", { name: "Copy Details" }).click();
  await panel.getByRole("button", { name: "Copied" }).waitFor();
  return JSON.parse(await page.evaluate(() => sessionStorage.getItem("copied") ?? ""));
}

/** What the page writes to the clipboard, which the product's pages may not read. */
function keepCopies(): void {
  const { clipboard } = navigator;
  const write = clipboard.writeText.bind(clipboard);
  clipboard.writeText = async (text) => {
    await write(text);
    sessionStorage.setItem("copied", text);
  };
}

/** Hands the page the product's real answer with one thing in it that no page expects. */
async function answerWith(page: Page, url: string, spoil: (answer: object) => object): Promise<void> {
  const handle = async (route: Route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    // A page that has left in the meantime takes no answer.
    await route.fulfill({ response, json: spoil(await response.json()) }).catch(() => undefined);
  };
  await page.route(url, handle);
}

/** Every answer is the product's own again. */
const heal = (page: Page) => page.unrouteAll({ behavior: "ignoreErrors" });

async function breakList(page: Page): Promise<void> {
  await spoilList(page);
  await page.goto("/my-resumes");
  await errorPanel(page).waitFor();
}

const spoilList = (page: Page) => answerWith(page, "**/api/v1/resumes*", (answer) => ({ ...answer, items: [null] }));

async function analyseSamples(page: Page): Promise<string> {
  await page.goto("/upload");
  await page.getByRole("button", { name: "Try with sample resumes" }).click();
  await page
    .getByRole("region", { name: "Progress" })
    .getByText(/12 (resumes )?ready/)
    .first()
    .waitFor({ timeout: 60_000 });
  const { items } = await readJson<{ items: { id: string }[] }>(page, "/api/v1/jobs");
  const jobId = items[0]?.id ?? "";
  await page.goto(`/analysis/${jobId}`);
  await page.getByRole("button", { name: /^Analyse \d+ resumes?$/ }).click();
  await page.getByRole("grid").getByRole("row").nth(1).waitFor({ timeout: 60_000 });
  return jobId;
}
