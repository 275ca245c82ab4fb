import { describe, expect, test } from "vitest";
import occupations from "../../data/match/occupations.json";
import { toWordTerms } from "../view/terms.ts";
import { toOccupationNames } from "./occupation-names.ts";
import { toTitleLikeness, toTitleTerms } from "./title-likeness.ts";

function likenessOf(wanted: string, held: string): number {
  const names = toOccupationNames(toWordTerms(wanted, "en"));
  return toTitleLikeness(toTitleTerms(wanted, "en"), names, toWordTerms(held, "en"));
}

describe("other names of an occupation", () => {
  test.each([
    ["Warehouse Manager", "Depot Manager"],
    ["Shop Manager", "Store Manager"],
    ["Production Manager", "Factory Manager"],
    ["Paralegal", "Law Clerk"],
    ["Head of Product", "Product Owner"],
  ])("%s is also %s", (wanted, held) => expect(likenessOf(wanted, held)).toBe(1));

  test.each([
    ["Warehouse Team Leader", "Store Manager"],
    ["Factory Manager", "Marketing Manager"],
    ["Sound Engineer", "Laboratory Technician"],
    ["System Administrator", "Administrator"],
    ["Police Officer", "Gardener"],
    ["Driving Instructor", "Train Driver"],
    ["Theatre Nurse", "School Nurse"],
    ["Customs Broker", "Customer Service Agent"],
  ])("%s is not %s", (wanted, held) => expect(likenessOf(wanted, held)).toBeLessThan(1));

  test("no name is one word of what it was", () => {
    const cut = occupations.groups
      .flatMap((group) => group.split(", "))
      .filter((name) => / /.test(name) && toWordTerms(name, "en").length === 1);
    const known = cut.filter((name) => toOccupationNames(toWordTerms(name, "en")).some(({ words }) => words.length === 1));
    expect(known.filter((name) => !occupations.groups.some((group) => group.split(", ").includes(name.split(" ").at(-1) ?? "")))).toEqual(
      [],
    );
  });
});
