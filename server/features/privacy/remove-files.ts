import type { Services } from "../../http/index.ts";

/** After the rows are gone: a file without a row is waste, a row without its file would be a lie. */
export async function removeFiles({ files, log }: Services, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.remove(key).catch((cause) => log.error("an erased file is still on disk", { cause }));
}
