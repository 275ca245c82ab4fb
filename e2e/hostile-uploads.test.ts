import { ERRORS, LIMITS, type ResumeRow, type UploadSession } from "@fairlead/contracts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  listBadFiles,
  listGoodFiles,
  listHarmfulFiles,
  listSampleFiles,
  listSmallFiles,
  MARKUP_NAME,
  TURNED_NAME,
} from "./running/bad-files.ts";
import { describeInBrowser, visit } from "./running/browser.ts";
import { signUp } from "./running/people.ts";
import { createAccount, readJson, toChooser, uploadRows, waitUntilRead } from "./running/recruiter.ts";
import { type RunningProduct, removeFolder, startProduct } from "./running/start-product.ts";
import { useProduct } from "./running/use-product.ts";

const TITLE = "<b>Analyst</b> <script>alert(2)</script>";
const MARKUP = "<img src=x onerror=alert(3)> & <em>SQL</em>";
const REFUSED = /Failed to load resource.*status of 4\d\d/;
const CUT = /Failed to load resource: net::ERR_|status of 50[234]/;
const TYPING_MS = 2_000;
const READY = /^\s*Ready\s*$/m;

describeInBrowser("files and words that nobody hopes for", (openBrowser) => {
  let product: RunningProduct;
  const foreign = useProduct();
  beforeAll(async () => {
    product = await startProduct();
  }, 180_000);
  afterAll(async () => {
    await product.stop();
    await removeFolder(product.folder);
  });

  test("of 130 files a hundred are taken, and the rest goes into a session of its own", { timeout: 180_000 }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url);
    await createAccount(page);
    await toChooser(page).setInputFiles(listSmallFiles(130));
    const note = page.getByRole("alert").filter({ hasText: "You chose 130 files. The first 100 were added; 30 were left out." });
    await note.waitFor();
    await expect.poll(() => uploadRows(page).count()).toBe(LIMITS.filesPerUpload);
    await expect.poll(() => page.url()).toContain("session=");
    await expect
      .poll(
        () =>
          uploadRows(page)
            .getByText(/^(Waiting|Uploading)/)
            .count(),
        { timeout: 60_000 },
      )
      .toBe(0);
    await note.getByRole("button", { name: "Add the rest to a new session" }).click();
    await expect.poll(() => uploadRows(page).count()).toBe(30);
    expect(await waitUntilRead(page, 120_000)).toBe("30 ready");
    const { items } = await readJson<{ items: UploadSession[] }>(page, "/api/v1/upload-sessions");
    expect(items.map(({ counts }) => counts.ready + counts.reading + counts.queued).sort()).toEqual([100, 30]);
    expectClean();
  });

  test("a bad file says why on its own row, and the good ones become ready", { timeout: 180_000 }, async () => {
    const { page, expectClean, expectFaults } = await visit(await openBrowser(), product.url);
    expectFaults(REFUSED);
    await createAccount(page);
    await showNames(page);
    const bad = await listBadFiles();
    const good = listGoodFiles();
    await toChooser(page).setInputFiles([...bad.map(({ file }) => file), ...good]);
    await expect.poll(() => uploadRows(page).count()).toBe(bad.length + good.length);
    expect(await waitUntilRead(page, 120_000)).toBe("3 ready, 1 duplicate, 9 need attention");
    for (const { file, reason } of bad) {
      const row = uploadRows(page).filter({ hasText: file.name });
      expect(await row.innerText(), file.name).toContain(reason);
      expect(await row.innerText(), file.name).toContain("Needs attention");
    }
    // The server takes the invisible mark out that turned the end of a name around.
    for (const name of [MARKUP_NAME, TURNED_NAME.replace("\u202E", "")]) {
      const row = uploadRows(page).filter({ hasText: name });
      expect(await row.getByText("Ready", { exact: true }).count(), name).toBe(1);
    }
    expect(await page.getByRole("region", { name: "Files" }).getByRole("img").count()).toBe(0);
    const twins = uploadRows(page).filter({ hasText: "twin" });
    expect((await twins.getByText(/^(Ready|Duplicate)$/).allInnerTexts()).sort()).toEqual(["Duplicate", "Ready"]);
    const { items } = await readJson<{ items: ResumeRow[] }>(page, "/api/v1/resumes?state=ready");
    expect(items).toHaveLength(3);
    expectClean();
  });

  test("files made to do harm end with a reason each, beside twelve good ones that become ready [AC-30] [AC-32]", {
    timeout: 420_000,
  }, async () => {
    const { page, expectClean, expectFaults } = await visit(await openBrowser(), product.url);
    expectFaults(REFUSED);
    await createAccount(page);
    await showNames(page);
    const harmful = listHarmfulFiles();
    const good = listSampleFiles();
    expect(harmful.length).toBeGreaterThan(10);
    expect(good).toHaveLength(12);
    await toChooser(page).setInputFiles([...harmful.map(({ file }) => file), ...good]);
    await expect.poll(() => uploadRows(page).count()).toBe(harmful.length + good.length);
    // Some reasons begin like a state ("Reading the file took …"), so the summary is asked, not the rows.
    const told = page.getByRole("region", { name: "Progress" }).getByRole("paragraph").first();
    await expect.poll(() => told.innerText(), { timeout: 300_000, interval: 500 }).toMatch(/^\d+ ready, .*need attention$/);
    const rows = await uploadRows(page).allInnerTexts();
    expect(rows).toHaveLength(harmful.length + good.length);
    const endings = harmful.map(({ ending }) => ({ ...ending, row: findRow(rows, ending.name) }));
    const wrong = endings.filter(({ row, mayBeReady, reasons }) => {
      const isRefused = row.includes("Needs attention") && reasons.some((reason) => row.includes(reason));
      return !isRefused && !(mayBeReady && READY.test(row));
    });
    expect(wrong).toEqual([]);
    for (const { name } of good) expect(findRow(rows, name), name).toMatch(READY);
    const ready = rows.filter((row) => READY.test(row)).length;
    const { items } = await readJson<{ items: ResumeRow[] }>(page, "/api/v1/resumes?state=ready&limit=100");
    expect(items).toHaveLength(ready);
    console.log(`hostile uploads: ${harmful.length} files, ${ready - good.length} of them with text`);
    expectClean();
  });

  test("a server that dies in mid-upload and comes back loses nothing and doubles nothing", { timeout: 240_000 }, async () => {
    const { page, expectClean, expectFaults } = await visit(await openBrowser(), product.url);
    expectFaults(CUT);
    await createAccount(page);
    const files = listSmallFiles(60, 40_000);
    await toChooser(page).setInputFiles(files);
    await expect.poll(() => countSent(page), { interval: 20, timeout: 60_000 }).toBeGreaterThan(8);
    await product.kill();
    const sentAtKill = await countSent(page);
    expect(sentAtKill).toBeLessThan(files.length);
    await page.getByText(/The connection was lost/).waitFor();
    product = await startProduct({ folder: product.folder, port: Number(new URL(product.url).port) });
    expect(await waitUntilRead(page, 150_000)).toBe("60 ready");
    const { resumes } = await readJson<{ resumes: ResumeRow[] }>(page, `/api/v1/upload-sessions/${toSessionId(page)}`);
    expect(resumes).toHaveLength(files.length);
    expect(new Set(resumes.map(({ label }) => label)).size).toBe(files.length);
    expect(resumes.filter(({ state }) => state !== "ready")).toEqual([]);
    expectClean();
  });

  test("50,000 characters stay usable, and markup is words", { timeout: 180_000 }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url);
    await createAccount(page);
    await page.goto("/job-description");
    await page.getByLabel("Title").fill(TITLE);
    const field = page.getByRole("textbox", { name: "Description" });
    await field.fill(toLongText(LIMITS.jobChars - 1));
    await page.getByRole("list", { name: "Phrases to look at" }).waitFor();
    const shownMs = await typeOne(page);
    console.log(`50,000 characters: a typed one stood on the screen after ${shownMs.toFixed(0)} ms`);
    expect(shownMs).toBeLessThan(TYPING_MS);
    expect((await field.inputValue()).length).toBe(LIMITS.jobChars);
    await page.locator("section[aria-labelledby=requirements][aria-busy=false]").waitFor({ timeout: 60_000 });
    await page.getByRole("button", { name: "Create job description" }).click();
    const confirm = page.getByRole("dialog").getByRole("button", { name: "Create anyway" });
    const paper = page.getByRole("article");
    await confirm.or(paper).first().waitFor({ timeout: 60_000 });
    if (await confirm.isVisible()) await confirm.click();
    await page.waitForURL("**/bias-detection/*", { timeout: 60_000 });
    await paper.getByText(MARKUP).first().waitFor();
    await page.getByRole("article", { name: TITLE }).waitFor();
    expect(await paper.locator("img, em, script, b").count()).toBe(0);
    await page.goto("/job-description?tab=all");
    await page.getByRole("link", { name: TITLE, exact: true }).waitFor();
    expectClean();
  });

  test("a part of the product that does not arrive asks to load the page again", { timeout: 60_000 }, async () => {
    const { page, expectFaults } = await visit(await openBrowser(), product.url);
    expectFaults(/./);
    await page.route("**/assets/account-menus-*.js", (route) => route.abort());
    await page.goto("/auth?mode=register");
    await createAccount(page).catch(() => undefined);
    await page.getByRole("button", { name: "Refresh Page" }).waitFor();
    expect(await page.getByText("Unexpected Application Error").count()).toBe(0);
  });

  test("what another installation gave out signs nobody in here", { timeout: 60_000 }, async () => {
    const { page, context, expectClean, expectFaults } = await visit(await openBrowser(), product.url);
    expectFaults(REFUSED);
    const stranger = await signUp(() => foreign.url);
    const { token } = (await (
      await fetch(`${foreign.url}/api/auth/token`, { headers: { cookie: stranger.cookie, origin: foreign.url } })
    ).json()) as {
      token: string;
    };
    await context.addCookies(
      stranger.cookie.split("; ").map((pair) => {
        const at = pair.indexOf("=");
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url: product.url };
      }),
    );
    await page.addInitScript((held) => {
      localStorage.setItem("hasSession", "true");
      for (const key of ["token", "idToken", "authToken"]) localStorage.setItem(key, held);
    }, token);
    await page.goto("/my-resumes");
    await page.waitForURL("**/auth?redirect=*");
    const answer = await page.request.get("/api/v1/account", { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(ERRORS.unauthenticated.status);
    expect((await page.request.get("/api/auth/token")).ok()).toBe(false);
    expectClean();
  });
});

