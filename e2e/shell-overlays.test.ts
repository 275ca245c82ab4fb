import { beforeAll, expect, test } from "vitest";
import { expectNoBarriers } from "./running/barriers.ts";
import { describeInBrowser, type Visit, visit } from "./running/browser.ts";
import { createAccount } from "./running/recruiter.ts";
import { banner, choose, isFocused, openPalette, palette, toasts } from "./running/shell-screen.ts";
import { useProduct } from "./running/use-product.ts";

describeInBrowser("what lies over a page", (openBrowser) => {
  const product = useProduct();
  let member: Visit;
  let account: { email: string; password: string };
  const stranger = async (options = {}) => visit(await openBrowser(), product.url, { reducedMotion: "reduce", ...options });

  beforeAll(async () => {
    member = await stranger();
    account = await createAccount(member.page);
  }, 180_000);

  test("one toast at a time, gone after five seconds, kept while hovered, reached by F8 [SPEC-2.30, SPEC-9.09, AC-06]", async () => {
    const { page, expectClean } = member;
    await page.goto("/my-resumes");
    await page.mouse.move(2, 300);
    await choose(page, "Toggle blind");
    await toasts(page).filter({ hasText: "Blind review is off" }).waitFor();
    await choose(page, "Toggle blind");
    const newer = toasts(page).filter({ hasText: "Blind review is on" });
    await newer.waitFor();
    const from = performance.now();
    expect(await toasts(page).count()).toBe(1);
    await newer.waitFor({ state: "detached" });
    const shownMs = performance.now() - from;
    expect(shownMs).toBeGreaterThan(4_500);
    expect(shownMs).toBeLessThan(5_500);
    await choose(page, "Toggle blind");
    const kept = toasts(page).filter({ hasText: "Blind review is off" });
    await kept.hover();
    await page.waitForTimeout(6_000);
    expect(await kept.count()).toBe(1);
    await page.keyboard.press("F8");
    expect(await page.getByRole("region", { name: /^Notifications/ }).evaluate((region) => region.contains(document.activeElement))).toBe(
      true,
    );
    await page.keyboard.press("Escape");
    await choose(page, "Toggle blind");
    await toasts(page).filter({ hasText: "Blind review is on" }).waitFor();
    expectClean();
  });

  test("on a phone a toast leaves the palette's field free", async () => {
    const { page, expectClean } = member;
    await page.goto("/my-resumes");
    await choose(page, "Toggle blind");
    await page.setViewportSize({ width: 375, height: 760 });
    await toasts(page).waitFor();
    const top = await toasts(page).evaluate((one) => one.getBoundingClientRect().top);
    expect(top).toBeLessThan(100);
    await openPalette(page);
    const below = page.getByRole("region", { name: /^Notifications/, includeHidden: true }).getByRole("listitem", { includeHidden: true });
    const field = await palette(page).getByRole("combobox").boundingBox();
    await expect.poll(() => below.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan((field?.y ?? 999) + 40);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1440, height: 900 });
    await choose(page, "Toggle blind");
    await toasts(page).waitFor({ state: "detached", timeout: 20_000 });
    expectClean();
  });

  test("who has not been greeted is greeted once; the help starts it again [SPEC-2.25, SPEC-2.26, AC-08]", async () => {
    const { page, context, expectClean } = await stranger({ isNewcomer: true });
    const flag = () => page.evaluate(() => localStorage.getItem("hasSeenWelcome"));
    await page.goto("/");
    const greeting = page.getByRole("dialog", { name: "Upload resumes" });
    await greeting.waitFor();
    expect(await greeting.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await expectNoBarriers(page, "greeting");
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press("Tab");
      expect(await greeting.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("ArrowRight");
    await page.getByRole("dialog", { name: "Describe the job and check its wording" }).waitFor();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("dialog", { name: "See matches with evidence" }).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("dialog", { name: "Prepare the interview" }).waitFor();
    await page.getByRole("button", { name: "Back" }).click();
    expect(await flag()).toBe(null);
    await page.keyboard.press("Escape");
    expect(await flag()).toBe("true");
    await page.reload();
    await page.getByRole("button", { name: "Help Center" }).click();
    await page.getByRole("dialog", { name: "Help Center" }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(1);
    await page.getByRole("button", { name: "Restart Tutorial" }).click();
    await greeting.waitFor();
    for (let at = 1; at < 4; at++) await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    expect(await flag()).toBe("true");
    expectClean();
    await context.close();
  });

  test("the greeting waits until signing in is over [SPEC-2.25]", async () => {
    const { page, context, expectClean } = await stranger({ isNewcomer: true });
    await page.goto("/auth");
    await page.getByLabel("Email").waitFor();
    await page.waitForTimeout(1_000);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
    await page.waitForURL("**/upload");
    await page.getByRole("dialog", { name: "Upload resumes" }).waitFor();
    await page.getByRole("button", { name: "Skip" }).click();
    expect(await page.evaluate(() => localStorage.getItem("hasSeenWelcome"))).toBe("true");
    expectClean();
    await context.close();
  });

  test("the help has three tabs, and its five shortcuts lead to five pages [SPEC-2.27, SPEC-2.28, SPEC-4.12, AC-09]", {
    timeout: 120_000,
  }, async () => {
    const { page, expectClean } = member;
    for (const [name, path] of [
      ["Upload resumes", "/upload"],
      ["Job description", "/job-description"],
      ["Bias detection", "/bias-detection"],
      ["Analysis", "/analysis"],
      ["Interview questions", "/interview"],
    ] as const) {
      await page.goto("/my-resumes");
      await page.getByRole("button", { name: "Help Center" }).click();
      const help = page.getByRole("dialog", { name: "Help Center" });
      await help.waitFor();
      expect(await help.getByRole("tab").allInnerTexts()).toEqual(["Quick Help", "User Guide", "FAQ"]);
      await help.getByRole("link", { name: new RegExp(`^${name}`) }).click();
      await page.waitForURL((url) => url.pathname.startsWith(path));
      await help.waitFor({ state: "detached" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.getByText("This page does not exist.").count()).toBe(0);
    }
    expectClean();
  });

  test("an address opens one answer; a search looks into all tabs; closing leaves the page as it was [SPEC-9.13, SPEC-9.15, SPEC-9.18]", async () => {
    const { page, expectClean } = member;
    await page.goto("/my-resumes?view=flat&help=faq#formats");
    const help = page.getByRole("dialog", { name: "Help Center" });
    await help.getByText("DOCX, PDF, TXT. Up to 10 MB a file; the first 50 pages are read.").waitFor();
    await expectNoBarriers(page, "FAQ");
    await help.getByRole("searchbox").fill("export");
    await help.getByText("Export is not available.").waitFor();
    expect(await help.getByRole("tab").allInnerTexts()).toEqual(["Quick Help 0", "User Guide 0", "FAQ 1"]);
    await help.getByRole("searchbox").fill("fairness");
    await help.getByRole("button", { name: /^Look in User Guide/ }).click();
    await help.getByRole("heading", { name: "Fairness figures" }).waitFor();
    await help.getByRole("button", { name: "Close" }).click();
    await help.waitFor({ state: "detached" });
    expect(page.url()).toBe(`${product.url}/my-resumes?view=flat`);
    await page.getByRole("button", { name: "Help Center" }).click();
    await expectNoBarriers(page, "Quick Help");
    await page.goBack();
    await help.waitFor({ state: "detached" });
    expect(page.url()).toBe(`${product.url}/my-resumes?view=flat`);
    expectClean();
  });

  test("Ctrl K and “upl” lead to the upload page; Esc gives the focus back [AC-11]", async () => {
    const { page, expectClean } = member;
    await page.goto("/my-analyses");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const search = banner(page).getByRole("button", { name: /^Search or jump to/ });
    await search.focus();
    await openPalette(page);
    await expectNoBarriers(page, "palette");
    await page.keyboard.type("qqq");
    await palette(page).getByText("Nothing matches ‘qqq’. Try a job title or ‘upload’.").waitFor();
    await page.keyboard.press("Escape");
    await palette(page).waitFor({ state: "detached" });
    await expect.poll(() => isFocused(search)).toBe(true);
    await choose(page, "upl");
    await page.waitForURL("**/upload");
    await palette(page).waitFor({ state: "detached" });
    expectClean();
  });

  test("the palette is open within 60 ms once its code is there", async () => {
    const { page } = member;
    await page.goto("/my-analyses");
    await openPalette(page);
    await page.keyboard.press("Escape");
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      await palette(page).waitFor({ state: "detached" });
      times.push(
        await page.evaluate(async () => {
          const from = performance.now();
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true, cancelable: true }));
          while (document.activeElement?.getAttribute("role") !== "combobox") await new Promise((next) => requestAnimationFrame(next));
          return performance.now() - from;
        }),
      );
      await page.keyboard.press("Escape");
    }
    expect(Math.min(...times)).toBeLessThan(60);
  });
});
