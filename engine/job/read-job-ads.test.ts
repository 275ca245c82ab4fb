import { describe, expect, it } from "vitest";
import { type JobProfile, readJob } from "./index.ts";

function read(text: string): JobProfile {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job;
}

const under = (heading: string, ...items: string[]) => read(`Post Holder\n\n${heading}\n${items.map((item) => `- ${item}`).join("\n")}\n`);
const asked = (job: JobProfile) =>
  job.requirements.map(({ importance, name, alternatives }) =>
    [importance, name, ...(alternatives ?? []).map((one) => one.name)].join(" "),
  );
const duties = (text: string) => read(text).responsibilities.map((duty) => duty.text);

describe("an occupation beside years", () => {
  it("names the field of the experience and is no skill", () => {
    for (const item of [
      "Minimum 4 years as a glazier",
      "Glazier with four years on new housing",
      "4+ years of experience as a glazier",
      "At least four years working as a qualified glazier",
    ]) {
      const job = under("Requirements", item);
      expect(job.experience, item).toMatchObject({ minYears: 4, field: expect.stringMatching(/^glazier$/i) });
      expect(asked(job).filter((name) => /glazier/i.test(name))).toEqual([]);
    }
  });

  it("leaves the tools named behind it their years", () => {
    const job = under("Requirements", "Three years as a web developer with PHP or Ruby");
    expect(asked(job)).toEqual(["must PHP Ruby"]);
    expect(job.requirements[0]?.minYears).toBe(3);
  });

  it("does not count years that stand for a degree", () => {
    const job = under("Requirements", "A degree in geology, or five years of equivalent experience", "2-3 years in a similar role");
    expect(job.experience).toMatchObject({ minYears: 2, maxYears: 3 });
    expect(job.education).toMatchObject({ level: 6, areas: ["geology"], orEquivalent: true });
  });

  it("is told once: years of a skill, or of a choice, stand with it", () => {
    const { requirements, experience } = under("Requirements", "Six years of AutoCAD or Revit");
    expect(requirements.map(({ minYears }) => minYears)).toEqual([6]);
    expect(experience).toBeUndefined();
  });
});

describe("languages in one sentence", () => {
  const languages = (item: string) => under("Requirements", item).languages.map(({ language, importance }) => `${importance} ${language}`);

  it("give the modal word to the nearest one where the earlier one has its own level", () => {
    expect(languages("Excellent Spanish, Polish A2 or better is an advantage")).toEqual(["must Spanish", "nice Polish"]);
    expect(languages("Spanish C1 and Polish is a plus")).toEqual(["must Spanish", "nice Polish"]);
    expect(languages("Spanish, Polish and Dutch are a plus")).toEqual(["nice Spanish", "nice Polish", "nice Dutch"]);
  });

  it("are found behind a level of their own", () => {
    expect(languages("Native-level Dutch and good Italian")).toEqual(["must Dutch", "must Italian"]);
  });
});

describe("the hours", () => {
  it("stand in the title line, in terms or in what one must be willing to do", () => {
    expect(read("Chef (late shift)\n\nYou cook for eighty guests.\n\nThe post is 40 hours a week, 14:00-22:30.").schedule?.text).toBe(
      "The post is 40 hours a week, 14:00-22:30.",
    );
    expect(read("Paint Sprayer - Late Shift\n\nLindale Coaches is looking for a sprayer to keep our vans shining.").schedule?.text).toBe(
      "Late Shift",
    );
    const { schedule, pay } = read("Clerk (part-time, 24 hrs/week) – £12.60 an hour\n\nYou sort the post.");
    expect([schedule?.text, pay?.text]).toEqual(["part-time, 24 hrs/week", "£12.60 an hour"]);
    expect(under("Requirements", "Excel", "Willing to work evenings and weekends").schedule?.text).toBe(
      "Willing to work evenings and weekends",
    );
    expect(read("Potter\n\nWe are open on Sundays. You throw bowls and glaze them.").schedule).toBeUndefined();
    expect(read("Potter\n\nOur dress code is casual.").schedule).toBeUndefined();
  });
});

describe("the pay", () => {
  it("is a sum that nothing else claims", () => {
    expect(read("Potter\n\nAround £29k, five weeks off.").pay?.text).toBe("Around £29k, five weeks off.");
    expect(read("Potter\n\nYou will look after a budget of £200,000.").pay).toBeUndefined();
  });
});

describe("duties", () => {
  it("are what the reader is said to do, not what the house says of itself", () => {
    expect(
      duties("Bursar\n\nReporting to the head, you run payroll and chase invoices. We teach nine hundred pupils. Our tea is strong."),
    ).toEqual(["Reporting to the head, you run payroll and chase invoices."]);
    expect(duties("Bursar\n\nDuties\nYou keep the books.\nOur tea is strong.")).toEqual(["You keep the books."]);
    expect(duties("Bursar\n\nIf you like order, you will feel at home. You need patience.")).toEqual([]);
  });

  it("stand under “Day to day, you will:”", () => {
    expect(duties("Bursar\n\nDay to day, you will:\n- pay the suppliers\n- close the year")).toEqual([
      "pay the suppliers",
      "close the year",
    ]);
  });
});

describe("lists and lines", () => {
  it("of wishes amid prose are requirements", () => {
    expect(
      asked(
        read(
          "Diver\n\nAbout the job\nInspecting harbour walls.\n\n◆ HSE diving certificate\n◆ Two years of experience with ROVs\n◆ Must know Excel",
        ),
      ),
    ).toEqual(expect.arrayContaining(["must Excel"]));
  });

  it("that explain the codes ask for nothing", () => {
    expect(asked(read("Clerk\n\nCodes used: E = essential, D = desirable\nE1 Excel\nD1 SAP"))).toEqual(["must Excel", "nice SAP"]);
  });

  it("of one sentence ask behind the call", () => {
    expect(asked(read("Cutter needed in Ghent, AutoCAD essential, Excel a bonus."))).toEqual(["must AutoCAD", "nice Excel"]);
  });

  it("grade what should be beside what must", () => {
    expect(asked(read("Clerk\n\nYou must know Excel and should know SAP."))).toEqual(["must Excel", "should SAP"]);
    expect(asked(read("Clerk\n\nMust have\n- Excel\n\nShould have\n- SAP\n\nCould have\n- Tableau"))).toEqual([
      "must Excel",
      "should SAP",
      "nice Tableau",
    ]);
  });

  it("of terms behind a request are no part of it", () => {
    expect(
      asked(read("Tutor\n\nApplicants must hold a licence for Excel. Fixed term, full time, B2-B4. The office uses Tableau.")),
    ).not.toContain("must Tableau");
  });
});

describe("names", () => {
  it("put a form in -ing before its object", () => {
    expect(asked(under("Requirements", "Able to read kiln charts", "Ability to manage allotments"))).toEqual([
      "must reading kiln charts",
      "must managing allotments",
    ]);
  });

  it("end where a known certificate has said it", () => {
    expect(asked(under("Requirements", "EPA 608 Type II certification"))).toHaveLength(1);
  });

  it("of the job leave the place behind a comma", () => {
    expect(read("Payroll Clerk (f/m/d), Bregenz\n\nRequirements\n- Excel").title).toBe("Payroll Clerk");
    expect(read("Weaver (maternity cover)\n\nRequirements\n- Excel").title).toBe("Weaver");
  });
});
