import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const PASSWORD = "a quiet harbour at dawn";

/** Makes an account through the form; ends on the upload page. */
export async function createAccount(page: Page, name = "Mara Ortiz"): Promise<{ email: string; password: string }> {
  const email = `mara.${randomUUID().slice(0, 8)}@example.com`;
  await page.goto("/auth?mode=register");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/upload");
  return { email, password: PASSWORD };
}

export const uploadRows = (page: Page) =>
  page
    .getByRole("region", { name: "Files" })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
export const toChooser = (page: Page) => page.getByLabel("Choose resume files");

/** Until no file is on its way any more; answers what the page then tells. */
export async function waitUntilRead(page: Page, timeout: number): Promise<string> {
  const progress = page.getByRole("region", { name: "Progress" });
  const open = uploadRows(page).getByText(/^(Waiting|Waiting for connection|Queued|Reading)$|^Uploading/);
  await progress.waitFor();
  const told = progress.getByRole("paragraph").first();
  const isDone = async () => (await open.count()) === 0 && !/ of \d+ ready/.test(await told.innerText());
  await expect.poll(isDone, { timeout, interval: 200 }).toBe(true);
  return told.innerText();
}

/** The signed-in person's own calls, for comparing the screen with what is stored. */
export function readJson<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (asked) => {
    const { token } = await (await fetch("/api/auth/token")).json();
    const answer = await fetch(asked, { headers: { authorization: `Bearer ${token}` } });
    return answer.json();
  }, path);
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL("**/upload");
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /user menu/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
}
