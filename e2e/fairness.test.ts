import { createClient } from "@fairlead/sdk";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { analyseSamples } from "./running/analysis-screen.ts";
import { expectNoBarriers } from "./running/barriers.ts";
import { describeInBrowser, visit } from "./running/browser.ts";
import { createAccount } from "./running/recruiter.ts";
import { useProduct } from "./running/use-product.ts";

describeInBrowser("fairness of an analysis", (openBrowser) => {
  const product = useProduct();

  test("from no group data over a table with a mistake to figures, paper and deletion", { timeout: 240_000 }, async () => {
    const { page, expectClean, expectFaults } = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
    await createAccount(page);
    await analyseSamples(page);
    for (const key of ["j", "s", "j", "s", "j", "s"]) await page.keyboard.press(key);
    await page.getByRole("button", { name: "Fairness check" }).click();
    const dialog = page.getByRole("dialog", { name: "Fairness check" });
    await dialog.getByText("Not measurable", { exact: true }).waitFor();
    await dialog.getByText(/Largest change: /).waitFor();
    await dialog.getByRole("link", { name: "Group figures and data for your auditor" }).click();

    await page.getByRole("heading", { name: "Fairness check", level: 1 }).waitFor();
    await page.getByRole("heading", { name: "Not measurable", exact: true }).waitFor();
    await page
      .getByText(/of 12 show no evidence/)
      .first()
      .waitFor();
    await expectNoBarriers(page, "without group data");

    const codes = await downloadCodes(page);
    expect(codes).toHaveLength(12);
    await upload(page, `code,sex\n${codes[0]},tall\n`);
    await page.getByRole("alert").getByText("Line 2: “tall” is no answer for sex.").waitFor();
    await page.getByText(/^Sex takes: .*Female/).waitFor();
    await page.getByText(/^Race\/ethnicity takes: .*Asian/).waitFor();
    await expectNoBarriers(page, "a table with a mistake");
    expectFaults(/422/);
    await upload(page, "candidate_id,sex\nNobody,f\n");
    await page
      .getByRole("alert")
      .getByText(/^No line of the table names a candidate .* Use the codes of the template/)
      .waitFor();
    await upload(page, ["code,sex", ...codes.map((code, at) => `${code},${at % 2 === 0 ? "f" : "m"}`), "C-0,f"].join("\n"));
    await page.getByText("Kept: the answers of 12 candidates of 12.").waitFor();
    await page.getByText("Line 14: “C-0” is no candidate of this analysis; the line was left out.").waitFor();
    const table = page.getByRole("region", { name: "Sex: Shortlisted" });
    await table.getByRole("rowheader", { name: "Female" }).waitFor();
    expect(await table.getByRole("row").count()).toBe(3);
    await page.getByRole("main").getByText("9 have no decision yet and count as not chosen.").waitFor();
    await expectNoBarriers(page, "with group data");

    await page.emulateMedia({ media: "print" });
    const paper = page.getByRole("article").filter({ hasText: "Data for your auditor" });
    await paper.getByText("This is no audit").waitFor();
    await paper.getByRole("heading", { name: "Sex: Score above the median" }).waitFor();
    expect(await page.getByRole("button").count()).toBe(0);
    expect(await paper.innerText()).not.toMatch(/Candidate \d|@example/);
    await page.emulateMedia({ media: "screen" });

    await page.getByRole("link", { name: "Over several jobs" }).click();
    await page.getByText(/^One of your jobs has group data: .* It takes two\. Open an analysis/).waitFor();
    await expectNoBarriers(page, "one job with group data");
    await addAnotherJob(page, product.url);
    await page.reload();
    const pooled = page.getByRole("region", { name: "Sex: Score above the median" });
    await pooled.getByRole("rowheader", { name: "Female" }).waitFor();
    expect(await pooled.getByRole("row").count()).toBe(3);
    await page.getByText("From 2 jobs that show at least two groups.").first().waitFor();
    await page.getByRole("region", { name: "The jobs" }).getByRole("link", { name: "Another warehouse" }).waitFor();
    await expectNoBarriers(page, "over two jobs");
    await page.setViewportSize({ width: 375, height: 812 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("region", { name: "The jobs" }).getByRole("link").last().click();
    await page.getByRole("heading", { name: "Fairness check", level: 1 }).waitFor();

    await page.getByRole("button", { name: "Delete group data" }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Delete group data" }).press("Enter");
    await page.getByRole("heading", { name: "Not measurable", exact: true }).waitFor();
    expectClean();
  });
});

async function downloadCodes(page: Page): Promise<string[]> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download template" }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  const [head, ...lines] = Buffer.concat(chunks).toString("utf8").trim().split("\r\n");
  expect(head).toBe("code,candidate,Sex,Race/ethnicity");
  return lines.map((line) => line.split(",")[0] ?? "");
}

/** The same candidates against a second job, with the same answers. */
async function addAnotherJob(page: Page, url: string): Promise<void> {
  const token = () => page.evaluate(async () => (await (await fetch("/api/auth/token")).json()).token as string);
  const client = createClient({ token, fetch: (path, init) => fetch(`${url}${path}`, init) });
  const { items } = await client.listUploadSessions({});
  const description = "Warehouse lead\n\nRequirements\n- Inventory management\n- Microsoft Excel\n- Customer service\n";
  const profile = await client.readJobText({ body: { description } });
  const { id: jobId } = await client.createJob({ body: { title: "Another warehouse", description, profile } });
  await client.startAnalysis({ params: { jobId }, body: { sessionIds: items.map(({ id }) => id) } });
  const countOpen = async () => (await client.getAnalysis({ params: { jobId } })).counts.pending;
  await expect.poll(countOpen, { timeout: 60_000 }).toBe(0);
  const { candidates } = await client.getSheetTemplate({ params: { jobId } });
  const csv = ["code,sex", ...candidates.map(({ code }, at) => `${code},${at % 2 === 0 ? "f" : "m"}`)].join("\n");
  await client.saveGroupSheet({ params: { jobId }, body: { csv } });
}

async function upload(page: Page, csv: string): Promise<void> {
  const file = { name: "answers.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  await page.getByLabel("Table with what candidates stated").setInputFiles(file);
}
