import { expect, test } from "vitest";
import { toCellStep } from "./cell-keys.ts";

test("arrows go from the row into its cells, along them, and back to the row", () => {
  expect(toCellStep("ArrowRight", -1, 3)).toBe(0);
  expect(toCellStep("ArrowRight", 1, 3)).toBe(2);
  expect(toCellStep("ArrowLeft", 0, 3)).toBe(-1);
});

test("there is nothing beyond the last cell, before the row, or in a row without cells", () => {
  expect(toCellStep("ArrowRight", 2, 3)).toBeNull();
  expect(toCellStep("ArrowLeft", -1, 3)).toBeNull();
  expect(toCellStep("ArrowRight", -1, 0)).toBeNull();
  expect(toCellStep("ArrowDown", 1, 3)).toBeNull();
});
