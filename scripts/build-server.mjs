import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle, EXTERNAL, isStale, ROOT, removeLeftovers } from "./bundle.mjs";

/** Bundles the server and makes what its first start would else wait for; returns the URL of the entry. */
export async function buildServer() {
  const [[main]] = await Promise.all([
    bundle({
      folder: "fairlead-server",
      entries: ["server/main.ts"],
      sources: ["contracts", "engine", "server", "scripts/bundle.mjs", "package-lock.json"],
      external: EXTERNAL,
    }),
    buildReaderChild(),
    buildTemplate(),
  ]);
  return pathToFileURL(main).href;
}

/** Bundles the process that reads files; returns its path. */
export async function buildReaderChild() {
  const [child] = await bundle({
    folder: "fairlead-reader",
    entries: ["server/reading/reader-child.ts", "server/reading/ocr-child.ts"],
    sources: ["contracts", "engine", "server/reading", "scripts/bundle.mjs", "package-lock.json"],
    external: EXTERNAL,
  });
  return child;
}

/** Makes the empty, migrated database that a new installation starts from; returns its path. */
export async function buildTemplate() {
  const made = join(ROOT, "node_modules/.cache/fairlead-database");
  if (await isStale(join(made, "database.tar"), ["server/db", "package-lock.json"]))
    run("scripts/run.mjs", "server/db/make-template.ts", made);
  return made;
}

/** Builds the pages when a source of theirs changed. */
export async function buildPages() {
  const dist = join(ROOT, "web/dist");
  const sources = ["web", "contracts", "sdk", "engine/bias", "engine/data/bias", "engine/text", "package-lock.json"];
  if (!(await isStale(join(dist, "index.html"), sources))) return;
  const aside = join(dist, `.new-${randomUUID()}`);
  try {
    run("web/build.mjs", aside);
    await moveIn(aside, dist);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Moves a finished build in beside the one before, which a product that is still running hands out; index.html comes last and stands for the whole. */
async function moveIn(from, to) {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(from.length + 1));
  for (const path of paths.sort((a) => (a === "index.html" ? 1 : -1))) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await rename(join(from, path), join(to, path));
  }
  await removeLeftovers(join(to, "assets"), new Set(paths.map((path) => path.slice("assets/".length))));
}

function run(...words) {
  const { status } = spawnSync(process.execPath, words, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${words[0]} failed`);
}
