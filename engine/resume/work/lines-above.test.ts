import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

/** Roles as "title @ employer". */
function rolesUnder(...lines: string[]): string[] {
  const text = ["Jo Example", "jo@example.com", "", "Experience", ...lines].join("\n");
  return readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work.map(({ position, name }) => `${position} @ ${name}`);
}

describe("a company above some of the roles", () => {
  it("is read where other roles name their own on one line", () => {
    const own = ["Ridge Outfitters | Shift Lead | 2021 – 2023", "• Opened the shop"];
    const group = ["Bracken Legal Aid, Austin, TX", "Law Clerk", "2016 – 2019", "• Filed", "", "Receptionist", "2014 – 2016", "• Greeted"];
    expect(rolesUnder(...own, "", ...group)).toEqual([
      "Shift Lead @ Ridge Outfitters",
      "Law Clerk @ Bracken Legal Aid",
      "Receptionist @ Bracken Legal Aid",
    ]);
  });

  it("ends where a role below names another between its title and its bullets", () => {
    const group = ["Saint Ann's Primary School", "Technician    2019 – 2021", "• Fixed", "", "Storekeeper    2017 – 2019", "• Stored"];
    const own = ["Bookkeeper    2015 – 2017", "Marsh & Pike", "• Posted", "", "Driver    2012 – 2015", "Juno Freight", "• Drove"];
    expect(rolesUnder(...group, "", ...own)).toEqual([
      "Technician @ Saint Ann's Primary School",
      "Storekeeper @ Saint Ann's Primary School",
      "Bookkeeper @ Marsh & Pike",
      "Driver @ Juno Freight",
    ]);
  });

  it("is none of what was done in the role before", () => {
    const roles = ["Cook, Quay Hotel", "2019 – 2021", "Cleaned the kitchen daily", "Porter", "2017 – 2019", "Carried bags"];
    expect(rolesUnder(...roles)[1]).not.toContain("Cleaned");
  });

  it("goes to roles below which only duties told as things stand", () => {
    const first = ["Nordhafen Spedition GmbH", "Disponent    02/2021 – 02/2024", "Annahme von Lieferungen", "Senkung der Kosten um 8 %"];
    const second = ["Kraftfahrer    06/2018 – 01/2021", "Pflege der Tourendaten", "Beladung der Fahrzeuge"];
    expect(rolesUnder(...first, "", ...second)).toEqual(["Disponent @ Nordhafen Spedition GmbH", "Kraftfahrer @ Nordhafen Spedition GmbH"]);
  });

  it("goes to no role that names title and employer beside its dates", () => {
    const group = ["HOPE HOSPITAL TRUST", "Therapist    03/2021 – 08/2023", "Midwife    05/2020 – 02/2021", ""];
    const own = ["Redwell Clinic | Nurse | 05/2014 – 04/2017", "Oak Care Centre | Cleaner | 07/2011 – 04/2014"];
    expect(rolesUnder(...group, ...own).slice(2)).toEqual(["Nurse @ Redwell Clinic", "Cleaner @ Oak Care Centre"]);
  });
});
