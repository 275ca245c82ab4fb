import { describe, expect, it } from "vitest";
import { type Document, toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

/** The text as a column of print in which every character is five points wide. */
function printed(text: string): Document {
  const document = toPlainDocument(text);
  return {
    ...document,
    lines: document.lines.map((line, i) => ({ ...line, x: 50, y: 50 + i * 13, size: 10, width: (line.end - line.start) * 5 })),
  };
}

const roles = (text: string) =>
  readResume(printed(text), { asOf: "2026-11-01" }).work.map(({ position, name, location }) => [position, name, location]);

describe("heads broken for want of room", () => {
  it("do not go on in the place below them", () => {
    const text = `Career history

05.2021-02.2025\tStonebridge Insurance, Stage Manager
Leeds, UK
- Led the move to a new booking system

01.2020-05.2021\tIronworks Gym, Deputy Head of Catering
Auckland, New Zealand
- Looked after a caseload of 25 families

11.2018-12.2019\tAshby County Council, Volunteer Coordinator
Halifax, NS
- Kept patient files in order`;
    expect(roles(text).map(([title]) => title)).toEqual(["Stage Manager", "Deputy Head of Catering", "Volunteer Coordinator"]);
  });

  it("closes up a title in two lines where all heads read better so", () => {
    const text = `Career history

Deputy Head of Community Repairs
Workshops and Weekend Courses
Aireborough Trust
June 2021 to date
- Led twelve volunteers in town

Bicycle Mechanic
Wharfe Cycles
2017 to 2021
- Trued wheels

Saturday Assistant
Otley Tools
2014 to 2017
- Swept`;
    expect(roles(text).map(([position, name]) => [position, name])).toEqual([
      ["Deputy Head of Community Repairs Workshops and Weekend Courses", "Aireborough Trust"],
      ["Bicycle Mechanic", "Wharfe Cycles"],
      ["Saturday Assistant", "Otley Tools"],
    ]);
  });

  it("leaves an employer alone below a title that fills its line", () => {
    const text = `Career history

Senior Restoration Technician
Quarrybank
2019 to 2023
- Cleaned stone`;
    expect(roles(text).map(([position, name]) => [position, name])).toEqual([["Senior Restoration Technician", "Quarrybank"]]);
  });
});

describe("cells beside the dates", () => {
  it("takes words no list knows, at the end of lines over or under the dates, for places", () => {
    const text = `Experience

Bergwiese Kellermann\t05/2020 - heute
Schichtleiter\tOberdingsbach
- Leitung der Schicht

Quellgrund Huber\t01/2017 - 04/2020
Schlosser\tNiederwiesel
- Wartung`;
    expect(roles(text)).toEqual([
      ["Schichtleiter", "Bergwiese Kellermann", "Oberdingsbach"],
      ["Schlosser", "Quellgrund Huber", "Niederwiesel"],
    ]);
  });

  it("closes up a title that goes on below in the type of the last words above it", () => {
    const text = `Experience

Peach General Hospital, Atlanta, GA — Registered
Nurse
July 2020 - present
- Five patients a shift

Magnolia Care Center, Decatur, GA — Porter
2018 - 2020
- Moved beds`;
    const document = printed(text);
    const lines = document.lines.map((line) => {
      const words = document.text.slice(line.start, line.end);
      return { ...line, italic: words === "Nurse", ...(words.includes("—") ? { shifts: [line.start + words.indexOf("—") + 2] } : {}) };
    });
    expect(readResume({ ...document, lines }, { asOf: "2026-11-01" }).work.map(({ position, name }) => [position, name])).toEqual([
      ["Registered Nurse", "Peach General Hospital"],
      ["Porter", "Magnolia Care Center"],
    ]);
  });
});

it("closes up an employer that broke before its legal form, but no word of duties that looks like one", () => {
  const rolesOf = (...lines: string[]) =>
    readResume(toPlainDocument(["Jo Example", "jo@example.com", "", "EXPERIENCE", ...lines].join("\n")), { asOf: "2026-11-01" }).work.map(
      ({ position, name }) => `${position} @ ${name}`,
    );
  expect(
    rolesOf(
      "03/2016 – now\tPayroll Clerk, Northern Hale Print",
      "\tGmbH, Dortmund",
      "\tPaid 480 people each month",
      "",
      "08/2006 – 02/2016\tBookkeeper, Fell Tax Office, Essen",
      "\tKept the ledgers",
    )[0],
  ).toBe("Payroll Clerk @ Northern Hale Print GmbH");
  expect(rolesOf("2016 – now\tDriver, Hale Print", "\tCompany car and fuel card", "\tDrove daily")[0]).toBe("Driver @ Hale Print");
});
