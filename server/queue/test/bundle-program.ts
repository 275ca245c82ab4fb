import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** Bundles a program for a process of its own; inside the repository, so that it finds the packages left out. */
export async function bundleProgram(entry: URL): Promise<string> {
  const folder = fileURLToPath(new URL("../../../node_modules/.cache/queue-test/", import.meta.url));
  const outfile = join(folder, `${basename(entry.pathname, ".ts")}-${process.pid}.mjs`);
  await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile,
    external: ["@electric-sql/pglite", "pg-native"],
    banner: { js: 'import { createRequire as toRequire } from "node:module"; const require = toRequire(import.meta.url);' },
    logLevel: "error",
  });
  return outfile;
}
