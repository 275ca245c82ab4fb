import { describe, expect, it } from "vitest";
import { readJob } from "./index.ts";
import type { JobProfile } from "./types.ts";

const read = (text: string): JobProfile => {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job;
};
const under = (heading: string, ...items: string[]) => read(`Site Worker\n\n${heading}\n${items.map((item) => `- ${item}`).join("\n")}\n`);
const asked = (job: JobProfile) => job.requirements.map(({ name, importance }) => `${importance} ${name}`);

describe("the importance of a single line", () => {
  it("is must for a sentence that describes the reader, should beside the word itself", () => {
    const job = read(
      "Cook\n\nYou have experience with food hygiene. You should have experience with Excel. You ought to hold a boat licence.",
    );
    expect(asked(job)).toEqual(["must food hygiene", "should Excel", "should boat licence"]);
    expect(asked(read("Skills in Excel should be good."))).toEqual(["should Excel"]);
  });

  it("is must where the thing is missing and nobody is taken", () => {
    expect(asked(read("Applicants without a crane licence will not be considered."))).toEqual(["must crane licence"]);
    expect(asked(read("You cannot do this job without Excel."))).toEqual(["must Excel"]);
    expect(asked(read("Late letters of application will not be considered."))).toEqual([]);
  });

  it("goes with the part in brackets it stands in", () => {
    expect(asked(under("Requirements", "AutoCAD (Revit preferred)", "Java (a must)"))).toEqual([
      "must AutoCAD",
      "should Revit",
      "must Java",
    ]);
  });

  it("grades what was waived just before", () => {
    expect(asked(read("Excel isn't required, just a bonus."))).toEqual(["nice Excel"]);
    expect(asked(read("You don't have to know Docker, though it's a plus."))).toEqual(["nice Docker"]);
  });

  it("comes from the second half of a heading", () => {
    const job = read("Clerk\n\nPerson profile – Essential\n- Excel\n\nPerson profile – Desirable\n- Docker\n\nExpected skills\n- SAP\n");
    expect(asked(job)).toEqual(["must Excel", "nice Docker", "should SAP"]);
  });

  it("makes no requirement of what nobody asks for, gives or lets people earn later", () => {
    for (const line of [
      "No knowledge of SAP is expected.",
      "No boat licence is required.",
      "Neither Excel nor SAP is needed.",
      "Experience with Docker needn't be yours; training is given.",
    ])
      expect(asked(read(line)), line).toEqual([]);
    expect(asked(under("Requirements", "Crane licence within three months of starting", "A commitment to fairness", "Excel"))).toEqual([
      "must Excel",
    ]);
    expect(asked(read("No fewer than two years of Java are required."))).toEqual(["must Java"]);
  });
});
