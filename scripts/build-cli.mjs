import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
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

/** Large tables are parsed as JSON instead of compiled as code: half the memory and time at start. */
const JSON_AS_TEXT = {
  name: "json-as-text",
  setup({ onLoad }) {
    onLoad({ filter: /[/]engine[/]data[/].*[.]json$/ }, async ({ path }) => {
      const compact = JSON.stringify(JSON.parse(await readFile(path, "utf8")));
      return { contents: `export default JSON.parse(${JSON.stringify(compact)});`, loader: "js" };
    });
  },
};

async function bundle() {
  const { build, stop } = await import("esbuild");
  const result = await build({
    entryPoints: ENTRIES.map((name) => join(ROOT, "cli", `${name}.ts`)),
    outdir: OUT,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    write: false,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["@hyzyla/pdfium"],
    banner: { js: 'import { createRequire as toRequire } from "node:module"; const require = toRequire(import.meta.url);' },
    plugins: [JSON_AS_TEXT],
    logLevel: "warning",
  });
  await stop();
  await mkdir(OUT, { recursive: true });
  // Written aside and renamed, so that a command started at the same time never reads half a file; the entry comes last.
  const files = result.outputFiles.sort((a) => (basename(a.path) === "main.mjs" ? 1 : -1));
  for (const file of files) {
    const aside = `${file.path}.${randomUUID()}`;
    await writeFile(aside, file.contents);
    await rename(aside, file.path);
  }
  await removeLeftovers(new Set(files.map((file) => basename(file.path))));
}

const HOUR_MS = 3_600_000;

/** Parts of earlier bundles go when no command that is still running can ask for them. */
async function removeLeftovers(current) {
  for (const name of await readdir(OUT)) {
    const path = join(OUT, name);
    const info = await stat(path).catch(() => undefined);
    if (info && !current.has(name) && Date.now() - info.mtimeMs > HOUR_MS) await rm(path, { force: true });
  }
}
