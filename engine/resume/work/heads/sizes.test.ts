import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../../documents/index.ts";
import { readResume } from "../../read-resume.ts";
import { withoutSizes } from "./durations.ts";

const rolesUnder = (...lines: string[]) =>
  readResume(toPlainDocument(["Jo Example", "jo@example.com", "", "EXPERIENCE", ...lines].join("\n")), { asOf: "2026-11-01" }).work.map(
    ({ position, name }) => `${position} @ ${name}`,
  );

describe("sizes in brackets", () => {
  it.each(["(8 engineers)", "(Series B, ~120 people)", "(410 beds, level I trauma)", "(ca. 60 couverts)", "(250 staff)"])(
    "are left out: %s",
    (size) => {
      expect(withoutSizes(`Manager ${size}`).trim()).toBe("Manager");
    },
  );

  it.each(["(20 hours a week)", "(6 months)", "(Level 2 support)", "(12-week placement)", "(Dialysis)"])("are none: %s", (other) => {
    expect(withoutSizes(`Manager ${other}`)).toBe(`Manager ${other}`);
  });

  it("leave title and employer as they are", () => {
    expect(
      rolesUnder(
        "Tamarack Pay (Series A, ~90 ppl) — Data Engineer   May 2021 – now",
        "- Owns the ledger.",
        "Tamarack Pay — Analyst   Jan 2019 – Apr 2021",
        "- Built reports.",
        "Hale Software — Trainee   2017 – 2018",
        "- Wrote tests.",
      ),
    ).toEqual(["Data Engineer @ Tamarack Pay", "Analyst @ Tamarack Pay", "Trainee @ Hale Software"]);
    expect(
      rolesUnder(
        "2012-2019  Brecon Valley Telecom Ltd, Neath",
        "           2015-2019 Network Lead (9 engineers)",
        "           2012-2015 Operator",
      ),
    ).toEqual(["Network Lead @ Brecon Valley Telecom Ltd", "Operator @ Brecon Valley Telecom Ltd"]);
  });
});

describe("posts and employers by words alone", () => {
  it("know service of the state, students at work, and the same department again", () => {
    expect(
      rolesUnder(
        "2020 – now",
        "Department of Fisheries & Ports, Grants Unit",
        "Executive Officer",
        "",
        "2016 – 2020",
        "Same Department",
        "Clerical Officer",
      ),
    ).toEqual(["Executive Officer @ Department of Fisheries & Ports", "Clerical Officer @ Department of Fisheries & Ports"]);
    expect(rolesUnder("Brightwater Labs Inc.", "Co-op Student, Validation   May – Aug. 2017", "Document Clerk   2014 – 2016")[0]).toBe(
      "Co-op Student, Validation @ Brightwater Labs Inc.",
    );
  });

  it("and so are remarks behind the dates", () => {
    expect(
      rolesUnder(
        "Te Miro Dairies, Herd Manager, June 2022 to now (380 cows, 36-aside herringbone then 44-bail rotary)",
        "- Dried off by cow.",
        "Hale Foods, Accountant, June 2019 to May 2022 (three entities, turnover of 40m)",
        "- Closed the books.",
        "Chef, 2015 - 2019 (The Old Mill Hotel, Leeds)",
        "- Ran the larder.",
      ),
    ).toEqual(["Herd Manager @ Te Miro Dairies", "Accountant @ Hale Foods", "Chef @ The Old Mill Hotel"]);
  });
});
