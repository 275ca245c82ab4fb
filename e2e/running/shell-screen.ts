import type { Locator, Page } from "playwright-core";

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
