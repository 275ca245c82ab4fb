import type { Locator, Page, Route } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { candidateRows } from "./running/analysis-screen.ts";
import { expectNoBarriers } from "./running/barriers.ts";
import { describeInBrowser, type Visit, visit } from "./running/browser.ts";
import { createAccount, uploadRows, waitUntilRead } from "./running/recruiter.ts";
import { openPalette, palette, pathOf, pressInARow, startTooltipClock } from "./running/shell-screen.ts";
import { useProduct } from "./running/use-product.ts";

describeInBrowser("ways through stored work", (openBrowser) => {
  const product = useProduct();
  let member: Visit;
  /** The upload page with the sample resumes on it. */
  let session: string;

  beforeAll(async () => {
    member = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
    await createAccount(member.page);
  }, 180_000);

  test("pages that need a job or candidate let one choose, go on with the only one, or name the missing step [SPEC-2.28]", {
    timeout: 240_000,
  }, async () => {
    const { page, expectClean } = member;
    for (const path of ["/bias-detection", "/analysis", "/interview"]) {
      await page.goto(path);
      await page.getByRole("heading", { name: "No job descriptions yet" }).waitFor();
      expect(await page.getByRole("main").getByRole("link", { name: "New job description" }).getAttribute("href")).toBe("/job-description");
    }
    await page.goto("/job-description");
    await page.getByRole("textbox", { name: "Description" }).fill("What you bring\n- 3 years with SQL\n- Python\n- Power BI\n");
    await page.getByRole("button", { name: /^Python.*Change$/ }).waitFor();
    await page.getByLabel("Title").fill("Only Analyst");
    await page.getByRole("button", { name: "Create job description" }).click();
    await page.waitForURL(/(bias-detection|analysis)\/./);
    const [, , jobId] = pathOf(page).split("/");
    await page.goto("/bias-detection");
    await page.waitForURL(`**/bias-detection/${jobId}`);
    await page.goto("/analysis");
    await page.waitForURL(`**/analysis/${jobId}`);
    await page.goto("/interview");
    await page.getByRole("heading", { name: "No analysed candidates yet" }).waitFor();

    await page.goto("/upload");
    await page.getByRole("button", { name: "Try with sample resumes" }).click();
    await waitUntilRead(page, 120_000);
    session = page.url();
    await page.goto("/analysis");
    const jobs = page.getByRole("list", { name: "Jobs, newest first" }).getByRole("link");
    await expect.poll(() => jobs.count()).toBe(3);
    await expectNoBarriers(page, "choice of a job");
    await page.getByRole("searchbox", { name: "Search jobs" }).fill("only");
    await expect.poll(() => jobs.count()).toBe(1);
    await jobs.click();
    await page.getByRole("button", { name: /^Analyse \d+ resumes?$/ }).click();
    await candidateRows(page).first().waitFor();
    await expect.poll(() => page.getByText(/^Analysed \d+ of \d+$/).count(), { timeout: 60_000 }).toBe(0);
    await page.goto("/interview");
    const candidates = page.getByRole("list", { name: "Candidates, best match first" }).getByRole("link");
    await candidates.first().waitFor();
    expect(await candidates.count()).toBe(12);
    expect(await candidates.first().innerText()).toMatch(/^Candidate \d+\n\d+% match$/);
    await expectNoBarriers(page, "choice of a candidate");
    await candidates.first().click();
    await page.waitForURL(/interview\/[^/]+\/[^/]+$/);
    expectClean();
  });

  test("the palette finds jobs and candidates by the label that blind review shows, and what was open last", async () => {
    const { page, expectClean } = member;
    await page.goto(session);
    await uploadRows(page).first().waitFor();
    await openPalette(page);
    const options = palette(page).getByRole("option");
    await palette(page)
      .getByRole("group", { name: "Recent" })
      .getByRole("option", { name: /^Only Analyst/ })
      .first()
      .waitFor();
    expect(await options.first().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.type("only");
    await expect.poll(() => options.allInnerTexts()).toEqual([expect.stringMatching(/^Only Analyst\s+Analysis · 12 candidates$/)]);
    await palette(page).getByRole("combobox").fill("Candidate 7");
    await expect.poll(() => options.first().innerText()).toMatch(/^Candidate 7\s/);
    await page.keyboard.press("Enter");
    await page.waitForURL(/my-resumes\?resume=/);
    await page
      .getByRole("dialog", { name: /Candidate 7/ })
      .or(page.getByRole("region", { name: /Candidate 7/ }))
      .first()
      .waitFor();
    expectClean();
  });

  test("a tooltip appears after 700 ms, the next one within 300 ms at once [SPEC-9.10, AC-07]", async () => {
    const { page, expectClean } = member;
    await page.goto(session);
    const [first, second] = ["Rename session", "Delete session"].map((name) =>
      page.getByRole("main").getByRole("button", { name }).first(),
    ) as [Locator, Locator];
    await second.waitFor();
    const waits: number[] = [];
    for (let round = 0; round < 3; round++) {
      // Steps, as a hand makes them: a tooltip stays while the pointer may be on its way to it.
      await page.mouse.move(2, 500, { steps: 5 });
      await page.waitForTimeout(900);
      const clock = await page.evaluateHandle(startTooltipClock);
      await glide(page, first);
      waits.push(await clock.evaluate(({ wait }) => wait));
    }
    // A busy machine may delay one of three.
    expect(
      waits.filter((ms) => ms > 600 && ms < 800),
      `waits: ${waits.join(", ")}`,
    ).not.toEqual([]);
    await glide(page, second);
    await page.locator("[data-state=instant-open]").first().waitFor({ timeout: 300 });
    expectClean();
  });

  test("keys of one letter count before the code of the overlays is here [AC-15]", { timeout: 60_000 }, async () => {
    const { page, expectClean } = member;
    const overlays = "**/assets/overlays-*.js";
    const held: Route[] = [];
    await page.route(overlays, (route) => void held.push(route));
    await page.goto(session, { waitUntil: "commit" });
    await uploadRows(page).first().waitFor();
    expect(held.length).toBe(1);
    await pressInARow(page, "g", "r");
    await page.waitForURL("**/my-resumes", { waitUntil: "commit" });
    for (const route of held) await route.continue();
    await page.unroute(overlays);
    expectClean();
  });

  test("keys of one letter work, never while typing, and not once they are switched off [AC-15]", { timeout: 120_000 }, async () => {
    const { page, expectClean } = member;
    const list = async () => {
      await page.goto(session);
      await uploadRows(page).first().waitFor();
    };
    const isRowFocused = () => page.evaluate(() => document.activeElement?.closest("tr, [role=row]") !== null);
    await list();
    await page.keyboard.press("j");
    expect(await isRowFocused()).toBe(true);
    await pressInARow(page, "g", "j");
    await page.waitForURL("**/job-description");
    await page.getByRole("textbox", { name: "Description" }).fill("");
    await page.getByRole("textbox", { name: "Description" }).pressSequentially("gu?");
    expect(await page.getByRole("textbox", { name: "Description" }).inputValue()).toBe("gu?");
    expect(pathOf(page)).toBe("/job-description");
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("Alt+1");
    await page.waitForURL("**/upload");
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await expectNoBarriers(page, "shortcuts");
    await page.keyboard.press("Escape");

    await page.goto("/profile");
    const single = page.getByRole("switch", { name: "Single-key shortcuts" });
    await single.click();
    await expect.poll(() => single.getAttribute("aria-checked")).toBe("false");
    await page.waitForLoadState("networkidle");
    await list();
    for (const key of ["j", "x", "?", "g", "r"]) await page.keyboard.press(key);
    expect(await isRowFocused()).toBe(false);
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(pathOf(page)).toBe("/upload");
    expectClean();
  });
});

async function glide(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("nothing to point at");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
}
