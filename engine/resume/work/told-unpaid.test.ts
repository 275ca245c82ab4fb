import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const WORK = "EXPERIENCE\nBookkeeper, Harbor Marine Supply, 2012 - 2019\n- Paid the bills";
const read = (...lines: string[]) =>
  readResume(toPlainDocument(`Jo Lee\njo@example.com\n\n${WORK}\n\n${lines.join("\n")}\n`), { asOf: "2026-11-01" });

describe("posts without pay that a line of another section tells of", () => {
  it.each([
    ["OTHER", "Volunteer lifeguard with Skerry Bay Rescue since 2016", "Volunteer lifeguard", "Skerry Bay Rescue"],
    ["INTERESTS", "Chess, long walks. Treasurer, Moss Lane Allotments (unpaid), 2018 - 2021.", "Treasurer", "Moss Lane Allotments"],
    ["INTERESTS", "Rowing, cooking, volunteer tutor at Larkfield Library since 2019, jazz.", "volunteer tutor", "Larkfield Library"],
    ["SONSTIGES", "Ehrenamt: Trainerin im Turnverein Talheim seit 2017", "Trainerin", "Turnverein Talheim"],
    ["DIVERS", "Secrétaire bénévole de l'association Les Hirondelles (depuis 2018)", "Secrétaire bénévole", "Les Hirondelles"],
    ["OTROS", "Voluntaria en la Protectora de Animales de Villar desde 2018.", "Voluntaria", "Protectora de Animales de Villar"],
    ["OTHER", "Tutor at Moss Lane Library since 2015 (reading lessons for adults, pro bono).", "Tutor", "Moss Lane Library"],
    ["INTERESTS", "Giving back: driver for the Hale Night Kitchen since 2019.", "driver", "Hale Night Kitchen"],
  ])("are volunteering: %s, %s", (heading, line, position, organization) => {
    expect(read(heading, line).volunteer.map((post) => [post.position, post.organization])).toEqual([[position, organization]]);
  });

  it("ends the line in its dates, and is neither a course of study nor a certificate", () => {
    const { volunteer, education, certificates } = read(
      "EDUCATION",
      "BSc Accounting, Lakeside University, 2011",
      "",
      "CERTIFICATIONS",
      "Board member (unpaid), Hale Literacy Council, 2016 - 2020",
      "Volunteer coach, Wren Juniors, 2014 - 2016",
      "First Aid at Work",
    );
    expect(volunteer.map((post) => post.organization)).toEqual(["Hale Literacy Council", "Wren Juniors"]);
    expect(education).toHaveLength(1);
    expect(certificates.map(({ name }) => name)).toEqual(["First Aid at Work"]);
  });

  it.each([
    "I would like to volunteer at Hale Meals.",
    "Volunteer programmes and team sports",
    "Volunteer Coordinator, Norbury Food Bank",
    "First Aid (volunteer)",
    "Giving back: what I earned",
    "Tutor at Moss Lane Library (pro bono cases, reading lessons)",
    "Not a volunteer with Hale Rescue.",
  ])("are none: %s", (line) => {
    expect(read("INTERESTS", line).volunteer).toEqual([]);
  });
});

describe("letters behind the name", () => {
  it("are no course of study beside those that are listed", () => {
    const text =
      "JONAS M. FAIRWEATHER-LEE, MBA\nGreater Boston | jonas@example.com\n\nEXPERIENCE\nPlant Manager, Hale Logistics, 2012 - 2019\n- Ran it\n\nEDUCATION\nPurbeck University, MBA, 2011\n";
    expect(readResume(toPlainDocument(text), { asOf: "2026-11-01" }).education.map(({ institution }) => institution)).toEqual([
      "Purbeck University",
    ]);
  });
});
