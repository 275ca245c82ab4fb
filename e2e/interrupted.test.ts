import { afterAll, beforeAll, expect, test } from "vitest";
import { analyseSamples, candidateRows } from "./running/analysis-screen.ts";
import { describeInBrowser, type Visit, visit } from "./running/browser.ts";
import { createAccount } from "./running/recruiter.ts";
import { toasts } from "./running/shell-screen.ts";
import { type RunningProduct, removeFolder, startProduct } from "./running/start-product.ts";

/** What the browser itself says about a server that is not there. */
const AWAY = /Failed to load resource|ERR_|Failed to fetch|dynamically imported/;

describeInBrowser("when the product goes away and comes back", (openBrowser) => {
  let product: RunningProduct;
  let member: Visit;
  beforeAll(async () => {
    product = await startProduct();
    member = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
    member.expectFaults(AWAY);
    await createAccount(member.page);
  }, 120_000);
  afterAll(async () => {
    await product.stop();
    await removeFolder(product.folder);
  });
  const restart = async () => {
    product = await startProduct({ folder: product.folder, port: Number(new URL(product.url).port) });
  };

  test("an analysis says that its figures may be old, and no longer once it follows again", { timeout: 300_000 }, async () => {
    const { page, expectClean } = member;
    await analyseSamples(page);
    const notice = page.getByRole("status").filter({ hasText: "Live updates are interrupted." });
    expect(await notice.count()).toBe(0);
    await product.kill();
    await notice.getByRole("button", { name: "Refresh" }).waitFor();
    expect(await candidateRows(page).count()).toBe(12);
    await restart();
    await notice.waitFor({ state: "detached", timeout: 60_000 });
    expectClean();
  });

  test("a page whose code was not there yet is told about, panel, toast and all, and opens once the product is back", {
    timeout: 120_000,
  }, async () => {
    const { page, expectClean } = member;
    await page.goto("/upload");
    await page.getByRole("heading", { level: 1, name: "Upload" }).waitFor();
    await page.waitForLoadState("networkidle").catch(() => undefined);
    await product.kill();
    await page.getByRole("link", { name: "Analyses", exact: true }).click();
    const panel = page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Refresh Page" }) });
    await panel.getByText("This page could not be loaded. You may be offline, or a newer version was installed.").waitFor();
    await toasts(page).filter({ hasText: "Network Error" }).waitFor();
    await restart();
    await panel.getByRole("button", { name: "Try Again", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Analyses" }).waitFor();
    expectClean();
  });
});
