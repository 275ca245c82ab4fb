import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ModelServer, refuse, startModelServer } from "../server/test/model-server.ts";
import { expectNoBarriers } from "./running/barriers.ts";
import { describeInBrowser, visit } from "./running/browser.ts";
import { createAccount } from "./running/recruiter.ts";
import { type RunningProduct, removeFolder, startProduct } from "./running/start-product.ts";

const say = (lines: Record<string, string>) => JSON.stringify({ lines: Object.entries(lines).map(([id, text]) => ({ id, text })) });
const duty = (page: Page, at: number) => page.getByRole("textbox", { name: `Duty ${at}` });
const ask = (page: Page) => page.getByRole("button", { name: "Ask small (ollama) for other words" });

describeInBrowser("other words for a draft by a language model", (openBrowser) => {
  let model: ModelServer;
  let product: RunningProduct;
  let page: Page;
  beforeAll(async () => {
    model = await startModelServer("");
    product = await startProduct({ env: { AI_PRIMARY: "ollama", AI_PRIMARY_MODEL: "small", AI_PRIMARY_URL: model.url } });
    ({ page } = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" }));
    await createAccount(page);
    await page.goto("/job-description");
    await page.getByRole("textbox", { name: "Title" }).fill("Staff nurse");
    await page.getByRole("tab", { name: "Draft for me" }).click();
    await duty(page, 1).fill("Planning of the rota for 12 nurses");
    await duty(page, 1).press("Enter");
    await duty(page, 2).fill("Medicines get explained to patients by you");
    await duty(page, 2).press("Enter");
    await duty(page, 3).fill("Hand over to the day team");
  }, 120_000);
  afterAll(async () => {
    await product.stop();
    await removeFolder(product.folder);
    await model.close();
  });

  test("each proposal is taken or left by the person; what would change the meaning is held back and shown", {
    timeout: 60_000,
  }, async () => {
    const lines = {
      "duties-0": "Plan the rota for 12 nurses",
      "duties-1": "Explain medicines to patients",
      "duties-2": "Hand over to the award-winning day team",
    };
    model.replies.splice(0, 1, say(lines));
    await ask(page).click();
    await page.getByText("2 proposals by small (ollama).", { exact: false }).waitFor();
    await expectNoBarriers(page, "proposals for a draft");
    await page.getByText("One proposal was held back").click();
    await page.getByText("It adds: award-winning.").waitFor();
    await page.getByRole("button", { name: "Use: Plan the rota for 12 nurses" }).click();
    expect(await duty(page, 1).inputValue()).toBe("Plan the rota for 12 nurses");
    const [next] = await page.getByRole("list", { name: "Proposals" }).getByRole("button").all();
    expect(await next?.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: "Keep: Medicines get explained to patients by you" }).click();
    expect(await duty(page, 2).inputValue()).toBe("Medicines get explained to patients by you");
    await page.getByText("All proposals are dealt with.").waitFor();
    expect(await ask(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => page.getByRole("region", { name: "Preview" }).innerText()).toContain("- Plan the rota for 12 nurses.");
  });

  test("a line changed while the model was thinking is not overwritten", { timeout: 60_000 }, async () => {
    model.replies.splice(0, 1, say({ "duties-1": "Explain medicines to patients" }));
    await ask(page).click();
    const use = page.getByRole("button", { name: "Use: Explain medicines to patients" });
    await use.waitFor();
    await duty(page, 2).fill("Medicines get explained to relatives by you");
    await expect.poll(() => use.count()).toBe(0);
  });

  test("a model that does not answer is said, and nothing is lost", { timeout: 60_000 }, async () => {
    model.replies.splice(0, 1, refuse(401));
    await ask(page).click();
    await page.getByText("The AI provider did not answer, so we used the built-in engine.", { exact: false }).waitFor();
    expect(await duty(page, 1).inputValue()).toBe("Plan the rota for 12 nurses");
  });

  test("a slow one can be stopped", { timeout: 60_000 }, async () => {
    model.replies.splice(0, 1, () => undefined);
    await ask(page).click();
    await page.getByRole("button", { name: "Stop" }).click();
    await expect.poll(() => page.getByText("is reading your lines", { exact: false }).count()).toBe(0);
    expect(await page.getByRole("alert").filter({ hasText: /\S/ }).count()).toBe(0);
  });
});
