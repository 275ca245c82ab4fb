import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

/** Roles under a heading as "title @ employer, start–end". */
function rolesUnder(heading: string, ...lines: string[]): string[] {
  const text = ["Jo Example", "jo@example.com", "", heading, ...lines].join("\n");
  return readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work.map(
    ({ position, name, startDate, endDate }) => `${position} @ ${name}, ${startDate}–${endDate}`,
  );
}

describe("heads of forms, lists and pasted profiles", () => {
  it("count the entries of a form without taking its questions or its last dates for a role", () => {
    expect(
      rolesUnder(
        "Work history",
        "Employer #1: Pinemoor Freight Co.",
        "Job title: Dock Lead, Inbound",
        "From: 03/2020",
        "To: 09/2023",
        "May we contact: Yes",
        "Duties: loading, dock diary",
        "",
        "Employer 2: Quayside Chilled Foods Ltd",
        "Job title: Packer",
        "From: 05/2017",
        "To: 02/2020",
        "May we contact: No",
      ),
    ).toEqual(["Dock Lead, Inbound @ Pinemoor Freight Co., 2020-03–2023-09", "Packer @ Quayside Chilled Foods Ltd, 2017-05–2020-02"]);
  });

  it("are led by dots to the employer and the years", () => {
    expect(
      rolesUnder(
        "Posts held",
        "Head Cook ............ Saint Brannock's Hospice ............ 2018 to 2022",
        "Cook ................. Ferryside Primary School ............ 2012 to 2018",
        "Kitchen Porter ....... The Tern Hotel ...................... 2009 to 2012",
      ),
    ).toEqual([
      "Head Cook @ Saint Brannock's Hospice, 2018–2022",
      "Cook @ Ferryside Primary School, 2012–2018",
      "Kitchen Porter @ The Tern Hotel, 2009–2012",
    ]);
  });

  it("are led by dots with blanks between to the years, as typeset pages have them", () => {
    const dots = ". ".repeat(30);
    expect(
      rolesUnder(
        "Experience",
        `Harvest Loaf Bakery, Bremen ${dots}2019 – present`,
        "Senior Baker",
        `Northway Foods, Lund ${dots}2010 – 2018`,
        "Baker",
      ),
    ).toEqual(["Senior Baker @ Harvest Loaf Bakery, 2019–null", "Baker @ Northway Foods, 2010–2018"]);
  });

  it("are numbered as the parts of a report", () => {
    expect(
      rolesUnder(
        "1. Experience",
        "1.1 Site Engineer",
        "Brennweiler Bau GmbH (03/2019 - 12/2023)",
        "1.2 Assistant Engineer",
        "Oxmoor Civils Ltd (02/2015 - 02/2019)",
      ),
    ).toEqual(["Site Engineer @ Brennweiler Bau GmbH, 2019-03–2023-12", "Assistant Engineer @ Oxmoor Civils Ltd, 2015-02–2019-02"]);
  });

  it("name the department behind the title, not an employer", () => {
    expect(
      rolesUnder(
        "Experience",
        "Staff Nurse, Palliative Care",
        "Wexmoor University Hospital",
        "Jan 2018 - Aug 2021",
        "",
        "Analyst, Equity Research",
        "Tidewell Partners LLP",
        "Jan 2014 - Dec 2017",
      ),
    ).toEqual([
      "Staff Nurse, Palliative Care @ Wexmoor University Hospital, 2018-01–2021-08",
      "Analyst, Equity Research @ Tidewell Partners LLP, 2014-01–2017-12",
    ]);
  });

  it("keep the house within another and the class of a hotel from the name of the employer", () => {
    expect(
      rolesUnder(
        "Employment",
        "Spa at Gorsedale Hall",
        "Massage Therapist",
        "May 2017 - March 2021",
        "",
        "Hotel Nordlicht (4*)",
        "Receptionist",
        "June 2014 - April 2017",
      ),
    ).toEqual(["Massage Therapist @ Spa at Gorsedale Hall, 2017-05–2021-03", "Receptionist @ Hotel Nordlicht, 2014-06–2017-04"]);
  });

  it("last until today where they began 'from' a month and no end is told", () => {
    expect(
      rolesUnder(
        "Jobs",
        "Support Analyst",
        "Tarnside Schools Trust, from May 2022",
        "",
        "Technician",
        "Kitehill IT Ltd, Feb 2020 to April 2022",
      ),
    ).toEqual(["Support Analyst @ Tarnside Schools Trust, 2022-05–null", "Technician @ Kitehill IT Ltd, 2020-02–2022-04"]);
  });

  it("leave the terms of employment on a line of their own out", () => {
    expect(
      rolesUnder(
        "Experience",
        "St. Brannoc's General Hospital",
        "7 yrs 3 mos",
        "Ward Manager",
        "Full-time",
        "Feb 2021 - Present",
        "- Manage a 26-bed unit",
        "",
        "Agency Nurse",
        "Nightlamp Staffing",
        "Oct 2012 - Dec 2014",
      ),
    ).toEqual(["Ward Manager @ St. Brannoc's General Hospital, 2021-02–null", "Agency Nurse @ Nightlamp Staffing, 2012-10–2014-12"]);
  });

  it("stand under the numbers of a list of employers", () => {
    expect(
      rolesUnder(
        "Experience",
        "• Pearl Bay Hotel",
        "Front Desk Agent / June 2014 - March 2018",
        "• Check-in and check-out",
        "• Breeze Island Resort",
        "Telephone Operator / May 2011 - May 2014",
        "• Wake-up calls",
      ),
    ).toEqual(["Front Desk Agent @ Pearl Bay Hotel, 2014-06–2018-03", "Telephone Operator @ Breeze Island Resort, 2011-05–2014-05"]);
  });

  it("keep a doctor in capitals in the name of a hospital, and go on with 'continúa'", () => {
    expect(
      rolesUnder(
        "Experiencia laboral",
        "HOSPITAL ZONAL DR. IGNACIO PERALTA. Enfermera de piso (abril 2019 – continúa)",
        "FUNDACIÓN ORILLA. Acompañante terapéutica (marzo 2012 – mayo 2015)",
      ),
    ).toEqual([
      "Enfermera de piso @ HOSPITAL ZONAL DR. IGNACIO PERALTA, 2019-04–null",
      "Acompañante terapéutica @ FUNDACIÓN ORILLA, 2012-03–2015-05",
    ]);
  });
});
