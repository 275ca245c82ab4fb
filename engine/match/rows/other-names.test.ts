import { expect, test } from "vitest";
import { rowOf } from "../test/row-of.ts";
import { aRequirement } from "../test/samples.ts";
import { toOtherNames } from "./other-names.ts";

const namesOf = (name: string, quote = name, title?: string) =>
  toOtherNames({ id: `term:${name.toLowerCase()}`, name }, quote, title === undefined ? {} : { title }).map((one) => one.name);

test.each([
  ["Immediate Life Support", "Immediate Life Support (ILS)", "ILS"],
  ["Scottish Manual Handling Passport", "a Scottish Manual Handling Passport (SMHP), please", "SMHP"],
  ["zither pass scheme", "Zither Pass Scheme (ZPS) desired", "ZPS"],
])("an abbreviation in brackets is a name of what stands before it: %s", (name, quote, short) => {
  expect(namesOf(name, quote)).toEqual([name, short]);
});

test.each([
  ["Personal Assistance Support Scheme", "Personal Assistance Support Scheme (PASS)"],
  ["alphorn", "alphorn (Swiss)"],
  ["zither", "zither, Immediate Life Support (ILS)"],
  ["Life Raft", "Life Raft (LR)"],
])("what is a word of its own, no abbreviation or of something else is none: %s", (name, quote) => {
  expect(namesOf(name, quote)).toEqual([name]);
});

test("an abbreviation in brackets inside a name may stand in place of what is before it, or be left out", () => {
  expect(namesOf("Zither Pass Scheme (ZPS) certificate").slice(1)).toEqual(["Zither Pass Scheme certificate", "ZPS certificate"]);
  expect(namesOf("Zither scheme (Swiss) certificate")).toHaveLength(1);
  expect(namesOf("Pay and Salary Scheme (PASS) certificate")).toHaveLength(1);
});

test.each([
  ["12d Model", "12d"],
  ["NEC4 contracts", "NEC4"],
  ["GC21 form", "GC21"],
  ["Q4X software", "Q4X"],
])("a code says it without the general noun: %s", (name, code) => {
  expect(namesOf(name)).toEqual([name, code]);
});

test.each(["flood model", "T-bar lift", "12d drainage", "contract forms"])("without a code nothing is left out: %s", (name) => {
  expect(namesOf(name)).toEqual([name]);
});

test("a charter is that of the job's own profession", () => {
  const CHARTERED = aRequirement("term:chartered status", "must", { name: "Chartered status", kind: "certificate" });
  const held = (name: string, title: string) =>
    rowOf(
      { certificates: [{ name }] },
      { title, requirements: [CHARTERED, aRequirement("term:zither"), aRequirement("term:lute")] },
      CHARTERED.id,
    );
  expect(held("Chartered Engineer", "Civil Engineer, Roads").evidenced).toBe(1);
  expect(held("Chartered Physiotherapist", "Senior Physiotherapist").evidenced).toBe(1);
  expect(held("Chartered Accountant", "Civil Engineer, Roads").evidenced).toBeLessThan(0.5);
  expect(held("MCIPS", "Civil Engineer, Roads").evidenced).toBe(0);
});

test.each([
  ["counterbalance forklift ticket", "Counterbalance forklift licence", 1],
  ["dogging ticket", "Dogging licence", 1],
  ["roller card", "Roller certificate", 1],
  ["roller card", "Crane certificate", 0],
])("a ticket is a licence: %s, %s", (name, held, evidenced) => {
  const wanted = aRequirement(`term:${name}`, "must", { name, kind: "certificate" });
  const requirements = [wanted, aRequirement("term:zither"), aRequirement("term:lute")];
  expect(rowOf({ certificates: [{ name: held }] }, { requirements }, wanted.id).evidenced).toBe(evidenced);
});
