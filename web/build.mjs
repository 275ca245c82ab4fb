// `node web/build.mjs [folder]`: the browser's files, with the landing page rendered into index.html.
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";

const ROOT = fileURLToPath(new URL(".", import.meta.url));
const PAGE = "<!--page-->";
const HEAD = "<!--head-->";
/** Where the pages name their build (lib/build-id.ts). */
const BUILD = /%BUILD%/g;
const BUILD_ID_CHARS = 8;
/** Of 11: the last two steps cost a second and gain 3 %. */
const BROTLI_QUALITY = 9;

/** Builds into `outDir`: index.html holds the landing page, app.html (every other path) an empty one, pages.json the paths. */
async function buildWeb(outDir) {
  // biome-ignore lint/style/noProcessEnv: the bundler reads it; a test run or a developer's shell would get React's slow build.
  process.env.NODE_ENV = "production";
  const scratch = mkdtempSync(join(tmpdir(), "fairlead-prerender-"));
  const shared = { root: ROOT, configFile: join(ROOT, "vite.config.ts"), logLevel: "warn", mode: "production" };
  try {
    const [, { renderLanding, listPagePaths }] = await Promise.all([
      build({ ...shared, build: { outDir, manifest: "manifest.json" } }),
      build({ ...shared, build: { outDir: scratch, ssr: join(ROOT, "app/prerender.tsx"), copyPublicDir: false } }).then(
        () => import(pathToFileURL(join(scratch, "prerender.js")).href),
      ),
    ]);
    writePages(outDir, await renderLanding());
    writeFileSync(join(outDir, "pages.json"), JSON.stringify(listPagePaths()));
    await packFiles(join(outDir, "assets"));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function writePages(outDir, { markup, title, appTitle, description }) {
  const template = readFileSync(join(outDir, "index.html"), "utf8");
  const listed = readFileSync(join(outDir, "manifest.json"), "utf8");
  const manifest = JSON.parse(listed);
  // The list holds the content hash of every file: equal id, equal pages.
  const buildId = createHash("sha256").update(listed).digest("hex").slice(0, BUILD_ID_CHARS);
  const write = (name, page) => writeFileSync(join(outDir, name), page.replace(BUILD, buildId));
  const preload = `<link rel="modulepreload" crossorigin href="/${manifest["pages/landing.tsx"].file}" />`;
  const toHead = (text) => `<title>${toText(text)}</title>\n    <meta name="description" content="${toText(description)}" />`;
  write(
    "app.html",
    template.replace(PAGE, "").replace(HEAD, () => toHead(appTitle)),
  );
  write(
    "index.html",
    template.replace(PAGE, () => markup).replace(HEAD, () => `${toHead(title)}\n    ${preload}`),
  );
}

/** Packed once here instead of at every request; the server hands out what the browser can read. */
async function packFiles(folder) {
  const files = readdirSync(folder).filter((name) => /[.](js|css)$/.test(name));
  const pack = async (name) => {
    const bytes = readFileSync(join(folder, name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(join(folder, `${name}.br`), await promisify(brotliCompress)(bytes, { params }));
    writeFileSync(join(folder, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
  };
  await Promise.all(files.map(pack));
}

const toText = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

await buildWeb(resolve(process.argv[2] ?? join(ROOT, "dist")));
