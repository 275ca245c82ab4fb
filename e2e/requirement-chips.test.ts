import type { JobView } from "@fairlead/contracts";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoBarriers } from "./running/barriers.ts";
import { describeInBrowser, visit } from "./running/browser.ts";
import { createAccount, readJson } from "./running/recruiter.ts";
import { useProduct } from "./running/use-product.ts";

const TEXT = `Stores controller

We are looking for a stores controller for our new depot. You will keep count of what comes in and what goes out.

Requirements
- SAP or Odoo
- Counterbalance licence
- Under 35
- Excel, at least 2 years
- Rotating night shifts, able to lift 20 kg
`;
const wishes = (page: Page) => page.getByRole("region", { name: "Requirements" });
const chip = (page: Page, name: string) => wishes(page).getByRole("button", { name: new RegExp(`^${name}.*Change$`) });

describeInBrowser("what a job asks for, confirmed by a person", (openBrowser) => {
  const product = useProduct();

  test("importance, weight and years are frozen with the words; what may not count is refused", { timeout: 120_000 }, async () => {
    const { page, expectClean, expectFaults } = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
    expectFaults(/ERR_FAILED|Failed to load resource/);
    await createAccount(page);
    await page.goto("/job-description");
    await page.getByLabel("Title").fill("Stores controller");
    await page.getByRole("textbox", { name: "Description" }).fill(TEXT);

    await chip(page, "SAP or Odoo").click();
    const editor = page.getByRole("dialog", { name: "Change SAP or Odoo" });
    const weight = editor.getByRole("group", { name: /^Weight in the score/ });
    expect(await weight.getByRole("radio", { name: "3" }).isChecked()).toBe(true);
    await weight.getByText("2", { exact: true }).click();
    await editor.getByLabel("Years of experience").fill("4");
    await expectNoBarriers(page, "the editor of a chip");
    await editor.getByRole("button", { name: "Done" }).click();
    await chip(page, "SAP or Odoo · 4\\+ y · weight 2").waitFor();

    await wishes(page).getByText("“Under 35” asks for age and is not used.").waitFor();
    const conditions = page.getByRole("region", { name: "Pay, hours and place" });
    await conditions.getByText("Not scored: agree on these with the candidate.").waitFor();
    expect(await conditions.getByRole("listitem").allInnerTexts()).toEqual(["Rotating night shifts", "able to lift 20 kg"]);
    await expect
      .poll(() =>
        wishes(page)
          .getByText(/shifts|lift/)
          .count(),
      )
      .toBe(0);
    const add = wishes(page).getByLabel("Add a requirement");
    await add.fill("No career gaps");
    await add.press("Enter");
    await wishes(page).getByText("Ask for the skill; a break in a career says nothing about it.").waitFor();
    await add.fill("Cycle counts");
    await add.press("Enter");
    await chip(page, "Cycle counts").waitFor();
    await expectNoBarriers(page, "the form of a job");

    const create = async () => {
      await page.getByRole("button", { name: "Create job description" }).click();
      await page.getByRole("button", { name: "Create anyway" }).click();
    };
    // Words that the server could not read when they were added are refused when the job is created, and the chip is led to.
    await page.route("**/api/v1/job-readings", (route) => route.abort());
    await add.fill("Oxbridge degree");
    await add.press("Enter");
    const old = chip(page, "Oxbridge degree");
    await old.waitFor();
    await page.unroute("**/api/v1/job-readings");
    await create();
    await page.getByRole("alert").filter({ hasText: "“Oxbridge degree” may not count in hiring." }).waitFor();
    await expect.poll(() => old.evaluate((element) => element === document.activeElement)).toBe(true);
    await wishes(page).getByText("Not saved: “Oxbridge degree”").waitFor();
    await expectNoBarriers(page, "a chip that may not count");
    await old.press("Delete");
    await expect.poll(() => wishes(page).getByText("Not saved").count()).toBe(0);

    await page.route("**/api/v1/jobs", (route) => route.abort());
    await create();
    await expectUncovered(page.getByRole("alert").filter({ hasText: "Nothing you wrote is lost." }));
    await page.unroute("**/api/v1/jobs");

    await create();
    await page.waitForURL(/\/(?:analysis|bias-detection)\//);
    const { id, profile } = await readJson<JobView>(page, `/api/v1/jobs/${new URL(page.url()).pathname.split("/").at(-1)}`);
    expect(profile.requirements.map(({ name, weight, minYears }) => [name, weight, minYears])).toEqual([
      ["SAP", 2, 4],
      ["Counterbalance licence", undefined, undefined],
      ["Excel", undefined, 2],
      ["Cycle counts", undefined, undefined],
    ]);
    await page.goto(`/job-description?view=${id}`);
    await page.getByText("SAP or Odoo · 4+ y · weight 2").waitFor();
    expectClean();
  });
});

/** Words that can be read where the page stands: nothing lies over them. */
async function expectUncovered(words: Locator): Promise<void> {
  await words.waitFor();
  const isOnTop = words.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(await isOnTop).toBe(true);
}
