import { describe, expect, test } from "vitest";
import { toTerms, toWordTerms } from "./terms.ts";

describe("the words of a text as terms", () => {
  test("lose the little words of their own language and of English, not those of others", () => {
    expect(toWordTerms("hang doors and pour concrete into the van", "en")).toEqual(["hang", "door", "pour", "concret", "van"]);
    expect(toWordTerms("door de ploeg", "nl")).toEqual(["ploeg"]);
    expect(toWordTerms("pour la clientèle", "fr")).not.toContain("pour");
  });
  test("keep codes of a letter and a number, and leave years and numbers out", () => {
    expect(toWordTerms("R4 in 2022, 12 seats", "en")).toEqual(["r4", "seat"]);
  });
  test("are the same under the names of two countries or trades", () => {
    expect(toTerms("Give intravenous fluids", "en")).toEqual(toTerms("Give IV fluids", "en"));
    expect(toWordTerms("write the roster", "en")).toEqual(toWordTerms("write the rota", "en"));
  });
});

test.each([
  ["Road design in 12d", ["road", "design", "12d"]],
  ["Audited AS4000 and BS7671", ["audit", "as4000", "bs7671"]],
  ["Budget 2019, FY2019, 30s, 5k, 10m and 8h", ["budget"]],
])("codes are words, years, ages and amounts are none: %s", (text, terms) => {
  expect(toWordTerms(text, "en")).toEqual(terms);
});
