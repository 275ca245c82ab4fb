import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnalysisView, ResultView } from "@fairlead/contracts";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { layOut } from "../bench/files.ts";
import { candidateRow, candidateRows, readBreakdown, readDecisions, readRinged, sidePanel } from "./running/analysis-screen.ts";
import { describeInBrowser, visit } from "./running/browser.ts";
import { listPersonalWords } from "./running/fixture-people.ts";
import { createHand, type Hand } from "./running/hand.ts";
import { createAccount, readJson, signIn, signOut, toChooser, uploadRows, waitUntilRead } from "./running/recruiter.ts";
import { type RunningProduct, removeFolder, startProduct } from "./running/start-product.ts";

const TITLE = "Data Analyst, Supply Chain";
const PHRASES = ["rockstar", "young and energetic", "native English speaker"];
const DESCRIPTION = `We look for a ${PHRASES[0]} for our ${PHRASES[1]} team. You are a ${PHRASES[2]}.\n\n${readFileSync("server/samples/jobs/data-analyst-supply-chain.txt", "utf8")}`;
const DECISIONS = 10;
const MOST_KEYS = 60;
const MOST_SECONDS = 90;
/** What a person may wait for wording while typing: at once when the machine has time, later while it reads a hundred resumes. */
const WORDING_MS = 1_000;
const BUSY_WORDING_MS = 8_000;
const TRIES = 6;
const KEY_OF = { s: "Shortlisted", m: "Maybe", d: "Not now" } as const;
const ENDED = /^(Ready|Duplicate|Needs attention)$/;

describeInBrowser("the way of a recruiter", (openBrowser) => {
  let product: RunningProduct;
  const folder = mkdtempSync(join(tmpdir(), "fairlead-journey-"));
  beforeAll(async () => {
    product = await startProduct();
  }, 120_000);
  afterAll(async () => {
    await product.stop();
    await Promise.all([removeFolder(product.folder), removeFolder(folder)]);
  });

  test("the landing page reads without JavaScript", async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url, { javaScriptEnabled: false });
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("link", { name: "Start Free Trial" }).first().getAttribute("href")).toBe("/upload");
    expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(2_000);
    expectClean();
  });

  test("a hundred resumes, one job, ten decisions with the evidence in sight [SPEC-1.02, SPEC-1.03, SPEC-1.04, SPEC-1.05, SPEC-2.18]", {
    timeout: 300_000,
  }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url);
    const files = layOut(folder, 1);
    await page.goto("/");
    await page.getByRole("button", { name: "Get Started" }).click();
    await page.getByRole("dialog", { name: "Welcome back" }).waitFor();
    const account = await createAccount(page);

    const hand = createHand(page);
    await dropFiles(page, hand, files);
    await describeJob(page, hand);
    await mendWording(page, hand);
    const jobId = await analyse(page, hand, files.length);
    const decided = await decide(page, hand);
    const { clicks, keys, seconds, waitedSeconds } = hand.tell();
    console.log(
      `journey: ${files.length} files → ten decisions: ${clicks} clicks, ${keys} keys, ${seconds.toFixed(1)} s of which ${waitedSeconds.toFixed(1)} s waiting for the machine`,
    );
    expect(keys).toBeLessThanOrEqual(MOST_KEYS);
    expect(seconds - waitedSeconds).toBeLessThanOrEqual(MOST_SECONDS);

    await page.reload();
    await candidateRows(page).first().waitFor();
    expect(await readDecisions(page)).toMatchObject(decided);
    await filterBySkill(page, "SQL");
    await showEvidence(page, jobId);
    await expectAllEnded(page, files.length);
    const kit = await noteInKit(page, jobId);
    const other = await visit(await openBrowser(), product.url);
    await signIn(other.page, account);
    await expectNote(other.page, kit);
    other.expectClean();
    await expectListed(page);
    await leave(page);
    expectClean();
  });
});

async function dropFiles(page: Page, hand: Hand, files: string[]): Promise<void> {
  await hand.choose(toChooser(page), files);
  await hand.wait(() => page.getByRole("heading", { level: 2, name: /^Upload / }).waitFor());
  expect(await uploadRows(page).count()).toBe(files.length);
  // Reading goes on while the job is described; sending is over first.
  await hand.wait(() =>
    expect
      .poll(
        () =>
          uploadRows(page)
            .getByText(/^(Waiting|Uploading)/)
            .count(),
        { timeout: 120_000 },
      )
      .toBe(0),
  );
}

