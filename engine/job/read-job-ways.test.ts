import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

function read(text: string) {
  const reading = readJob(text);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job;
}
/** Every wish of an item with all that may stand in its place. */
function choices(line: string, heading = "Requirements") {
  const { requirements, education, experience } = read(`${heading}\n- ${line}\n- Bookkeeping`);
  const all = [education, ...requirements, experience && { ...experience, name: `${experience.minYears} years: ${experience.field}` }];
  return all.flatMap((one) => (one && one.name !== "Bookkeeping" ? [[one.name, ...(one.alternatives ?? []).map(({ name }) => name)]] : []));
}

describe("a degree, a paper and years of work stand in one choice", () => {
  test.each([
    ["Degree in nursing or equivalent experience", ["Degree in nursing", "equivalent experience"]],
    ["NVQ Level 2 or three years in a similar role", ["NVQ Level 2", "three years in a similar role"]],
    ["Qualified accountant (ACA/ACCA) or qualified by experience", ["Qualified accountant", "ACA", "ACCA", "qualified by experience"]],
    ["A degree in law or CILEX", ["degree in law", "CILEX"]],
    ["PMP certification or a Master's in Project Management", ["Master's in Project Management", "PMP certification"]],
    ["AWS certification or 4 years of cloud experience", ["AWS certification", "4 years of cloud experience"]],
    [
      "BSc or HND in Chemistry, or at least two years' laboratory experience",
      ["BSc or HND in Chemistry", "two years' laboratory experience"],
    ],
    ["Two years as a chef or a culinary diploma", ["culinary diploma", "Two years as a chef"]],
    [
      "Engineering degree or metallurgy degree; failing both, ten years in a foundry",
      ["Engineering degree or metallurgy degree", "ten years in a foundry"],
    ],
    [
      "You hold a degree in chemistry or have put in eight years as a plant operator",
      ["degree in chemistry", "eight years as a plant operator"],
    ],
    ["AAT Level 3, or two years' bookkeeping in lieu", ["AAT Level 3", "two years' bookkeeping"]],
    ["A degree in business or five years in sales would be preferred", ["degree in business", "five years in sales"]],
  ])("%s", (line, choice) => {
    expect(choices(line)).toEqual([choice]);
  });

  test.each([
    ["A maths or physics degree", [["maths or physics degree"]]],
    ["Degree in Mathematics or Physics", [["Degree in Mathematics or Physics"]]],
    ["Two or three years in retail", [["retail"]]],
    ["Excel or SQL", [["Excel", "SQL"]]],
    ["Degree in geology and three years of drilling", [["Degree in geology"], ["drilling"]]],
  ])("but not %s", (line, wishes) => {
    expect(choices(line)).toEqual(wishes);
  });

  test("each way holds what is asked of it", () => {
    const { education } = read("Requirements\n- HNC in Surveying or at least five years' experience in highways\n- CAD");
    expect(education).toMatchObject({ level: 5, areas: ["Surveying"], orEquivalent: true });
    expect(education?.alternatives).toMatchObject([{ experience: { minYears: 5, field: "highways" } }]);
  });

  test("a choice outlives another degree of the same job", () => {
    const job = read("Essential\n- GCSE in English\n- PMP certification or a degree in management\nDesirable\n- Excel");
    expect(job.education).toMatchObject({ level: 6, alternatives: [{ name: "PMP certification", kind: "certificate" }] });
    const other = read("Essential\n- Degree in management\nDesirable\n- NVQ 3 or IOSH certificate\n- Excel");
    expect(other.education?.level).toBe(6);
    expect(other.requirements.map(({ name }) => name)).toContain("IOSH certificate");
    expect(other.requirements.find(({ name }) => name === "IOSH certificate")?.alternatives).toMatchObject([{ name: "NVQ 3" }]);
  });
});

test("a degree is named in the words of the job, with its field", () => {
  const name = (line: string) => read(`Requirements\n- ${line}`).education?.name;
  expect(name("Bachelor's degree in Nursing, or equivalent")).toBe("Bachelor's degree in Nursing");
  expect(name("Degree in engineering (civil or structural)")).toBe("Degree in engineering (civil or structural)");
  expect(name("English and Maths GCSE at grade C")).toBe("GCSE (English, Maths)");
});

test("years as somebody are told from years in a field", () => {
  const experience = (line: string) => read(`Requirements\n- ${line}\n- Forklift licence`).experience;
  expect(experience("Two years as a warehouse operative")).toMatchObject({ field: "warehouse operative", isOccupation: true });
  expect(experience("Two years in an industrial setting")?.isOccupation).toBeUndefined();
});

test("a number behind the body that awards names one paper, no level of education", () => {
  const { education, requirements } = read("Required\n- City & Guilds 2391 or equivalent\n- Dealing with councillors and agents\n");
  expect(education).toBeUndefined();
  expect(requirements.map(({ name, kind }) => [name, kind])).toEqual([["City & Guilds 2391", "certificate"]]);
});
