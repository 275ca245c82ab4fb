import { describe, expect, it } from "vitest";
import { readRuled } from "./read-job.ts";
import type { JobProfile } from "./types.ts";

const read = (text: string): JobProfile => {
  const reading = readRuled(text);
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

  it("is that of the grade behind the comma, for all that stands between two grades", () => {
    expect(asked(under("Requirements", "Excel a must, Visio and SQL a plus"))).toEqual(["must Excel", "nice Visio", "nice SQL"]);
  });

  it("comes from a line whose last word waits for the lines below", () => {
    expect(asked(read("Cook\n\nIt'd be lovely if you also have\nknowledge of baking\nknowledge of butchery\n"))).toEqual([
      "nice baking",
      "nice butchery",
    ]);
    expect(asked(read("Cook\n\nYou should have:\n- knowledge of baking"))).toEqual(["should baking"]);
  });

  it("stays that of the section above a line that only leads in", () => {
    const lines = "You will be able to demonstrate:\n- Experience of stakeholder management";
    expect(asked(read(`Adviser\n\nEssential criteria\n${lines}`))).toEqual(["must stakeholder management"]);
    expect(asked(read(`Adviser\n\nDesirable criteria\n${lines}`))).toEqual(["nice stakeholder management"]);
  });
});

describe("headings that ask for nothing behind a list of wishes", () => {
  it("are the house's checks and how it chooses", () => {
    for (const heading of ["Disclosure and Barring Service Check", "Behaviours", "Employer details"])
      expect(asked(read(`Clerk\n\nDesirable criteria\n- Knowledge of payroll\n\n${heading}\nMaking Decisions`)), heading).toEqual([
        "nice payroll",
      ]);
  });
});

describe("among wishes, an item that asks for nothing", () => {
  it.each([
    "You'll get a laptop and a phone of your choice.",
    "Ten years ago we opened our second workshop.",
    "Annual leave of 27 days plus bank holidays, rising to 32 after five years.",
    "Not ready to apply? Ring Sam for a chat on 555-0142.",
    "You will report to the Head of Finance.",
    "Two of our chefs started as porters.",
    "Informal visits are welcome.",
    "Relocation help up to £2,000",
  ])("%s", (line) => {
    expect(asked(read(`Carpenter\n\nRequirements\n- Joinery\n- ${line}`))).toEqual(["must Joinery"]);
  });
});
