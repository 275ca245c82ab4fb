import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OwnerId } from "../../../db/index.ts";
import { inOrder } from "./upload-order.ts";

const OWNER = "mara" as OwnerId;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Uploads that note when their turn comes. */
function createUploads() {
  const turns: string[] = [];
  const begin = (key: string, after?: string, lasts: Promise<void> = Promise.resolve(), ownerId = OWNER) =>
    inOrder({ ownerId, key, after }, async (turn) => {
      await turn;
      turns.push(key);
      await lasts;
    });
  return { turns, begin };
}

test("an upload has its turn when the one before it has ended, whichever arrives first", async () => {
  const { turns, begin } = createUploads();
  const all = [begin("c", "b"), begin("b", "a")];
  await vi.advanceTimersByTimeAsync(500);
  expect(turns).toEqual([]);
  await Promise.all([begin("a"), ...all]);
  expect(turns).toEqual(["a", "b", "c"]);
  await begin("d", "a");
  expect(turns.at(-1)).toBe("d");
});

test("an upload that comes after one that failed goes on", async () => {
  const { turns, begin } = createUploads();
  const failed = inOrder({ ownerId: OWNER, key: "e", after: undefined }, () => Promise.reject(new Error("full")));
  const next = begin("f", "e");
  await expect(failed).rejects.toThrow("full");
  await next;
  expect(turns).toEqual(["f"]);
});

test("nobody waits for long: neither for an upload that never comes, nor for a slow one, nor for somebody else's", async () => {
  const { turns, begin } = createUploads();
  void begin("slow", undefined, new Promise(() => {}));
  void begin("theirs", undefined, Promise.resolve(), "noor" as OwnerId);
  void begin("lonely", "lost");
  void begin("other", "theirs");
  void begin("patient", "slow");
  await vi.advanceTimersByTimeAsync(2_900);
  expect(turns).toEqual(["slow", "theirs"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(turns).toEqual(["slow", "theirs", "lonely", "other"]);
  await vi.advanceTimersByTimeAsync(27_000);
  expect(turns.at(-1)).toBe("patient");
  void begin("late", "slow");
  await vi.advanceTimersByTimeAsync(0);
  expect(turns.at(-1)).toBe("late");
});