async function describeJob(page: Page, hand: Hand): Promise<void> {
  await hand.click(page.getByRole("navigation", { name: "Steps" }).getByRole("link", { name: /Job description/ }));
  await hand.paste(page.getByLabel("Title"), TITLE);
  const field = page.getByRole("textbox", { name: "Description" });
  await hand.paste(field, DESCRIPTION);
  const findings = page.getByRole("region", { name: "Wording" }).getByRole("list", { name: "Phrases to look at" });
  const shownMs = await hand.wait(() => waitForWording(findings));
  expect(shownMs).toBeLessThan(BUSY_WORDING_MS);
  // Other work on this machine may be in the way of one try, not of all.
  let bestMs = shownMs;
  for (let tries = 1; tries < TRIES && bestMs >= WORDING_MS; tries++) {
    await field.fill("");
    await findings.waitFor({ state: "detached" });
    await field.fill(DESCRIPTION);
    bestMs = Math.min(bestMs, await hand.wait(() => waitForWording(findings)));
  }
  console.log(`journey: wording shown ${shownMs.toFixed(0)} ms after pasting, at best ${bestMs.toFixed(0)} ms`);
  expect(bestMs).toBeLessThan(WORDING_MS);
  await hand.click(findings.getByRole("button", { name: /^Replace “.*rockstar” with/ }));
  await expect.poll(() => field.inputValue()).not.toContain(PHRASES[0]);

  const wanted = page.getByRole("region", { name: "Requirements" });
  const chip = (importance: string) => wanted.getByRole("button", { name: new RegExp(`^Snowflake.*, ${importance}\\. Change`) });
  await hand.click(chip("Nice to have"));
  await hand.click(page.getByRole("dialog", { name: "Change Snowflake" }).getByText("Should have"));
  await hand.press("Escape");
  await chip("Should have").waitFor();
  // What was read of the text before its last change is not what is saved.
  await hand.wait(() => page.locator("section[aria-labelledby=requirements][aria-busy=false]").waitFor());
  await hand.press("Control+Enter");
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Create anyway" });
  await hand.wait(() =>
    confirm
      .or(page.getByRole("heading", { level: 1, name: /to look at$/ }))
      .first()
      .waitFor(),
  );
  if (await confirm.isVisible()) await hand.click(confirm);
  await hand.wait(() => page.waitForURL("**/bias-detection/*"));
}

async function waitForWording(findings: Locator): Promise<number> {
  const from = performance.now();
  await findings.getByText(PHRASES[0] as string).waitFor();
  return performance.now() - from;
}

async function mendWording(page: Page, hand: Hand): Promise<void> {
  const findings = page
    .getByRole("complementary", { name: "Findings" })
    .getByRole("list", { name: "Phrases to look at" })
    .getByRole("button");
  const paper = page.getByRole("article");
  await hand.wait(() => findings.first().waitFor());
  const before = await findings.count();
  expect(before).toBeGreaterThanOrEqual(PHRASES.length - 1);
  await expect.poll(() => paper.locator("mark").count()).toBeGreaterThanOrEqual(before);
  const text = await paper.innerText();
  await hand.press("j", "Enter");
  await expect.poll(() => findings.count()).toBe(before - 1);
  expect(await paper.innerText()).not.toBe(text);
  await hand.press("Control+z");
  await expect.poll(() => findings.count()).toBe(before);
  expect(await paper.innerText()).toBe(text);
  await hand.press("j", "Enter");
  await expect.poll(() => findings.count()).toBe(before - 1);
  const url = page.url();
  await hand.click(page.getByRole("button", { name: "Save as new description" }));
  await hand.wait(() => page.waitForURL((now) => now.href !== url && now.pathname.startsWith("/bias-detection/")));
  await hand.click(page.getByRole("link", { name: "Continue to analysis" }));
}

