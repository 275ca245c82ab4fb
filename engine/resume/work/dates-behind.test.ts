import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const rolesOf = (body: string) =>
  readResume(toPlainDocument(`Mara Ellison\nmara@example.com\n\n${body}\n`), { asOf: "2026-06-15" }).work.map((role) => [
    role.position,
    role.name,
    role.startDate,
    role.endDate,
  ]);

describe("dates of one role alone", () => {
  it("stay with the title right above them where the role before shows none", () => {
    const body =
      "EXPERIENCE\nElectrician, Brightwire Ltd, Leeds\n- Rewired 40 homes\nApprentice electrician, Volt & Sons Ltd, York\n01/2012 – 06/2013\n- Installed sockets";
    expect(rolesOf(body)).toEqual([
      ["Electrician", "Brightwire Ltd", undefined, undefined],
      ["Apprentice electrician", "Volt & Sons Ltd", "2012-01", "2013-06"],
    ]);
  });

  it("are not made of the day a licence ends", () => {
    const body =
      "Full clean licence, Cat C+E. CPC until Sept 2031. Digital card.\n\nJOBS\nDriver, Northern Haulage, Doncaster. Jan 2016 to date";
    expect(rolesOf(body)).toEqual([["Driver", "Northern Haulage", "2016-01", null]]);
  });
});
