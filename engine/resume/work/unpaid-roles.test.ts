import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const read = (...heads: string[]) =>
  readResume(toPlainDocument(`Jo Lee\njo@example.com\n\nEXPERIENCE\n\n${heads.join("\n\n")}\n`), { asOf: "2026-11-01" });

describe("a role without pay", () => {
  const paid = "Bookkeeper, Harbor Marine Supply, 2008 - 2013\n- Paid the bills";
  it.each([
    ["Volunteer Treasurer, Lakewood Elementary PTA, 2020 - 2023", "Volunteer Treasurer"],
    ["Treasurer (volunteer), Lakewood Elementary PTA, 2020 - 2023", "Treasurer (volunteer)"],
    ["Ehrenamtliche Trainerin, Sportverein Hale e.V., 2020 - 2023", "Ehrenamtliche Trainerin"],
    ["Trésorier bénévole, Association Les Hirondelles, 2020 - 2023", "Trésorier bénévole"],
  ])("is volunteering: %s", (head, position) => {
    const { work, volunteer, meta } = read(head, paid);
    expect(work.map((role) => role.position)).toEqual(["Bookkeeper"]);
    expect(volunteer.map((role) => role.position)).toEqual([position]);
    expect(meta.totalYears.hi).toBeLessThan(7);
  });

  it.each([
    "Volunteer Coordinator, Norbury Food Bank, 2020 - 2023",
    "Volunteer Firefighter, Wren Fire and Rescue, 2020 - 2023",
    "Voluntary Sector Officer, Hale Council, 2020 - 2023",
    "Peace Corps Volunteer, Peace Corps, 2020 - 2023",
    "Honorary Research Fellow, Hale University, 2020 - 2023",
  ])("is none: %s", (head) => {
    expect(read(head, paid).work).toHaveLength(2);
  });

  it("stays among the roles where no other is told", () => {
    const { work, volunteer } = read("Volunteer Driver, Lakewood Meals, 2020 - 2023");
    expect(work).toHaveLength(1);
    expect(volunteer).toEqual([]);
  });

  it("is that of a trained service beside a post of the same years, which it is not for years of its own", () => {
    const job = "Cook, Hale Diner, 2015 - present\n- Grill";
    const beside = read(job, "Volunteer Firefighter, Wren Fire and Rescue, 2018 - 2023");
    expect(beside.volunteer.map(({ position }) => position)).toEqual(["Volunteer Firefighter"]);
    expect(beside.work).toHaveLength(1);
    expect(read(job, "Volunteer Firefighter, Wren Fire and Rescue, 2008 - 2013").work).toHaveLength(2);
  });
});
