import { describe, expect, it } from "vitest";
import { readJob } from "./read-job.ts";

const read = (text: string) => {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job;
};
const names = (text: string) => read(text).requirements.map(({ name }) => name);

describe("headings that announce a list in more words", () => {
  it("reads a list behind criteria with a remark in brackets", () => {
    const text =
      "Archivist\n\nYou will:\n- catalogue letters\n\nKey Selection Criteria (answer each in two paragraphs at most)\n- Java\n- SQL\n";
    expect(names(text)).toEqual(["Java", "SQL"]);
  });

  it("reads what stands below a known heading that ends like a sentence", () => {
    const text = "Stove Fitter\n\nWe fit stoves in old houses.\n\nHere's what it takes.\nHETAS registration. Own tools.\n";
    expect(names(text)).toContain("HETAS registration");
  });

  it("keeps a sentence in brackets elsewhere out of the headings", () => {
    expect(names("Stove Fitter\n\nWe sold stoves (training took a year).\nOur shop sells Java coffee.\n")).toEqual([]);
  });

  it("asks for what applicants are rated on, and not for the tasks", () => {
    const text =
      "Forester\n\nDuties\n- Plans felling\n\nYou will be rated on the following competencies:\n1. Knowledge of soil science.\n2. Skill in ArcGIS.\n";
    expect(names(text)).toEqual(["soil science", "ArcGIS"]);
    expect(read(text).responsibilities).toHaveLength(1);
  });

  it("takes the lines below “you'll be” for the work", () => {
    const text = "Web Developer\n\nYou have:\n- TypeScript\n\n🎯 You'll be\n- rebuilding the booking page\n- pairing on GraphQL\n";
    expect(names(text)).toEqual(["TypeScript"]);
  });
});

describe("marks before an item", () => {
  it("reads a dot and a blank as the mark of an item", () => {
    expect(names("Buyer\n\nRequirements\n. Airtable\n. Power BI\n")).toEqual(["Airtable", "Power BI"]);
  });

  it("reads a code in a column of its own as the mark, and a product with a number as a name", () => {
    expect(names("Registrar\n\nRequirements\nSC1  Airtable\nSC2  Power BI\n")).toEqual(["Airtable", "Power BI"]);
    expect(names("Fitter\n\nRequirements\nAS400 administration\nPower BI\n")[0]).toContain("AS400");
  });

  it("parts the items of a row that begins with an arrow, and no quotation", () => {
    expect(names("Digger Driver\n\nRequirements\n» Excel » Power BI » SQL\n")).toEqual(["Excel", "Power BI", "SQL"]);
    expect(names("Comptable\n\nRequirements\nMaîtrise de « Excel » et SQL\n")).toContain("SQL");
  });
});
