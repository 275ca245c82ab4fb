import { expect, test } from "vitest";
import { analyseSamples } from "./running/analysis-screen.ts";
import { describeInBrowser, visit } from "./running/browser.ts";
import { createAccount } from "./running/recruiter.ts";
import { useProduct } from "./running/use-product.ts";

describeInBrowser("a candidate on a narrow screen", (openBrowser) => {
  const product = useProduct();

  test("closes with Back and with its cross, and leaves nothing for Back to repeat", { timeout: 240_000 }, async () => {
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
});
