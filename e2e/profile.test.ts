import { readFile } from "node:fs/promises";
import type { Download, Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { expectNoBarriers } from "./running/barriers.ts";
import { describeInBrowser, type Visit, visit } from "./running/browser.ts";
import { createAccount, readJson, signIn, waitUntilRead } from "./running/recruiter.ts";
import { pressInARow } from "./running/shell-screen.ts";
import { useProduct } from "./running/use-product.ts";

const eventually = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 20_000 });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const openProfile = async (page: Page, place = "") => {
  // Another fragment alone would not load the page anew.
  await page.goto("about:blank");
  await page.goto(`/profile${place}`);
  await page.getByRole("heading", { level: 1, name: "Profile" }).waitFor();
  await settle(page);
};

describeInBrowser("the profile", (openBrowser) => {
  const product = useProduct();
  let member: Visit;
  let person: { email: string; password: string };
  beforeEach(async () => {
    member = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
    person = await createAccount(member.page);
  }, 60_000);

  test("six sections can be reached from the page's own list, with nothing in the way of assistive technology [SPEC-2.16]", {
    timeout: 120_000,
  }, async () => {
    const { page, expectClean } = member;
    await openProfile(page, "#settings");
    const nav = page.getByRole("navigation", { name: "Sections of this page" });
    expect(await nav.getByRole("link").allInnerTexts()).toEqual([
      "Account",
      "Settings",
      "Usage",
      "Sessions",
      "Privacy & data",
      "Activity",
      "SDK tokens",
    ]);
    await eventually(() => nav.getByRole("link", { name: "Settings" }).getAttribute("aria-current")).toBe("location");
    await nav.getByRole("link", { name: "Privacy & data" }).click();
    expect(new URL(page.url()).hash).toBe("#privacy");
    await eventually(async () => (await section(page, "Privacy & data").boundingBox())?.y ?? 0).toBeLessThan(100);
    const usage = section(page, "Usage");
    await usage.getByText("0 of 2,000").waitFor();
    await usage.getByText("10 MB").waitFor();
    expect(await usage.getByRole("progressbar", { name: "Files in the last hour" }).getAttribute("aria-valuemax")).toBe("2000");
    await usage.getByText("+50 credits").waitFor();
    await section(page, "Sessions").getByText("This device").waitFor();
    await expectNoBarriers(page, "profile");
    expectClean();
  });

  test("a changed name shows in the user menu, at once and after a reload [SPEC-2.16]", { timeout: 60_000 }, async () => {
    const { page, expectClean } = member;
    await openProfile(page);
    const account = section(page, "Account");
    await account.getByRole("button", { name: "Change Name" }).click();
    await account.getByRole("textbox", { name: "Name" }).fill("  ");
    await account.getByRole("button", { name: "Save" }).click();
    await account.getByText("Please enter your name").waitFor();
    await expectNoBarriers(page, "profile-name");
    await account.getByRole("textbox", { name: "Name" }).fill("Mara Ortiz-Lindqvist");
    await page.keyboard.press("Enter");
    await account.getByText("Saved").waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Change Name");
    await page.getByRole("button", { name: "MO, user menu of Mara Ortiz-Lindqvist" }).or(menuOf(page, "Mara Ortiz-Lindqvist")).waitFor();
    await page.reload();
    await menuOf(page, "Mara Ortiz-Lindqvist").waitFor();
    await section(page, "Activity").getByText("Changed the display name").waitFor();
    expectClean();
  });

  test("settings are saved one by one, act, and hold over a reload and in another browser [SPEC-2.16]", { timeout: 90_000 }, async () => {
    const { page, expectClean } = member;
    await openProfile(page, "#settings");
    await pressInARow(page, "g", "u");
    await page.waitForURL("**/upload");
    await openProfile(page, "#settings");
    const settings = section(page, "Settings");
    await settings.getByRole("switch", { name: "Reduced motion" }).click();
    await settings.getByText("Saved").waitFor();
    await settings.getByRole("switch", { name: "Single-key shortcuts" }).click();
    await settings.getByLabel("Density of tables").selectOption("compact");
    await settings.getByLabel("Theme").selectOption("dark");
    await eventually(() => settings.getByText("Saved").count()).toBe(4);
    await expectNoBarriers(page, "profile-settings");
    const expectThem = async (where: Page) => {
      await eventually(() => where.evaluate(() => ({ ...document.documentElement.dataset }))).toEqual({
        theme: "dark",
        density: "compact",
        motion: "reduced",
      });
      await openProfile(where);
      const own = section(where, "Settings");
      expect(await own.getByRole("switch", { name: "Reduced motion" }).isChecked()).toBe(true);
      expect(await own.getByRole("switch", { name: "Single-key shortcuts" }).isChecked()).toBe(false);
      expect(await own.getByRole("switch", { name: "Blind review" }).isChecked()).toBe(true);
      expect(await own.getByLabel("Density of tables").inputValue()).toBe("compact");
      expect(await own.getByLabel("Theme").inputValue()).toBe("dark");
      for (const key of ["?", "g", "u", "Control+k"]) await where.keyboard.press(key);
      await where.getByRole("dialog").getByRole("combobox").waitFor();
      expect(await where.getByRole("dialog").count()).toBe(1);
      expect(new URL(where.url()).pathname).toBe("/profile");
    };
    await page.reload();
    await expectThem(page);
    const other = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
    await signIn(other.page, person);
    await expectThem(other.page);
    expectClean();
    other.expectClean();
  });

  test("other browsers are listed; one, all others or everything is signed out [SPEC-2.16]", { timeout: 120_000 }, async () => {
    const { page, expectClean } = member;
    const other = await visit(await openBrowser(), product.url);
    other.expectFaults(/Failed to load resource.*status of 401/);
    const isOut = async () => {
      await other.page.goto("/my-resumes");
      await other.page.waitForURL((url) => url.pathname === "/auth");
    };
    const sessions = section(page, "Sessions");
    for (const button of ["Sign out others", /^Sign out \w+ on Linux$/]) {
      await signIn(other.page, person);
      await openProfile(page, "#sessions");
      await eventually(() => sessions.getByRole("listitem").count()).toBe(2);
      await sessions.getByRole("button", { name: button }).click();
      await sessions.getByText(/^(1 other browser|\w+ on Linux) is signed out\.$/).waitFor();
      await sessions.getByText("No other browser is signed in.").waitFor();
      await isOut();
    }
    await signIn(other.page, person);
    await openProfile(page, "#sessions");
    await expectNoBarriers(page, "profile-sessions");
    await sessions.getByRole("button", { name: "Sign out everywhere" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign out everywhere?" });
    await expectNoBarriers(page, "profile-everywhere");
    await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByText("Signed out everywhere").first().waitFor();
    await page.getByRole("banner").getByText("Sign In", { exact: true }).waitFor();
    await isOut();
    expectClean();
    other.expectClean();
  });

  test("what cannot be taken back asks for the password where the sign-in is old; mail and password change [SPEC-2.16]", {
    timeout: 120_000,
  }, async () => {
    const { page, expectClean, expectFaults } = member;
    expectFaults(/Failed to load resource.*status of (403|422)/);
    await openProfile(page);
    const account = section(page, "Account");
    await account.getByRole("button", { name: "Change Email" }).click();
    const old = { code: "requires-recent-login", message: "Please confirm your password to continue.", actions: ["Sign in again"] };
    await page.route("**/api/v1/account/email", (route) => route.fulfill({ status: 403, json: old }), { times: 1 });
    const email = `new.${person.email}`;
    await account.getByLabel("New email").fill(email);
    await account.getByRole("button", { name: "Change email" }).last().click();
    await account.getByText("Please confirm your password to continue.").waitFor();
    await expectNoBarriers(page, "profile-recent");
    await account.getByLabel("Your password").fill("not my password");
    await page.keyboard.press("Enter");
    await account.getByText("Incorrect password.").waitFor();
    await account.getByLabel("Your password").fill(person.password);
    await page.keyboard.press("Enter");
    await account.getByText("Saved").waitFor();
    expect((await readJson<{ email: string }>(page, "/api/v1/account")).email).toBe(email);

    await account.getByRole("button", { name: "Change Password" }).click();
    const form = account.getByRole("form", { name: "Change Password" });
    await form.getByLabel("Current password").fill(person.password);
    await form.getByLabel("New password", { exact: true }).fill("12345");
    await form.getByRole("button", { name: "Change password" }).click();
    await form.getByText("Password should be at least 6 characters").waitFor();
    await form.getByLabel("New password", { exact: true }).fill("a loud mountain at noon");
    await form.getByLabel("New password again").fill("a loud mountain at dusk");
    await form.getByRole("button", { name: "Change password" }).click();
    await form.getByText("Passwords do not match").waitFor();
    await expectNoBarriers(page, "profile-password");
    await form.getByLabel("New password again").fill("a loud mountain at noon");
    await form.getByRole("button", { name: "Change password" }).click();
    await account.getByText("Saved. Other browsers are signed out.").waitFor();
    const other = await visit(await openBrowser(), product.url);
    await signIn(other.page, { email, password: "a loud mountain at noon" });
    expectClean();
    other.expectClean();
  });

  test("a copy of one's own data is downloaded; a deleted account is signed out and its mail signs up anew [SPEC-2.16]", {
    timeout: 120_000,
  }, async () => {
    const { page, expectClean } = member;
    await openProfile(page, "#privacy");
    const privacy = section(page, "Privacy & data");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      privacy.getByRole("button", { name: "Download my data" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^fairlead-account-\d{4}-\d{2}-\d{2}\.json$/);
    const { uid } = await readJson<{ uid: string }>(page, "/api/v1/account");
    const copy = await readDownload(download);
    expect(copy).toMatchObject({ uid });
    expect(JSON.stringify(copy)).toContain(person.email);

    await privacy.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete this account?" });
    await dialog.getByLabel(`Type ${person.email} to confirm`).fill("somebody@example.com");
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await dialog.getByText("This is not the email address of your account.").waitFor();
    await expectNoBarriers(page, "profile-delete");
    await dialog.getByLabel(`Type ${person.email} to confirm`).fill(person.email);
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByText("The account is deleted.").first().waitFor();
    await page.getByRole("banner").getByText("Sign In", { exact: true }).waitFor();

    await page.goto("/auth?mode=register");
    await page.getByLabel("Name").fill("Mara Ortiz");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByLabel("Confirm password").fill(person.password);
    await page.getByRole("checkbox", { name: /I agree/ }).check();
    await page.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL("**/upload");
    expect((await readJson<{ uid: string }>(page, "/api/v1/account")).uid).not.toBe(uid);
    expectClean();
  });

  test("rows are low where tables are compact; one candidate is found by label, copied and erased [SPEC-2.16]", {
    timeout: 180_000,
  }, async () => {
    const { page, expectClean } = member;
    await page.goto("/upload");
    await page.getByRole("button", { name: "Try with sample resumes" }).click();
    await waitUntilRead(page, 90_000);
    const readRowPx = async () => {
      await page.goto("/my-resumes");
      const row = page.getByRole("row").filter({ hasText: "Candidate 7" });
      await row.waitFor();
      return (await row.boundingBox())?.height ?? 0;
    };
    const comfortablePx = await readRowPx();
    await openProfile(page, "#settings");
    await section(page, "Settings").getByLabel("Density of tables").selectOption("compact");
    await section(page, "Settings").getByText("Saved").waitFor();
    expect(await readRowPx()).toBeLessThan(comfortablePx - 8);

    await openProfile(page, "#privacy");
    const privacy = section(page, "Privacy & data");
    const search = privacy.getByLabel("Candidate", { exact: true });
    await search.fill("Candidate 77");
    await privacy.getByText("No candidate matches ‘Candidate 77’.").waitFor();
    expect(await privacy.getByText("Blind review covers names and contacts here too.").count()).toBe(1);
    await search.fill("Candidate 7");
    const found = privacy.getByRole("list", { name: "Candidates found" }).getByRole("listitem").filter({ hasText: "Candidate 7" });
    await found.waitFor();
    const copying = found.getByRole("button", { name: "Download a copy of the data of Candidate 7" });
    const [download] = await Promise.all([page.waitForEvent("download"), copying.click()]);
    expect(download.suggestedFilename()).toBe("fairlead-candidate-7.json");
    expect(await readDownload(download)).toMatchObject({ label: "Candidate 7" });
    await expectNoBarriers(page, "profile-candidate");
    await found.getByRole("button", { name: "Erase Candidate 7" }).click();
    const dialog = page.getByRole("dialog", { name: "Erase Candidate 7?" });
    await expectNoBarriers(page, "profile-erase");
    await dialog.getByRole("button", { name: "Erase Candidate 7" }).click();
    await privacy.getByText("Candidate 7 is erased.").waitFor();
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
    await eventually(() => found.count()).toBe(0);
    expect(await search.inputValue()).toBe("");
    expect(await privacy.getByText(/No candidate matches/).count()).toBe(0);
    const { items } = await readJson<{ items: { label: string }[] }>(page, "/api/v1/resumes");
    expect(items.map(({ label }) => label)).toHaveLength(11);
    expect(items.map(({ label }) => label)).not.toContain("Candidate 7");
    await section(page, "Activity").getByText("Erased a candidate").waitFor();
    await section(page, "Usage").getByText("11", { exact: true }).waitFor();

    // Who writes in is known by an address, which leads to nobody under blind review.
    await search.fill("linh.dao@example.com");
    await privacy.getByRole("link", { name: /Switch it off in the settings/ }).click();
    await page.waitForURL("**/profile#settings");
    await section(page, "Settings").getByRole("switch", { name: "Blind review" }).click();
    await section(page, "Settings").getByText("Saved").waitFor();
    await search.fill("");
    await search.fill("linh.dao@example.com");
    await eventually(() => privacy.getByRole("list", { name: "Candidates found" }).getByRole("listitem").count()).toBe(1);
    expectClean();
  });
});

const menuOf = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`user menu of ${name}$`) });
const readDownload = async (download: Download): Promise<unknown> => JSON.parse(await readFile(await download.path(), "utf8"));
/** Until the page shows data rather than the sign of loading. */
const settle = (page: Page) => eventually(() => page.locator("[aria-busy=true]:visible").count()).toBe(0);
