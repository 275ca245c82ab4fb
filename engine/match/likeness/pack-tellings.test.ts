import { expect, it } from "vitest";
import { toPlainWords } from "./lexicon.ts";

it("spells the root of a word of the lists as people write it", () => {
  expect(toPlainWords(["quest", "depart", "vehicl", "repetit", "row"])).toEqual(["question", "department", "vehicle", "repetition", "row"]);
});