/** Starts while resumes are still being read, so that rows come one by one. */
async function analyse(page: Page, hand: Hand, count: number): Promise<string> {
  const start = page.getByRole("button", { name: /^Analyse \d+ resumes?$/ });
  await hand.wait(() => start.waitFor());
  const isReading = await page.getByText(/still being read/).isVisible();
  await hand.click(start);
  await hand.wait(() => candidateRows(page).first().waitFor({ timeout: 120_000 }));
  const running = page.getByText(/^Analysed \d+ of \d+$/);
  const state = (await running.isVisible()) ? await running.innerText() : "all at once";
  console.log(`journey: first rows at: ${state}`);
  if (isReading) expect(state).toMatch(/^Analysed/);
  await hand.wait(() => expect.poll(() => running.count(), { timeout: 180_000 }).toBe(0));
  const jobId = new URL(page.url()).pathname.split("/").at(-1) as string;
  const { counts } = await readJson<AnalysisView>(page, `/api/v1/jobs/${jobId}/analysis`);
  expect(counts).toMatchObject({ items: count, pending: 0 });
  expect(counts.analysed + counts.failed).toBe(count);
  await page.getByText(`${counts.analysed} of ${count}`).first().waitFor();
  return jobId;
}

async function decide(page: Page, hand: Hand): Promise<Record<string, string>> {
  const decided: Record<string, string> = {};
  const personal = listPersonalWords();
  expect(personal.length).toBeGreaterThan(50);
  let saved = 0;
  page.on("response", (response) => void (response.url().endsWith("/decisions") && response.ok() ? saved++ : 0));
  const update = page.getByRole("button", { name: /new results?, update order$/ });
  if (await update.isVisible()) await hand.click(update);
  await hand.press("j", "k");
  for (let at = 0; at < DECISIONS; at++) {
    if (at > 0) await hand.press("j");
    const panel = sidePanel(page);
    await hand.wait(() => panel.getByRole("region", { name: "Text of the resume" }).waitFor());
    const label = (await panel.getAttribute("aria-label"))?.replace("Details of ", "") as string;
    const seen = await page.content();
    expect(personal.filter((word) => seen.includes(word))).toEqual([]);
    const key = (["s", "m", "d"] as const)[at % 3] as "s" | "m" | "d";
    await hand.press(key);
    if (key === "d") {
      await hand.wait(() => page.getByRole("dialog", { name: /^Why not now/ }).waitFor());
      await hand.press("1");
    }
    await candidateRow(page, label).getByText(KEY_OF[key]).waitFor();
    decided[label] = KEY_OF[key];
  }
  expect(Object.keys(decided)).toHaveLength(DECISIONS);
  await hand.wait(() => expect.poll(() => saved).toBe(DECISIONS));
  return decided;
}

async function filterBySkill(page: Page, skill: string): Promise<void> {
  const count = page.getByRole("region", { name: "Candidates" }).getByText(/^\d+ candidates?$/);
  const all = await count.innerText();
  await page.getByRole("button", { name: "Has", exact: true }).click();
  await page.getByRole("menuitem", { name: skill, exact: true }).click();
  await expect.poll(() => count.innerText()).not.toBe(all);
  for (const row of await candidateRows(page).all()) {
    await row.getByRole("gridcell", { name: new RegExp(`^${skill}: (strong|partial|mentioned)$`) }).waitFor();
  }
  expect(new URL(page.url()).search).toContain("has=");
  await page.getByRole("button", { name: `Has ${skill}, remove filter` }).click();
  await expect.poll(() => count.innerText()).toBe(all);
}

