import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

/** Roles as "title @ employer". */
function rolesUnder(...lines: string[]): string[] {
  const text = ["Jo Example", "jo@example.com", "", "Experience", ...lines].join("\n");
  return readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work.map(({ position, name }) => `${position} @ ${name}`);
}

describe("a town before or between title and employer", () => {
  it("is no part of the title behind it", () => {
    const heads = [
      "Velox Fahrradbau GmbH | Bremen, Mechanikerin | 03/2019 – 05/2021",
      "Praxis Dr. Oldekamp | Leipzig, Arzthelferin | 01/2016 – 02/2019",
    ];
    expect(rolesUnder(...heads)).toEqual(["Mechanikerin @ Velox Fahrradbau GmbH", "Arzthelferin @ Praxis Dr. Oldekamp"]);
  });

  it("is no part of the employer behind it", () => {
    const heads = ["Cashier", "Tema, Ghana / Volta Foods", "2019 – 2021", "", "Driver", "Kumasi, Ghana / Ridge Haulage", "2016 – 2019"];
    expect(rolesUnder(...heads)).toEqual(["Cashier @ Volta Foods", "Driver @ Ridge Haulage"]);
  });

  it("stands in brackets between the two", () => {
    const heads = ["Hotel Krone (Basel), Köchin, 2019 – 2021", "Gasthof Adler (Chur), Köchin, 2016 – 2019"];
    expect(rolesUnder(...heads)).toEqual(["Köchin @ Hotel Krone", "Köchin @ Gasthof Adler"]);
  });

  it("stands between commas", () => {
    const heads = ["Stadtgärtnerei Aarau AG, Aarau, Gärtnerin (2019 – 2021)", "Blumenhaus Senn, Luzern, Floristin (2016 – 2019)"];
    expect(rolesUnder(...heads)).toEqual(["Gärtnerin @ Stadtgärtnerei Aarau AG", "Floristin @ Blumenhaus Senn"]);
  });

  it("is the name of a house where only one opens so", () => {
    const heads = ["Clerk", "Lincoln, Marsh & Co", "2019 – 2021", "", "Trainee", "Harrow Legal Services", "2016 – 2019"];
    expect(rolesUnder(...heads)).toEqual(["Clerk @ Lincoln, Marsh & Co", "Trainee @ Harrow Legal Services"]);
  });
});
