import { expect, test } from "vitest";
import { toCouples } from "./couples.ts";
import { joinPapers } from "./joined-papers.ts";
import { aTopic as topic } from "./test/a-topic.ts";
import type { Topic } from "./topics.ts";

const namesOf = (topics: readonly Topic[], count: number) =>
  toCouples(topics, count).map(({ first, second }) => (second ? `${first.name} + ${second.name}` : first.name));

test("what has most in common goes together where there are more must-haves than questions", () => {
  const topics = [
    topic("kiln firing", "skill", { family: "manufacturing" }),
    topic("patience", "soft"),
    topic("Glazeware", "tool"),
    topic("glazing", "skill", { family: "manufacturing" }),
    topic("Potstock", "tool"),
    topic("teamwork", "soft"),
  ];
  expect(namesOf(topics, 3)).toEqual(["kiln firing + glazing", "patience + teamwork", "Glazeware + Potstock"]);
  expect(namesOf(topics, 6)).toEqual(topics.map(({ name }) => name));
});

test("what one line of the job names goes together first, and a paper or a check with nothing", () => {
  const topics = [
    topic("a forklift licence", "paper"),
    topic("a police check", "vetting"),
    topic("loading", "skill", { line: 10 }),
    topic("picking", "skill", { line: 40 }),
    topic("counting", "skill", { line: 10 }),
  ];
  expect(namesOf(topics, 4)).toEqual(["a forklift licence", "a police check", "loading + counting", "picking"]);
  expect(namesOf(topics, 1)).toEqual(["a forklift licence", "a police check", "loading + counting", "picking"]);
});

test("papers that are equally important are one topic, with a check of the past among them, and skills are not", () => {
  const topics = [
    topic("a guide's badge", "paper"),
    topic("storytelling", "skill"),
    topic("a full driving licence", "licence"),
    topic("a police check", "vetting"),
    topic("a first aid certificate", "paper"),
    topic("a boat licence", "paper", { importance: "nice" }),
  ];
  const joined = joinPapers(topics);
  expect(joined.map(({ words }) => words)).toEqual([
    "a guide's badge, a full driving licence, a police check and a first aid certificate",
    "storytelling",
    "a boat licence",
  ]);
  expect(joined[0]?.ids).toHaveLength(4);
});

test("more papers than one question can name take another", () => {
  const many = Array.from({ length: 4 }, (_, at) => topic(`a certificate in the safe handling of chemicals of class ${at}`, "paper"));
  expect(joinPapers(many).length).toBeGreaterThan(1);
});
