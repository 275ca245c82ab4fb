import { expect, test } from "vitest";
import { readJob } from "../job/index.ts";
import { toTopics, toWorkTopic } from "./topics.ts";

const topicsOf = (...lines: string[]) => {
  const reading = readJob(`Worker\n\nRequirements\n${lines.map((line) => `- ${line}`).join("\n")}\n`);
  if (reading.kind !== "read") throw new Error(reading.code);
  return toTopics(reading.job);
};
const wordsOf = (...lines: string[]) => topicsOf(...lines).map(({ words }) => words);

test("a noun of the trade stands in the sentence, proper names keep their case", () => {
  expect(wordsOf("Wound care", "Excel", "Kotlin or Java", "Forklift license")).toEqual([
    "wound care",
    "Excel",
    "Kotlin or Java",
    "a forklift license",
  ]);
});

test.each([
  ["You can read drawings and weld symbols without anybody's help", "“read drawings”"],
  ["Emblem, Radar or Akur8", "“Emblem, Radar or Akur8”"],
  ["Mentorship or practice assessor qualification", "“Mentorship or practice assessor qualification”"],
  ["Local Government Act 1993", "“Local Government Act 1993”"],
])("what may fit no sentence is quoted as the job words it: %s", (line, words) => expect(wordsOf(line)).toContain(words));

test("two papers of one line are asked about one by one", () => {
  expect(wordsOf("Driver CPC and digital tachograph card", "Baking")).toEqual(
    expect.arrayContaining(["the Driver CPC qualification", "a digital tachograph card"]),
  );
});

test("a licence beside something else is no paper of that name", () => {
  expect(wordsOf("Driving licence and own van", "Baking").join()).not.toMatch(/qualification/);
  expect(wordsOf("Full driving licence", "Baking")).toContain("a full driving licence");
});

test("what one short line names is one topic in the words of that line", () => {
  const topics = topicsOf("Wedding and funeral work", "Baking");
  const joined = topics.find(({ words }) => words === "“Wedding and funeral work”");
  expect(joined?.ids.length).toBeGreaterThan(1);
  expect(wordsOf("Experience of wedding and funeral work")).toContain("“wedding and funeral work”");
});

test.each([
  ["Hedge laying and osier plaiting", ["“Hedge laying and osier plaiting”"]],
  ["Stock control and ordering", ["“Stock control and ordering”"]],
  ["Negotiation with growers", ["“Negotiation with growers”"]],
  ["Care of orphaned patients", ["“Care of orphaned patients”"]],
])("a line says better what a name torn from it leaves out: %s", (line, words) => expect(wordsOf(line)).toEqual(words));

test.each([
  ["Excel, SAP and Figma", ["Excel", "SAP", "Figma"]],
  ["Wound care and venepuncture", ["wound care", "venepuncture"]],
  ["Negotiation", ["negotiation"]],
  ["2 years of wound care", ["wound care"]],
])("what stands by itself keeps its name: %s", (line, words) => expect(wordsOf(line)).toEqual(words));

test("papers of one line that cannot stand alone are asked to be seen in the words of that line", () => {
  const topics = topicsOf("Driving licence with minibus entitlement", "Baking");
  expect(topics.filter(({ kind }) => kind !== "skill").map(({ words }) => words)).toEqual(["“Driving licence with minibus entitlement”"]);
});

test("what a line says in two ways is one topic", () => {
  const [first, ...others] = wordsOf("Budget tracking and expense reports");
  expect([first, others]).toEqual(["“Budget tracking and expense reports”", []]);
});

test("a fragment keeps the word it leans on", () => {
  expect(wordsOf("We would be glad if you had a clinical background", "Baking").join()).not.toMatch(/“clinical”/);
});

test("a noun is not asked about as the skill it belongs to where the job says something else", () => {
  expect(wordsOf("Balayage and colour correction")).not.toContain("hairdressing");
});

test("a name cut out of a long line keeps what it is of", () => {
  const line = "Law degree from a recognised school and enrolment as a notary of the Upper Chamber of the old town";
  for (const words of wordsOf(line).filter((one) => /enrolment/.test(one))) expect(words).toBe("“enrolment as a notary”");
});

test.each([
  ["BELL FOUNDER", "Bell Founder"],
  ["HEAD OF HR AND QA", "Head of HR and QA"],
  ["Bell Founder II", "Bell Founder II"],
  ["Bell Founder (tower", "Bell Founder"],
  ["IT", "IT"],
])("the title %s stands in a sentence as %s", (title, words) =>
  expect(toWorkTopic({ title } as Parameters<typeof toWorkTopic>[0]).words).toBe(`the “${words}” job`),
);