/** Switches blind review off: under it a row that is ready shows a label instead of the name of its file. */
async function showNames(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const { token } = await (await fetch("/api/auth/token")).json();
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    return (await fetch("/api/v1/account/settings", { method: "PATCH", headers, body: JSON.stringify({ blindReview: false }) })).status;
  });
  expect(status).toBe(200);
  await page.reload();
}

/** The one row of a file. */
function findRow(rows: readonly string[], name: string): string {
  const found = rows.filter((row) => row.split("\n").some((line) => line.trim() === name || line.includes(name)));
  expect(found, name).toHaveLength(1);
  return found[0] ?? "";
}

const countSent = (page: Page) =>
  uploadRows(page)
    .getByText(/^(Queued|Reading|Ready)$/)
    .count();
const toSessionId = (page: Page) => new URL(page.url()).searchParams.get("session");

/** Real sentences, some with words to look at, up to exactly so many characters. */
function toLongText(chars: number): string {
  const paragraph = `${MARKUP}\nYou will analyse deliveries with SQL and Python. We are a young and dynamic team and need a rockstar.\n- At least 3 years of experience as a data analyst\n\n`;
  return paragraph.repeat(Math.ceil(chars / paragraph.length)).slice(0, chars);
}

/** Presses a key in the field and measures until the second frame after it, when its letter is on the screen. */
async function typeOne(page: Page): Promise<number> {
  const field = page.getByRole("textbox", { name: "Description" });
  await field.evaluate((box) => {
    const state = window as unknown as { typedMs?: number };
    box.addEventListener("keydown", () => {
      const from = performance.now();
      requestAnimationFrame(() => requestAnimationFrame(() => (state.typedMs = performance.now() - from)));
    });
  });
  await field.press("x");
  const handle = await page.waitForFunction(() => (window as unknown as { typedMs?: number }).typedMs);
  return (await handle.jsonValue()) as number;
}
