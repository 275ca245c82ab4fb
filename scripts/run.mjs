// Runs one TypeScript file of the repository: `node scripts/run.mjs FILE [words]`.
import { mkdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const [file, ...words] = process.argv.slice(2);
const folder = join(ROOT, "node_modules/.cache/fairlead-run");
const outfile = join(folder, `${basename(file, ".ts")}-${process.pid}.mjs`);
await mkdir(folder, { recursive: true });
await build({
  entryPoints: [join(ROOT, file)],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  external: ["@hyzyla/pdfium", "@electric-sql/pglite", "@node-rs/argon2", "pg-native", "esbuild", "playwright-core", "pdfkit"],
  banner: { js: 'import { createRequire as toRequire } from "node:module"; const require = toRequire(import.meta.url);' },
  logLevel: "warning",
});
process.argv = [process.argv[0], file, ...words];
try {
  await import(pathToFileURL(outfile).href);
} finally {
  await rm(outfile, { force: true });
}
