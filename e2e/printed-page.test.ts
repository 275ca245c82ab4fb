import { expect, test } from "vitest";
import { analyseSamples, candidateRow, revealCandidate, sidePanel } from "./running/analysis-screen.ts";
import { describeInBrowser, visit } from "./running/browser.ts";
import { createAccount } from "./running/recruiter.ts";
import { useProduct } from "./running/use-product.ts";

describeInBrowser("evidence on the page as it is printed", (openBrowser) => {
  const product = useProduct();

  test("the quote in question is ringed on its page and in sight; revealing shows the page with nothing covered", {
    timeout: 240_000,
  }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url);
    await createAccount(page);
    await analyseSamples(page);
    await candidateRow(page, "Candidate 1").getByText("Candidate 1", { exact: true }).click();
    const panel = sidePanel(page);
    await panel.getByRole("tab", { name: "Original" }).click();
    const picture = panel.getByRole("img", { name: /^Page 1 of 1 of the resume with personal words covered/ });
    await picture.waitFor();
    expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(1_000);
    const covered = await picture.getAttribute("src");
    const ring = panel.locator("[data-current]");
    await expect.poll(() => ring.count()).toBe(1);
    const place = async () => (await ring.boundingBox()) ?? { x: 0, y: 0 };
    const first = await place();
    await page.keyboard.press("n");
    await expect.poll(place).not.toEqual(first);
    const frame = await panel.getByRole("region", { name: "Text of the resume" }).boundingBox();
    const box = await place();
    expect(box.y).toBeGreaterThan(frame?.y ?? 0);
    expect(box.y).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));

    await revealCandidate(page);
    const whole = panel.getByRole("img", { name: /^Page 1 of 1 of the resume as it is printed/ });
    await whole.waitFor();
    expect(await whole.getAttribute("src")).not.toBe(covered);
    await expect.poll(() => ring.count()).toBe(1);
    await panel.getByRole("tab", { name: "Text", exact: true }).click();
    await panel.getByRole("region", { name: "Text of the resume" }).getByText("@example.com").first().waitFor();
    expectClean();
  });
});
