import type { Page } from "playwright-core";
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
    const { client, email } = await signUp(() => product.url);
    const profile = await client.readJobText({ body: { description: DESCRIPTION } });
    const job = await client.createJob({ body: { title: "Nurse", description: DESCRIPTION, profile } });
    const { page, expectClean } = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
    await signIn(page, { email, password: PASSWORD });
    await page.goto(`${product.url}/bias-detection/${job.id}`);
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
});

const expectOpen = (page: Page, count: number) =>
  page.getByRole("navigation", { name: "Steps" }).getByText(`${count} open`, { exact: true }).waitFor();
