import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const read = (heading: string) =>
  readResume(
    toPlainDocument(
      `Jo Example\njo@example.com\n\nExperience\nFitter, Hale Ltd, Leeds\n2019 - 2023\n- Fitted pumps\n\n${heading}\nTreasurer, Alder Youth Club, 2018 - 2021\n`,
    ),
    { asOf: "2026-11-01" },
  );

describe("a post below a heading of work without pay", () => {
  it.each([
    "VOLUNTARY SERVICE",
    "Pro bono and community",
    "Helping out",
    "Giving time",
    "Lending a hand",
    "Positions of Responsibility",
    "give",
  ])("is volunteering: %s", (heading) => {
    const { volunteer, work } = read(heading);
    expect(volunteer).toEqual([expect.objectContaining({ position: "Treasurer", organization: "Alder Youth Club" })]);
    expect(work).toHaveLength(1);
  });

  it("is work below a heading of work", () => {
    expect(read("Earlier employment").work).toHaveLength(2);
  });
});
