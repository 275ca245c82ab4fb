import { readFileSync } from "node:fs";
import type { ResumeView, UploadSession } from "@fairlead/contracts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoBarriers } from "./running/barriers.ts";
import { describeInBrowser, visit } from "./running/browser.ts";
import { createAccount, readJson, toChooser, uploadRows, waitUntilRead } from "./running/recruiter.ts";
import { useProduct } from "./running/use-product.ts";

const RESUME = readFileSync("server/samples/resumes/daniel-tsegaye-customer-service-associate.txt", "utf8");
const asText = (name: string, words: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(words) });

describeInBrowser("two versions of one resume, and what was read wrong in them", (openBrowser) => {
  const product = useProduct();

  test("are suggested by labels, told apart by a person, and corrected line by line", { timeout: 240_000 }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url);
    await createAccount(page);
    await toChooser(page).setInputFiles([
      asText("daniel.txt", RESUME),
      asText("daniel-new.txt", `${RESUME}\nVOLUNTEERING\n\nReading hour at the branch library\n`),
      { name: "anna-lund.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 broken") },
    ]);
    await waitUntilRead(page, 90_000);
    await expect.poll(() => page.getByText("Looks like").count()).toBe(2);
    const shown = await uploadRows(page).allInnerTexts();
    expect(shown.join("\n")).not.toMatch(/daniel|anna/i);
    expect(shown.some((row) => /^File \d of 3\n/.test(row.trim()))).toBe(true);

    await revealFile(page);
    await tellApart(page, product.url);
    const resumeId = new URL(page.url()).searchParams.get("resume") ?? "";
    await correctByKeyboard(page);
    const { profile, reading } = await readJson<ResumeView>(page, `/api/v1/resumes/${resumeId}`);
    expect(profile?.work[0]?.highlights.at(-1)).toBe("Trained two new colleagues");
    expect(profile?.work[0]?.highlights).toHaveLength(4);
    expect(profile?.skills.filter(({ entered }) => entered).map(({ name, evidence }) => [name, evidence.map(({ text }) => text)])).toEqual([
      ["falconry at night", []],
      ["Welding", ["reply templates"]],
    ]);
    expect(reading?.origin).toBe("human");
    expectClean();
  });
});

/** The name of a file that could not be read is covered until it is revealed. */
async function revealFile(page: Page): Promise<void> {
  await uploadRows(page).filter({ hasText: "Needs attention" }).getByRole("link").click();
  const panel = page.getByRole("dialog");
  await panel.getByText("the name of the file is covered").waitFor();
  expect(await panel.innerText()).not.toContain("anna");
  await panel.getByRole("button", { name: "Reveal" }).click();
  await page.getByRole("button", { name: "Reveal and record" }).click();
  await panel.getByText("anna-lund.pdf").first().waitFor();
}

async function tellApart(page: Page, url: string): Promise<void> {
  const { items } = await readJson<{ items: UploadSession[] }>(page, "/api/v1/upload-sessions");
  await page.goto(`${url}/upload?session=${items[0]?.id}`);
  await page
    .getByRole("link", { name: /^Candidate \d$/ })
    .first()
    .click();
  const panel = page.getByRole("dialog");
  await panel.getByText("same email address, same phone number, and nearly the same words").waitFor();
  await expectNoBarriers(page, "corrections");
  await panel.getByRole("button", { name: /^Not the same/ }).press("Enter");
  await panel.getByText("You said that it is not the same as Candidate").waitFor();
  const undo = panel.getByRole("button", { name: "Undo" });
  await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await panel.getByText("nearly the same words").waitFor();
}

async function correctByKeyboard(page: Page): Promise<void> {
  const panel = page.getByRole("dialog");
  await panel.getByRole("tab", { name: "Check and correct" }).click();
  const role = panel.getByRole("group", { name: "Role 1" });
  await role.getByRole("button", { name: /^Take out Line 2/ }).press("Enter");
  await role.getByRole("button", { name: /^Add a line/ }).press("Enter");
  await role.getByRole("textbox", { name: "Line 5" }).fill("Trained two new colleagues");

  const skill = panel.getByLabel("Add a skill that was missed");
  await skill.fill("welding");
  await panel.getByRole("list", { name: "Skills found" }).getByRole("button", { name: "Welding", exact: true }).waitFor();
  await skill.press("Enter");
  await page.keyboard.type("no such words");
  await panel.getByText("The resume does not say these words.").waitFor();
  await expectNoBarriers(page, "corrections");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("reply templates");
  await page.keyboard.press("Enter");
  await skill.fill("falconry at night");
  await panel.getByRole("button", { name: /‘falconry at night’/ }).press("Enter");
  await page.keyboard.press("Enter");
  const entered = panel.getByRole("list", { name: "Entered skills" });
  await expect.poll(() => entered.getByText("not kept yet").count()).toBe(2);
  await panel.getByRole("button", { name: "Save corrections" }).press("Enter");
  const history = panel.getByRole("region", { name: "5 corrections" });
  await history.getByText("Skill Welding → added").waitFor();
  await history.getByText("Role 1: Line 2 → taken out").waitFor();
  await expectNoBarriers(page, "corrections");
}
