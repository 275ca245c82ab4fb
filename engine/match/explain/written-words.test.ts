import { expect, test } from "vitest";
import { toWritten } from "./written-words.ts";

test.each([
  ["departments", ["depart"], "Coordinated with other departments", ["departments"]],
  ["an irregular form", ["draw", "blood"], "Blood was drawn for the laboratory", ["drawn", "Blood"]],
  ["a word that is not there", ["burn"], "Cleaned wounds", ["burn"]],
  ["signs of a replacement", ["cost"], "Cut cost by $& a day", ["cost"]],
])("%s is told as it is written", (_what, roots, text, written) => {
  expect(toWritten(roots, text)).toEqual(written);
});
