import { describe, expect, it } from "vitest";
import type { JobModel } from "../learned/model.ts";
import { readJob, readRuled } from "../read-job.ts";

const SILENT = { tag: () => [], net: { labels: [], read: () => ({ scores: [], partsOf: () => new Float64Array() }) } };
/** A model that takes these words for the name of the job. */
const modelOf = (name: string, chance = 0.9): JobModel => ({
  ...SILENT,
  title: (text) => {
    const start = text.indexOf(name);
    return start < 0 ? [] : [{ start, end: start + name.length, chance }];
  },
});
const titleBy = (text: string, model?: JobModel) => {
  const reading = model ? readJob(text, model) : readRuled(text);
  return reading.kind === "read" ? reading.job.title : reading.code;
};
const REST = "\n\nRequirements\n- Excel\n- Two years in an office";

describe("a name that was learned", () => {
  const head = `Ward Host Deluxe, Larkspur Hall, 30 hours${REST}`;

  it("counts from its bound on", () => {
    expect(titleBy(head, modelOf("Ward Host Deluxe"))).toBe("Ward Host Deluxe");
    expect(titleBy(head, modelOf("Larkspur", 0.3))).toBe(titleBy(head));
  });

  it("weighs less than a label", () => {
    expect(titleBy(`Larkspur Hall\nJob title: Ward Clerk${REST}`, modelOf("Larkspur Hall"))).toBe("Ward Clerk");
  });

  it("weighs less than a line with an occupation where it has none", () => {
    expect(titleBy(`Larkspur Hall\nWard Clerk${REST}`, modelOf("Larkspur Hall"))).toBe("Ward Clerk");
  });

  it("has no say in a sentence of another language", () => {
    const german = `Schreiner (m/w/d)\n\nWir suchen für unsere Werkstatt in Ulm einen erfahrenen Schreiner.\n\nAnforderungen\n- Abgeschlossene Ausbildung`;
    expect(titleBy(german, modelOf("Werkstatt"))).toBe(titleBy(german));
  });

  it.each([
    ["Sr. Java Developer", "Java Developer", "Sr. Java Developer"],
    ["Mid-level UX designer", "UX designer", "Mid-level UX designer"],
    ["Backend Engineer (Payments ledger) – Leeds", "Backend Engineer (Payments ledger", "Backend Engineer (Payments ledger)"],
    ["Plant Operator II – City of Larkspur Falls", "Plant Operator", "Plant Operator II"],
    ["Youth Services Librarian I/II – Harper County", "Youth Services Librarian", "Youth Services Librarian I/II"],
    ["Careers > Stores > Assistant Manager - Truro", "Careers > Stores > Assistant Manager", "Assistant Manager"],
  ])("%s has its edges", (line, named, title) => {
    expect(titleBy(line + REST, modelOf(named))).toBe(title);
  });

  it("takes the subject behind it along, and no place", () => {
    const line = "Head of Year 8 & Teacher";
    expect(titleBy(`${line} of History${REST}`, modelOf(line))).toBe(`${line} of History`);
    expect(titleBy(`${line} of Norwich${REST}`, modelOf(line))).toBe(line);
  });
});
