import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** Packages with files of their own beside their code, which a bundle would lose; those of OCR may be absent. */
export const EXTERNAL = [
  "ai",
  "@ai-sdk/*",
  "@hyzyla/pdfium",
  "@electric-sql/pglite",
  "@node-rs/argon2",
  "pg-native",
  "tesseract.js",
  "tesseract.js-core",
];
const SKIPPED = new Set(["node_modules", "corpus", "eval", "dist"]);
const HOUR_MS = 3_600_000;
let esbuild;

/**
 * Bundles TypeScript entries into `node_modules/.cache/<folder>` when a source is newer than the bundle; `entries[0]` is
 * written last and stands for the whole. Returns the path of every entry.
 */
export async function bundle({ folder, entries, sources, external }) {
  const out = join(ROOT, "node_modules/.cache", folder);
  const paths = entries.map((entry) => join(out, `${basename(entry, ".ts")}.mjs`));
  if (await isStale(paths[0], sources)) await write(out, entries, external);
  return paths;
}

/** Ends the bundler's process, if one was started; for programs that go on after building. */
export async function endBundling() {
  await esbuild?.stop();
}

/** Whether any of the sources (files or folders of the repository) changed after `made` was written. */
export async function isStale(made, sources) {
  const changed = Math.max(...(await Promise.all(sources.map((source) => newest(join(ROOT, source))))));
  return (await newest(made)) <= changed;
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

async function write(out, entries, external) {
  esbuild ??= await import("esbuild");
  const result = await esbuild.build({
    entryPoints: entries.map((entry) => join(ROOT, entry)),
    outdir: out,
    outbase: join(ROOT, "none"),
    entryNames: "[name]",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    write: false,
    platform: "node",
    format: "esm",
    target: "node20",
    external,
    banner: { js: 'import { createRequire as toRequire } from "node:module"; const require = toRequire(import.meta.url);' },
    plugins: [JSON_AS_TEXT],
    logLevel: "warning",
  });
  await mkdir(out, { recursive: true });
  // Written aside and renamed, so that a command started at the same time never reads half a file; the first entry comes last.
  const last = `${basename(entries[0], ".ts")}.mjs`;
  const files = result.outputFiles.sort((a) => (basename(a.path) === last ? 1 : -1));
  for (const file of files) {
    const aside = `${file.path}.${randomUUID()}`;
    await writeFile(aside, file.contents);
    await rename(aside, file.path);
  }
  await removeLeftovers(out, new Set(files.map((file) => basename(file.path))));
}

/** Parts of earlier builds go when no program that is still running is likely to ask for them. */
export async function removeLeftovers(out, current) {
  for (const name of await readdir(out)) {
    const path = join(out, name);
    const info = await stat(path).catch(() => undefined);
    if (info && !current.has(name) && Date.now() - info.mtimeMs > HOUR_MS) await rm(path, { force: true, recursive: true });
  }
}
