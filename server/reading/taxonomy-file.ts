import { readFile, stat } from "node:fs/promises";
import { AppError, LIMITS } from "@fairlead/contracts";

/** Makes the skills of an imported file known to the engine of this process. Throws an AppError that says what is wrong with the file. */
export async function useTaxonomyFile(path: string): Promise<void> {
  const text = await readText(path);
  const { readSupplement, useSupplement } = await import("@fairlead/engine/skills");
  const supplement = readSupplement(text);
  if (supplement === undefined) throw new AppError("taxonomy-unreadable", { details: path });
  useSupplement(supplement);
}

async function readText(path: string): Promise<string> {
  const info = await stat(path).catch(() => undefined);
  if (info === undefined) throw new AppError("not-found", { details: path });
  if (!info.isFile()) throw new AppError("not-a-file", { details: path });
  if (info.size > LIMITS.taxonomyBytes) throw new AppError("taxonomy-too-large", { details: path });
  return await readFile(path, "utf8").catch(() => {
    throw new AppError("no-permission", { details: path });
  });
}
