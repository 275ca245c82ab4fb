import { describe, expect, test } from "vitest";
import { readRuled } from "./read-job.ts";

/** "must Excel or Sheets 3": everything a text asks for, degrees and languages too. */
function askedIn(text: string): string[] {
  const reading = readRuled(text);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  const { requirements, education, experience, languages } = reading.job;
  const names = (first: string, others: readonly { name: string }[] = []) => [first, ...others.map(({ name }) => name)].join(" or ");
  return [
    ...requirements.map(({ importance, name, alternatives, minYears }) =>
      `${importance} ${names(name, alternatives)} ${minYears ?? ""}`.trim(),
    ),
    ...(education ? [`${education.importance} ${names(education.name, education.alternatives)}`] : []),
    ...(experience ? [`${experience.importance} ${experience.minYears} years`] : []),
    ...languages.map(({ importance, language }) => `${importance} ${language}`),
  ];
}

const inList = (line: string) => askedIn(`Requirements:\n- ${line}\n`);
const inProse = (line: string) => askedIn(`Assistant\n\nWe are a small firm in Hexham.\n\n${line}\n`);
const under = (heading: string) =>
  askedIn(
    `Builder\n\nWe build boats.\n\nWhat you will do\n- Paint hulls\n\n${heading}\n- Caulking\n- Spars, and opinions\n\nPerks\n- Tea\n`,
  )[0];

describe("choices in pasted advertisements", () => {
  test.each([
    ["Any two of: Docker, Ansible, Puppet", ["must Docker or Ansible or Puppet"]],
    ["At least two of the following: Maya, Blender, Houdini", ["must Maya or Blender or Houdini"]],
    ["Lace reg essential, felting cert desirable, R4 or SOE helpful", ["must Lace reg", "nice felting cert", "nice R4 or SOE"]],
    [
      "Archive qualification or experience of a cataloguing system such as Koha or Symphony",
      ["must Archive qualification or cataloguing or Koha or Symphony"],
    ],
    ["AAT Level 4, or being qualified by experience", ["must AAT Level 4 or qualified by experience"]],
    ["NVQ3 or a nursing background", ["must NVQ3 or nursing background"]],
    ["One year of thatching or slating experience", ["must thatching or slating 1"]],
    ["You have mended clocks, watches or both", ["must mended clocks or watches"]],
  ])("%s", (line, wishes) => {
    expect(inList(line)).toEqual(wishes);
  });

  test("two of the lines below are one wish", () => {
    expect(askedIn("Painter\n\nAt least two of the following are required:\n- Gilding\n- Marbling\n- Stencilling\n")).toEqual([
      "must Gilding or Marbling or Stencilling",
    ]);
  });

  test.each([
    ["Either Sage or Xero and good Excel are required.", ["must Sage or Xero", "must Excel"]],
    [
      "You'll hold a degree in law, or you'll have spent three years or more in conveyancing.",
      ["must degree in law or three years or more in conveyancing"],
    ],
    [
      "Your background might be in felting, glazing or thatching, and you'll know Excel.",
      ["must felting or glazing or thatching", "must Excel"],
    ],
  ])("%s", (line, wishes) => {
    expect(inProse(line)).toEqual(wishes);
  });
});

describe("strength in pasted advertisements", () => {
  test.each([
    ["If you have used glazing bars, great, if not we will train you.", ["nice glazing bars"]],
    ["A year in a dye house is the least we'd expect.", ["must dye house 1"]],
    ["We need someone for 20 hours a week who can run the weekly payroll.", ["must weekly payroll"]],
    ["You should be able to find your way around AWS or GCP.", ["should AWS or GCP"]],
  ])("%s", (line, wishes) => {
    expect(inProse(line)).toEqual(wishes);
  });

  test.each([
    ["What we actually need", "must Caulking"],
    ["What gets you in the door", "must Caulking"],
    ["What we can't teach you", "must Caulking"],
    ["You'll fit right in if", "must Caulking"],
    ["This could be you", "must Caulking"],
    ["You get extra points for", "nice Caulking"],
    ["Added value", "nice Caulking"],
  ])("below %s", (heading, wish) => {
    expect(under(heading)).toBe(wish);
  });
});

describe("what names nothing", () => {
  test.each([
    ["Profound knowledge of felting", ["must felting"]],
    ["Five year checkable work history", []],
    ["At least six years in felting, of which a minimum of two in dyeing", ["must felting 6", "must dyeing 2"]],
    ["5 years in commercial concrete, incl. 2 years running crews", ["must commercial concrete 5", "must crews 2"]],
  ])("%s", (line, wishes) => {
    expect(inList(line)).toEqual(wishes);
  });
});

describe("papers, persons and titles of pasted advertisements", () => {
  test.each([
    ["You need a first aid at work certificate.", ["must first aid at work certificate"]],
    ["Roofing, felting, CSCS or CPCS card, own tools", ["must Roofing", "must felting", "must CSCS or CPCS card"]],
    ["Ruby (or Crystal – we don't mind which)", ["must Ruby or Crystal"]],
    ["One or both of: Maya, Blender", ["must Maya or Blender"]],
    ["You've worked as a weaver or dyer", ["must weaver or dyer"]],
    ["Experience of working with children or young people", ["must children or young people"]],
    ["A degree or felting experience", ["must degree or felting experience"]],
    ["Xactimate: nice, not necessary", ["nice Xactimate"]],
    ["Boat or plane tickets handy.", ["nice Boat or plane tickets"]],
    ["Handy with a spokeshave", ["must spokeshave"]],
    ["Excellent communication skills, both written and verbal", ["must communication skills"]],
    ["NVQ/QCF Level 3 in weaving", ["must NVQ/QCF Level 3 in weaving"]],
    ["Experience which includes: mending nets; splicing ropes", ["must mending nets", "must splicing ropes"]],
  ])("%s", (line, wishes) => {
    expect(inList(line)).toEqual(wishes);
  });

  test.each([
    ["You will be educated to degree level, and have used Xero.", ["must Xero", "must educated to degree"]],
    ["Knowing the Wool Marketing Scheme would be handy though our weaver can help.", ["nice Wool Marketing Scheme"]],
    ["Preference will be given to those with kiln or press tickets.", ["should kiln or press tickets"]],
  ])("%s", (line, wishes) => {
    expect(inProse(line)).toEqual(wishes);
  });

  test.each([
    ["Hotel Porters required - Hull and Beverley\n- Two years in a hotel\n", "Hotel Porters"],
    ["Person Specification\nBand 7 Specialist Dietitian – Renal\n\nEssential\n- Degree in dietetics\n", "Specialist Dietitian – Renal"],
    [
      "Hi Jo,\n\nCan you post this? It's for a Payroll Manager, based in Hull.\n\nThey want five years in payroll.\n\nBest,\nKim\n",
      "Payroll Manager",
    ],
  ])("%s", (text, title) => {
    const reading = readRuled(text);
    expect(reading.kind === "read" && reading.job.title).toBe(title);
  });

  test("the name of the job with its grade is no wish", () => {
    expect(askedIn("Person Specification\nBand 7 Specialist Dietitian\n\nEssential\n- Driving licence\n")).toEqual([
      "must Driving licence",
    ]);
  });

  test("what the body has to bear is no wish", () => {
    expect(
      askedIn("Clerk\n\nRequired:\nXero\n\nDesired:\nITIL Foundation\nExperience with SCCM\n\nPhysical Demands: sits most of the day\n"),
    ).toEqual(["must Xero", "nice ITIL Foundation", "nice SCCM"]);
  });
});
