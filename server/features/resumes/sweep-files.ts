import type { Services } from "../../http/index.ts";
import { findKeptKeys } from "./upload/store.ts";

/** No upload takes this long from the finished file to its row. */
const ORPHAN_MS = 60 * 60 * 1000;
const AT_ONCE = 500;

/** Removes files that a process left behind which died between the file and its row; returns how many. */
export async function sweepFiles({ db, files, log }: Services, olderThanMs = ORPHAN_MS): Promise<number> {
  let removed = 0;
  const sweep = async (keys: string[]) => {
    const kept = await findKeptKeys(db, keys);
    for (const key of keys.filter((one) => !kept.has(one))) {
      await files.remove(key);
      removed++;
    }
  };
  const keys: string[] = [];
  for await (const key of files.list(olderThanMs)) {
    keys.push(key);
    if (keys.length === AT_ONCE) await sweep(keys.splice(0));
  }
  await sweep(keys);
  if (removed > 0) log.warn("removed files without a row", { count: removed });
  return removed;
}
