import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const read = (...lines: string[]) =>
  readResume(toPlainDocument(["Jo Example", "jo@example.com", "", ...lines].join("\n")), { asOf: "2026-11-01" });
const toldOf = ({ work }: ReturnType<typeof read>) =>
  work.map(({ summary, highlights }) => [...(summary ? [summary] : []), ...highlights].join(" / "));

describe("lines below the last role", () => {
  it("are about the person behind a blank line, where roles have none within", () => {
    const profile = read(
      "WORK",
      "Baker - Hale Bakery, Leeds (Jan 2021 to date)",
      "Ran the ovens on nights and trained two apprentices.",
      "",
      "Kitchen Porter - Hotel Tarn, Kendal (2018-2020)",
      "Washed up and peeled.",
      "",
      "Full clean licence, own car",
      "",
      "WHY I WOULD LIKE TO COME",
      "I want to bake by day.",
    );
    expect(toldOf(profile)).toEqual(["Ran the ovens on nights and trained two apprentices.", "Washed up and peeled."]);
  });

  it("and so they are below studies that stand there without a heading", () => {
    const profile = read(
      "Experience",
      "Data Engineer @ Hale Software (03/2021 - now)",
      "- Moved forty jobs",
      "Analyst @ Tarn Freight (2018 - 02/2021)",
      "- Built reports",
      "",
      "MSc Statistics, Leeds University, 2018",
      "Polish (native), English (fluent)",
    );
    expect(toldOf(profile)).toEqual(["Moved forty jobs", "Built reports"]);
  });

  it("belong to it where other roles are told in paragraphs too, or another role follows without dates", () => {
    const paragraphs = read(
      "WORK",
      "Baker - Hale Bakery, Leeds (Jan 2021 to date)",
      "",
      "Ran the ovens on nights and trained two apprentices.",
      "",
      "Ordered the flour.",
      "",
      "Kitchen Porter - Hotel Tarn, Kendal (2018-2020)",
      "",
      "Washed up and peeled.",
    );
    expect(toldOf(paragraphs)[1]).toBe("Washed up and peeled.");
    const undated = read(
      "WORK",
      "Baker, Hale Bakery, Leeds, 2021 to date",
      "Ran the ovens on nights.",
      "",
      "Kitchen Porter, Hotel Tarn, Kendal, 2018-2020",
      "Washed up and peeled.",
      "",
      "Waiter, Hotel Fell, Kendal",
      "Served at weddings.",
    );
    expect(undated.work.map(({ position }) => position)).toContain("Waiter");
  });
});
