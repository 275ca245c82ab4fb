import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

export const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
export const banner = (page: Page) => page.getByRole("banner");
export const userMenu = (page: Page) => page.getByRole("button", { name: /user menu/ });
export const toasts = (page: Page) => page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");
export const pathOf = (page: Page) => new URL(page.url()).pathname;
export const palette = (page: Page) => page.getByRole("dialog", { name: "Search or jump to" });

/** Two keys in a row, sent without waiting for the page in between, however busy the machine is. */
export const pressInARow = (page: Page, first: string, second: string) =>
  Promise.all([page.keyboard.press(first), page.keyboard.press(second)]);

export async function openPalette(page: Page): Promise<void> {
  await userMenu(page).waitFor();
  await page.keyboard.press("ControlOrMeta+k");
  await palette(page).getByRole("combobox").waitFor();
}

export async function choose(page: Page, words: string): Promise<void> {
  await openPalette(page);
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
}

export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(colorScheme);
    const { violations } = await new AxeBuilder({ page }).options({ preload: false }).withTags(RULES).setLegacyMode().analyze();
    expect(
      violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(" ")}`),
      `${where}, ${colorScheme}`,
    ).toEqual([]);
  }
}

/** In the page: from now on waits for the pointer to reach a button, then counts milliseconds until a tooltip stands there. */
export function startTooltipClock(): { wait: Promise<number> } {
  const wait = new Promise<number>((resolve) => {
    let from = 0;
    const onMove = (event: Event) => {
      if (from === 0 && (event.target as Element).closest("button") !== null) from = performance.now();
    };
    document.addEventListener("pointermove", onMove, true);
    const watch = new MutationObserver(() => {
      if (from === 0 || document.querySelector("[role=tooltip]") === null) return;
      watch.disconnect();
      document.removeEventListener("pointermove", onMove, true);
      resolve(performance.now() - from);
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  return { wait };
}

/** In a page: the brightest corner, 0-255, of any of the pictures. */
export async function readBrightest(frames: string[]): Promise<number> {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  let brightest = 0;
  for (const frame of frames) {
    const image = new Image();
    image.src = `data:image/png;base64,${frame}`;
    await image.decode();
    canvas?.drawImage(image, 0, 0);
    const [red = 0, green = 0, blue = 0] = canvas?.getImageData(4, 100, 1, 1).data ?? [];
    brightest = Math.max(brightest, (red + green + blue) / 3);
  }
  return brightest;
}
