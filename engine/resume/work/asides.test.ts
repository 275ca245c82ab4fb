import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const roles = (text: string) =>
  readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work.map(({ position, name, startDate }) => [position, name, startDate]);

describe("dated lines within a role", () => {
  it("are no roles under a label such as 'Selected engagements:'", () => {
    const text = `EXPERIENCE

Consultant, Tarnbeck Advisory, 2014 – 2021
Selected engagements:
Harbour authority, data engineer (2019 – 2021)
Grain cooperative, business analyst (2016 – 2018)

Analyst, Culverhay Insurance, 2011 – 2014
- Priced motor cover`;
    expect(roles(text)).toEqual([
      ["Consultant", "Tarnbeck Advisory", "2014"],
      ["Analyst", "Culverhay Insurance", "2011"],
    ]);
  });

  it("are no roles as bullets of a head that has its title", () => {
    const text = `Berufserfahrung
Dozentin, Fachschule Wiesengrund, 2013 – heute
• Kursleiterin Statistik, 2015 – 2018
• Prüfungskoordinatorin, 2018 – 2020
• Vier Kurse je Semester
Assistentin, Fachschule Wiesengrund, 2010 – 2013
• Korrekturen`;
    expect(roles(text).map(([title]) => title)).toEqual(["Dozentin", "Assistentin"]);
  });

  it("are no roles when they name who can be asked", () => {
    const text = `Experience
Barista, The Copper Kettle, 2018 - 2020
- Made coffee
Reference: Dana Whitlock, Manager, The Copper Kettle, since 2018`;
    expect(roles(text)).toHaveLength(1);
  });

  it("are the roles when the bullets share the period of their employer", () => {
    const text = `Experience
Pilot Foods Ltd (2012 – 2020)
• Shift Supervisor, 2016 – 2020
• Counter Assistant, 2012 – 2016`;
    expect(roles(text).map(([title, , start]) => [title, start])).toEqual([
      ["Shift Supervisor", "2016"],
      ["Counter Assistant", "2012"],
    ]);
  });

  it("are roles again behind a line that names another group of them", () => {
    const text = `EXPERIENCE

Warehouse Manager, Fennimore Freight, 2015 – 2022
• Ran two sites

Earlier positions
• Forklift Operator, Quayside Cold Store, 2011 – 2015
• Picker, Millbrook Foods, 2008 – 2011`;
    expect(roles(text).map(([title]) => title)).toEqual(["Warehouse Manager", "Forklift Operator", "Picker"]);
  });
});
