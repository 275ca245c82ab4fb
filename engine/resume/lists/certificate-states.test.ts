import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const read = (text: string) => readResume(toPlainDocument(`Jo Lee\njo@example.com\n\n${text}\n`), { asOf: "2026-11-01" });

describe("how it stands with a certificate", () => {
  it.each([
    ["Certified Phlebotomy Technician (CPT), NHA, 2014 (expired)", "Certified Phlebotomy Technician (CPT)", "NHA", "lapsed"],
    ["First Aid at Work, Red Cross, 2019 (lapsed)", "First Aid at Work", "Red Cross", "lapsed"],
    ["CCRN held 2007 to 2013, not renewed", "CCRN", undefined, "lapsed"],
    ["Rope access ticket – was certified 2007 thru 2013, not since", "Rope access ticket", undefined, "lapsed"],
    ["Slinger ticket lapsed in 2015, not needed in my present post", "Slinger ticket", undefined, "lapsed"],
    ["Level 3 Food Safety, passed 2011, certificate not renewed", "Level 3 Food Safety", undefined, "lapsed"],
    ["Gas ticket, 2019, never expired", "Gas ticket", undefined, undefined],
    ["Pesticide applicator card, in progress", "Pesticide applicator card", undefined, "in-progress"],
    ["Staplerschein, DEKRA, 2020 (abgelaufen)", "Staplerschein", "DEKRA", "lapsed"],
    ["CACES R489 - en cours", "CACES R489", undefined, "in-progress"],
    ["Slinger ticket, CITB (current)", "Slinger ticket", "CITB", undefined],
  ])("is no part of its name and no issuer: %s", (line, name, issuer, status) => {
    const { certificates } = read(`CERTIFICATION\n${line}`);
    expect(certificates).toHaveLength(1);
    expect(certificates[0]?.name).toBe(name);
    expect(certificates[0]?.issuer).toBe(issuer);
    expect(certificates[0]?.status).toBe(status);
  });

  it("is not held where it does not apply yet", () => {
    expect(
      read("CERTIFICATION\nSlinger ticket, 2019\nCall to the bar: not applicable until 2027").certificates.map(({ name }) => name),
    ).toEqual(["Slinger ticket"]);
  });

  it.each(["First Aid, advanced", "Food Hygiene (online)"])("is not told by words of its kind: %s", (line) => {
    expect(read(`CERTIFICATION\n${line}`).certificates.map(({ name }) => name)).toEqual([line]);
  });
});

describe("papers", () => {
  const papers = "PAPERS\n\nTABC Seller-Server; Certified Food Protection Manager (2023)\nDel Mar Bay College, Associate of Arts, 2012";
  it("may be certificates, and a degree among them is a study", () => {
    const { certificates, education, publications } = read(papers);
    expect(certificates.map(({ name }) => name)).toEqual(["TABC Seller-Server", "Certified Food Protection Manager"]);
    expect(education).toMatchObject([{ institution: "Del Mar Bay College", studyType: "Associate of Arts", endDate: "2012" }]);
    expect(publications).toEqual([]);
  });
  it("are publications where they have titles", () => {
    const { certificates, publications } = read(
      "PAPERS\n\nLee J. Runoff in small basins. J. Water, 2019.\nLee J. Old dams of Ohio. Basin Letters, 2021.",
    );
    expect(certificates).toEqual([]);
    expect(publications).toHaveLength(2);
  });
});
