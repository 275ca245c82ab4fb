import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const read = (...lines: string[]) =>
  readResume(toPlainDocument(["Jo Lee", "jo@example.com", "", "Work history", "", ...lines].join("\n")), { asOf: "2026-11-01" });
const rolesOf = (...lines: string[]) => read(...lines).work.map(({ position, name }) => `${position} @ ${name}`);

describe("a kind of work in place of title and employer", () => {
  it.each([
    ["Student placements, 2013 - 2016"],
    ["Missions d'intérim, 2018 - 2020"],
    ["Odd jobs 2010-2012"],
    ["Proyectos freelance 2021 - 2022"],
    ["Collaborazioni occasionali 2018 - 2019"],
  ])("is the title, to be checked: %s", (line) => {
    const { work, meta } = read("Clerk, Larkmoor Infirmary, 2016 - 2019", "- Typed letters", "", line, "- Wound care");
    expect(work[1]).toMatchObject({ position: line.split(/,? \d/)[0] });
    expect(work[1]?.name).toBeUndefined();
    expect(meta.places.find(({ path }) => path === "/work/1/position")?.confidence).toBeLessThanOrEqual(0.75);
  });

  it("may be for various employers, or for oneself below an employer", () => {
    expect(rolesOf("Diverse Zeitarbeitsfirmen 2014-2016", "- Lager", "", "Industriekauffrau, Nordhof GmbH, 2016 - 2020")).toEqual([
      "undefined @ Diverse Zeitarbeitsfirmen",
      "Industriekauffrau @ Nordhof GmbH",
    ]);
    expect(
      rolesOf("Bookkeeper, Northgate Works Ltd, 2016 - 2020", "- Ledgers", "", "Freelance projects 2020 - 2022", "- Websites"),
    ).toEqual(["Bookkeeper @ Northgate Works Ltd", "Freelance projects @ undefined"]);
  });

  it("names no employer, but may name through whom it was", () => {
    expect(rolesOf("Interim Accountant, Various short assignments through Merriott Interim, 2015 - 2020", "- Month end")).toEqual([
      "Interim Accountant @ Merriott Interim",
    ]);
    expect(rolesOf("Clerk, Larkmoor Infirmary (2016 - 2019)", "Typed letters.", "Stage, Hale Labs (2015)", "Soil samples.")).toEqual([
      "Clerk @ Larkmoor Infirmary",
      "Stage @ Hale Labs",
    ]);
  });

  it("is none in the name of a firm", () => {
    expect(rolesOf("Rail Projects Ltd, Derby, 2013 - 2016", "- Laid track")).toEqual(["undefined @ Rail Projects Ltd"]);
  });

  it("may be followed by a list behind a colon", () => {
    expect(rolesOf("Summer jobs 2014-2016: waitressing, till work, barista", "", "Clerk, Larkmoor Infirmary, 2016 - 2019")).toContain(
      "Summer jobs @ undefined",
    );
  });
});
