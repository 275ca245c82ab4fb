import { DraftSpec } from "@fairlead/contracts";
import { expect, test } from "vitest";
import { addTo, EMPTY_FORM, EMPTY_REQUIREMENT, isNoFigure, replaceWords, toNumber, toSpec } from "./form-values.ts";

test("an empty form is a specification of its title alone, and none without one", () => {
  expect(toSpec("  ", EMPTY_FORM)).toBeNull();
  expect(DraftSpec.parse(toSpec(" Clerk ", EMPTY_FORM))).toEqual(DraftSpec.parse({ title: "Clerk" }));
});

test("what is filled in arrives as facts, what is no number does not", () => {
  const spec = toSpec("Clerk", {
    ...EMPTY_FORM,
    level: "senior",
    team: "  night   shift ",
    duties: ["file letters", " "],
    requirements: [
      { name: "Java", others: "Kotlin, Scala,", importance: "nice", years: "2" },
      { name: "Go", others: "Rust, C", atLeast: "2", importance: "must", years: "" },
      { name: "Word", others: "Excel", atLeast: "5", importance: "must", years: "" },
      { name: "Sage", others: "", atLeast: "2", importance: "must", years: "" },
      { ...EMPTY_REQUIREMENT, years: "3" },
      { name: "SQL", others: "", importance: "must", years: "many" },
    ],
    years: "45",
    degree: "6",
    areas: "law, economics",
    languages: [{ language: "French", cefr: "", importance: "should" }],
    payMin: "84,000",
    payMax: "70 000",
  });
  expect(DraftSpec.parse(spec)).toEqual(
    DraftSpec.parse({
      title: "Clerk",
      level: "senior",
      team: "night shift",
      duties: ["file letters"],
      requirements: [
        { name: "Java", alternatives: ["Kotlin", "Scala"], importance: "nice", minYears: 2 },
        { name: "Go", alternatives: ["Rust", "C"], atLeast: 2, importance: "must" },
        { name: "Word", alternatives: ["Excel"], atLeast: 2, importance: "must" },
        { name: "Sage", importance: "must" },
        { name: "SQL", importance: "must" },
      ],
      education: { level: 6, areas: ["law", "economics"], importance: "should" },
      languages: [{ language: "French", importance: "should" }],
      pay: { min: 70_000, max: 84_000, currency: "USD", period: "year" },
    }),
  );
});

test("sums are read as people write them", () => {
  expect(["28,000", "28 000", "28.50", "28,50", "0", "-3", "x", ""].map(toNumber)).toEqual([
    28_000,
    28_000,
    28.5,
    28.5,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("a figure that cannot be used is told, an empty field is not", () => {
  const notUsed = (kind: "sum" | "years", ...typed: string[]) => typed.filter((words) => isNoFigure(kind, words));
  expect(notUsed("sum", "", " ", "28,000", "28.50", "€ 60,000", "60k", "-3", "€")).toEqual(["60k", "-3", "€"]);
  expect(notUsed("years", "", "2", "30", "31", "-3", "five")).toEqual(["31", "-3", "five"]);
});

test("a suggestion takes the first empty place", () => {
  const isEmpty = (one: string) => one === "";
  expect([addTo(["a", ""], "b", isEmpty), addTo(["a"], "b", isEmpty)]).toEqual([
    ["a", "b"],
    ["a", "b"],
  ]);
});

test("words change in the one field that holds them, and nowhere when none does", () => {
  const form = { ...EMPTY_FORM, team: "Rockstars of sales", duties: ["sell", "find rockstars"] };
  expect(replaceWords(form, "rockstars", "people")).toEqual({ ...form, team: "people of sales" });
  expect(replaceWords({ ...form, team: "" }, "rockstars", "people")?.duties).toEqual(["sell", "find people"]);
  expect(replaceWords(form, "ninja", "expert")).toBeNull();
});
