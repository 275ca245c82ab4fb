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
    ["Company car fleet management", ["must fleet management"]],
    ["Payroll for 500 FTE", ["must Payroll"]],
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

describe("a place in front of a licence belongs to its name", () => {
  test.each([
    ["Oregon journeyman electrician license"],
    ["Oregon journeyman (J) or plant (PJ) license"],
    ["Texas master plumber license"],
    ["Washington State electrical trainee card"],
    ["New York City welding license"],
    ["Queensland electrical licence"],
    ["NSW high risk work licence"],
  ])("%s", (line) => {
    expect(asked(`- ${line}`)).toEqual([`must ${line}`]);
  });

  test("a trade learnt is still a vocational qualification", () => {
    expect(asked("- Completed apprenticeship as an electrician")).toEqual(["must Completed apprenticeship as an electrician"]);
    expect(asked("- Master's degree in botany")).toEqual(["must Master's degree in botany"]);
  });
});

describe("years are told once", () => {
  test.each([
    ["5+ yrs buying in manufacturing or FMCG", ["5 years in buying in manufacturing or FMCG"]],
    ["3 years teaching in primary schools", ["3 years in teaching in primary schools"]],
    ["At least 3 years in an industrial setting", ["3 years in industrial setting"]],
    ["4 years in the automotive industry", ["4 years in automotive industry"]],
    ["Allen-Bradley PLCs, 2 years", ["must Allen-Bradley PLCs 2"]],
    ["2 yrs customs clearance", ["must customs clearance 2"]],
    ["3 years of Java or Kotlin", ["must Java or Kotlin 3"]],
    ["5 years programming in Java", ["must Java 5"]],
    ["2 years of Ansible in a production environment", ["must Ansible 2"]],
    ["4 years selling in pharma, with Salesforce", ["must Salesforce", "4 years in selling in pharma"]],
  ])("%s", (line, wishes) => {
    expect(asked(`- ${line}`)).toEqual(wishes);
  });
});

describe("what explains a wish is no wish of its own", () => {
  test.each([
    ["MCIPS (or nearly there - we'll pay for the rest)", ["must MCIPS"]],
    ["ACCA (or part-qualified)", ["must ACCA"]],
    ["CSCS card (or be ready to get one - we pay)", ["must CSCS card"]],
    ["ACCA or CIMA", ["must ACCA or CIMA"]],
    ["decent Excel – pivots, lookups, that sort of thing", ["must Excel"]],
    ["Good Excel: pivots, lookups", ["must Excel"]],
    ["Photoshop – retouching and masking", ["must Photoshop"]],
    ["Java – Spring, Kafka", ["must Java", "must Spring", "must Kafka"]],
    ["Excel - you must know VBA", ["must Excel", "must VBA"]],
    ["Nursing – wound care", ["must Nursing", "must wound care"]],
  ])("%s", (line, wishes) => {
    expect(asked(`- ${line}`)).toEqual(wishes);
  });
});

describe("a refused origin tells no level of a language", () => {
  const languages = (item: string) => read(`Requirements\n- Excel\n- ${item}`).languages.map(({ language, cefr }) => [language, cefr]);

  test.each(["native English speaker", "English native speakers only", "English as mother tongue"])("%s", (item) => {
    expect(languages(item)).toEqual([["English", undefined]]);
  });

  test.each([
    ["English to native level", "C2"],
    ["English C1", "C1"],
    ["fluent English (native speakers preferred)", "C1"],
  ])("a level beside it stays: %s", (item, level) => {
    expect(languages(item)).toEqual([["English", level]]);
  });
});
