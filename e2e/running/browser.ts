import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, describe } from "vitest";

const WINDOWED = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The same engine without the windows, menus and address bar that a program with a screen draws: half the work a page. */
const WINDOWLESS = ["chromium-headless-shell", "chrome-headless-shell"];
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
];
const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);
/** One step of a person may wait this long for the machine before it counts as broken. */
const STEP_MS = 20_000;
const WORDS_OF_FAILURE = 4_000;

/** The browser as people have it; CHROMIUM names another one. */
export const findChromium = () => findProgram(WINDOWED);

/** The browser that pages are tried in: without windows where there is such a one, else the one that people have. */
const findForPages = () => findProgram([...WINDOWLESS, ...WINDOWED]);

/** The first of the names that is there: a name that comes earlier goes before a folder that does. */
function findProgram(names: readonly string[]): { path: string } | { missing: string } {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const path = [process.env.CHROMIUM, ...places].find((place) => place !== undefined && place !== "" && existsSync(place));
  return path === undefined ? { missing: `none of ${names.join(", ")} is on the PATH, and CHROMIUM names none` } : { path };
}

/** Tests that need a browser: without one they are skipped and say why, or fail where everything is required. */
export function describeInBrowser(name: string, tests: (openBrowser: () => Promise<Browser>) => void): void {
  const found = findForPages();
  let browser: Promise<Browser> | undefined;
  const open = () => {
    if ("missing" in found) throw new Error(found.missing);
    browser ??= chromium.launch({ executablePath: found.path, args: ARGS });
    return browser;
  };
  const all = () => {
    afterEach(async ({ task }) => {
      if (task.result?.state === "fail" && browser !== undefined) await keepPictures(await browser, task.name);
    });
    afterAll(async () => (await browser)?.close());
    tests(open);
  };
  if ("path" in found || process.env.REQUIRE_ALL === "1") describe(name, all);
  else describe.skip(`${name} (skipped: ${found.missing})`, all);
}

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** What went wrong so far: requests that left this machine, errors and warnings of the console, broken rules of the page's policy. */
  faults: string[];
  /** Lets through what a test causes on purpose, such as the browser's own line about a refused request. */
  expectFaults(pattern: RegExp): void;
  /** Throws what went wrong, if anything. */
  expectClean(): void;
};

/** `isNewcomer`: has not seen the tutorial, so that it opens over the first page. */
type VisitOptions = BrowserContextOptions & { isNewcomer?: boolean };

/** Opens a browser profile of its own at the product. Nothing but this machine can be reached. */
export async function visit(browser: Browser, url: string, { isNewcomer = false, ...options }: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 }, locale: "en-GB", ...options });
  context.setDefaultTimeout(STEP_MS);
  const faults: string[] = [];
  const expected: RegExp[] = [];
  const note = (fault: string) => void (expected.some((pattern) => pattern.test(fault)) ? undefined : faults.push(fault));
  // Looked at and not routed, which would switch the cache off: the browser's rules for names let nothing out.
  context.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && !LOOPBACK.has(hostname)) note(`request to ${request.url()}`);
  });
  await context.addInitScript(() =>
    addEventListener("securitypolicyviolation", (event) => console.error(`policy ${event.effectiveDirective}: ${event.blockedURI}`)),
  );
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") note(`${message.type()} ${message.text()} ${message.location().url}`);
  });
  context.on("weberror", (error) => note(`page error ${error.error().stack ?? error.error().message}`));
  context.on("dialog", (dialog) => {
    note(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  if (!isNewcomer) await context.addInitScript(() => location.protocol !== "about:" && localStorage.setItem("hasSeenWelcome", "true"));
  const page = await context.newPage();
  return {
    page,
    context,
    faults,
    expectFaults: (pattern) => void expected.push(pattern),
    expectClean() {
      if (faults.length > 0) throw new Error(`the browser reported:\n${faults.join("\n")}`);
    },
  };
}

/** Every open page of a test that failed: its screen in a folder for temporary files, and in words what stands on it. */
async function keepPictures(browser: Browser, test: string): Promise<void> {
  const folder = join(tmpdir(), "fairlead-failed");
  mkdirSync(folder, { recursive: true });
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const path = join(folder, `${test.replaceAll(/\W+/g, "-").slice(0, 80)}-${Date.now()}.png`);
    await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
    const words = await page
      .locator("body")
      .ariaSnapshot({ timeout: 5_000 })
      .catch(() => "");
    console.log(`${page.url()} as it was: ${path}\n${words.slice(0, WORDS_OF_FAILURE)}`);
  }
}
