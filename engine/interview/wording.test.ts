import { expect, test } from "vitest";
import { isVetting, toPaper } from "./wording.ts";

test.each([
  ["Registered Nurse", "registration as a nurse"],
  ["Licensed Practical Nurse", "a licence as a Practical Nurse"],
  ["Chartered accountant", "chartered status as an accountant"],
  ["AWS Certified Solutions Architect", "AWS certification as a Solutions Architect"],
  ["Journeyman electrician", "a qualification as a journeyman electrician"],
  ["Project Management Professional", "a qualification as a Project Management Professional"],
  ["Board certified in Internal Medicine", "board certification in Internal Medicine"],
])("a person's title %s is held as %s", (name, words) => expect(toPaper(name)).toBe(words));

test.each([
  ["CPR certified", "CPR certification"],
  ["Gas Safe registered", "Gas Safe registration"],
  ["BLS certification", "BLS certification"],
  ["Qualified Teacher Status", "Qualified Teacher Status"],
  ["RN license", "an RN license"],
  ["SIA licence", "an SIA licence"],
  ["Full UK driving licence", "a full UK driving licence"],
  ["Class A CDL", "a Class A CDL"],
  ["NEBOSH General Certificate", "a NEBOSH General Certificate"],
  ["Teaching credential", "a teaching credential"],
  ["CISSP", "the CISSP qualification"],
  ["Registered with Social Work England", "registration with Social Work England"],
  ["Licensed by the city", "a licence by the city"],
  ["Basic Life Support", "the Basic Life Support qualification"],
])("the paper %s is held as %s", (name, words) => expect(toPaper(name)).toBe(words));

test("a check of somebody's past is no paper that is learnt for", () => {
  expect(["DBS check", "Security clearance", "Background screening"].map(isVetting)).toEqual([true, true, true]);
  expect(["First aid certificate", "Checkout operation"].map(isVetting)).toEqual([false, false]);
});
