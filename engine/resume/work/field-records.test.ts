import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const rolesOf = (...lines: string[]): string[] =>
  readResume(toPlainDocument(lines.join("\n")), { asOf: "2026-11-01" }).work.map(
    ({ position, name, startDate, endDate }) => `${position} @ ${name}, ${startDate}–${endDate}`,
  );

describe("forms and exports that say one fact a line", () => {
  it("hold roles below labels of their own, the present one under its heading", () => {
    expect(
      rolesOf(
        "Present employer",
        "Name of employer",
        "Thornlea Dairy",
        "Post held",
        "Dairy Technician",
        "Date appointed",
        "11 July 2020",
        "",
        "Previous employment",
        "Employer: Fulmere Steel Tubes",
        "Position held: Mill Operative",
        "Date appointed: August 2007",
        "Date left: December 2013",
      ),
    ).toEqual(["Dairy Technician @ Thornlea Dairy, 2020-07–null", "Mill Operative @ Fulmere Steel Tubes, 2007-08–2013-12"]);
  });

  it("print keys and values in any order", () => {
    const roles = ["Baker @ Harbour Bread, 2019-03–null", "Porter @ Inn of Vale, 2015-06–2019-02"];
    expect(
      rolesOf(
        "{",
        '  "name": "Jo Example",',
        '  "experience": [',
        '    { "company": "Harbour Bread", "title": "Baker", "start": "2019-03", "end": "present" },',
        '    { "title": "Porter", "end": "2019-02", "start": "2015-06", "company": "Inn of Vale" }',
        "  ]",
        "}",
      ),
    ).toEqual(roles);
    expect(
      rolesOf(
        "candidate_name=Jo Example",
        "job[1].employer=Harbour Bread",
        "job[1].position=Baker",
        "job[1].begin=2019-03",
        "job[1].finish=present",
        "job[2].employer=Inn of Vale",
        "job[2].position=Porter",
        "job[2].begin=2015-06",
        "job[2].finish=2019-02",
        "school[1].name=Vale College",
        "school[1].award=Baking",
        "school[1].begin=2013",
      ),
    ).toEqual(roles);
  });
});
