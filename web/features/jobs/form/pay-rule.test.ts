import type { DraftPrompts } from "@fairlead/contracts";
import { expect, test } from "vitest";
import { findPayRule, isWide } from "./pay-rule.ts";

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

test("a range is wide above one and a half times its lower end, whichever comes first", () => {
  expect([isWide(100, 150), isWide(100, 151), isWide(151, 100), isWide(100, undefined)]).toEqual([false, true, true, false]);
});
