import { describe, expect, test } from "vitest";
import { readRuled } from "./read-job.ts";

function jobOf(text: string) {
  const reading = readRuled(text);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job;
}
const asked = (text: string) => jobOf(text).requirements.map(({ name, importance }) => `${name}: ${importance}`);
const duties = (text: string) => jobOf(text).responsibilities.map((one) => one.text);

describe("headings in spoken words", () => {
  test("'Good to see', 'Would be good' and 'Gern gesehen' grade what stands below or behind them", () => {
    expect(asked("Data Engineer\n\nWe need\n* Python\n\nGood to see\n* Kafka\n* Scala")).toEqual([
      "Python: must",
      "Kafka: nice",
      "Scala: nice",
    ]);
    expect(asked("Plumber\n\nMust have\nCSCS\n\nWould be good\nUnvented hot water ticket")).toEqual([
      "CSCS: must",
      "Unvented hot water: nice",
    ]);
    expect(asked("Developer (m/w/d)\n\nYour profile\n• Java\n\nGern gesehen: Kotlin")).toEqual(["Java: must", "Kotlin: nice"]);
  });

  test("'Key Deliverables', 'R&R' and 'About the work' hold duties", () => {
    expect(duties("Stores Officer\n\nRequirements\n• SAP\n\nKey Deliverables\n1. Monthly count of spares\n2. Bin cards")).toHaveLength(2);
    expect(asked("Stores Officer\n\nRequirements\n• SAP\n\nKey Deliverables\n1. Monthly count of spares\n2. Bin cards")).toEqual([
      "SAP: must",
    ]);
    expect(duties("Test Lead\n\nJD:\n1. Selenium\n\nR&R:\n- plan the regression of the claims app")).toHaveLength(1);
    expect(duties("Probate Clerk\n\nAbout the work\n\nDraft estate accounts. Letters to banks.")).toHaveLength(2);
  });

  test("a page's menu with 'Jobs' takes neither title nor wishes", () => {
    const job = jobOf("Home\nJobs\nContact\n\nDental Nurse\n\nRequirements\n- GDC registration");
    expect(job.title).toBe("Dental Nurse");
    expect(job.requirements.map(({ name }) => name)).toEqual(["GDC registration"]);
  });
});
