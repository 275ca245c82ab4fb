import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

const READ_MS = 120_000;

export const candidateRows = (page: Page) =>
  page
    .getByRole("grid", { name: "Candidates" })
    .getByRole("row")
    .filter({ has: page.getByRole("checkbox") });
export const candidateRow = (page: Page, label: string) =>
  candidateRows(page).filter({ has: page.getByRole("checkbox", { name: `Select ${label}`, exact: true }) });
export const sidePanel = (page: Page) => page.getByLabel(/^Details of /);
const toNumber = (text: string | undefined): number => Number((text ?? "").replace("−", "-"));

/** What each candidate in sight is called and what was decided. */
export async function readDecisions(page: Page): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const row of await candidateRows(page).all()) {
    const [box, decision] = [row.getByRole("checkbox"), row.getByRole("gridcell").last()];
    found[((await box.getAttribute("aria-label")) ?? "").replace("Select ", "")] = (await decision.innerText()).trim();
  }
  return found;
}

/** The sum that a person can do on paper: points of every line less what is taken off, the sum as printed, the match as shown. */
export async function readBreakdown(panel: Locator): Promise<{ added: number; printed: number; match: number; lines: number }> {
  const section = panel.getByRole("region", { name: "How the score adds up" });
  const lines = await section.getByRole("listitem").allInnerTexts();
  const added = lines.reduce((sum, line) => {
    const points = /(-?[\d.]+) of [\d.]+/.exec(line)?.[1];
    const off = /−([\d.]+)$/m.exec(line)?.[1];
    return sum + toNumber(points) - (off === undefined ? 0 : toNumber(off));
  }, 0);
  const printed = toNumber(/Sum of all rows[^\d-−]*(\s[-−]?[\d.]+)/.exec(await section.innerText())?.[1]);
  const match = toNumber(/(\d+)\s?% match/.exec(await panel.innerText())?.[1]);
  return { added, printed, match, lines: lines.length };
}

/** Name and contact of the candidate in the panel, after the question that is asked first. */
export async function revealCandidate(page: Page): Promise<void> {
  const label = (await sidePanel(page).getAttribute("aria-label"))?.replace("Details of ", "");
  await sidePanel(page).getByRole("button", { name: "Reveal name and contact" }).click();
  await page
    .getByRole("dialog", { name: `Reveal ${label}?` })
    .getByRole("button", { name: "Reveal", exact: true })
    .click();
}

/** The quote that is ringed: its words, and whether they can be seen without doing anything. */
export async function readRinged(panel: Locator): Promise<{ words: string; isInSight: boolean }> {
  const frame = panel.getByRole("region", { name: "Text of the resume" });
  return frame.evaluate((box) => {
    const marks = [...box.querySelectorAll("mark[data-current]")];
    const around = box.getBoundingClientRect();
    const first = marks[0]?.getBoundingClientRect();
    const isInSight =
      first !== undefined &&
      first.height > 0 &&
      first.top >= Math.max(around.top, 0) &&
      first.bottom <= Math.min(around.bottom, innerHeight) &&
      document.elementFromPoint(first.left + 2, first.top + first.height / 2)?.closest("mark") === marks[0];
    return { words: marks.map(({ textContent }) => textContent).join(""), isInSight };
  });
}

/** Twelve invented resumes against one of their jobs, by the choice on the upload page. */
export async function analyseSamples(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Try with sample resumes" }).click();
  await page.getByRole("region", { name: "Progress" }).getByText("12 ready", { exact: true }).waitFor({ timeout: READ_MS });
  await page.getByRole("button", { name: "Analyse against…" }).click();
  await page.getByRole("menuitem", { name: "Junior Team Lead, Customer Service" }).click();
  await page.waitForURL("**/analysis/*");
  await expect.poll(() => candidateRows(page).count(), { timeout: READ_MS }).toBe(12);
  await page.getByText("all of them").waitFor({ timeout: READ_MS });
}
