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
