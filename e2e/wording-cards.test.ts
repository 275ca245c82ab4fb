import type { Browser, Page } from "playwright-core";
import { expect, test } from "vitest";
import { PASSWORD } from "../server/test/sign-up.ts";
import { describeInBrowser, visit } from "./running/browser.ts";
import { signUp } from "./running/people.ts";
import { signIn } from "./running/recruiter.ts";
import { useProduct } from "./running/use-product.ts";

const DESCRIPTION = `We look for a young nurse for our ward. She gives care to eight patients a shift.

Must have
- Registered nurse
- Wound care
- Native English speaker
`;

describeInBrowser("the cards of phrases to look at", (openBrowser) => {
  const product = useProduct();

  test("a press on another phrase opens its card, and a kept phrase is open nowhere, nor in the next version", {
    timeout: 120_000,
  }, async () => {
    const { page, expectClean } = await openWording(openBrowser, product.url);
    const card = page.getByRole("dialog");
    const phrase = (words: string) => page.getByRole("article").getByRole("button", { name: new RegExp(`${words}.*: `) });
    for (const words of ["young", "She", "Native English speaker"]) {
      await phrase(words).click();
      await expect.poll(() => card.getAttribute("aria-label")).toContain(words);
    }
    const findings = page.getByRole("complementary", { name: "Findings" });
    await findings.getByRole("button", { name: /^Age, high: / }).click();
    await expect.poll(() => card.getAttribute("aria-label")).toContain("young");

    await page.keyboard.press("l");
    await page.keyboard.type("The words of the union");
    await page.keyboard.press("Enter");
    await findings.getByText("Kept with a reason · 1").waitFor();
    // The keyboard goes on to the phrase behind it, and leaves none out.
    await expect.poll(() => card.getAttribute("aria-label")).toContain("She");
    await findings.getByRole("button", { name: /Kept: The words of the union/ }).click();
    await card.getByRole("button", { name: "Change the reason" }).click();
    const reason = card.getByRole("textbox", { name: /^Why does .*young.* stay\?$/ });
    expect(await reason.inputValue()).toBe("The words of the union");
    await reason.fill("The words of the union, of 2019");
    await card.getByRole("button", { name: "Keep it" }).click();
    await findings.getByRole("button", { name: /Kept: The words of the union, of 2019/ }).waitFor();
    await findings.getByText("Kept with a reason · 1").waitFor();
    await findings.getByRole("button", { name: /^Cultural, high: / }).press("Enter");
    await findings.getByText("A kept phrase of high severity holds it there.").waitFor();
    await expectOpen(page, 1);

    await page.keyboard.press("ControlOrMeta+z");
    await page.getByText("Change taken back", { exact: true }).waitFor();
    await expectOpen(page, 2);
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await page.getByText("Change made again", { exact: true }).waitFor();
    await expectOpen(page, 1);
    await page.keyboard.press("ControlOrMeta+z");
    await expectOpen(page, 2);
    await findings.getByRole("button", { name: /^Cultural, high: / }).press("Enter");
    await page.getByRole("button", { name: "Save as new description" }).click();
    await page.getByRole("link", { name: "Continue to analysis" }).click();
    await expectOpen(page, 1);
    expectClean();
  });

  test("a kept phrase is opened again from the toast, its card and the list, and a reload finds it open", {
    timeout: 120_000,
  }, async () => {
    const { page, expectClean } = await openWording(openBrowser, product.url);
    const card = page.getByRole("dialog");
    const findings = page.getByRole("complementary", { name: "Findings" });
    const kept = findings.getByText(/^Kept with a reason/);
    const young = findings.getByRole("button", { name: /^Age, high: / });
    const undo = page.getByRole("button", { name: "Undo" });
    const keep = async () => {
      await young.click();
      await card.getByRole("button", { name: /^Keep it, say why/ }).click();
      await page.keyboard.type("The words of the union");
      await card.getByRole("button", { name: "Keep it", exact: true }).click();
      await kept.waitFor();
      await expectOpen(page, 2);
    };
    await keep();
    await undo.click();
    await young.waitFor();
    expect(await kept.count()).toBe(0);
    await expectOpen(page, 3);

    await keep();
    await findings.getByRole("button", { name: /Kept: The words of the union/ }).click();
    await card.getByRole("button", { name: "Open again" }).press("Enter");
    await page.getByText("“a young nurse” is open again", { exact: true }).waitFor();
    // The card stays, at the first of what can be done now.
    await card.getByText("1 of 3", { exact: true }).waitFor();
    await expect
      .poll(() =>
        card
          .getByRole("button", { name: /^Replace with|^Remove/ })
          .first()
          .evaluate(hasFocus),
      )
      .toBe(true);
    await undo.click();
    await findings.getByRole("button", { name: /Kept: The words of the union/ }).waitFor();

    await page.keyboard.press("Escape");
    await findings.getByRole("button", { name: "Open again: “a young nurse”" }).press("Enter");
    await expect.poll(() => young.evaluate(hasFocus)).toBe(true);
    await expectOpen(page, 3);
    await page.reload();
    await expectOpen(page, 3);
    await young.waitFor();
    expect(await kept.count()).toBe(0);
    expectClean();
  });
});

const hasFocus = (element: Element): boolean => element === document.activeElement;

async function openWording(openBrowser: () => Promise<Browser>, url: string) {
  const { client, email } = await signUp(() => url);
  const profile = await client.readJobText({ body: { description: DESCRIPTION } });
  const job = await client.createJob({ body: { title: "Nurse", description: DESCRIPTION, profile } });
  const visited = await visit(await openBrowser(), url, { reducedMotion: "reduce" });
  await signIn(visited.page, { email, password: PASSWORD });
  await visited.page.goto(`${url}/bias-detection/${job.id}`);
  return visited;
}

const expectOpen = (page: Page, count: number) =>
  page.getByRole("navigation", { name: "Steps" }).getByText(`${count} open`, { exact: true }).waitFor();
