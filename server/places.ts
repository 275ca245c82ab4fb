import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the product keeps what it ships: found from the root of the installation, whether run from sources or bundled. */
export type Places = { migrations: string; template: string; samples: string; pages: string; readerChild: string };

export function toPlaces(root = findRoot()): Places {
  const cache = join(root, "node_modules/.cache");
  return {
    migrations: join(root, "server/db/migrations"),
    template: join(cache, "fairlead-database"),
    samples: join(root, "server/samples"),
    pages: join(root, "web/dist"),
    readerChild: join(cache, "fairlead-reader/reader-child.mjs"),
  };
}

function findRoot(): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) if (isRoot(folder)) return folder;
  throw new Error("The installation's package.json was not found.");
}

function isRoot(folder: string): boolean {
  const path = join(folder, "package.json");
  return existsSync(path) && (JSON.parse(readFileSync(path, "utf8")) as { name?: string }).name === "fairlead";
}
