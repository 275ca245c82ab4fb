import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { candidateRows, sidePanel } from "./running/analysis-screen.ts";
import { findBarriers } from "./running/barriers.ts";
import { describeInBrowser, type Visit, visit } from "./running/browser.ts";
import { createAccount, waitUntilRead } from "./running/recruiter.ts";
import { useProduct } from "./running/use-product.ts";

const DRAFT = "We look for a rockstar for our young and energetic team.\n\nWhat you bring\n- 3 years with SQL\n- Python\n- Power BI\n";

describeInBrowser("every page in every state", (openBrowser) => {
  const product = useProduct();
  let member: Visit;
  beforeAll(async () => {
    member = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
  }, 120_000);

  test("for strangers [AC-14]", { timeout: 120_000 }, async () => {
    const { page, expectClean, expectFaults } = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
    expectFaults(/Failed to load resource.*status of 40[14]/);
    const look = createLook(page);
    for (const path of ["/", "/auth", "/privacy-policy", "/terms-of-service", "/feedback", "/nowhere/to/be/found"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await look(path);
    }
    await page.goto("/auth?mode=register");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByText("Please enter your name").waitFor();
    await page.getByLabel("Password", { exact: true }).fill("short1");
    await look("sign-up with a mistake");
    look.expectNothing();
    expectClean();
  });

  test("for a new person, before there is anything", { timeout: 120_000 }, async () => {
    const { page, expectClean } = member;
    const look = createLook(page);
    await createAccount(page);
    for (const path of ["/upload", "/my-resumes", "/my-analyses", "/job-description", "/job-description?tab=all", "/profile"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await settle(page);
      await look(`${path}, empty`);
    }
    await page.goto("/upload");
    await page.getByRole("button", { name: /user menu/ }).click();
    await look("user menu");
    look.expectNothing();
    expectClean();
  });

  test("for somebody with resumes", { timeout: 180_000 }, async () => {
    const { page, expectClean } = member;
    const look = createLook(page);
    await page.goto("/upload");
    await page.getByRole("button", { name: "Try with sample resumes" }).click();
    await waitUntilRead(page, 90_000);
    await look("upload, all read");
    await page.getByRole("button", { name: "Delete session" }).first().click();
    await page.getByRole("dialog").waitFor();
    await look("delete a session");
    await page.keyboard.press("Escape");
    await page.goto("/my-resumes");
    await page
      .getByText(/^Candidate \d+$/)
      .first()
      .waitFor();
    await look("my resumes");
    await page
      .getByText(/^Candidate \d+$/)
      .first()
      .click();
    for (const name of [/^Profile/, /^Skills/, /^Text/]) {
      await page.getByRole("tab", { name }).click();
      await look(`resume, ${name}`);
    }
    await page.goto("/my-resumes?q=zzzz");
    await settle(page);
    await look("my resumes, none found");
    look.expectNothing();
    expectClean();
  });

  test("for somebody with a job", { timeout: 180_000 }, async () => {
    const { page, expectClean } = member;
    const look = createLook(page);
    await page.goto("/job-description");
    await page.getByRole("textbox", { name: "Description" }).fill(DRAFT);
    await page.getByRole("list", { name: "Phrases to look at" }).waitFor();
    await page.getByRole("button", { name: /^Python.*Change$/ }).waitFor();
    await look("job description with findings");
    await page.getByRole("button", { name: "Create job description" }).click();
    await page.getByText("Give the job a title.").waitFor();
    expect(await page.getByLabel("Title").evaluate((field) => field === document.activeElement)).toBe(true);
    await look("job description without a title");
    await page.getByRole("button", { name: /^Python.*Change$/ }).click();
    await look("change a requirement");
    await page.keyboard.press("Escape");
    await page.getByLabel("Title").fill("Analyst");
    await page.getByRole("button", { name: "Create job description" }).click();
    const confirm = page.getByRole("dialog").getByRole("button", { name: "Create anyway" });
    const heading = page.getByRole("heading", { level: 1, name: /to look at$/ });
    await confirm.or(heading).first().waitFor();
    if (await confirm.isVisible()) {
      await look("create with open phrases");
      await confirm.click();
    }
    await heading.waitFor();
    await settle(page);
    await look("wording");
    await page.keyboard.press("j");
    await page.getByRole("dialog").waitFor();
    await look("wording, one phrase open");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "View changes" }).click();
    await look("wording, changes");
    await page.goto("/job-description?tab=all");
    await page.getByRole("link", { name: "Analyst", exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: "Analyst" }).waitFor();
    await look("stored job description");
    await page.goto("/job-description?tab=all");
    await page.getByRole("link", { name: "Analyst", exact: true }).first().waitFor();
    await look("all job descriptions");
    look.expectNothing();
    expectClean();
  });

  test("for somebody with an analysis", { timeout: 240_000 }, async () => {
    const { page, expectClean } = member;
    const look = createLook(page);
    await page.goto("/job-description?tab=all");
    await page.getByRole("link", { name: /^Analyse\s*Data Analyst/ }).click();
    const start = page.getByRole("button", { name: /^Analyse \d+ resumes?$/ });
    await start.or(candidateRows(page)).first().waitFor();
    // A second try finds the analysis of the first.
    if (await start.isVisible()) {
      await look("start of an analysis");
      await start.click();
    }
    await candidateRows(page).first().waitFor();
    await expect.poll(() => page.getByText(/^Analysed \d+ of \d+$/).count(), { timeout: 60_000 }).toBe(0);
    await sidePanel(page).getByRole("region", { name: "Text of the resume" }).waitFor();
    await look("analysis");
    await page.keyboard.press("j");
    await sidePanel(page).getByRole("list", { name: "Requirements" }).getByRole("button").first().click();
    await look("analysis, evidence of one requirement");
    // A requirement without words leaves the text where it is, and the next candidate shows theirs.
    await page.keyboard.press("End");
    await sidePanel(page)
      .getByRole("button", { name: /no evidence/i })
      .first()
      .click();
    await page.keyboard.press("k");
    await sidePanel(page).getByRole("region", { name: "Text of the resume" }).waitFor();
    await page.keyboard.press("d");
    const words = page.getByRole("dialog", { name: /^Why not now/ }).getByRole("textbox");
    await expect.poll(() => words.evaluate((field) => field === document.activeElement)).toBe(true);
    // Whoever types means words: no letter of them decides anything.
    await page.keyboard.type("Too little time on the same tools");
    expect(await words.inputValue()).toBe("Too little time on the same tools");
    await look("why not now");
    await page.keyboard.press("Escape");
    await words.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Fairness check" }).click();
    await page.getByRole("dialog", { name: "Fairness check" }).waitFor();
    await look("fairness check");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Fairness check" }).waitFor({ state: "detached" });
    for (const at of [0, 1, 2]) await candidateRows(page).nth(at).getByRole("checkbox").check();
    await page.keyboard.press("c");
    await page.getByRole("dialog", { name: /^Compare/ }).waitFor();
    await look("compare");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: /^Compare/ }).waitFor({ state: "detached" });
    await sidePanel(page).getByRole("link", { name: "Interview questions" }).click();
    await page.getByRole("article").first().waitFor();
    await page.getByRole("article").first().getByLabel("Notes").fill("Clear answer.");
    await look("interview kit");
    await page.goto("/my-analyses");
    await page.getByRole("link", { name: /^Open Data Analyst/ }).waitFor();
    await look("my analyses");
    look.expectNothing();
    expectClean();
  });
});

/** Until the page shows data rather than the sign of loading. */
const settle = (page: Page) => expect.poll(() => page.locator("[aria-busy=true]:visible").count(), { timeout: 20_000 }).toBe(0);

/** Collects what every state of a page has, so that one run tells all. */
function createLook(page: Page) {
  const found: string[] = [];
  const look = async (state: string) => void found.push(...(await findBarriers(page, state)));
  return Object.assign(look, { expectNothing: () => expect(found).toEqual([]) });
}
