import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { signUp } from "../../server/test/sign-up.ts";
import { type Visit, visit } from "./browser.ts";

export const PASSWORD = "a quiet harbour at dawn";
/** The browser's own lines about answers that are no success, and about a network that is switched off. */
export const REFUSED = /Failed to load resource.*status of 4\d\d|Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)/;

export const emailField = (page: Page) => page.getByRole("textbox", { name: "Email" });
export const passwordField = (page: Page) => page.getByLabel("Password", { exact: true });
/** The one of the form; the header has one too. */
export const signInButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Sign In", exact: true });
export const createButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Create account", exact: true });
/** What the form says of a refusal. */
export const refusal = (page: Page) => page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ });

export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
}

export async function signInAt(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path);
  await fillSignIn(page, email);
  await signInButton(page).click();
}

/** One account at a product for the tests of a block; `open` gives each test a browser profile. */
export function useVisits(openBrowser: () => Promise<Browser>, product: { readonly url: string }) {
  const opened: Visit[] = [];
  const all = {
    product,
    email: "",
    async makeAccount(name: string): Promise<string> {
      const email = `mara.${randomUUID().slice(0, 8)}@example.com`;
      await signUp(product.url, { name, email, password: PASSWORD });
      return email;
    },
    async open(options?: Parameters<typeof visit>[2]): Promise<Visit> {
      const one = await visit(await openBrowser(), product.url, options);
      opened.push(one);
      return one;
    },
  };
  beforeAll(async () => {
    all.email = await all.makeAccount("Mara Ortiz");
  });
  afterAll(async () => {
    for (const { context } of opened) await context.close();
  });
  return all;
}
