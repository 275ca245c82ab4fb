import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { listSmallFiles } from "./running/bad-files.ts";
import { describeInBrowser, visit } from "./running/browser.ts";
import { createAccount, toChooser, uploadRows, waitUntilRead } from "./running/recruiter.ts";
import { useProduct } from "./running/use-product.ts";

const READ_MS = 120_000;
const FILES = 12;
const ARRIVING = 3;

describeInBrowser("an upload that does not get to its end", (openBrowser) => {
  const product = useProduct();

  /** Lets the first files through and holds the others on the line; those on their way may still arrive when the page goes. */
  async function holdAfter(page: Page, count: number): Promise<void> {
    let seen = 0;
    await page.route("**/api/v1/upload-sessions/*/resumes*", (route) => (++seen <= count ? route.continue() : undefined));
  }

  test("a tab closed in the middle tells the next one how many files are missing, until they are chosen again", {
    timeout: 300_000,
  }, async () => {
    const { page, context, expectFaults, expectClean } = await visit(await openBrowser(), product.url);
    expectFaults(/ERR_ABORTED|Failed to load resource/);
    await createAccount(page);
    await holdAfter(page, ARRIVING);
    const files = listSmallFiles(FILES);
    await toChooser(page).setInputFiles(files);
    await page.waitForURL("**/upload?session=*");
    await uploadRows(page)
      .getByText("Ready", { exact: true })
      .nth(ARRIVING - 1)
      .waitFor({ timeout: READ_MS });
    const address = page.url();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));

    const next = await context.newPage();
    await page.close({ runBeforeUnload: false });
    await next.goto(address);
    const note = next.getByRole("alert").filter({ hasText: "had not arrived" });
    await note.waitFor();
    const missing = async () => Number(/^\d+/.exec(await note.innerText())?.[0]);
    await expect.poll(async () => (await missing()) + (await uploadRows(next).count())).toBe(FILES);
    expect(await missing()).toBeGreaterThan(0);
    await toChooser(next).setInputFiles(files);
    await note.waitFor({ state: "detached" });
    await waitUntilRead(next, READ_MS);
    expect(await uploadRows(next).getByText("Ready", { exact: true }).count()).toBe(FILES);
    await next.reload();
    await uploadRows(next).first().waitFor();
    expect(await note.count()).toBe(0);
    expectClean();
  });

  test("taking a file off the list leaves the focus in the list", { timeout: 120_000 }, async () => {
    const { page } = await visit(await openBrowser(), product.url);
    await createAccount(page);
    await holdAfter(page, 0);
    await toChooser(page).setInputFiles(listSmallFiles(FILES));
    const rows = uploadRows(page);
    await rows.nth(FILES - 1).waitFor();
    for (const name of ["resume-007.txt", "resume-011.txt"]) {
      await rows.filter({ hasText: name }).getByRole("button").press("Enter");
      await rows.filter({ hasText: name }).waitFor({ state: "detached" });
      expect(await rows.evaluateAll((all) => all.some((row) => row === document.activeElement))).toBe(true);
    }
  });
});
