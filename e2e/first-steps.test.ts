import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { candidateRows } from "./running/analysis-screen.ts";
import { describeInBrowser, type Visit, visit } from "./running/browser.ts";
import { createAccount, readJson, toChooser, uploadRows, waitUntilRead } from "./running/recruiter.ts";
import { useProduct } from "./running/use-product.ts";

const READ_MS = 120_000;
const resume = (no: number) => ({ name: `cook-${no}.txt`, mimeType: "text/plain", buffer: Buffer.from(`Cook of inn ${no}\n2019 - 2022`) });
const samplesButton = (page: Page) => page.getByRole("button", { name: "Try with sample resumes" });

describeInBrowser("the first steps of a newcomer", (openBrowser) => {
  const product = useProduct();
  let member: Visit;
  beforeAll(async () => {
    member = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
    await createAccount(member.page);
  }, 120_000);

  test("the sample resumes stand by every empty list", { timeout: 60_000 }, async () => {
    const { page, expectClean } = member;
    for (const path of ["/my-resumes", "/my-analyses", "/job-description?tab=all", "/upload"]) {
      await page.goto(path);
      await samplesButton(page).waitFor();
    }
    expectClean();
  });

  test("candidates have the numbers of their files' order, although the first file arrives last", { timeout: READ_MS }, async () => {
    const { page, expectClean } = member;
    let isFirst = true;
    await page.route("**/api/v1/upload-sessions/*/resumes*", async (route) => {
      const waits = isFirst;
      isFirst = false;
      if (waits) await page.waitForTimeout(1_000);
      await route.continue();
    });
    await page.goto("/upload");
    await toChooser(page).setInputFiles([resume(1), resume(2), resume(3)]);
    await waitUntilRead(page, READ_MS);
    const labels = async () => (await uploadRows(page).allInnerTexts()).map((words) => /Candidate \d+/.exec(words)?.[0]);
    await expect.poll(labels).toEqual(["Candidate 1", "Candidate 2", "Candidate 3"]);
    await page.unroute("**/api/v1/upload-sessions/*/resumes*");
    expectClean();
  });

  test("the sample resumes stand by short lists too, and are not added twice", { timeout: READ_MS }, async () => {
    const { page, expectClean } = member;
    await samplesButton(page).waitFor();
    await page.goto("/my-resumes");
    await samplesButton(page).click();
    await page.waitForURL("**/upload?session=*");
    await page.getByText("12 sample resumes were added", { exact: true }).waitFor();
    await waitUntilRead(page, READ_MS);
    expect(await samplesButton(page).count()).toBe(0);
    await page.goto("/upload?session=new");
    await samplesButton(page).click();
    await page.getByText("The sample resumes are here already; nothing was added.", { exact: true }).waitFor();
    const { items } = await readJson<{ items: unknown[] }>(page, "/api/v1/resumes?limit=50");
    expect(items).toHaveLength(15);
    expectClean();
  });

  test("a candidate's card on a phone shows every requirement after one press", { timeout: READ_MS }, async () => {
    const { page, expectClean } = member;
    await page.getByRole("button", { name: "Analyse against…" }).click();
    await page.getByRole("menuitem", { name: "Junior Team Lead, Customer Service" }).click();
    await page.waitForURL("**/analysis/*");
    await expect.poll(() => candidateRows(page).count(), { timeout: READ_MS }).toBe(12);
    const heads = await page.getByRole("columnheader").count();
    await page.setViewportSize({ width: 375, height: 812 });
    const card = page.getByRole("article", { name: /^Candidate/ }).first();
    const more = card.getByRole("button", { name: /^Show \d+ more requirements$/ });
    expect(await more.innerText()).toMatch(/\d+ more/);
    expect(await card.getByRole("listitem").count()).toBe(4);
    await more.click();
    // Without the five heads that are no requirement, and with the way back.
    await expect.poll(() => card.getByRole("listitem").count()).toBe(heads - 5 + 1);
    const cut = card.getByRole("listitem").evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(await cut).toBe(0);
    await card.getByRole("button", { name: "Show fewer" }).click();
    await more.waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    expectClean();
  });

  test("'Check wording first' leads to the first phrase of high severity, in sight", { timeout: 60_000 }, async () => {
    const { page, expectClean } = member;
    await page.goto("/job-description");
    await page.getByLabel("Title").fill("Stores controller");
    const field = page.getByRole("textbox", { name: "Description" });
    await field.fill(`Stores controller\n\n${"We keep count.\n".repeat(60)}A salesman for our depot.\n\nRequirements\n- SAP or Odoo\n`);
    await page.getByRole("list", { name: "Phrases to look at" }).waitFor();
    await field.evaluate((box) => box.scrollTo(0, 0));
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 812 });
      await page.getByRole("button", { name: "Create job description" }).click();
      await page.getByRole("button", { name: "Check wording first" }).click();
      const selected = () => field.evaluate((box: HTMLTextAreaElement) => box.value.slice(box.selectionStart, box.selectionEnd));
      await expect.poll(selected).toBe("salesman");
      await expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true);
      const marked = page.locator("mark", { hasText: "salesman" }).first();
      await expect.poll(() => marked.evaluate(isInSight)).toBe(true);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    expectClean();
  });

  test("a link of a mail that is spent says so at once, and where a new one is", { timeout: 60_000 }, async () => {
    const { page, expectFaults, expectClean } = await visit(await openBrowser(), product.url);
    expectFaults(/Failed to load resource/);
    await page.route("**/api/auth/check-reset-code", async (route) => {
      await page.waitForTimeout(800);
      await route.continue();
    });
    await page.goto("/auth?mode=resetPassword&oobCode=spent");
    await page.getByText("Checking the link…").waitFor();
    expect(await page.getByLabel("New password").count()).toBe(0);
    await page.getByRole("alert").getByText(/link/).waitFor();
    expect(await page.getByLabel("New password").count()).toBe(0);
    await page.goto("/auth?mode=verifyEmail&oobCode=spent");
    await page.getByRole("link", { name: "Ask for a new mail in your profile" }).click();
    await page.waitForURL((url) => url.pathname === "/auth" && url.searchParams.get("redirect") === "/profile");
    expectClean();
  });
});

function isInSight(mark: Element): boolean {
  const [place, box] = [mark.getBoundingClientRect(), mark.closest("[aria-hidden]")?.getBoundingClientRect()];
  return box !== undefined && place.top >= Math.max(0, box.top) && place.bottom <= Math.min(innerHeight, box.bottom);
}
