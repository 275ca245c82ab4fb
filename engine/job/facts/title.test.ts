import { describe, expect, it } from "vitest";
import { readJob } from "../index.ts";

function titleOf(text: string): string | undefined {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job.title;
}

describe("the title of a job", () => {
  it("stands behind a label, in whatever words the house labels it", () => {
    for (const label of ["Job title", "Position", "Role", "Vacancy", "Post", "Opportunity", "What's the job called?"])
      expect(titleOf(`Hello!\n\n${label}: Night Porter\nHours: 40`), label).toBe("Night Porter");
    expect(titleOf("Position: Permanent\nRole: Night Porter")).toBe("Night Porter");
  });

  it("stands in a sentence that says who is sought", () => {
    expect(titleOf("Greenacre Dairy is on the lookout for two experienced Herd Managers to run our farms.")).toBe("Herd Managers");
    expect(titleOf("Kiln Street Labour requires x14 Welders (Coded) for a shutdown.")).toBe("Welders (Coded)");
    expect(titleOf("The College invites applications for the post of Technician in Electron Microscopy.")).toBe(
      "Technician in Electron Microscopy",
    );
    expect(titleOf("Site Foreman required for a groundworks contractor.")).toBe("Site Foreman");
    expect(titleOf("We need a van. The job requires a driving licence.")).toBeUndefined();
  });

  it("is not the name of the company above it, even one that sounds like people", () => {
    expect(titleOf("ROWAN & PIKE CONSULTING ENGINEERS\n\nWe are seeking a Bridge Inspector to join us.")).toBe("Bridge Inspector");
  });

  it("keeps a subject in brackets or behind a dash, not a place, a time or a grade", () => {
    expect(titleOf("Position: Pharmacist - Oncology")).toBe("Pharmacist - Oncology");
    expect(titleOf("Position: Pharmacist - Leeds")).toBe("Pharmacist");
    expect(titleOf("Role: Care Worker (Residential), 39 hours")).toBe("Care Worker (Residential)");
    expect(titleOf("Role: Care Worker (Sandton)")).toBe("Care Worker");
    expect(titleOf("Lecturer in Marine Ecology (Level B)")).toBe("Lecturer in Marine Ecology");
    expect(titleOf("Post: Deli Assistant (24 hours, any 5 over 7 days)")).toBe("Deli Assistant");
  });

  it("is the subject of a mail when nothing below says more", () => {
    expect(titleOf("FROM: Talent Team\nTO: All\nSUBJECT: Actuarial Analyst, Retail Pricing (Sandton)\n\n1 | Why\nSeats are free.")).toBe(
      "Actuarial Analyst, Retail Pricing",
    );
  });
});
