import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

function read(line: string) {
  const reading = readJob(`Office worker\n\nRequirements\n- ${line}\n- Bookkeeping`);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job;
}
/** The degree, then every other wish with its kind and its other ways. */
function wishes(line: string): string[] {
  const { requirements, education } = read(line);
  const all = [...(education ? [{ ...education, kind: "degree" }] : []), ...requirements.filter(({ name }) => name !== "Bookkeeping")];
  return all.map(({ kind, name, alternatives = [] }) => [`${kind}: ${name}`, ...alternatives.map((one) => one.name)].join(" | "));
}

describe("a degree and the paper behind the and are two wishes", () => {
  test.each([
    ["NVQ Level 3 in Engineering and GCSE maths", ["degree: NVQ Level 3 in Engineering", "certificate: GCSE maths"]],
    [
      "NVQ Level 2 in Hairdressing and GCSE English and maths at grade C or above",
      ["degree: NVQ Level 2 in Hairdressing", "certificate: GCSE English and maths"],
    ],
    ["HNC in Civil Engineering and CSCS card", ["degree: HNC in Civil Engineering", "certificate: CSCS card"]],
    [
      "Diploma in youth work and a valid food hygiene certificate",
      ["degree: Diploma in youth work", "certificate: food hygiene certificate"],
    ],
    ["Level 3 Diploma in Childcare and paediatric first aid", ["degree: Level 3 Diploma in Childcare", "skill: paediatric first aid"]],
    ["Degree in Accounting and Finance and a CPA licence", ["degree: Degree in Accounting and Finance", "certificate: CPA licence"]],
    [
      "Bachelor's degree in biology and a master's in ecology",
      ["degree: master's in ecology", "certificate: Bachelor's degree in biology"],
    ],
    ["Driver CPC and digital tachograph card", ["certificate: Driver CPC", "certificate: digital tachograph card"]],
  ])("%s", (line, found) => expect(wishes(line)).toEqual(found));

  test.each([
    ["Bachelor's and master's degree in chemistry", ["degree: Bachelor's and master's degree in chemistry"]],
    ["Diploma in health and social care", ["degree: Diploma in health and social care"]],
    ["BA in English and drama", ["degree: BA in English and drama"]],
    ["B.Tech/B.E./B.Sc. in Computer Science", ["degree: B.Tech/B.E./B.Sc. in Computer Science"]],
    ["GCSE English and maths", ["degree: GCSE English and maths"]],
  ])("one stays one: %s", (line, found) => expect(wishes(line)).toEqual(found));
});

describe("a qualification and a designation are papers", () => {
  test.each([
    ["A teaching or assessing qualification", ["certificate: teaching qualification | assessing qualification"]],
    ["PCP designation", ["certificate: PCP designation"]],
    ["A CIPFA qualification", ["certificate: CIPFA qualification"]],
    ["Mentorship or practice assessor qualification", ["skill: Mentorship | practice assessor qualification"]],
    ["Relevant qualifications", []],
  ])("%s", (line, found) => expect(wishes(line)).toEqual(found));

  test.each([
    ["Degree or CIM qualification in marketing", "degree: Degree in marketing | CIM qualification", ["marketing"]],
    ["Degree or CIPD qualification in HR", "degree: Degree in HR | CIPD qualification", ["HR"]],
    ["A degree or a CIPFA qualification", "degree: degree | CIPFA qualification", []],
  ])("beside a degree without a field they share theirs: %s", (line, found, areas) => {
    expect(wishes(line)).toEqual([found]);
    expect(read(line).education?.areas).toEqual(areas);
  });
});

test("a language somebody has a degree in is no wish for the language", () => {
  expect(read("Degree in French or German").languages).toEqual([]);
  expect(read("BA in English and drama").languages).toEqual([]);
  expect(read("A degree in history and fluent French").languages.map(({ language }) => language)).toEqual(["French"]);
});

describe("how well a degree was passed names it, and who issues a paper is no wish", () => {
  test.each([
    ["A 2:1 in a numerate discipline", ["degree: 2:1 in a numerate discipline"]],
    ["2:2 or above in chemistry", ["degree: 2:2 or above in chemistry"]],
    ["First or upper second class degree in physics", ["degree: First or upper second class degree in physics"]],
    ["Tertiary qualification in ecology", ["degree: Tertiary qualification in ecology"]],
    ["A 2:1 staff ratio is kept", []],
    ["PCP designation from the National Payroll Institute", ["certificate: PCP designation"]],
    ["PMP certification from the Project Management Institute", ["certificate: PMP certification"]],
    ["First aid certificate through St John Ambulance", ["certificate: First aid certificate"]],
    ["Driving licence and knowledge of the Highway Code", ["certificate: Driving licence", "skill: Highway Code"]],
    ["Qualified or part-qualified actuary", ["certificate: part-qualified actuary"]],
  ])("%s", (line, found) => expect(wishes(line)).toEqual(found));
});

describe("seasons, what years follow on and where they were worked name nothing by themselves", () => {
  const amounts = (line: string) => {
    const { requirements, experience } = read(line);
    const named = requirements.filter(({ name }) => name !== "Bookkeeping");
    return [
      ...(experience ? [`${experience.minYears}`] : []),
      ...named.map(({ name, minYears, alternatives = [] }) => [minYears ?? "-", name, ...alternatives.map((one) => one.name)].join(" ")),
    ];
  };
  test.each([
    ["5+ years' post-trade experience in mining or heavy industry", ["5 mining heavy industry"]],
    ["3 years post-apprenticeship in commercial refrigeration", ["3 commercial refrigeration"]],
    ["4+ years, with at least 2 in healthcare", ["4", "2 healthcare"]],
    ["Five years of payroll with two in a union shop", ["5 payroll", "2 union shop"]],
    ["6 years' experience, including 3 in a hospital", ["6", "3 hospital"]],
    ["A couple of seasons in a ski resort kitchen", ["- ski resort kitchen"]],
    ["A couple of winters of night trunking", ["- night trunking"]],
    ["One full season as a lift operator", ["- lift operator"]],
    ["Seasonal pricing", ["- Seasonal pricing"]],
  ])("%s", (line, found) => expect(amounts(line)).toEqual(found));
});
