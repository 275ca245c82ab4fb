import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const read = (reference: string) => {
  const text = `Ines Prado\nines@example.com\n\nExperience\nCook, Harbour Canteen, 2019 - 2021\n\nPublications\n${reference}\n`;
  return readResume(toPlainDocument(text), { asOf: "2026-11-01" }).publications.map(({ name, publisher, releaseDate }) => [
    name,
    publisher,
    releaseDate,
  ]);
};

describe("a publication", () => {
  it.each([
    ["Feeding eighty guests, Kitchen Review, 2020"],
    ["“Feeding eighty guests”, Kitchen Review, 2020"],
    ['Prado, I. "Feeding eighty guests." In: Kitchen Review, 12(3), 2020'],
    ["Feeding eighty guests | Kitchen Review | 2020"],
    ["Feeding eighty guests – Kitchen Review (2020)"],
    ["Prado, I., & Falk, L. (2020). Feeding eighty guests. Kitchen Review, 12(3), 4-9."],
    ["Prado I, Falk L, Okoro W. Feeding eighty guests. Kitchen Review. 2020;12(3):4-9."],
    ["- Feeding eighty\n  guests, Kitchen Review, 2020"],
  ])("%s is told by title, publisher and year", (reference) => {
    expect(read(reference)).toEqual([["Feeding eighty guests", "Kitchen Review", "2020"]]);
  });

  it("has no month or nothing for a publisher", () => {
    expect(read("Feeding eighty guests – March 2020")).toEqual([["Feeding eighty guests", undefined, "2020-03"]]);
    expect(read("“Feeding eighty guests”, 2020")).toEqual([["Feeding eighty guests", undefined, "2020"]]);
  });

  it("stays whole where the manner is not known", () => {
    expect(read("Menus, stock and staff, a study of canteens, written with L. Falk")).toEqual([
      ["Menus, stock and staff, a study of canteens, written with L. Falk", undefined, undefined],
    ]);
  });
});
