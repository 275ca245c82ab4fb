import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeInBrowser, findChromium } from "../running/browser.ts";
import { type RunningProduct, removeFolder, startProduct } from "../running/start-product.ts";

const CLI = fileURLToPath(new URL("node_modules/lighthouse/cli/index.js", import.meta.url));
const INSTALL = "npm ci --prefix e2e/lighthouse";
const FLAGS =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update";
const ROUNDS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Scores = Record<(typeof CATEGORIES)[number], number>;

const isInstalled = existsSync(CLI);
const skipped = isInstalled ? "" : ` (skipped: not installed, ${INSTALL} does it)`;

describeInBrowser(`Lighthouse on the landing page${skipped}`, () => {
  let product: RunningProduct;
  let folder: string;
  beforeAll(async () => {
    if (!isInstalled) return;
    product = await startProduct();
    folder = await mkdtemp(join(tmpdir(), "fairlead-lighthouse-"));
  }, 120_000);
  afterAll(async () => {
    if (!isInstalled) return;
    await product.stop();
    await removeFolder(product.folder);
    await rm(folder, { recursive: true, force: true });
  });

  test.skipIf(!isInstalled && process.env.REQUIRE_ALL !== "1")(
    `median of ${ROUNDS}: accessibility, best practices and SEO 100, the best performance 95 or more on a desktop`,
    { timeout: 1_200_000 },
    async () => {
      if (!isInstalled) throw new Error(`Lighthouse is not installed: ${INSTALL}`);
      const desktop: Scores[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        desktop.push(await measure(product.url, join(folder, `desktop-${round}.json`), ["--preset=desktop"]));
      }
      const median = toMedian(desktop);
      const mobile = await measure(product.url, join(folder, "mobile.json"), []);
      console.log(`Lighthouse on a desktop, median of ${ROUNDS}: ${say(median)}; one run on a phone: ${say(mobile)}`);
      expect(median).toMatchObject({ accessibility: 100, "best-practices": 100, seo: 100 });
      // Other work on the machine only ever takes points away.
      expect(Math.max(...desktop.map(({ performance }) => performance))).toBeGreaterThanOrEqual(95);
    },
  );
});

/** One run in a fresh browser; prints which audits cost points besides those of speed. */
async function measure(url: string, path: string, preset: string[]): Promise<Scores> {
  const found = findChromium();
  if ("missing" in found) throw new Error(found.missing);
  const words = [CLI, `${url}/`, ...preset, "--quiet", "--output=json", `--output-path=${path}`, `--chrome-flags=${FLAGS}`];
  await run([...words, `--only-categories=${CATEGORIES.join(",")}`], found.path);
  const report = JSON.parse(readFileSync(path, "utf8")) as Report;
  for (const name of CATEGORIES.filter((one) => one !== "performance")) {
    const lost = report.categories[name].auditRefs.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1);
    if (lost.length > 0) console.log(`${name}: ${lost.map(({ id }) => id).join(", ")}`);
  }
  return Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(report.categories[name].score * 100)])) as Scores;
}

/** Lighthouse loses a trace now and then and says itself that it should be run again. */
async function run(words: string[], chromium: string, triesLeft = 2): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, words, { env: { ...process.env, CHROME_PATH: chromium } });
  } catch (error) {
    if (triesLeft === 0 || !String(error).includes("Please run Lighthouse again")) throw error;
    await run(words, chromium, triesLeft - 1);
  }
}

type Report = {
  categories: Record<(typeof CATEGORIES)[number], { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
};

const toMedian = (runs: Scores[]): Scores =>
  Object.fromEntries(
    CATEGORIES.map((name) => [name, runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)]]),
  ) as Scores;
const say = (scores: Scores) => CATEGORIES.map((name) => `${name} ${scores[name]}`).join(", ");
