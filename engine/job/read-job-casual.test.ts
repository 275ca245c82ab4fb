import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

function read(text: string) {
  const reading = readJob(text);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job;
}

/** "must Excel or Sheets 3": what stands beside Kubernetes in a list of requirements. */
function asked(line: string): string[] {
  const { requirements, languages, education, experience } = read(`Requirements\n- Kubernetes\n${line}`);
  return [
    ...requirements
      .filter(({ name }) => name !== "Kubernetes")
      .map(({ importance, name, alternatives = [], minYears }) =>
        [importance, [name, ...alternatives.map((one) => one.name)].join(" or "), minYears ?? ""].join(" ").trim(),
      ),
    ...languages.map(({ importance, language, alternatives = [] }) =>
      [importance, [language, ...alternatives.map((one) => one.language)].join(" or ")].join(" "),
    ),
    ...(education ? [`${education.importance} ${education.name}`] : []),
    ...(experience ? [`${experience.minYears} years${experience.field ? ` in ${experience.field}` : ""}`] : []),
  ];
}

describe("terms and exclusions in a list of requirements ask for nothing", () => {
  test.each([
    "Not able to sponsor visas.",
    "Sorry, no visas",
    "Unable to offer Tier 2 sponsorship",
    "Sponsorship is not available for this role",
    "Recent grads need not apply.",
    "Job hoppers won't be considered",
    "Time wasters please don't apply",
    "37.5 hrs Mon–Fri",
    "40 hours a week, Monday to Friday",
    "4x10s, Mon-Thu",
    "Earlies and lates",
    "2 days WFH",
    "0.6 FTE",
    "£42-48k depending on experience + car allowance 4k, 25 days + BHs, pension 6%, cheap kitchen!!",
    "Car allowance 4k",
    "25 days + BHs",
    "Pension 6%",
    "Staff discount",
    "Free lunch and parking",
    "$42.10/hr, health from day one, 401(k) match 4%",
    "Physically fit as you'll be in the warehouse sometimes",
    "Good eyesight",
    "Strong back",
    "Reasonably fit",
    "20/20 vision",
  ])("%s", (line) => {
    expect(asked(`- ${line}`)).toEqual([]);
    expect(asked(`\nPay is fair. ${line}`)).toEqual([]);
  });

  test.each([
    ["Knowledge of pension schemes", ["must pension schemes"]],
    ["Experience of visa sponsorship and immigration law", ["must visa sponsorship", "must immigration law"]],
    ["Managing budgets of £2m", ["must Managing budgets"]],
    ["Kitchen fitting", ["must Kitchen fitting"]],
    ["Computer vision", ["must Computer vision"]],
    ["Compensation and benefits", ["must Compensation and benefits"]],
    ["Shift planning", ["must Shift planning"]],
    ["Graduate recruitment", ["must Graduate recruitment"]],
    ["Applicants without a forklift licence need not apply", ["must forklift licence"]],
    ["Please don't apply if you can't drive a forklift", ["must forklift"]],
  ])("the work itself is asked for: %s", (line, wishes) => {
    expect(asked(`- ${line}`)).toEqual(wishes);
  });
});

describe("a requirement taken back in plain speech", () => {
  test.each([
    "Degree not fussed.",
    "Not fussed about a degree",
    "No need for a degree",
    "Don't mind about Excel",
    "Couldn't care less about your degree",
    "Not bothered whether you have Excel",
    "Forget the degree",
    "Never mind the degree",
    "CIPS no biggie",
    "Excel makes no odds to us",
    "Degree? Not bothered.",
  ])("%s", (line) => {
    expect(asked(`- ${line}`)).toEqual([]);
  });

  test("what is asked beside it stays", () => {
    expect(asked("- We're not fussed about degrees, but Ansible is a must")).toEqual(["must Ansible"]);
  });
});

describe("wishes in plain speech", () => {
  const three = ["nice Coupa", "nice Ariba", "nice Power BI"];
  test.each([
    "would be lush if you had: Coupa, Ariba, Power BI",
    "It would be ace if you knew Coupa, Ariba and Power BI",
    "- Would be great if you had: Coupa, Ariba, Power BI",
    "- It'd be mint if you knew Coupa, Ariba and Power BI",
    "We'd be chuffed if you had:\n- Coupa\n- Ariba\n- Power BI",
    "Brownie points for: Coupa, Ariba, Power BI",
    "Icing on the cake: Coupa, Ariba, Power BI",
    "Bonus: Coupa, Ariba, Power BI",
    "Extra love for: Coupa, Ariba, Power BI",
  ])("%s", (line) => {
    expect(asked(line.startsWith("-") ? line : `\n${line}`)).toEqual(three);
  });

  test("languages among them are a choice", () => {
    const line = "\nwould be lush if you had: Ariba, Power BI, a bit of German or Polish. Degree not fussed.";
    expect(asked(line)).toEqual(["nice Ariba", "nice Power BI", "nice German or Polish"]);
  });

  test("no wish is what would be a pity", () => {
    expect(asked("- It would be a shame if you hated spreadsheets")).not.toContainEqual(expect.stringContaining("nice"));
    expect(asked("- You'd be surprised if you saw our spreadsheets")).not.toContainEqual(expect.stringContaining("nice"));
  });
});
