import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "../e2e/running/browser.ts";
import { removeFolder, startProduct } from "../e2e/running/start-product.ts";
import { median, say } from "./say.ts";

const ADS = "engine/corpus/jobs/dev";
const ASSETS = "web/dist/assets";
const ROUNDS = 15;
const GOAL_MS = { whole: 100, keystroke: 16 };
const LONG_CHARS = 50_000;
const AD_WORDS = 1_000;

/** Milliseconds from a text handed over by the page until its report is back, one a text, after a first check of it that is not counted. */
type Timed = (given: { worker: string; texts: string[] }) => Promise<number[]>;

/** The wording check as the product runs it: in a worker of the browser, from the built files. */
export async function benchWording(): Promise<void> {
  const found = findChromium();
  if ("missing" in found) return say("wording checked in the browser", `left out: ${found.missing}`);
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: found.path, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.goto(product.url);
    const worker = `/assets/${readdirSync(ASSETS).find((name) => /^wording\.worker-.*\.js$/.test(name))}`;
    const time = (texts: string[]) => page.evaluate(timeInWorker, { worker, texts });
    for (const chars of [LONG_CHARS / 4, LONG_CHARS / 2, LONG_CHARS]) {
      const texts = Array.from({ length: ROUNDS }, (_, round) => adsFrom(round).slice(0, chars));
      say(
        `${chars} characters of advertisements checked, browser`,
        `${median(await time(texts)).toFixed(0)} ms (goal for ${LONG_CHARS}: ${GOAL_MS.whole})`,
      );
    }
    const typed = Array.from({ length: ROUNDS * 2 }, (_, keys) => `${firstWords()} ${"together".slice(0, keys % 9)}${keys}`);
    say(`one key into an advertisement of ${AD_WORDS} words`, `${median(await time(typed)).toFixed(1)} ms (goal ${GOAL_MS.keystroke})`);
  } finally {
    await browser.close();
    await product.stop();
    await removeFolder(product.folder);
  }
}

const timeInWorker: Timed = async ({ worker, texts }) => {
  const started = new Worker(worker, { type: "module" });
  const check = (text: string, id: number) =>
    new Promise<number>((resolve, reject) => {
      const from = performance.now();
      started.onmessage = () => resolve(performance.now() - from);
      started.onerror = () => reject(new Error("the worker did not start"));
      started.postMessage({ id, text });
    });
  const [warm = ""] = texts;
  for (let id = 0; id < 3; id++) await check(`${warm} ${id}`, id);
  const times: number[] = [];
  for (const [id, text] of texts.entries()) times.push(await check(text, id));
  started.terminate();
  return times;
};

/** The open advertisements of the corpus one behind the other, beginning elsewhere each round. */
function adsFrom(round: number): string {
  const ads = readdirSync(ADS)
    .filter((name) => name.endsWith(".txt"))
    .sort();
  const turned = [...ads.slice(round % ads.length), ...ads.slice(0, round % ads.length)];
  return turned
    .map((name) => readFileSync(join(ADS, name), "utf8"))
    .join("\n\n")
    .repeat(2);
}

const firstWords = () =>
  adsFrom(0)
    .split(/(?<=\s)/)
    .slice(0, AD_WORDS)
    .join("");
