import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const rolesOf = (...lines: string[]) =>
  readResume(toPlainDocument(["Jo Example", ...lines].join("\n")), { asOf: "2026-11-01" }).work.map(
    ({ position, name, startDate }) => `${position} @ ${name}, ${startDate}`,
  );

describe("service in a force that the heading names", () => {
  it("has the force as its employer and keeps the trade behind the rank", () => {
    expect(
      rolesOf(
        "jo@example.com",
        "",
        "Service history (Royal Navy, 2006 - 2018)",
        "Petty Officer, Stores Accountant          Apr 2012 - Sep 2018",
        "  Ran the stores of two ships.",
        "Leading Hand, Supply Chain Specialist     2006 - 2012",
        "  Issued spares.",
      ),
    ).toEqual(["Petty Officer, Stores Accountant @ Royal Navy, 2012-04", "Leading Hand, Supply Chain Specialist @ Royal Navy, 2006"]);
  });

  it("says nothing of roles below other headings", () => {
    expect(rolesOf("jo@example.com", "", "Work history", "Storekeeper, Hale Marine Supply   2006 - 2012", "- Issued spares.")).toEqual([
      "Storekeeper @ Hale Marine Supply, 2006",
    ]);
  });
});

describe("what somebody is", () => {
  it("is no role where it stands above the mail address and dated roles follow", () => {
    expect(
      rolesOf(
        "Executive Officer",
        "Ballymote; jo@example.com",
        "",
        "2016 to date",
        "Department of Fisheries, Grants Unit",
        "Executive Officer",
        "",
        "2010 to 2016",
        "Kilbride Doors Ltd, Sligo",
        "Accounts Assistant",
      ),
    ).toEqual(["Executive Officer @ Department of Fisheries, 2016", "Accounts Assistant @ Kilbride Doors Ltd, 2010"]);
  });
});

describe("roles of the forces", () => {
  it("take no base for a post", () => {
    const text = `EXPERIENCE
U.S. Navy, Naval Station Great Oaks / Joint Base Hale Harbor
Electrician's Mate, Second Class (EM2)
2005 to 2009
Shipboard power distribution.

Naval Base Electrician, Hale Dockyard
2010 to 2012
Rewired two tugs.`;
    const work = readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work;
    expect(work[0]?.position).toBe("Electrician's Mate, Second Class (EM2)");
    expect(work[1]?.position).toContain("Naval Base Electrician");
  });
});

describe("service in a force that a dated line above the posts names", () => {
  it("is the employer of the posts within its years", () => {
    expect(
      rolesOf(
        "jo@example.com",
        "",
        "CAREER HISTORY",
        "CORPS OF FIELD ENGINEERS (CFE), BRITISH ARMY          2012 - Feb 2024",
        "  Corporal, Workshop Section 2IC, 9 Hale Wksp      Apr 2019 - Feb 2024",
        "     Inspected forty vehicles.",
        "  Lance Corporal, Vehicle Mechanic, 3 Tarn Coy     Nov 2015 - Mar 2019",
        "     Repaired in the field.",
        "HALE TYRES LEEDS      Tyre Fitter      2010 - 2012",
      ),
    ).toEqual([
      "Corporal, Workshop Section 2IC, 9 Hale Wksp @ CORPS OF FIELD ENGINEERS (CFE), BRITISH ARMY, 2019-04",
      "Lance Corporal, Vehicle Mechanic, 3 Tarn Coy @ CORPS OF FIELD ENGINEERS (CFE), BRITISH ARMY, 2015-11",
      "Tyre Fitter @ HALE TYRES LEEDS, 2010",
    ]);
  });

  it("is a role of its own where only one post or none stands within them", () => {
    expect(
      rolesOf("jo@example.com", "", "Work history", "Signaller, British Army   2006 - 2012", "Driver, Hale Freight Ltd   2012 - 2016")
        .length,
    ).toBe(2);
  });
});
