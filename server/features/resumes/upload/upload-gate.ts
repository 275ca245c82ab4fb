import { AppError, LIMITS } from "@fairlead/contracts";
import type { OwnerId } from "../../../db/index.ts";

/** Uploads of one person that may wait for their turn; a browser sends far fewer. */
const MOST_WAITING = 100;
type Line = { running: number; waiting: (() => void)[] };
const lines = new Map<OwnerId, Line>();

/** Lets a few uploads of one person run side by side and the others wait, unread. */
export async function inTurn<T>(ownerId: OwnerId, run: () => Promise<T>): Promise<T> {
  const line = lines.get(ownerId) ?? { running: 0, waiting: [] };
  lines.set(ownerId, line);
  if (line.running >= LIMITS.uploadsAtOnce) {
    if (line.waiting.length >= MOST_WAITING) throw new AppError("rate-limited");
    await new Promise<void>((resolve) => line.waiting.push(resolve));
  } else line.running += 1;
  try {
    return await run();
  } finally {
    const next = line.waiting.shift();
    if (next !== undefined) next();
    else line.running -= 1;
    if (line.running === 0) lines.delete(ownerId);
  }
}
