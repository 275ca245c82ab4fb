import axe, { type RunOnly } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const RULES: RunOnly = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
/** A theme changes colours and nothing else: the second one is asked for the rules that look at them. */
const RULES_OF_COLOUR: RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };
const WIDTHS = [1440, 375];
const NARROWEST = 320;
const HEIGHT = 900;

/** What keeps somebody out of the page as it stands, wide and narrow, light and dark: broken rules of WCAG 2.2 AA, and scrolling sideways. */
export async function findBarriers(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  const place = await page.evaluate(() => scrollY);
  for (const width of WIDTHS) {
    await resize(page, width);
    found.push(...(await findOverflow(page, where, width)));
    for (const theme of ["light", "dark"] as const) {
      const at = `${where}, ${width}, ${theme}`;
      const back = await paint(page, theme);
      for (const broken of await findBroken(page, theme === "light" ? RULES : RULES_OF_COLOUR)) found.push(`${at}: ${broken}`);
      await keepPicture(page, at);
      await back();
    }
  }
  await resize(page, NARROWEST);
  found.push(...(await findOverflow(page, where, NARROWEST)));
  await resize(page, 1440);
  // What hangs on a part further down, such as an open editor, comes back into sight with it.
  await page.evaluate((top) => scrollTo(0, top), place);
  return found;
}

export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  expect(await findBarriers(page, where)).toEqual([]);
}

async function findOverflow(page: Page, where: string, width: number): Promise<string[]> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return beyond > 0 ? [`${where}: ${beyond} px too wide at ${width}`] : [];
}

/** Broken rules, each with the first places where it is. The checker stays in the page: it is large, and is asked four times. */
async function findBroken(page: Page, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const checker = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await checker.run(document, { runOnly: only, preload: false, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary?.split("\n")[1]?.trim()}`),
    );
  }, runOnly);
}

/** The page at a width, once it has been drawn there: until then a key still goes to what stood on top before. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** The page in one theme, whatever its settings say; hands back the way to the theme it had. */
async function paint(page: Page, theme: "light" | "dark"): Promise<() => Promise<void>> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  const before = await page.evaluate((next) => {
    // Halfway, a bar that sticks to the top may cover a part of a button.
    scrollTo(0, 0);
    const { dataset } = document.documentElement;
    const was = dataset.theme;
    dataset.theme = next;
    return was;
  }, theme);
  await fade(page);
  return () => page.evaluate((was) => void Object.assign(document.documentElement.dataset, { theme: was }), before);
}

/** Until no colour is on its way to another: halfway it has a contrast that nobody has to read. */
async function fade(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Pictures of every state, only when PICTURES names a folder for them. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name.replaceAll(/\W+/g, "-")}.png` });
}
