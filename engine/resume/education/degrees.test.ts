import { expect, it } from "vitest";
import { findDegrees } from "./degrees.ts";

it.each([
  ["BS Nursing, 2012", 1],
  ["BS 2012", 1],
  ["18th Edition Wiring Regulations BS 7671:2018", 0],
  ["Licence de droit, Université de Lille", 1],
  ["2012-2015 Licence Histoire", 1],
  ["Full Clean Licence", 0],
  ["I drive a van. Held my licence since 1998", 0],
  ["Welding to BS EN 1090", 0],
])("%s names %i degrees", (text, count) => {
  expect(findDegrees(text)).toHaveLength(count);
});
