import { expect, test } from "vitest";
import { toDelimiter } from "./delimiter.ts";

test.each([
  ["code,sex,race", ","],
  ["code;sex;race/ethnicity\nOrtiz, Mara.pdf;F;White", ";"],
  ["sex\tselected\nF, maybe\t1", "\t"],
  ['"last, first, middle";sex\n', ";"],
  ["\uFEFF\r\nsex;score\r\nF;45,5", ";"],
  ["sex", ","],
  ["", ","],
])("the heading of %j tells what parts its cells", (text, delimiter) => {
  expect(toDelimiter(text)).toBe(delimiter);
});
