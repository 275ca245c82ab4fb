import { describe, expect, it } from "vitest";
import { readJob } from "./index.ts";

function asked(text: string): string[] {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  const { requirements, experience } = reading.job;
  return [
    ...requirements.map(({ importance, name }) => `${importance} ${name}`),
    ...(experience ? [`${experience.importance} ${experience.minYears} years`] : []),
  ];
}

describe("short notices", () => {
  it("ask in lines of their own, without a heading", () => {
    const notice =
      "SCAFFOLDER\n\nHull, starts Monday\n£190 a day\n\nCISRS Part 2 card\n3 yrs on commercial sites\nOwn tools\n\nRing Del after six";
    expect(asked(notice)).toEqual(expect.arrayContaining([expect.stringContaining("CISRS"), "must 3 years"]));
    expect(asked(notice).join(" ")).not.toMatch(/Hull|Del|Monday/);
  });

  it("ask for nothing in lines of pay, place and hours", () => {
    expect(asked("Porter\n\nLeeds General\n2 years fixed term\n37.5 hours a week\n\nRing Sam")).toEqual([]);
    expect(asked("Porter\n\nOur van is a Ford.\nThe yard is in Hull.\nWe start at six.")).toEqual([]);
  });

  it("leave lines alone where a heading asks", () => {
    expect(asked("Clerk\n\nSAP\nOracle 12c\n\nRequirements\n- Excel")).toEqual(["must Excel"]);
  });

  it.each([
    ["REQ", "must"],
    ["What will I need?", "must"],
    ["PREF", "should"],
    ["What should I have?", "should"],
    ["What might put me ahead?", "nice"],
    ["What puts you ahead of the field", "nice"],
  ])("say in a heading how strongly: %s", (heading, importance) => {
    expect(asked(`Clerk\n\nDuties\n- File post\n\n${heading}\n- Excel\n- Tableau\n`)).toEqual([
      `${importance} Excel`,
      `${importance} Tableau`,
    ]);
  });

  it.each(["Not mandatory", "DO NOT NEED:", "What we'll teach you", "It makes no odds whether you have"])(
    "waive in a heading: %s",
    (heading) => {
      expect(asked(`Clerk\n\nRequirements\n- Excel\n\n${heading}\n- Tableau\n- SAP\n`)).toEqual(["must Excel"]);
    },
  );

  it("ask in their lists when no heading is known and few items sound like wishes", () => {
    expect(
      asked("Stylist\n\nThe chair is free because of:\n~ Balayage\n~ 3 years on the floor\n~ Ladies' cuts\n~ Patch testing").length,
    ).toBeGreaterThan(2);
    expect(asked("Stylist\n\nGotta have:\n~ Balayage\n\nWould love:\n~ Excel")).toEqual(["must Balayage", "nice Excel"]);
  });

  it("ask for no grade of pay where the house calls its drivers essential users", () => {
    expect(asked("Clerk\nSalary: Grade 7, £30,559, essential car user allowance\n\nRequirements\n- Excel")).toEqual(["must Excel"]);
  });
});
