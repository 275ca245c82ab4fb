import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const OUT = join(ROOT, "node_modules/.cache/fairlead");
const SOURCES = ["contracts", "engine", "server", "cli", "scripts/build-cli.mjs", "package-lock.json"];
const SKIPPED = new Set(["node_modules", "corpus", "eval", "dist"]);
const ENTRIES = ["main", "reader-child"];

/** Bundles the command line and its reader processes into node_modules/.cache; returns the URL of the entry. */
export async function buildCli() {
  const built = await newest(join(OUT, "main.mjs"));
  const changed = Math.max(...(await Promise.all(SOURCES.map((source) => newest(join(ROOT, source))))));
  if (built <= changed) await bundle();
  return { main: pathToFileURL(join(OUT, "main.mjs")).href, readerChild: join(OUT, "reader-child.mjs") };
}

async function newest(path) {
  const info = await stat(path).catch(() => undefined);
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  const entries = (await readdir(path, { withFileTypes: true })).filter((entry) => !SKIPPED.has(entry.name));
  return Math.max(info.mtimeMs, 0, ...(await Promise.all(entries.map((entry) => newest(join(path, entry.name))))));
}

async function bundle() {
  const { build } = await import("esbuild");
  const result = await build({
    entryPoints: ENTRIES.map((name) => join(ROOT, "cli", `${name}.ts`)),
    outdir: OUT,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["@hyzyla/pdfium"],
    banner: { js: 'import { createRequire as toRequire } from "node:module"; const require = toRequire(import.meta.url);' },
    logLevel: "warning",
  });
  await mkdir(OUT, { recursive: true });
  // Written aside and renamed, so that a command started at the same time never reads half a file; the entry comes last.
  const files = result.outputFiles.sort((a) => (basename(a.path) === "main.mjs" ? 1 : -1));
  for (const file of files) {
    const aside = `${file.path}.${randomUUID()}`;
    await writeFile(aside, file.contents);
    await rename(aside, file.path);
  }
}
