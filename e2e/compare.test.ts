import { expect, test } from "vitest";
import { analyseSamples, candidateRows, readRinged, sidePanel } from "./running/analysis-screen.ts";
import { expectNoBarriers } from "./running/barriers.ts";
import { describeInBrowser, visit } from "./running/browser.ts";
import { createAccount } from "./running/recruiter.ts";
import { useProduct } from "./running/use-product.ts";

describeInBrowser("candidates side by side", (openBrowser) => {
  const product = useProduct();

  test("each figure leads to its quotes, rows that are alike go, and paper shows the table alone [AC-55]", {
    timeout: 240_000,
  }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
    await createAccount(page);
    await analyseSamples(page);
    for (const at of [0, 1]) await candidateRows(page).nth(at).getByRole("checkbox").check();
    await page.keyboard.press("c");
    const dialog = page.getByRole("dialog", { name: "Compare 2 candidates" });
    await dialog.waitFor();
    await expectNoBarriers(page, "compare");
    await page.reload();
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    await page.goForward();
    await dialog.waitFor();
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("2 selected", { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.has("compare")).toBe(false);
    await page.getByRole("button", { name: /^Compare 2/ }).click();
    await dialog.waitFor();
    const lines = dialog.getByRole("row").filter({ has: page.getByRole("cell") });
    const isAlike = (words: string[]) => new Set(words).size === 1;
    const readLines = async () => Promise.all((await lines.all()).map((line) => line.getByRole("cell").allInnerTexts()));
    const withoutNames = async () =>
      (await readLines()).map((cells) => cells.map((words) => words.replace(/\.\s*Show the quotes.*$/s, "")));
    expect((await withoutNames()).some(isAlike)).toBe(true);
    await dialog.getByRole("switch", { name: "Only differences" }).click();
    await expect.poll(async () => (await withoutNames()).some(isAlike)).toBe(false);
    await dialog.getByRole("switch", { name: "Only differences" }).click();

    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("main").isVisible()).toBe(false);
    expect(await lines.first().isVisible()).toBe(true);
    expect(await dialog.getByRole("switch").isVisible()).toBe(false);
    expect(await dialog.evaluate((box) => [getComputedStyle(box).position, box.scrollHeight > box.clientHeight])).toEqual([
      "static",
      false,
    ]);
    await page.emulateMedia({ media: null });

    const shown = dialog.getByRole("button", { name: /strong.*Show the quotes for/ }).last();
    const [, requirement, label] = /Show the quotes for (.+): (Candidate \d+)$/.exec((await shown.innerText()).trim()) as RegExpExecArray;
    await shown.click();
    await dialog.waitFor({ state: "detached" });
    await sidePanel(page)
      .getByRole("heading", { name: label as string })
      .waitFor();
    await sidePanel(page)
      .getByRole("heading", { name: `Evidence: ${requirement}` })
      .waitFor();
    await expect.poll(async () => (await readRinged(sidePanel(page))).words).not.toBe("");
    await page.goBack();
    await dialog.waitFor();
    expectClean();
  });

  test("two candidates stand beside each other on a phone, every requirement above its figures", { timeout: 240_000 }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
    await createAccount(page);
    await analyseSamples(page);
    await page.setViewportSize({ width: 375, height: 812 });
    const cards = page.getByRole("list", { name: "Candidates" }).getByRole("article");
    for (const at of [0, 1, 2]) await cards.nth(at).getByRole("checkbox").check();
    await page.getByRole("button", { name: "Compare 3" }).click();
    const dialog = page.getByRole("dialog", { name: "Compare 3 candidates" });
    await dialog.waitFor();
    const heads = await dialog.getByRole("columnheader").all();
    const boxes = await Promise.all(heads.map((head) => head.boundingBox()));
    expect(boxes).toHaveLength(3);
    expect(boxes.filter((box) => box !== null && box.x >= 0 && box.x + box.width <= 375)).toHaveLength(2);
    const above = await dialog.getByRole("rowheader").first().boundingBox();
    const below = await dialog.getByRole("cell").first().boundingBox();
    expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0);
    await expectNoBarriers(page, "compare three");
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    expectClean();
  });

  test("the focus stays in the panel of a candidate who was revealed", { timeout: 240_000 }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
    await createAccount(page);
    await analyseSamples(page);
    const isInside = (holder: ReturnType<typeof sidePanel>) => holder.evaluate((box) => box.contains(document.activeElement));
    await sidePanel(page).getByRole("button", { name: "Reveal name and contact" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Reveal", exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => isInside(sidePanel(page))).toBe(true);
    await sidePanel(page).getByRole("link", { name: "Correct" }).click();
    const sheet = page.getByRole("dialog", { name: /^Candidate/ });
    await sheet.getByRole("button", { name: "Reveal" }).click();
    await page.getByRole("button", { name: "Reveal and record" }).click();
    // The sheet is called by the name from now on.
    const named = page.getByRole("dialog");
    await named.getByRole("button", { name: "Reveal" }).waitFor({ state: "detached" });
    await expect.poll(() => isInside(named)).toBe(true);
    expectClean();
  });
});
