import { expect, test } from "vitest";
import { analyseSamples, candidateRows } from "./running/analysis-screen.ts";
import { describeInBrowser, visit } from "./running/browser.ts";
import { createAccount } from "./running/recruiter.ts";
import { useProduct } from "./running/use-product.ts";

describeInBrowser("a candidate", (openBrowser) => {
  const product = useProduct();

  test("closes on a narrow screen with Back and with its cross, and leaves nothing for Back to repeat", { timeout: 240_000 }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
    await createAccount(page);
    await analyseSamples(page);
    await page.goto("/my-analyses");
    await page.setViewportSize({ width: 375, height: 812 });
    await page
      .getByRole("link", { name: /Customer Service/ })
      .first()
      .click();
    await page.waitForURL("**/analysis/*");
    const cards = page.getByRole("list", { name: "Candidates" }).getByRole("article");
    const sheet = page.getByRole("dialog");
    const open = async (at: number) => {
      await cards.nth(at).getByRole("button").first().click();
      await sheet.waitFor();
      await page.waitForURL("**/analysis/*?candidate=*");
    };

    await open(0);
    await page.goBack();
    await expect.poll(() => sheet.count()).toBe(0);
    expect(new URL(page.url()).pathname).toMatch(/^.analysis./);

    await open(1);
    await sheet.getByRole("button", { name: "Close", exact: true }).click();
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await page.goBack();
    await page.waitForURL("**/my-analyses");
    expectClean();
  });

  test("is left by a link pressed in the moment in which the address follows the keys", { timeout: 240_000 }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
    await createAccount(page);
    await analyseSamples(page);
    await page.reload();
    await candidateRows(page).first().waitFor();
    await page.waitForTimeout(2 * ADDRESS_MS);
    // The kit's page takes its time, and the address is due before the press is drawn.
    await page.route("**/assets/interview-*.js", (route) => setTimeout(() => void route.continue(), 800));
    await page.evaluate(pressWhenDue, ADDRESS_MS);
    await page.keyboard.press("j");
    await page.waitForURL("**/interview/**");
    await page.getByRole("article").first().waitFor();
    expectClean();
  });
});

const ADDRESS_MS = 250;

/** In the page: presses the panel's link right before what waits that long for the address is done. */
function pressWhenDue(waitMs: number): void {
  const later = window.setTimeout.bind(window);
  const patched = (act: () => void, ms?: number) =>
    later(() => {
      if (ms === waitMs) [...document.querySelectorAll("a")].find(({ textContent }) => textContent === "Interview questions")?.click();
      act();
    }, ms);
  Object.assign(window, { setTimeout: patched });
}
