import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** Bytes of the minified bundle, which a worker loads: half rules, half what the network learned. */
const LARGEST = 1_350_000;

test("a browser gets the wording check without the language detector's data, in less than 1.35 MB", async () => {
  const { metafile, outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("./index.ts", import.meta.url))],
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const carried = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0),
  );
  const paths = carried.map(([path]) => path);
  expect(paths.some((path) => path.endsWith("data/bias/gender.json"))).toBe(true);
  expect(paths.filter((path) => path.includes("node_modules/eld/"))).toEqual([]);
  expect(outputFiles[0]?.contents.byteLength).toBeLessThan(LARGEST);
});
