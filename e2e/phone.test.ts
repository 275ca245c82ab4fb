import { expect, test } from "vitest";
import { PASSWORD } from "../server/test/sign-up.ts";
import { describeInBrowser, visit } from "./running/browser.ts";
import { signUp } from "./running/people.ts";
import { signIn } from "./running/recruiter.ts";
import { useProduct } from "./running/use-product.ts";

const WIDTH = 375;
const PHONE = { reducedMotion: "reduce", viewport: { width: WIDTH, height: 812 }, hasTouch: true, isMobile: true } as const;
const TITLE = "Operations assistant, warehouse and returns centre";
const DESCRIPTION = "We look for a rockstar.\n\nMust have\n- A degree in law\n- SQL\n- Excel\n";

describeInBrowser("a phone", (openBrowser) => {
  const product = useProduct();

  test("has the menu of every job in reach, and a way out of the search", { timeout: 120_000 }, async () => {
    const { client, email } = await signUp(() => product.url);
    const profile = await client.readJobText({ body: { description: DESCRIPTION } });
    await client.createJob({ body: { title: TITLE, description: DESCRIPTION, profile } });
    const { page, expectClean } = await visit(await openBrowser(), product.url, PHONE);
    await signIn(page, { email, password: PASSWORD });
    await page.goto("/job-description?tab=all");
    const menu = page.getByRole("button", { name: `Actions for ${TITLE}` });
    await menu.waitFor();
    const box = await menu.boundingBox();
    expect(box?.x).toBeGreaterThan(0);
    expect((box?.x ?? 0) + (box?.width ?? WIDTH)).toBeLessThan(WIDTH);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    const frame = page.getByRole("table").locator("..");
    expect(await frame.evaluate((around) => around.scrollWidth - around.clientWidth)).toBe(0);
    await menu.tap();
    await page.getByRole("menuitem", { name: "View" }).tap();
    await page.getByText("Degree in law", { exact: false }).first().waitFor();

    await page.getByRole("button", { name: /^Search or jump to/ }).tap();
    const search = page.getByRole("dialog");
    await search.getByRole("button", { name: "Close" }).tap();
    await search.waitFor({ state: "detached" });
    expectClean();
  });
});
