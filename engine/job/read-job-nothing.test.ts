import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

/** "must Excel": what a text asks for, degrees and languages too. */
function asked(text: string): string[] {
  const reading = readJob(text);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  const { requirements, education, languages, experience } = reading.job;
  return [
    ...requirements.map(({ importance, name }) => `${importance} ${name}`),
    ...(education ? [`${education.importance} ${education.name}`] : []),
    ...languages.map(({ importance, language }) => `${importance} ${language}`),
    ...(experience ? [`${experience.importance} ${experience.minYears} years`] : []),
  ];
}

describe("what the reader will do, gain or meet in the job asks for nothing", () => {
  test.each([
    "You will work with a senior architect who has thirty years of experience.",
    "You'll work alongside two electricians with decades of experience.",
    "You'll gain experience in SAP and Power BI.",
    "You'll prepare drawings in AutoCAD.",
    "You will manage a team of six designers.",
    "You will have access to AutoCAD and Revit.",
    "You want to learn Python.",
  ])("%s", (line) => {
    expect(asked(line)).toEqual([]);
    expect(asked(`Requirements\n- ${line}`)).toEqual([]);
  });
  test.each(["Most of our staff hold a degree.", "If successful, you will be asked for a police check.", "Half of us speak German."])(
    "in prose: %s",
    (line) => {
      expect(asked(line)).toEqual([]);
    },
  );
  test.each([
    ["You'll have experience with SAP.", ["must SAP"]],
    ["You will know AutoCAD inside out.", ["must AutoCAD"]],
    ["You will ideally have used SAP.", ["should SAP"]],
    ["You'll be a whizz with Excel.", ["must Excel"]],
  ])("but %s", (line, wishes) => {
    expect(asked(`Requirements\n- ${line}`)).toEqual(wishes);
  });
});

describe("what nobody needs, or may earn later", () => {
  test.each([
    "Don't worry if you don't have experience with Kubernetes.",
    "Don't worry if you haven't used Kubernetes.",
    "You need not know German.",
    "You needn't have used Java before.",
    "Willing to work towards NVQ 3",
    "Willingness to complete a degree in nursing",
    "A commitment to equality and diversity",
    "Non-judgemental and patient",
    "Immediate joiners only",
  ])("%s", (line) => {
    expect(asked(line)).toEqual([]);
    expect(asked(`Requirements\n- ${line}`)).toEqual([]);
  });
  test.each([
    ["Kubernetes. Don't worry if you haven't.", ["nice Kubernetes"]],
    ["You need not have worked in a bank, but you must know Excel.", ["must Excel"]],
    ["Formal qualifications are not required, but a forklift licence would be useful.", ["nice forklift licence"]],
    ["Degree in law, willing to travel", ["must Degree in law"]],
    ["Commitment to CPD and knowledge of SAP", ["must SAP"]],
  ])("but %s", (line, wishes) => {
    expect(asked(`Requirements\n- ${line}`)).toEqual(wishes);
  });
});

describe("an opening about applying may lead to a wish", () => {
  test.each([
    ["Please note that a TEFL certificate is mandatory.", ["must TEFL certificate"]],
    ["Please note that candidates must have a CSCS card.", ["must CSCS card"]],
    ["To apply you need three years of Java.", ["must Java"]],
    ["To apply, you must have a forklift licence.", ["must forklift licence"]],
  ])("%s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
  test.each([
    "Please note that the office is closed on Fridays.",
    "Please note that references are required.",
    "To apply you need to send a letter.",
    "To apply, please send your CV.",
  ])("none in %s", (line) => {
    expect(asked(line)).toEqual([]);
  });
});

describe("what is given, and what is told of the house, in a list of wishes", () => {
  test.each([
    "You will be issued with a laptop running Windows 11 and Microsoft Office.",
    "The post holder will be provided with an iPhone and Microsoft Teams.",
    "You'll receive training in Salesforce",
    "Couples welcome",
    "Overseas students with a valid visa are welcome",
    "Support with the cost of your ACCA studies",
    "Help towards your CIPD fees",
    "Tuition assistance!",
    "We're a Microsoft Gold Partner and a ServiceNow Premier reseller.",
    "Cycle to work scheme, dental cover and a day off on your birthday",
    "Reporting to the Head of Estates",
    "Every new starter spends their first week on the shop floor with a buddy.",
    "Over 25 years' experience in the care sector has made us the county's most trusted provider.",
    "Thirty years of boat building experience is what sets us apart.",
  ])("asks for nothing: %s", (line) => {
    expect(asked(`Clerk\n\nRequirements\n- SQL\n- ${line}`)).toEqual(["must SQL"]);
  });
  test.each([
    ["Every new starter must hold a CSCS card.", ["must SQL", "must CSCS card"]],
    ["All staff need a first aid certificate", ["must SQL", "must first aid certificate"]],
    ["Students with Xero are welcome", ["must SQL", "nice Xero"]],
    ["You will be given a caseload, so experience of care planning is essential", ["must SQL", "must care planning"]],
  ])("still asks: %s", (line, wishes) => {
    expect(asked(`Clerk\n\nRequirements\n- SQL\n- ${line}`)).toEqual(wishes);
  });
});

test("who is sought is no wish, whatever the job is called", () => {
  expect(asked("Works\n\nWe need a detailer who can read shop drawings.")).toEqual(["must shop drawings"]);
});
