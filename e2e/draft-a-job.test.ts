import type { JobView } from "@fairlead/contracts";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { expectNoBarriers } from "./running/barriers.ts";
import { describeInBrowser, type Visit, visit } from "./running/browser.ts";
import { createAccount, readJson, signOut } from "./running/recruiter.ts";
import { useProduct } from "./running/use-product.ts";

const preview = (page: Page) => page.getByRole("region", { name: "Preview" });
const wishes = (page: Page) => page.getByRole("region", { name: "Requirements" });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });

describeInBrowser("three ways to write a description", (openBrowser) => {
  const product = useProduct();
  let visitor: Visit;
  let page: Page;
  beforeAll(async () => {
    visitor = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
    page = visitor.page;
    await createAccount(page);
    await page.goto("/job-description");
  }, 120_000);

  test("a draft from facts, by keyboard alone, down to the chips", { timeout: 120_000 }, async () => {
    await page.getByRole("textbox", { name: "Title" }).focus();
    await page.keyboard.type("Staff nurse");
    await tab(page, "Paste text").press("ArrowRight");
    await tab(page, "Write from a guide").press("ArrowRight");
    await expect.poll(() => page.getByLabel("Suggestions for").inputValue()).toBe("registered-nurse");
    await page.getByRole("button", { name: "Add: keep patients safe and well informed through their stay" }).press("Enter");
    await page.getByRole("textbox", { name: "Duty 1" }).focus();
    await page.keyboard.type("Planning the care of eight patients");
    await page.keyboard.press("Enter");
    await page.keyboard.type("hand over to the day team");
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe("hand over to the day team");
    await page.getByRole("button", { name: "Add: Nursing licence" }).press("Enter");
    await page.getByRole("textbox", { name: "Requirement 1" }).focus();
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe("Nursing licence");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Wound care");
    await page.keyboard.press("Tab");
    await page.keyboard.type("burn care");
    // How many of them are needed: left empty, one is.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("s");
    await page.keyboard.press("Tab");
    await page.keyboard.type("2");
    const text = preview(page);
    await expect.poll(() => text.innerText()).toContain("- At least 2 years of experience with Wound care or burn care");
    expect(await text.innerText()).toContain("- Hand over to the day team.\n- Plan the care of eight patients.");
    await expect
      .poll(() =>
        wishes(page)
          .getByRole("button", { name: /^Wound care or burn care · 2\+ y, Should have. Change$/ })
          .count(),
      )
      .toBe(1);
    await wishes(page).getByRole("button", { name: "Nursing licence, Must have. Change" }).waitFor();
  });

  test("what the law of the place asks about pay stands beside the field", { timeout: 60_000 }, async () => {
    await page.getByLabel("Place", { exact: true }).fill("Denver, CO");
    const advice = page.getByText(/Colorado asks for the pay or a pay range/);
    await advice.waitFor();
    await page.getByLabel("Pay from").fill("70,000");
    await page.getByLabel("Pay to").fill("120,000");
    await page.getByText(/more than one and a half times/).waitFor();
    await page.getByLabel("Pay to").fill("84,000");
    await expect.poll(() => preview(page).innerText()).toContain("- Pay: $70,000 to $84,000 a year.");
    await page.getByLabel("Place", { exact: true }).fill("Leeds, United Kingdom");
    await page.getByText(/No law of the United Kingdom/).waitFor();
    await expectNoBarriers(page, "draft from facts");
  });

  test("no way loses what was put into another, nor does a reload", { timeout: 90_000 }, async () => {
    await tab(page, "Write from a guide").click();
    await page.getByLabel("Must have").fill("Excel\nSQL");
    await expect.poll(() => preview(page).innerText()).toContain("Must have\n- Excel\n- SQL");
    await expectNoBarriers(page, "guide");
    await tab(page, "Paste text").click();
    await page.getByRole("textbox", { name: "Description" }).fill("You will mend bikes.");
    await page.waitForTimeout(600);
    await page.reload();
    expect(await page.getByRole("textbox", { name: "Description" }).inputValue()).toBe("You will mend bikes.");
    await tab(page, "Write from a guide").click();
    expect(await page.getByLabel("Must have").inputValue()).toBe("Excel\nSQL");
    await tab(page, "Draft for me").click();
    expect(await page.getByRole("textbox", { name: "Requirement 2" }).inputValue()).toBe("Wound care");
  });

  test("better words change the field they come from; the text goes on as a text, and back", { timeout: 60_000 }, async () => {
    await page.getByRole("textbox", { name: "Team" }).fill("a team of rockstars");
    const wording = page.getByRole("region", { name: "Wording" });
    await wording.getByRole("button", { name: /^Replace “rockstars”/ }).click();
    await expect.poll(() => page.getByRole("textbox", { name: "Team" }).inputValue()).not.toContain("rockstar");
    await preview(page).waitFor();
    await page.getByRole("button", { name: "Edit as text" }).click();
    expect(await page.getByRole("textbox", { name: "Description" }).inputValue()).toContain(
      "Staff nurse\n\nThis job is there to keep patients safe",
    );
    await page.getByRole("button", { name: "Undo" }).click();
    await tab(page, "Paste text").click();
    expect(await page.getByRole("textbox", { name: "Description" }).inputValue()).toBe("You will mend bikes.");
    await tab(page, "Draft for me").click();
  });

  test("the job holds the draft and what was read of it; the draft is gone afterwards", { timeout: 60_000 }, async () => {
    await page.getByRole("textbox", { name: "Requirement 2" }).waitFor();
    await page.locator("section[aria-labelledby=requirements][aria-busy=false]").waitFor({ timeout: 60_000 });
    await page.getByRole("button", { name: "Create job description" }).click();
    await page.waitForURL(/\/(?:analysis|bias-detection)\//);
    const job = await readJson<JobView>(page, `/api/v1/jobs/${new URL(page.url()).pathname.split("/").at(-1)}`);
    expect(job.description).toContain("- At least 2 years of experience with Wound care or burn care");
    expect(job.profile.requirements.map(({ name, importance, minYears }) => [name, importance, minYears])).toEqual([
      ["Nursing licence", "must", undefined],
      ["Wound care", "should", 2],
    ]);
    await page.goto("/job-description");
    expect(await page.getByRole("textbox", { name: "Title" }).inputValue()).toBe("");
    await page.getByRole("textbox", { name: "Title" }).fill("Chef");
    await page.waitForTimeout(600);
    await signOut(page);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")))).toEqual([]);
    visitor.expectClean();
  });
});
