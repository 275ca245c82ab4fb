import { join } from "node:path";
import { chromium } from "playwright-core";
import type { Planned } from "../plan.ts";

/** Debian's place for the browser. */
const BROWSER = "/usr/bin/chromium";

export async function print(planned: Planned[], folder: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: BROWSER, args: ["--no-sandbox"] });
  const page = await browser.newPage();
  for (const { name, source } of planned) {
    await page.setContent(source);
    await page.pdf({ path: join(folder, `${name}.pdf`), preferCSSPageSize: true, printBackground: true });
  }
  await browser.close();
}
