import { expect, test } from "vitest";
import { readJob } from "./index.ts";

function read(text: string) {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job;
}

const named = (text: string) => read(text).requirements.map(({ name, importance }) => `${importance}: ${name}`);

test("a label of praise alone wishes for what follows", () => {
  expect(named("Pastry Cook\n\nRequirements\n- Lamination\n\nWould be ace: sugar craft, doughnuts")).toEqual([
    "must: Lamination",
    "nice: sugar craft",
    "nice: doughnuts",
  ]);
  expect(named("Groundskeeper\n\nRequirements\n- Mowing\n\nwould be ideal - hedge laying, line marking")).toContain("nice: hedge laying");
});

test("a label of blame wishes for nothing", () => {
  expect(named("Pastry Cook\n\nRequirements\n- Lamination\n\nWould be a problem: weekend weddings")).toEqual(["must: Lamination"]);
});

test("a sentence that waits behind by or for grades its list", () => {
  expect(
    named("Ranger\n\nA driving licence is essential. We'd be delighted, but not put off, by: wildlife surveys, drystone walling."),
  ).toEqual(["must: driving licence", "nice: wildlife surveys", "nice: drystone walling"]);
});

test("a line in messenger bold is no list item", () => {
  const ad = "*VACANCY: WELDER*\nWitbank, 14 days\n\n*Requirements*\nTIG welding\nPipe fitting\nRope access *advantage*";
  expect(named(ad)).toEqual(["must: TIG welding", "must: Pipe fitting", "nice: Rope access"]);
});

test("numbered headings end a list, known or not", () => {
  const ad =
    "Evaluation Consultant\n1. Background\nThe fund supports four ministries.\n2. Required qualifications\nFive years of survey design are required.\n3. Instalments\nHalf on delivery of the Excel file.";
  expect(named(ad)).toEqual(["must: survey design"]);
});

test("numbered wishes stay wishes", () => {
  const ad = "Welder\n\nRequirements\n1. TIG welding\n2. Education\n3. Skills\n4. Pipe fitting";
  expect(named(ad)).toContain("must: Pipe fitting");
});

test("initials amid a list are a wish, no heading", () => {
  expect(named("Analyst\n\nMandatory skills:\nPower BI\nSQL (any dialect)\nDAX")).toEqual(["must: Power BI", "must: SQL", "must: DAX"]);
});

test("an apostrophe left out changes nothing", () => {
  expect(named("Driver\n\nRequirements\n- Class C licence\n- you wont be needing a forklift ticket")).toEqual(["must: Class C licence"]);
});

test("a line that waits for who opens a list of wishes", () => {
  const ad =
    "Verger\n\nThe parish wishes to appoint somebody in the summer who can\n– ring changes;\n– restore hymn books;\nand, as far as possible,\n– repair clocks";
  expect(named(ad).at(-1)).toBe("should: repairing clocks");
  expect(named(ad)[0]).toBe("must: restore hymn books");
});

test("who can apply names wishes, what you may forget does not", () => {
  const ad = "Credit Officer\n\nWho can apply: One year in debt collection. LC1 letter required.\n\nWhat you may forget?\n- Excel";
  expect(named(ad)).toEqual(["must: debt collection", "must: LC1 letter"]);
});

test("below the line that says how to apply nothing is asked for", () => {
  const ad =
    "Chef\n\nRequirements\nKnife skills\nStock rotation\nSend CV and photo to jobs@example.com\nMs Okafor, Harbour Kitchens (Pty) Ltd";
  expect(named(ad)).toEqual(["must: Knife skills", "must: Stock rotation"]);
  expect(named("Clerk\n\nRequirements\nCall handling\nText editing\nExcel")).toContain("must: Excel");
});

test("letters that are explained ask for nothing", () => {
  expect(named("Clerk\n\nRequirements\n- Excel\n- Filing\n\nA = application, I = interview, T = test")).toEqual([
    "must: Excel",
    "must: Filing",
  ]);
});

test("a heading about the house tells of it", () => {
  expect(named("Lecturer\n\nTHE COLLEGE\nOur learners are people who weld.\n\nRequirements\n- Joinery")).toEqual(["must: Joinery"]);
});

test("a paragraph to the reader below what is told of the house asks", () => {
  const ad = "Legal Secretary\n\nThe firm\nOur people use LEAP.\n\nYou must have audio typing.";
  expect(named(ad)).toEqual(["must: audio typing"]);
});

test("good to know asks for nothing", () => {
  const ad = "Cook\n\nRequirements\n- Sauces\n\nGood to know: parking is free.\nHolds or is working towards a food safety certificate.";
  expect(named(ad)).not.toContain("must: parking");
  expect(named("Cook\n\nHolds or is working towards a food safety certificate.")).toEqual(["should: food safety certificate"]);
});