/** A number down to the words it came from. */
async function showEvidence(page: Page, jobId: string): Promise<void> {
  const name = candidateRows(page)
    .first()
    .getByText(/^Candidate \d+$/);
  const label = await name.innerText();
  await name.click();
  const panel = page.getByLabel(`Details of ${label}`, { exact: true });
  // The address names whose words are shown, once the click has reached it.
  const { items } = await readJson<{ items: { id: string; label: string }[] }>(page, "/api/v1/resumes?limit=200");
  const resumeId = items.find((item) => item.label === label)?.id ?? "";
  await expect.poll(() => new URL(page.url()).searchParams.get("candidate")).toBe(resumeId);
  const chip = panel
    .getByRole("list", { name: "Requirements" })
    .getByRole("button", { name: /(strong|partial) ?, \d+ quotes?$/ })
    .first();
  await chip.click();
  const heading = await panel.getByRole("heading", { name: /^Evidence: / }).innerText();
  await expect.poll(() => readRinged(panel)).toMatchObject({ isInSight: true });
  const { words } = await readRinged(panel);
  const { match, document: stored } = await readJson<ResultView>(page, `/api/v1/jobs/${jobId}/candidates/${resumeId}`);
  const row = match.rows.find(({ name }) => name === heading.replace("Evidence: ", ""));
  const quotes = row?.evidence.map(({ text }) => text) ?? [];
  const bare = (text: string) => text.replaceAll(/\s+/g, "");
  expect(quotes.map(bare), `the ring of ${heading}`).toContain(bare(words));
  expect(quotes.every((quote) => stored.text.includes(quote))).toBe(true);
  for (const [title, skills] of [
    ["Matched skills", match.matchedSkills],
    ["Missing skills", match.missingSkills.filter(({ gap }) => gap !== "unknown")],
    ["Not told", match.missingSkills.filter(({ gap }) => gap === "unknown")],
  ] as const)
    expect(await panel.getByRole("region", { name: title }).getByRole("listitem").count()).toBe(skills.length);
  const { added, printed, match: shown, lines } = await readBreakdown(panel);
  expect(lines).toBeGreaterThan(5);
  expect(Math.abs(added - printed)).toBeLessThanOrEqual(0.05 * lines + 0.051);
  expect(Math.abs(Math.max(printed, 0) - shown)).toBeLessThanOrEqual(1);
}

async function expectAllEnded(page: Page, count: number): Promise<void> {
  await page
    .getByRole("navigation", { name: "Steps" })
    .getByRole("link", { name: /Resumes/ })
    .click();
  await page
    .getByRole("link", { name: /^Upload / })
    .first()
    .click();
  const told = await waitUntilRead(page, 60_000);
  expect(await uploadRows(page).count()).toBe(count);
  expect(await uploadRows(page).getByText(ENDED).count()).toBe(count);
  const ready = await uploadRows(page).getByText("Ready", { exact: true }).count();
  expect(told).toContain(`${ready} ready`);
  await page.goBack();
  await page.goBack();
}

type Note = { path: string; words: string };

async function noteInKit(page: Page, jobId: string): Promise<Note> {
  await sidePanel(page).getByRole("link", { name: "Interview questions" }).click();
  for (const name of ["Technical", "Experience", "Skill gap", "Inclusion"]) {
    const section = page.getByRole("region", { name, exact: true });
    await section.getByRole("article").first().waitFor();
    expect(await section.getByRole("article").count(), name).toBeGreaterThanOrEqual(2);
  }
  expect(page.url()).toContain(jobId);
  const words = "Explained a join of two late feeds with a drawing.";
  await page.getByLabel("Interviewer", { exact: true }).fill("Mara Ortiz");
  await page.getByRole("article").first().getByLabel("Notes").fill(words);
  await page.getByRole("complementary", { name: "Your scorecard" }).getByText("Saved", { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => page.getByRole("article").first().getByLabel("Notes").inputValue()).toBe(words);
  return { path: new URL(page.url()).pathname, words };
}

/** In another browser of the same person, which holds nothing itself. */
async function expectNote(page: Page, { path, words }: Note): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Interviewer", { exact: true }).fill("Mara Ortiz");
  await page.getByLabel("Interviewer", { exact: true }).press("Enter");
  await expect.poll(() => page.getByRole("article").first().getByLabel("Notes").inputValue()).toBe(words);
}

async function expectListed(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Resumes" }).click();
  await page.getByRole("heading", { level: 1, name: "My Resumes" }).waitFor();
  await page
    .getByText(/^Candidate \d+$/)
    .first()
    .waitFor();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Analyses" }).click();
  await page.getByRole("link", { name: `Open ${TITLE}` }).waitFor();
}

async function leave(page: Page): Promise<void> {
  await signOut(page);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === "/auth" || url.pathname === "/");
  const seen = await page.content();
  for (const word of [TITLE, "Candidate 1", "Mara Ortiz"]) expect(seen).not.toContain(word);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")))).toEqual([]);
}
