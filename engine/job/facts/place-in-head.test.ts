import { describe, expect, it } from "vitest";
import { readPlaceInHead, readPlaceOfWork } from "./place-in-head.ts";

const placeIn = (text: string) => {
  const span = readPlaceInHead(text);
  return span && text.slice(span.start, span.end);
};

describe("the place at the head of an advertisement", () => {
  it.each([
    ["Warehouse team leader, Denver, CO\n\nYou lead a team.", "Denver, CO"],
    ["Chef de partie · Galway, Ireland · full time", "Galway, Ireland"],
    ["Site engineer - Perth, WA 6000 - $120k", "Perth, WA 6000"],
    ["Night porter (Edinburgh)", "Edinburgh"],
    ["Harbour Foods\nBuyer\nBased in Limerick, Co. Limerick", "Limerick, Co. Limerick"],
    ["HGV Driver needed in Hull", "Hull"],
    ["Care Assistant based in Norwich, nights", "Norwich"],
    ["Data engineer | Berlin, Germany | Hybrid", "Berlin, Germany"],
  ])("%j is %s", (text, place) => expect(placeIn(text)).toBe(place));

  it.each([
    ["no place at all", "Nurse, nights\nFull time"],
    ["a department", "Manager needed in Finance"],
    ["a place inside a name", "Chef at the Boston Grill House"],
    [
      "a place in a sentence",
      `Chef\n${"We have cooked for guests of all kinds for many years, and our kitchens stand in every larger town, ".repeat(2)}Boston`,
    ],
    ["a place far below", `Chef\n${"a line\n".repeat(8)}Boston`],
  ])("is none: %s", (_, text) => expect(placeIn(text)).toBeUndefined());
});

describe("the town right behind where the work is done", () => {
  const townIn = (text: string) => {
    const span = readPlaceOfWork(text);
    return span && text.slice(span.start, span.end);
  };

  it.each([
    ["Clerk\n\nCome and join our small team in Norwich.", "Norwich"],
    ["Baker wanted for a busy bakery in Hull", "Hull"],
    ["You work at our clinic near Bath and make home visits.", "Bath"],
  ])("%j is %s", (text, town) => expect(townIn(text)).toBe(town));

  it.each(["Our head office in London pays on Fridays.", "You lead a team in Finance.", "Clients in Norwich ring the office in person."])(
    "is none in %j",
    (text) => expect(townIn(text)).toBeUndefined(),
  );
});
