import { expect, test } from "vitest";
import { rowOf } from "../test/row-of.ts";
import { aRequirement } from "../test/samples.ts";
import { toSettingAsked, toSettings } from "./settings.ts";

test.each([
  ["Rosebank Care Home", ["care home"]],
  ["Buckeye Grocery Distribution Center, Groveport", ["warehouse"]],
  ["St Anselm Infirmary NHS Trust", ["hospital"]],
  ["Hospital for Sick Children", ["hospital"]],
  ["The Rosebank Hotel Ltd", ["hotel"]],
  ["Harbour & Pike Solicitors", ["law firm"]],
])("the name of an employer tells the kind of place: %s", (employer, kinds) => {
  expect(toSettings(employer)).toEqual(kinds);
});

test.each([
  "Hospital Software Inc",
  "Warehouse Systems Ltd",
  "Home Depot",
  "Careful Homes",
  "Hotelier Magazine",
  "Library Street Garage",
  "",
])("a word for it inside a name is none: %s", (employer) => {
  expect(toSettings(employer)).toEqual([]);
});

test("a job asks for a place by its name alone", () => {
  expect(toSettingAsked("busy hotel")).toBe("hotel");
  expect(toSettingAsked("distribution center experience")).toBe("warehouse");
  expect(toSettingAsked("hotel management")).toBeUndefined();
});

const HOSPITAL = aRequirement("term:hospital", "must", { name: "hospital" });
const shown = (name: string) =>
  rowOf(
    { work: [{ name, position: "Porter", startDate: "2018-01", endDate: "2020-12", highlights: ["Ordered stationery"] }] },
    { requirements: [HOSPITAL, aRequirement("term:zither"), aRequirement("term:lute")] },
    HOSPITAL.id,
  );

test("the kind of place counts, never which of them", () => {
  expect(shown("City Hospital")).toMatchObject({ evidenced: 0.9, verdict: "partial" });
  expect(shown("Harrow Hospital")).toEqual(shown("City Hospital"));
  expect(shown("City Hotel").evidenced).toBe(0);
});
