import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoBarriers } from "./running/barriers.ts";
import { describeInBrowser, visit } from "./running/browser.ts";
import { createAccount } from "./running/recruiter.ts";
import { useProduct } from "./running/use-product.ts";

const DESCRIPTION = `Warehouse team leader, Denver, CO

You lead a team of twelve people who pick and pack orders for shops in the city. You plan the shifts of the week, talk to drivers when a truck is late, and keep the floor safe for everybody who works on it. You count stock every month and tell the office what is missing.

Hours
Monday to Friday, early shift

Requirements
- Forklift licence
- Stock control
- Shift planning
- Applicants must be no older than 35
`;

/** What stands beside a name in a list of figures. */
const figureOf = (page: Page, region: string, name: string) =>
  page
    .getByRole("region", { name: region })
    .locator("div", { has: page.getByText(name, { exact: true }) })
    .last();

describeInBrowser("the figures of a text", (openBrowser) => {
  const product = useProduct();

  test("stand beside the score, and what the law of the place asks about pay beside what was read", { timeout: 120_000 }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
    await createAccount(page);
    await page.goto("/job-description");
    await page.getByRole("textbox", { name: "Description" }).fill(DESCRIPTION);

    await expect.poll(() => figureOf(page, "Score by kind", "Age").innerText()).toMatch(/60 of 100/);
    expect(await figureOf(page, "Score by kind", "Gender").innerText()).toMatch(/100 of 100/);
    expect(await figureOf(page, "The text", "Reading level").innerText()).toMatch(/Grade \d/);
    expect(await figureOf(page, "The text", "Length").innerText()).toMatch(/\d+ words/);
    expect(await figureOf(page, "The text", "Must-haves listed").innerText()).toMatch(/4/);

    const conditions = page.getByRole("region", { name: "Pay, hours and place" });
    await conditions.getByText(/Colorado asks for the pay or a pay range/).waitFor();
    expect(await conditions.innerText()).toMatch(/Pay\s+Not found in the text/);
    await expectNoBarriers(page, "a text with its figures");

    await page.getByRole("textbox", { name: "Description" }).fill(`${DESCRIPTION}\nPay: $52,000 to $58,000 a year\n`);
    await expect.poll(() => conditions.innerText()).toMatch(/Pay\s+.*\$52,000 to \$58,000/);

    await page.getByRole("button", { name: "Use “Warehouse team leader" }).click();
    await page.locator("section[aria-labelledby=requirements][aria-busy=false]").waitFor({ timeout: 60_000 });
    await page.getByRole("button", { name: "Create job description" }).click();
    await page.getByRole("button", { name: "Create anyway" }).click();
    await page.waitForURL(/\/bias-detection\//);
    await expect.poll(() => figureOf(page, "The text", "Must-haves listed").innerText()).toMatch(/4/);
    await expectNoBarriers(page, "findings with the figures of the text");
    expectClean();
  });
});
