import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

/** "must hospitality 10": what an item asks for with its years; experience of a field behind it. */
function asked(line: string, heading = "Requirements"): string[] {
  const reading = readJob(`${heading}\n- ${line}`);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  const { requirements, experience } = reading.job;
  return [
    ...requirements.map(({ importance, name, minYears = "" }) => `${importance} ${name} ${minYears}`.trim()),
    ...(experience ? [`${experience.minYears} years: ${experience.field ?? ""}`.trim()] : []),
  ];
}

describe("years are told with the place they were worked in", () => {
  test.each([
    ["Two years in a hospital", "2 years: hospital"],
    ["One year behind a bar", "1 years: bar"],
    ["Three years on a fish plant", "3 years: fish plant"],
    ["18 months working in a school", "1.5 years: school"],
    ["At least four years under a head chef", "4 years: head chef"],
    ["Ten years in IT", "must IT 10"],
    ["Two years' experience in a hotel", "must hotel 2"],
  ])("%s", (line, wish) => {
    expect(asked(line)).toEqual([wish]);
  });
  test.each([
    ["12 months in a similar role", "1 years:"],
    ["Five years in a comparable position", "5 years:"],
    ["Three years in this field", "3 years:"],
    ["Three years", "3 years:"],
  ])("none in %s", (line, wish) => {
    expect(asked(line)).toEqual([wish]);
  });
});

describe("a share of the years is a wish of its own", () => {
  test.each([
    ["Eight years in aviation, of which 3 at supervisory level", ["must aviation 8", "must supervisory level 3"]],
    ["Six years of nursing, incl. 2 years in ICU", ["must nursing 6", "must ICU 2"]],
    ["Six years of Java, including 2 with Spring", ["must Java 6", "must Spring 2"]],
    ["Ten years in hospitality, 3 of them in a hotel", ["must hospitality 10", "must hotel 3"]],
  ])("%s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
  test.each([
    ["Two years' sales experience, one of them in the last three", ["must sales experience 2"]],
    ["Strong Excel skills and two years' experience in audit", ["must Excel", "must audit 2"]],
    ["Knowledge of Excel and 3 years of VBA", ["must Excel", "must VBA 3"]],
    ["Excel, 3 years", ["must Excel 3"]],
    ["Excel (3 years) and Word", ["must Excel 3", "must Word"]],
  ])("but not of %s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
});

describe("ways to write an amount of years", () => {
  test.each([
    ["3-5 yrs. exp. w/ Excel", ["must Excel 3"]],
    ["2 to 3 yrs' exp. in lift maintenance", ["must lift maintenance 2"]],
    ["Min. 4 yrs. exp. in React", ["must React 4"]],
    ["2y+ in growth marketing", ["must growth marketing 2"]],
    ["Years of experience in carpentry: 5", ["must carpentry 5"]],
    ["Years of carpentry experience: 3+", ["must carpentry 3"]],
    ["Years of experience: 4", ["4 years:"]],
    ["Three (3) to five (5) years of tax advice", ["must tax advice 3"]],
    ["Thirty-six months of tax advice", ["must tax advice 3"]],
    ["Half a decade in tax advice", ["must tax advice 5"]],
    ["You've been a scaffolder for five years or more", ["5 years: scaffolder"]],
    ["Driving licence for at least two years", ["must Driving licence 2"]],
    ["Have had a driving licence for three years", ["must driving licence 3"]],
  ])("%s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
  test.each([
    ["Less than a year of tax advice is fine", []],
    ["Notice period of one month", []],
    ["Five yrs exp. Java needed.", ["must Java", "5 years:"]],
    ["Driving licence, and two years of tax advice", ["must Driving licence", "must tax advice 2"]],
  ])("but not in %s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
  test("not less than is an amount", () => {
    expect(asked("Not less than two years of tax advice")).toEqual(["must tax advice 2"]);
  });
});

describe("an amount belongs to what it counts", () => {
  const listed = (line: string) => {
    const reading = readJob(`About you\n\n- ${line}`);
    if (reading.kind !== "read") throw new Error(reading.code);
    const { requirements, experience } = reading.job;
    const asked = requirements.map(({ name, alternatives = [], minYears }) =>
      [[name, ...alternatives.map((one) => one.name)].join(" or "), ...(minYears ? [minYears] : [])].join(" "),
    );
    return [...asked, ...(experience ? [`${experience.minYears} in all`] : [])];
  };
  test.each([
    ["Java 6 yrs, Spring 3 yrs", ["Java 6", "Spring 3"]],
    ["Kubernetes 4+ years, Terraform 2 years, Go 1 year", ["Kubernetes 4", "Terraform 2", "Go 1"]],
    ["Five years' experience of Java, Spring, Kafka", ["Java 5", "Spring 5", "Kafka 5"]],
    ["Half a dozen years of lambing", ["lambing 6"]],
    ["Terraform (or OpenTofu) in production for 2+ years", ["Terraform or OpenTofu 2"]],
    ["Kafka (or Pulsar) in anger for at least three years", ["Kafka or Pulsar 3"]],
    ["Welding, and experience in production", ["Welding", "production"]],
    ["On site for three to six months at a time", []],
    ["Five years in lieu of a degree", []],
    ["3 years post-apprenticeship", ["3 in all"]],
  ])("%s", (line, asked) => {
    expect(listed(line)).toEqual(asked);
  });
  test.each([
    ["Bachelor's degree in geology. A master's degree may substitute for one year of experience.", 6],
    ["Bachelor's degree. A PhD can be substituted for two years of experience.", 6],
    ["Master's degree. The degree may be substituted by four years of experience.", 7],
    ["3 years post-apprenticeship", undefined],
    ["Completed apprenticeship", 4],
  ])("what counts in place of something is no degree asked for: %s", (line, level) => {
    const reading = readJob(`About you\n\n- ${line}`);
    expect(reading.kind === "read" ? reading.job.education?.level : "unread").toBe(level);
  });
});
