import { pathToFileURL } from "node:url";
import { bundle, EXTERNAL } from "./bundle.mjs";

/** Bundles the command line and its reader processes; returns the URL of the entry. */
export async function buildCli() {
  const [main, readerChild] = await bundle({
    folder: "fairlead",
    entries: ["cli/main.ts", "cli/reader-child.ts", "server/reading/ocr-child.ts"],
    sources: ["contracts", "engine", "server/reading", "cli", "scripts/bundle.mjs", "package-lock.json"],
    external: EXTERNAL,
  });
  return { main: pathToFileURL(main).href, readerChild };
}
