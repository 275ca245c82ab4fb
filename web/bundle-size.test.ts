import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Bytes after gzip. */
const BUDGETS = { landing: 120_000, appShell: 190_000, page: 80_000, style: 30_000, preloadedFonts: 30_000 };
const BUILD = fileURLToPath(new URL("build.mjs", import.meta.url));
const dist = mkdtempSync(join(tmpdir(), "fairlead-web-"));
type Chunk = { file: string; imports?: string[]; isDynamicEntry?: boolean };
let manifest: Record<string, Chunk>;

beforeAll(() => {
  execFileSync(process.execPath, [BUILD, dist], { stdio: ["ignore", "ignore", "inherit"] });
  manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8")) as Record<string, Chunk>;
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

/** The files that an entry and everything it imports at once consist of. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`${key} is not in the manifest`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) withImports(next, seen);
  return seen;
}
const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
const union = (...keys: string[]) => keys.reduce((seen, key) => withImports(key, seen), new Set(["theme.js"]));
const html = (name: string) => readFileSync(join(dist, name), "utf8");

test("the landing page loads no more code than its budget", () => {
  const files = union("index.html", "pages/landing.tsx");
  expect(weigh(files)).toBeLessThanOrEqual(BUDGETS.landing);
  const asked = [...html("index.html").matchAll(/(?:src|href)="[/]([^"]+[.]js)"/g)].map((match) => match[1]);
  expect(asked.filter((file) => !files.has(file ?? ""))).toEqual([]);
});

test("the frame of the signed-in pages keeps its budget, menus and toasts included", () => {
  expect(weigh(union("index.html", "app/signed-in.tsx", "app/account-menus.tsx", "ui/toaster.tsx", "lib/api.ts"))).toBeLessThanOrEqual(
    BUDGETS.appShell,
  );
});

test("each page adds no more than its budget to the frame", () => {
  const frame = union("index.html", "app/signed-in.tsx", "app/account-menus.tsx", "ui/toaster.tsx", "lib/api.ts");
  const pages = Object.keys(manifest).filter((key) => key.startsWith("pages/"));
  expect(pages.length).toBeGreaterThan(8);
  const heavy = pages.map((page) => ({ page, bytes: weigh([...withImports(page)].filter((file) => !frame.has(file))) }));
  expect(heavy.filter(({ bytes }) => bytes > BUDGETS.page)).toEqual([]);
});

test("styles and the fonts asked for in advance keep their budgets", () => {
  const styles = readdirSync(join(dist, "assets")).filter((file) => file.endsWith(".css"));
  expect(weigh(styles.map((file) => `assets/${file}`))).toBeLessThanOrEqual(BUDGETS.style);
  const fonts = [...html("index.html").matchAll(/rel="preload" as="font"[^>]*href="[/]([^"]+)"/g)].map((match) => match[1] ?? "");
  expect(fonts).toHaveLength(1);
  expect(fonts.reduce((sum, file) => sum + readFileSync(join(dist, file)).length, 0)).toBeLessThanOrEqual(BUDGETS.preloadedFonts);
});

test("the landing page can be read without any script, other paths get an empty page", () => {
  const landing = html("index.html");
  for (const words of ["Read every resume with evidence.", "85%", "75%", "100+", "50K+", "4.9/5", "Free 7-day trial", "No credit card"]) {
    expect(landing).toContain(words);
  }
  expect(html("app.html")).toContain('<div id="root"></div>');
});

test("no page holds a script or style of its own, which the content security policy refuses", () => {
  for (const name of ["index.html", "app.html"]) {
    expect(html(name)).not.toMatch(/<script(?![^>]*\ssrc=)/);
    expect(html(name)).not.toMatch(/<style|\son\w+="/);
  }
});

test("the browser carries no validator, no message parser and no file reader", () => {
  const code = readdirSync(join(dist, "assets"))
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(join(dist, "assets", file), "utf8"));
  for (const trace of ["ZodError", "plural-argument", "pdfium"]) expect(code.filter((text) => text.includes(trace))).toEqual([]);
  expect(existsSync(join(dist, "theme.js"))).toBe(true);
});
