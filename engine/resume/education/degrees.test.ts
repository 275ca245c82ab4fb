import { expect, it } from "vitest";
import { findDegrees } from "./degrees.ts";

it.each([
  ["BS Nursing, 2012", 1],
  ["BS 2012", 1],
  ["18th Edition Wiring Regulations BS 7671:2018", 0],
  ["Welding to BS EN 1090", 0],
])("%s names %i degrees", (text, count) => {
  expect(findDegrees(text)).toHaveLength(count);
});
