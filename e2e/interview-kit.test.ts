import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { analyseSamples } from "./running/analysis-screen.ts";
import { expectNoBarriers } from "./running/barriers.ts";
import { describeInBrowser, visit } from "./running/browser.ts";
import { createAccount } from "./running/recruiter.ts";
import { useProduct } from "./running/use-product.ts";

describeInBrowser("the questions of an interview", (openBrowser) => {
  const product = useProduct();

  test("are edited, moved, hidden, replaced and added, refused when unlawful, and printed as arranged", { timeout: 240_000 }, async () => {
    const { page, expectClean, expectFaults } = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
    expectFaults(/Failed to load resource.*status of 422/);
    await createAccount(page);
    await openKit(page);
    const first = await textOf(page, 1);
    const second = await textOf(page, 2);
    await page.getByRole("button", { name: "Move question 1 down" }).click();
    await expect.poll(() => textOf(page, 2)).toBe(first);
    expect(await textOf(page, 1)).toBe(second);

    await page.getByRole("button", { name: "Replace question 1 with another" }).click();
    await expect.poll(() => textOf(page, 1)).not.toBe(second);
    await page.locator("#question-1").getByText("Replaced", { exact: true }).waitFor();

    await page.locator("#question-2").focus();
    await page.keyboard.press("e");
    const box = page.getByLabel("Question", { exact: true });
    await box.fill("Do you have any children who keep you from night shifts?");
    const card = page.locator("#question-2");
    await expect.poll(() => card.getByRole("radio").count()).toBe(0);
    await card.getByText(/asks about family/).waitFor();
    await card.getByRole("button", { name: "Save" }).click();
    await card.getByText("This question asks about something that may not count in hiring.").waitFor();
    await expectNoBarriers(page, "an unlawful question");
    await box.fill("How would you plan a week of night shifts?");
    await expect.poll(() => card.getByText(/may not count in hiring|asks about family/).count()).toBe(0);
    await box.fill("Do you have any children who keep you from night shifts?");
    await card.getByText(/asks about family/).waitFor();
    await card.getByRole("button", { name: "Use this" }).first().click();
    await expect.poll(() => box.inputValue()).toBe("This job has set hours and some travel. Can you work them?");
    await card.getByRole("button", { name: "Save" }).click();
    await card.getByText("Edited", { exact: true }).waitFor();

    const third = await textOf(page, 3);
    await page.locator("#question-3").focus();
    await page.keyboard.press("h");
    await page.getByRole("heading", { name: "Hidden, not asked (1)" }).waitFor();
    await page.getByText("Question 3 hidden", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => textOf(page, 3)).toBe(third);
    expect(await page.getByRole("heading", { name: "Hidden, not asked (1)" }).count()).toBe(0);
    await page.locator("#question-3").focus();
    await page.keyboard.press("h");
    await page.getByRole("heading", { name: "Hidden, not asked (1)" }).waitFor();
    await page.getByRole("button", { name: "Add a question" }).click();
    await page.getByLabel("Question", { exact: true }).fill("How would you plan the first week with a new team?");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByText("Own question", { exact: true }).waitFor();
    await expectNoBarriers(page, "an arranged kit");

    await page.reload();
    await page.getByRole("heading", { name: "Hidden, not asked (1)" }).waitFor();
    await page.emulateMedia({ media: "print" });
    const paper = page.locator(".kit-sheet");
    await paper.getByText("How would you plan the first week with a new team?").waitFor();
    await paper.getByText("This job has set hours and some travel. Can you work them?").waitFor();
    expect(await paper.innerText()).not.toContain(third);
    expectClean();
  });
});

const textOf = async (page: Page, no: number) => (await page.locator(`#question-${no}-text`).innerText()).replace(/^\d+\s*/, "");

/** The kit of the best of twelve invented candidates. */
async function openKit(page: Page): Promise<void> {
  await analyseSamples(page);
  await page.getByRole("main").getByRole("link", { name: "Interview kit" }).click();
  await page.locator("#question-1").waitFor();
}
