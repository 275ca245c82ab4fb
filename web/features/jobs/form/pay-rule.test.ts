import type { DraftPrompts } from "@fairlead/contracts";
import { expect, test } from "vitest";
import { currencyOf, findPayRule, isWide, readPay } from "./pay-rule.ts";

const rule = (place: string, ...names: string[]): DraftPrompts["payRules"][number] => ({
  place,
  names,
  asks: "range",
  advice: "",
  source: "",
  effective: null,
  checked: "2026-11-22",
});
const RULES = [rule("US-CO", "Colorado", "CO"), rule("US-CA", "California", "CA"), rule("EU", "Ireland", "Dublin")];

test("a place is found by its name, a code by its capitals, whole words only", () => {
  const find = (place: string) => findPayRule(RULES, place)?.place;
  expect(["Denver, CO", "boulder, colorado", "Dublin", "Dublin, CA"].map(find)).toEqual(["US-CO", "US-CO", "EU", "US-CA"]);
  expect(["Como, Italy", "co-working in Oslo", "Coloradotown", ""].map(find)).toEqual([undefined, undefined, undefined, undefined]);
});

test("a state behind a town tells which town of that name is meant", () => {
  expect(findPayRule(RULES, "Dublin, OH")?.place).toBeUndefined();
  expect(findPayRule(RULES, "Dublin, Ireland")?.place).toBe("EU");
});

test("the ends of the pay are read from a line, and one end alone is open", () => {
  const read = (line: string) => Object.values(readPay(line));
  expect(read("$80,000 to $130,000 a year")).toEqual([80_000, 130_000, false]);
  expect(read("80-130k, bonus 10%")).toEqual([80_000, 130_000, false]);
  expect(read("13,50 € to 14.20 € an hour, 37.5 hours")).toEqual([13.5, 14.2, false]);
  expect(read("38.000 to 46.000 EUR")).toEqual([38_000, 46_000, false]);
  expect(read("up to £45k")).toEqual([45_000, undefined, true]);
  expect(read("from $18 an hour")).toEqual([18, undefined, true]);
  expect(read("£28,000 a year")).toEqual([28_000, undefined, false]);
  expect(read("competitive")).toEqual([undefined, undefined, false]);
});

test("a range is wide above one and a half times its lower end, whichever comes first", () => {
  expect([isWide(100, 150), isWide(100, 151), isWide(151, 100), isWide(100, undefined)]).toEqual([false, true, true, false]);
});

test("the currency is that of the place, and dollars where nobody knows it", () => {
  const rules = [...RULES, rule("GB", "UK", "Leeds"), rule("EU", "Sweden", "Stockholm")];
  const places = ["Leeds, UK", "Dublin", "Stockholm, Sweden", "Denver, CO", "Atlantis", ""];
  expect(places.map((place) => currencyOf(rules, place))).toEqual(["GBP", "EUR", "SEK", "USD", "USD", "USD"]);
});
