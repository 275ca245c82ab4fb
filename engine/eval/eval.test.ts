import { expect, test } from "vitest";
import { HALVES } from "./corpus.ts";
import { findBelow, readFloors } from "./floors.ts";

test.each(HALVES)("no figure of the %s half falls below its floor", { timeout: 300_000 }, async (half) => {
  expect(Object.keys(readFloors()[half] ?? {}).length).toBeGreaterThan(20);
  expect(await findBelow(half)).toEqual([]);
});
