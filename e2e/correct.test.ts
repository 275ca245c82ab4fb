import type { JobProfile, JobView, ResultView, UploadSession } from "@fairlead/contracts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { candidateRows, sidePanel } from "./running/analysis-screen.ts";
import { describeInBrowser, visit } from "./running/browser.ts";
import { createAccount, readJson, toChooser, waitUntilRead } from "./running/recruiter.ts";
import { useProduct } from "./running/use-product.ts";

const RESUME = `Lena Falk
lena.falk@example.com | 555-0142

EXPERIENCE

Truck Driver, Blue Harbor Logistics
March 2017 - June 2018
- Planned routes and kept the tachograph records

SKILLS
Forklift operation, Route planning, First aid
`;
const JOB = `Truck Driver

Requirements
- 5+ years of experience as a truck driver
- Route planning
- Forklift operation
- First aid
`;

describeInBrowser("correcting a profile", (openBrowser) => {
  const product = useProduct();

  test("a date put right by keyboard moves the score, is named by its receipt, and can be taken back", { timeout: 120_000 }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url);
    await createAccount(page);
    const { jobId, resumeId } = await analyseOne(page);
    const readResult = () => readJson<ResultView>(page, `/api/v1/jobs/${jobId}/candidates/${resumeId}`);
    const before = await readResult();

    await page.goto(`/analysis/${jobId}`);
    await expect.poll(() => candidateRows(page).count()).toBe(1);
    // The next page takes its time: what the address of this one still waits for must not call the way there off.
    await page.route("**/assets/my-resumes-*.js", (route) => setTimeout(() => void route.continue(), 800));
    const clicked = page.evaluate(clickCorrectAtOnce);
    await page.keyboard.press("j");
    await clicked;
    const panel = page.getByRole("dialog");
    await panel.getByText("kept back by blind review").waitFor();
    expect(await panel.getByLabel("Email").count()).toBe(0);
    expect(await panel.getByRole("region", { name: "How well it was read" }).innerText()).toContain("English");

    const end = panel.getByRole("group", { name: "Role 1" }).getByLabel("End");
    await end.focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("soon");
    await panel.getByText("Write the year, year and month (2019-03), or present.").waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => end.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("2024-06");
    await page.keyboard.press("Enter");
    await panel.getByRole("region", { name: "1 correction" }).getByText("Role 1: End → 2024-06").waitFor();
    await expect.poll(async () => (await readResult()).match?.receipt.corrections).toEqual(["/work/0/endDate"]);

    await page.goto(`/analysis/${jobId}?candidate=${resumeId}`);
    await sidePanel(page).getByText("Scored with 1 correction by a person: Role 1: End.").waitFor();
    const after = await readResult();
    expect(after.match.score).toBeGreaterThan(before.match.score ?? 100);
    await sidePanel(page).locator("summary", { hasText: "Receipt" }).click();
    await sidePanel(page).getByRole("button", { name: "Compute it again" }).click();
    await sidePanel(page)
      .getByText(/^Computed again just now, from the same words: .*equal to the last digit/)
      .waitFor();

    await page.goto(`/my-resumes?resume=${resumeId}&correct`);
    await panel.getByRole("button", { name: "Undo Role 1: End" }).click();
    await panel.getByText("Role 1: End: back to what the engine read").waitFor();
    await expect.poll(async () => (await readResult()).match?.receipt.hash).toBe(before.match.receipt.hash);
    expectClean();
  });

  test("what was typed outlasts a look at the text, a reveal, a reload and Back, and nobody leaves it unasked", {
    timeout: 120_000,
  }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url);
    await createAccount(page);
    const { resumeId } = await analyseOne(page);
    await page.goto(`/my-resumes?resume=${resumeId}&correct`);
    const panel = page.getByRole("dialog").first();
    const title = panel.getByRole("group", { name: "Role 1" }).getByLabel("Title");
    await title.fill("Lorry Driver");
    await panel.getByRole("tab", { name: "Text" }).click();
    await panel.getByRole("region", { name: "Text of the resume" }).waitFor();
    await panel.getByRole("tab", { name: "Check and correct" }).click();
    expect(await title.inputValue()).toBe("Lorry Driver");

    await panel.getByRole("button", { name: "Reveal" }).click();
    await page.getByRole("button", { name: "Reveal and record" }).click();
    await expect.poll(() => panel.getByLabel("Email").inputValue()).toBe("lena.falk@example.com");
    expect(await title.inputValue()).toBe("Lorry Driver");

    await panel.getByRole("button", { name: "Add a line Role 1" }).click();
    await panel.getByRole("group", { name: "Role 1" }).getByRole("textbox").last().fill("Drove at night");
    await page.reload();
    await expect.poll(() => title.inputValue()).toBe("Lorry Driver");
    await panel.getByText("2 changes not saved").waitFor();
    expect(await panel.getByRole("group", { name: "Role 1" }).getByRole("textbox").last().inputValue()).toBe("Drove at night");
    await page.goto("/my-resumes");
    await page.goBack();
    await expect.poll(() => title.inputValue()).toBe("Lorry Driver");

    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", { name: "Leave 2 changes unsaved?" });
    await question.getByRole("button", { name: "Go on correcting" }).click();
    expect(await title.inputValue()).toBe("Lorry Driver");
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Leave without saving" }).click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await page.goto(`/my-resumes?resume=${resumeId}&correct`);
    await expect.poll(() => title.inputValue()).toBe("Truck Driver");
    expectClean();
  });
});

/** One resume by the form, one job by the interface, matched. */
async function analyseOne(page: Page): Promise<{ jobId: string; resumeId: string }> {
  await toChooser(page).setInputFiles({ name: "resume.txt", mimeType: "text/plain", buffer: Buffer.from(RESUME) });
  await waitUntilRead(page, 60_000);
  const profile = await post<JobProfile>(page, "/api/v1/job-readings", { description: JOB });
  const { id: jobId } = await post<JobView>(page, "/api/v1/jobs", { title: "Truck Driver", description: JOB, profile });
  const { items } = await readJson<{ items: UploadSession[] }>(page, "/api/v1/upload-sessions");
  await post(page, `/api/v1/jobs/${jobId}/analyses`, { sessionIds: items.map(({ id }) => id) });
  const analysis = () => readJson<{ candidates: { resumeId: string; state: string }[] }>(page, `/api/v1/jobs/${jobId}/analysis`);
  await expect.poll(async () => (await analysis()).candidates[0]?.state, { timeout: 30_000 }).toBe("analysed");
  return { jobId, resumeId: (await analysis()).candidates[0]?.resumeId as string };
}

function post<T>(page: Page, path: string, body: unknown): Promise<T> {
  return page.evaluate(
    async ([asked, sent]) => {
      const { token } = await (await fetch("/api/auth/token")).json();
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      return (await fetch(asked as string, { method: "POST", headers, body: sent as string })).json();
    },
    [path, JSON.stringify(body)],
  );
}

/** In the page: clicks "Correct" in the very frame in which it appears, as nobody's hand could. */
function clickCorrectAtOnce(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const link = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === "Correct");
      if (link === undefined) return void requestAnimationFrame(look);
      link.click();
      resolve();
    };
    look();
  });
}
