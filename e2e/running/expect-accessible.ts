import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The page as it stands, wide and narrow, light and dark: no rule of accessibility broken, nothing beyond the edge. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      // Halfway, a bar that sticks to the top may cover a part of a button.
      await page.evaluate(() => scrollTo(0, 0));
      const { violations } = await new AxeBuilder({ page }).options({ preload: false }).withTags(RULES).setLegacyMode().analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        `${where}, ${width} ${colorScheme}`,
      ).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, `${where} is not wider than ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
