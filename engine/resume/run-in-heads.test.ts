import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../documents/index.ts";
import { readResume } from "./read-resume.ts";

const roles = (text: string) =>
  readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work.map(({ position, name, startDate, endDate }) => [
    position,
    name,
    startDate,
    endDate,
  ]);

describe("heads that run into what is told", () => {
  it("ends a head at its dates", () => {
    const text = `Work Experience
• Rope Access Technician, Gannet Towers Ltd, Hull, March 2021 – present. Inspected 40 masts
  a year. Trained four climbers.
• Rigger, Skerry Marine, Grimsby, May 2017 – February 2021. Spliced and tested wire. Kept the store.`;
    expect(roles(text)).toEqual([
      ["Rope Access Technician", "Gannet Towers Ltd", "2021-03", null],
      ["Rigger", "Skerry Marine", "2017-05", "2021-02"],
    ]);
  });

  it("ends a head that opens with its dates at the first sentence", () => {
    const text = `EMPLOYMENT
Apr 2019 to present: Beekeeper, Clover Ridge Apiaries, Yakima, WA. Look after 240 hives. Train two helpers.
Mar 2016 to Mar 2019: Orchard Hand, Tamarack Fruit Growers, Wenatchee, WA. Pruned and thinned apples.`;
    expect(roles(text)).toEqual([
      ["Beekeeper", "Clover Ridge Apiaries", "2019-04", null],
      ["Orchard Hand", "Tamarack Fruit Growers", "2016-03", "2019-03"],
    ]);
  });

  it("leaves a title behind the dates in its head", () => {
    const text = `Berufserfahrung
Wehrle Orgelbau GmbH, 2016 – 2020: Orgelbauer
Pfeifenwerk Sulz KG, 2012 – 2016: Tischler`;
    expect(roles(text)).toEqual([
      ["Orgelbauer", "Wehrle Orgelbau GmbH", "2016", "2020"],
      ["Tischler", "Pfeifenwerk Sulz KG", "2012", "2016"],
    ]);
  });
});
