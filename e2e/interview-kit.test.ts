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

  test("keep the focus where a person works with the keyboard", { timeout: 240_000 }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
    await createAccount(page);
    await openKit(page);
    const press = async (name: string) => {
      await page.getByRole("button", { name, exact: true }).focus();
      await page.keyboard.press("Enter");
    };
    const second = await textOf(page, 2);
    await press("Move question 2 up");
    await expect.poll(() => textOf(page, 1)).toBe(second);
    expect(await focusOf(page)).toBe("Move question 1 up");
    await press("Replace question 1 with another");
    await expect.poll(() => textOf(page, 1)).not.toBe(second);
    await expect.poll(() => focusOf(page)).toMatch(/question.1/);
    await press("Hide question 2");
    await page.getByText("Question 2 hidden", { exact: true }).waitFor();
    await expect.poll(() => focusOf(page)).toBe("question-2");
    await press("Edit question 1");
    await page.getByLabel("Question", { exact: true }).fill("Do you have any children who keep you from night shifts?");
    await press("Use this");
    expect(await page.getByLabel("Question", { exact: true }).evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => focusOf(page)).toBe("question-1");
    await press("Add a question");
    await page.keyboard.press("Escape");
    await expect.poll(() => focusOf(page)).toBe("Add a question");
    expectClean();
  });
});

/** What has the focus: the name of a button, or the place of a question. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: held } = document;
    return held?.getAttribute("aria-label") || held?.id || held?.textContent;
  });

const textOf = async (page: Page, no: number) => (await page.locator(`#question-${no}-text`).innerText()).replace(/^\d+\s*/, "");

/** The kit of the best of twelve invented candidates. */
async function openKit(page: Page): Promise<void> {
  await analyseSamples(page);
  await page.getByRole("main").getByRole("link", { name: "Interview kit" }).click();
  await page.locator("#question-1").waitFor();
}
