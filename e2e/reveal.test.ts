import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openDatabase } from "../server/db/index.ts";
import { analyseSamples, candidateRow, candidateRows, readRinged, revealCandidate, sidePanel } from "./running/analysis-screen.ts";
import { describeInBrowser, visit } from "./running/browser.ts";
import { createAccount } from "./running/recruiter.ts";
import { isFocused } from "./running/shell-screen.ts";
import type { RunningProduct } from "./running/start-product.ts";
import { useOwnProduct, useProduct } from "./running/use-product.ts";

const BAR = /\[[a-z ]+ hidden\]/;

describeInBrowser("blind review and revealing", (openBrowser) => {
  const product = useOwnProduct();

  test("a candidate is covered, then shown with name and text on request, recorded, and covered again [AC-58]", {
    timeout: 240_000,
  }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url);
    await createAccount(page);
    await analyseSamples(page);
    await page.keyboard.press("j");
    await page.keyboard.press("k");
    const panel = sidePanel(page);
    const label = (await panel.getAttribute("aria-label"))?.replace("Details of ", "") as string;
    const text = panel.getByRole("region", { name: "Text of the resume" });
    await expect.poll(() => text.innerText()).toMatch(BAR);
    const covered = await page.content();
    await expect.poll(async () => (await readRinged(panel)).words).not.toBe("");
    const ringed = (await readRinged(panel)).words;
    const resumeId = await readResumeId(page);

    await revealCandidate(page);
    await expect.poll(() => text.innerText()).not.toMatch(BAR);
    const isWithin = () => panel.evaluate((one) => one.contains(document.activeElement));
    await expect.poll(isWithin, { message: "the button is gone, the focus stays with its panel" }).toBe(true);
    const identity = await panel.getByRole("paragraph").filter({ hasText: "@example.com" }).first().innerText();
    const [name, email] = identity.split(" · ") as [string, string];
    expect(name).toMatch(/^\p{Lu}\p{L}+ \p{L}+/u);
    expect(covered).not.toContain(name);
    expect(covered).not.toContain(email);
    expect(await text.innerText()).toContain(email);
    expect((await text.innerText()).toLowerCase()).toContain(name.toLowerCase());
    expect((await readRinged(panel)).words, "the quote stands where it stood").toBe(ringed);

    await page.keyboard.press("j");
    await expect.poll(() => text.innerText()).toMatch(BAR);
    await page.keyboard.press("k");
    await expect.poll(() => text.innerText()).toMatch(BAR);
    expect(await page.content()).not.toContain(email);
    await page.reload();
    await candidateRow(page, label).waitFor();
    await expect.poll(() => text.innerText()).toMatch(BAR);
    const reloaded = await page.content();
    for (const word of [name, email]) expect(reloaded).not.toContain(word);
    expectClean();
    expect(await readReveals(product)).toEqual([resumeId]);
  });
});

describeInBrowser("words of a reason", (openBrowser) => {
  const product = useProduct();

  test("outlive another width of the window, and the panel does not take the keys", { timeout: 240_000 }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url);
    await createAccount(page);
    await analyseSamples(page);
    for (const [from, to] of [
      [1440, 1000],
      [1000, 1440],
      [1440, 420],
    ] as const) {
      await page.setViewportSize({ width: from, height: 900 });
      await page.keyboard.press("j");
      await sidePanel(page).or(page.getByRole("dialog")).first().waitFor();
      await page.keyboard.press("d");
      const words = page.getByRole("dialog", { name: /^Why not now/ }).getByRole("textbox");
      await expect.poll(() => words.evaluate((field) => field === document.activeElement)).toBe(true);
      await words.fill("");
      await page.keyboard.type("Too little time");
      await page.setViewportSize({ width: to, height: 900 });
      await page.waitForTimeout(400);
      await page.keyboard.type(" with maps");
      expect(await words.inputValue(), `${from} to ${to}`).toBe("Too little time with maps");
      await page.getByRole("button", { name: "Cancel", exact: true }).click();
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.keyboard.press("d");
      await expect.poll(() => words.inputValue()).toBe("Too little time with maps");
      await page.getByRole("button", { name: "Cancel", exact: true }).click();
    }
    expectClean();
  });

  test("“why not now” gives the focus back to where it was asked from, however it is left", { timeout: 240_000 }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url);
    await createAccount(page);
    await analyseSamples(page);
    await page.keyboard.press("j");
    const button = sidePanel(page).getByRole("button", { name: /^Not now/ });
    const dialog = page.getByRole("dialog", { name: /^Why not now/ });
    for (const leave of ["Escape", "Cancel"]) {
      await button.focus();
      await page.keyboard.press("Enter");
      await dialog.waitFor();
      if (leave === "Escape") await page.keyboard.press(leave);
      else await dialog.getByRole("button", { name: leave, exact: true }).click();
      await dialog.waitFor({ state: "detached" });
      await expect.poll(() => isFocused(button), { message: leave }).toBe(true);
    }
    const row = candidateRows(page).nth(1);
    await row.focus();
    await page.keyboard.press("d");
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("[role=grid]") !== null)).toBe(true);
    expectClean();
  });
});

async function readResumeId(page: Page): Promise<string> {
  await expect.poll(() => new URL(page.url()).searchParams.get("candidate")).not.toBeNull();
  return new URL(page.url()).searchParams.get("candidate") as string;
}

/** Whose covers were lifted, as the log of the stopped product holds it. */
async function readReveals(product: RunningProduct): Promise<unknown[]> {
  await product.stop();
  const database = await openDatabase({ url: null, folder: product.folder });
  try {
    const { rows } = await database.query("select object_id from audit_entries where action = 'resume.reveal'");
    return rows.map(({ object_id: id }) => id);
  } finally {
    await database.close();
  }
}
