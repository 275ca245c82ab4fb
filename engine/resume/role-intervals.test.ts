import { expect, it } from "vitest";
import { toPlainDocument } from "../documents/index.ts";
import { correctProfile } from "./corrections/correct-profile.ts";
import { readResume } from "./read-resume.ts";

const TEXT = "Experience\nBarista, Blue Inn, Spring 2018 – Q3 2019\n- Kept stock lists in Excel\n";
const profile = readResume(toPlainDocument(TEXT), { asOf: "2026-11-01" });

it("counts the months that a season or a quarter leaves open, not those of its whole year", () => {
  expect(profile.work[0]).toMatchObject({ startDate: "2018", endDate: "2019" });
  expect(profile.meta.totalYears).toEqual({ lo: 1.2, mid: 1.4, hi: 1.6 });
  expect(profile.skills.find(({ name }) => name.includes("Excel"))?.months).toBe(17);
});

it("forgets the season once a person puts another year right", () => {
  const corrected = correctProfile(profile, [{ path: "/work/0/endDate", value: "2020" }], TEXT);
  expect(corrected.meta.totalYears).toEqual({ lo: 1.7, mid: 2.3, hi: 2.8 });
});
