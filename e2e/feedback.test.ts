import { expect, test } from "vitest";
import { expectNoBarriers } from "./running/barriers.ts";
import { describeInBrowser, visit } from "./running/browser.ts";
import { createAccount, readJson } from "./running/recruiter.ts";
import { useOwnProduct } from "./running/use-product.ts";

const NOTE = "The list of candidates could remember how I sorted it.";
const ALERT = "[role=alert]:not(:empty)";

describeInBrowser("a note to the makers", (openBrowser) => {
  // Notes are counted by the address that they come from.
  const product = useOwnProduct();

  test("nine characters are too few, ten are sent and the number is told [AC-26] [SPEC-2.06]", { timeout: 60_000 }, async () => {
    const { page, expectClean } = await visit(await openBrowser(), product.url);
    await page.goto("/feedback");
    await page.getByRole("radio", { name: "Problem" }).check();
    await page.getByLabel("Message").fill("123456789");
    await page.getByRole("button", { name: "Send feedback" }).click();
    await page.getByText("Write at least 10 characters.").waitFor();
    expect(await page.getByLabel("Message").getAttribute("aria-invalid")).toBe("true");
    expect(await page.getByLabel("Message").evaluate((field) => field === document.activeElement)).toBe(true);
    await expectNoBarriers(page, "feedback, a note too short");

    await page.getByLabel("Message").fill("1234567890");
    await expect.poll(() => page.getByText("Write at least 10 characters.").count(), { timeout: 20_000 }).toBe(0);
    await page.getByRole("radio", { name: "4 Very good" }).check();
    await page.getByRole("checkbox", { name: "Include technical details" }).check();
    await page.getByText("/feedback", { exact: true }).waitFor();
    await expectNoBarriers(page, "feedback, a note to send");
    const sent = page.waitForRequest("**/api/v1/feedback");
    await page.getByRole("button", { name: "Send feedback" }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      kind: "problem",
      message: "1234567890",
      rating: 4,
      technical: { route: "/feedback", requestIds: [] },
    });
    const thanks = page.getByRole("heading", { name: /^Thank you\. Your note is number \d+\.$/ });
    await thanks.waitFor();
    expect(await thanks.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await expectNoBarriers(page, "feedback, thanks");
    await page.getByRole("button", { name: "Send another" }).click();
    expect(await page.getByLabel("Message").inputValue()).toBe("");
    expectClean();
  });

  test("the text is kept when the server fails, and can be sent again [AC-26]", { timeout: 60_000 }, async () => {
    const { page, expectClean, expectFaults } = await visit(await openBrowser(), product.url);
    expectFaults(/Failed to load resource.*status of 500/);
    await createAccount(page);
    await page.goto("/upload");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("link", { name: "Feedback" }).click();
    const { email } = await readJson<{ email: string }>(page, "/api/v1/account");
    await expect.poll(() => page.getByLabel("Email (optional)").inputValue(), { timeout: 20_000 }).toBe(email);
    const body = { code: "SYSTEM_ERROR", message: "A system error occurred. Please try again later.", requestId: "r-1" };
    await page.route("**/api/v1/feedback", (route) => route.fulfill({ status: 500, json: body }), { times: 1 });
    await page.getByLabel("Message").fill(NOTE);
    await page.getByRole("button", { name: "Send feedback" }).click();
    await page.locator(ALERT).getByText("A system error occurred. Please try again later. (request r-1)").waitFor();
    expect(await page.getByLabel("Message").inputValue()).toBe(NOTE);
    await expectNoBarriers(page, "feedback, an answer that failed");
    await page.getByRole("button", { name: "Send feedback" }).click();
    await page.getByRole("heading", { name: /^Thank you\. Your note is number \d+\.$/ }).waitFor();
    expectClean();
  });

  test("a long message is counted, a wrong address is marked, too many notes are told in minutes", { timeout: 60_000 }, async () => {
    const { page, expectClean, expectFaults } = await visit(await openBrowser(), product.url);
    expectFaults(/Failed to load resource.*status of 4(22|29)/);
    await page.goto("/feedback");
    await page.getByLabel("Message").fill("x".repeat(4_990));
    await page.getByText("10 characters left").waitFor();
    await page.getByLabel("Message").fill("x".repeat(5_002));
    await page.getByText("2 characters too many").waitFor();
    await page.getByRole("button", { name: "Send feedback" }).click();
    await page.getByText("Shorten the message to 5,000 characters.").waitFor();
    await page.getByLabel("Message").fill(NOTE);
    await page.getByLabel("Email (optional)").fill("mara@");
    await page.getByRole("button", { name: "Send feedback" }).click();
    await page.getByText("Check the email address, or leave it empty.").waitFor();
    await page.getByLabel("Email (optional)").fill("");
    const limit = page.getByText(/^You have sent several notes\. Please try again in \d+ minutes?\.$/);
    const another = page.getByRole("button", { name: "Send another" });
    for (let sent = 0; sent < 6; sent++) {
      await page.getByLabel("Message").fill(NOTE);
      await page.getByRole("button", { name: "Send feedback" }).click();
      await limit.or(another).waitFor();
      if (await limit.isVisible()) break;
      await another.click();
    }
    await limit.waitFor();
    expect(await page.getByLabel("Message").inputValue()).toBe(NOTE);
    await expectNoBarriers(page, "feedback, too many notes");
    expectClean();
  });
});
