import { describe, expect, test } from "vitest";
import { readJob } from "./read-job.ts";

function wishes(text: string): string[] {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job.requirements.map(
    ({ importance, name, alternatives = [] }) => `${importance} ${[name, ...alternatives.map((one) => one.name)].join(" or ")}`,
  );
}

const listed = (line: string) => wishes(`About you\n\n- ${line}`);

describe("how strongly a line asks", () => {
  test.each([
    ["We strongly prefer candidates with CISSP.", ["should CISSP"]],
    ["We would particularly prefer someone who has CISSP.", ["should CISSP"]],
    ["We're hoping to find someone with experience of stock control.", ["should stock control"]],
    ["Hoping to recruit someone who knows pruning.", ["should pruning"]],
    ["Knowledge of Xero would make us really happy.", ["nice Xero"]],
    ["Mastery of Premiere Pro is what this job stands or falls on.", ["must Premiere Pro"]],
    ["Bookkeeping is what the role hinges on.", ["must Bookkeeping"]],
    ["Holds (or is able to obtain) an SIA Door Supervisor licence", ["must SIA Door Supervisor licence"]],
    ["Holds or would be willing to work towards a plant operator's certificate", ["should plant operator's certificate"]],
    ["Paediatric first aid, or willing to take the course within three months", ["must Paediatric first aid"]],
    ["PCP designation, or actively working toward it", ["must PCP designation"]],
    ["Confined space ticket or in the process of obtaining one", ["must Confined space"]],
    ["Quebec payroll is an asset, ADR is not required", ["nice Quebec payroll"]],
    ["Forklift licence is essential, ADR is not needed", ["must Forklift licence"]],
    ["Sage or Xero; other accounting packages acceptable", ["must Sage or Xero"]],
    ["Welding; an equivalent combination of training and experience will be considered", ["must Welding"]],
    ["Recently qualified midwives are very welcome – acute experience is not required", []],
    ["MAPA training is provided, so don't worry if you haven't done it", []],
    ["Gas kilns (Nabertherm preferred, Rohde fine), glazing", ["must Gas kilns", "must Nabertherm or Rohde", "must glazing"]],
  ])("%s", (line, asked) => {
    expect(listed(line)).toEqual(asked);
  });
});

describe("a choice that leaves its last member to the reader", () => {
  test.each([
    ["Knowledge of Lightspeed POS, Square, Clover or whatever till you've used before", ["must Lightspeed POS or Square or Clover"]],
    ["Sage, Xero or any package you know", ["must Sage or Xero"]],
    ["Python, Go or any other language you are at home in", ["must Python or Go"]],
  ])("%s", (line, asked) => {
    expect(listed(line)).toEqual(asked);
  });
});

describe("a rank alone behind the or is of the same thing", () => {
  test.each([
    ["OFA Level 2 or Level 3 (or willing to obtain within 60 days)", ["must OFA Level 2 or OFA Level 3"]],
    ["CIPD Level 5 or 7", ["must CIPD Level 5 or CIPD Level 7"]],
    ["Food Hygiene Level 2 or above", ["must Food Hygiene Level 2"]],
  ])("%s", (line, asked) => {
    expect(listed(line)).toEqual(asked);
  });
});

describe("a question in a list of wishes", () => {
  test.each([
    ["Do you know Xero or Sage? You'll need one of the two.", ["must Xero or Sage"]],
    ["Do you hold a CSCS card? You must.", ["must CSCS card"]],
    ["Do you have SAP? We can teach you.", []],
    ["Do you have any questions? Call us.", []],
    ["Do you have a disability? Tell us.", []],
  ])("%s", (line, asked) => {
    expect(listed(line)).toEqual(asked);
  });
});

describe("a wish that follows from the duty in front of it", () => {
  test.each([
    ["You'll be cashing up twice a week so cash handling is a must too.", ["must cash handling"]],
    ["You will load lorries so a forklift licence is essential.", ["must forklift licence"]],
    ["Solar PV experience would suit us down to the ground.", ["should Solar PV"]],
    ["A bit of Xero would go down well.", ["nice Xero"]],
  ])("%s", (line, asked) => {
    expect(wishes(line)).toEqual(asked);
  });
});

test("an opening phrase ends at the reader", () => {
  const reading = readJob(
    "Agent\n\nTo be considered you must be fluent in French and English (spoken B2 or better, written B1 or better).",
  );
  expect(reading.kind === "read" && reading.job.languages.map(({ language }) => language)).toEqual(["French", "English"]);
  expect(reading.kind === "read" && reading.job.requirements).toEqual([]);
});

describe("what somebody is wanted with is asked for", () => {
  test.each([
    ["HGV Driver required with a digital tachograph card. Good pay.", ["must digital tachograph card"]],
    ["Chef wanted with a Level 2 Food Hygiene certificate", ["must Level 2 Food Hygiene certificate"]],
    ["Drivers needed with HIAB", ["must HIAB"]],
    ["Barista needed in Bath with immediate start", []],
    ["Painter wanted with good rates of pay", []],
    ["Kitchen porter needed with free meals on shift", []],
  ])("%s", (line, asked) => {
    expect(wishes(line)).toEqual(asked);
  });
});

test("a grade in brackets behind a choice of languages is about all of them", () => {
  const reading = readJob("Requirements\n- A language spoken by our residents - Dutch, Italian or Greek (desirable)");
  expect(reading.kind === "read" && reading.job.languages).toMatchObject([
    { language: "Dutch", importance: "nice", alternatives: [{ language: "Italian" }, { language: "Greek" }] },
  ]);
});

test("a degree in another field, a paper of a lower level and a higher degree that is nice to have stay wishes beside the first", () => {
  const lines = [
    "A nursing degree",
    "NVQ Level 3 in Health and Social Care",
    "Degree in law",
    "Master's in education desirable",
    "A degree",
  ];
  const reading = readJob(`Requirements\n- ${lines.join("\n- ")}`);
  if (reading.kind !== "read") throw new Error(reading.code);
  expect(reading.job.education).toMatchObject({ name: "nursing degree", importance: "must" });
  expect(reading.job.requirements).toMatchObject([
    { name: "NVQ Level 3 in Health and Social Care", importance: "must", degree: { level: 4, areas: ["Health", "Social Care"] } },
    { name: "Degree in law", importance: "must", degree: { level: 6, areas: ["law"] } },
    { name: "Master's in education", importance: "nice", degree: { level: 7, areas: ["education"] } },
  ]);
});
