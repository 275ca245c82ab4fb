import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

/** "Cat 3 or Cat 4 licence": what an item asks for, each choice with all its members; a degree with its fields. */
function asked(line: string): string[] {
  const reading = readJob(`Requirements\n- ${line}`);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  const { requirements, education } = reading.job;
  const named = (name: string, others: readonly { name: string }[] = []) => [name, ...others.map((one) => one.name)].join(" or ");
  return [
    ...requirements.map(({ name, alternatives }) => named(name, alternatives)),
    ...(education ? [`${named(education.name, education.alternatives)} (${education.areas.join(", ")})`] : []),
  ];
}

describe("a rank before the or is of the thing behind it", () => {
  test.each([
    ["Cat 3 or 4 asbestos licence", ["Cat 3 asbestos licence or Cat 4 asbestos licence"]],
    ["16th or 17th edition wiring regulations", ["16th edition wiring regulations or 17th edition wiring regulations"]],
    ["Class 1 or 2 driver", ["Class 1 driver or Class 2 driver"]],
    ["NVQ Level 2 or 3 in catering", ["NVQ Level 2 or 3 in catering (catering)"]],
    ["SVQ 3 or 4 in youth work", ["SVQ 3 or 4 in youth work (youth work)"]],
    ["Certificate III or IV in aged care", ["Certificate III or IV in aged care (aged care)"]],
  ])("%s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
  test.each([
    ["City & Guilds 2365 or 2357", ["City & Guilds 2365 or City & Guilds 2357"]],
    ["ISO 9001 or 14001", ["ISO 9001 or ISO 14001"]],
    ["BS 7671/5839", ["BS 7671 or BS 5839"]],
    ["ISO 9001 and 14001", ["ISO 9001", "ISO 14001"]],
  ])("a number alone is of the same row: %s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
  test.each([
    ["Grade 6 or above", ["Grade 6"]],
    ["Level 3 or above in childcare", ["childcare"]],
    ["NVQ Level 2 or above", ["NVQ Level 2 or above ()"]],
    ["Excel or 2000 hours of sailing", ["Excel"]],
  ])("but not in %s", (line, [first = ""]) => {
    expect(asked(line)[0]?.startsWith(first)).toBe(true);
  });
});

describe("where one member of a choice names something, the place or sort before it does", () => {
  test.each([
    ["Worked in a hotel, pub or restaurant", ["hotel or pub or restaurant"]],
    ["Experience in a school, college or nursery", ["school or college or nursery"]],
    ["Experience within a hospital or clinic", ["hospital or clinic"]],
    ["Experience of steel or timber frame construction", ["steel frame construction or timber frame construction"]],
    ["Night or weekend security experience", ["Night security or weekend security"]],
    ["Site experience on residential or mixed-use schemes", ["residential schemes or mixed-use schemes"]],
    ["Sales experience on residential or commercial schemes", ["Sales experience", "residential schemes or commercial schemes"]],
    ["Background in IT or telecoms", ["IT or telecoms"]],
  ])("%s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
  test.each(["Our school, nursery and pool", "Flexible or remote work", "Early or late shift work", "You work in an office"])(
    "none in %s",
    (line) => {
      expect(asked(line)).toEqual([]);
    },
  );
});

describe("words of description in a list share the noun behind the last", () => {
  test.each([
    ["Residential, commercial or industrial electrics", ["Residential electrics or commercial electrics or industrial electrics"]],
    ["Clinical, educational or forensic psychology", ["Clinical psychology or educational psychology or forensic psychology"]],
    ["Experience of primary, secondary or special schools", ["primary schools or secondary schools or special schools"]],
    ["Commercial or residential conveyancing", ["Commercial conveyancing or residential conveyancing"]],
    ["Experience in either a primary or secondary school", ["primary school or secondary school"]],
  ])("%s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
  test.each([
    ["Mercurial or military operations", ["Mercurial or military operations"]],
    ["Java, technical writing or testing", ["Java or technical writing or testing"]],
    ["Childcare, playwork or youth work", ["Childcare or playwork or youth work"]],
    ["Good or excellent cleaning skills", ["cleaning"]],
    ["A secondary school certificate", ["secondary school certificate ()"]],
  ])("but not in %s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
});

describe("bodies that license, and what a licence is for", () => {
  test.each([
    ["Licensed by the FCA or CBI", ["Licensed by the FCA or CBI"]],
    ["Regulated by the CRU", ["Regulated by the CRU"]],
    ["A licence for motorbikes or mopeds", ["licence for motorbikes or mopeds"]],
    ["A licence for a forklift", ["licence for a forklift"]],
  ])("%s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
  test.each([
    ["Registered by the council", []],
    ["A yellow card for this school", ["yellow card"]],
    ["A yellow card for our pool", ["yellow card"]],
  ])("but not %s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
});

describe("a skill with an article of its own is another way than the degree", () => {
  test.each([
    ["A diploma in graphic design or a strong portfolio", ["diploma in graphic design or portfolio (graphic design)"]],
    ["Degree in music or a recording catalogue", ["Degree in music or recording catalogue (music)"]],
    ["Degree or a good knowledge of SQL", ["Degree or SQL ()"]],
    ["A degree in law or accounting", ["degree in law or accounting (law, accounting)"]],
    ["Degree in economics or a related subject", ["Degree in economics or a related subject (economics)"]],
    ["A degree in law or a combination of study and practice", ["degree in law"]],
  ])("%s", (line, [first = ""]) => {
    expect(asked(line).at(-1)?.startsWith(first)).toBe(true);
  });
});

describe("a paper in front of the or is of the kind behind it", () => {
  test.each([
    ["Moffett or counterbalance forklift ticket", ["Moffett ticket or counterbalance forklift ticket"]],
    ["Excavator or roller ticket", ["Excavator ticket or roller ticket"]],
    ["Rigging or dogging licence", ["Rigging licence or dogging licence"]],
    ["Scaffolding or rigging certificate", ["Scaffolding certificate or rigging certificate"]],
  ])("%s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
  test.each([
    "Plumbing or a trade certificate",
    "Plumbing or trade certificate",
    "Door badge or dogging licence",
    "Python or AWS certification",
  ])("but not one that stands for itself: %s", (line) => {
    expect(asked(line).join()).not.toMatch(/(?:Plumbing|badge|Python) (?:certifi|licence)/);
  });
});
