import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const read = (...lines: string[]) =>
  readResume(
    toPlainDocument(
      `Jo Lee\njo@example.com\n\nEXPERIENCE\n\nBookkeeper, Harbor Marine Supply, 2008 - 2013\n- Paid the bills\n\n${lines.join("\n")}\n`,
    ),
    { asOf: "2026-11-01" },
  );
const postsOf = (...lines: string[]) =>
  read(...lines).volunteer.map(({ position, organization, startDate }) => [position, organization, startDate].filter(Boolean).join(" | "));

describe("volunteering told line by line", () => {
  it.each([
    ["VOLUNTEERING", "Steward, County Bake-off, Hale, 2022, 2023", ["Steward | County Bake-off | 2022"]],
    ["VOLUNTARY", "Brownies: Tawny Owl, 2nd Hale, 2011-2015", ["Tawny Owl | Brownies | 2011"]],
    [
      "VOLUNTARY",
      "School governor, Hale Primary School, Sept 2020 to date - link governor for maths",
      ["School governor | Hale Primary School | 2020-09"],
    ],
    [
      "PRO BONO",
      "Advice Volunteer, Hale Law Project, 2018 – Present. Treasurer, Hale Theatre, 2012 – 2015 (unpaid).",
      ["Advice Volunteer | Hale Law Project | 2018", "Treasurer | Hale Theatre | 2012"],
    ],
    ["COMMUNITY", "Co-organizer, Hale Maths Meetup (volunteer) 2020 – 2023", ["Co-organizer | Hale Maths Meetup | 2020"]],
    [
      "SERVICE",
      "Reviewer, HaleConf (unpaid), 2020 - present\nMentor, Girls Who Solder (volunteer), 2021 - 2023",
      ["Reviewer | HaleConf | 2020", "Mentor | Girls Who Solder | 2021"],
    ],
    ["OTHER", "Volunteer: Food Drive Coordinator at Hale Parish, 2021 to 2023", ["Food Drive Coordinator | Hale Parish | 2021"]],
    ["SONSTIGES", "Freiwillige Feuerwehr Hale, Maschinist (ehrenamtlich) seit 2004", ["Maschinist | Freiwillige Feuerwehr Hale | 2004"]],
  ])("%s: %s", (heading, line, posts) => expect(postsOf(heading, "", line)).toEqual(posts));

  it("is a year of service among the roles", () => {
    const { work, volunteer } = read("Freiwilliges Soziales Jahr, Seniorenheim Hale, 07/2005 - 07/2006\n- Essen ausgegeben");
    expect(work).toHaveLength(1);
    expect(volunteer.map(({ position }) => position)).toEqual(["Freiwilliges Soziales Jahr"]);
  });
});

describe("no volunteering is", () => {
  it.each([
    ["MEMBERSHIPS", "Hale Surveyors' Association, commissioned 2021"],
    ["AFFILIATIONS", "The Hedgerow Society - Certified Hedge Biologist, 2021"],
    ["MEMBERSHIPS", "Member, Hale Guild of Printers, 2015"],
  ])("a membership: %s, %s", (heading, line) => expect(postsOf(heading, "", line)).toEqual([]));

  it("an office of such a body left out", () => {
    expect(postsOf("MEMBERSHIPS", "", "Treasurer, Hale Guild of Printers, 2015 - 2018")).toEqual([
      "Treasurer | Hale Guild of Printers | 2015",
    ]);
  });
});
