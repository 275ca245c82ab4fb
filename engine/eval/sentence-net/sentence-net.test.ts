import { expect, it } from "vitest";
import { readNet } from "../../text/index.ts";
import { shuffle, toDice } from "../span-tagger/dice.ts";
import { type Example, learnNet } from "./learn.ts";
import { toStoredNet } from "./store.ts";
import { loadWording, TYPES, toExamples, toRuleExamples } from "./wording.ts";

const NAMES = "the old young boat team sails fast and slow".split(" ");
const SHAPE = { width: 8, filters: 6, spans: [1, 2], labels: 2 };
const SETTINGS = { rounds: 60, batch: 4, rate: 0.02, seed: 1, dropout: { filters: 0.2, numbers: 0.1, words: 0.02 } };
/** The first: "young" in front of "team"; the second: "slow" anywhere. */
const TEXTS: [string, number[]][] = [
  ["the young team sails", [1, 0]],
  ["a young team", [1, 0]],
  ["the old team and the young boat", [0, 0]],
  ["the old boat sails slow", [0, 1]],
  ["the young boat and the team", [0, 0]],
  ["slow and young team", [1, 1]],
  ["the boat sails fast", [0, 0]],
  ["the slow boat", [0, 1]],
];
const toWords = (text: string): number[] => text.split(" ").map((word) => NAMES.indexOf(word) + 1);
const EXAMPLES: Example[] = TEXTS.map(([text, labels]) => ({ words: toWords(text), labels }));

function train(seed: number) {
  const dice = toDice(seed);
  const vectors = Float32Array.from({ length: (NAMES.length + 1) * SHAPE.width }, () => dice() - 0.5);
  return toStoredNet(NAMES, learnNet(EXAMPLES, SHAPE, vectors, SETTINGS, dice, shuffle), SHAPE, ["team", "slow"]);
}

it("training twice gives the same bytes, another seed gives others", () => {
  expect(JSON.stringify(train(1))).toBe(JSON.stringify(train(1)));
  expect(JSON.stringify(train(2))).not.toBe(JSON.stringify(train(1)));
});

it("what was learned is read again from the stored bytes, by the words that say it", () => {
  const net = readNet(train(1));
  for (const [text, labels] of TEXTS) expect(net.read(text.split(" ")).scores.map((score) => (score > 0 ? 1 : 0))).toEqual(labels);
  const parts = net.read("the old slow boat".split(" ")).partsOf(1);
  expect(parts.indexOf(Math.max(...parts))).toBe(2);
});

it("sentences carry the types of what is marked in them, also those of the rules' own examples", () => {
  const [first, second] = toExamples([
    { id: "fourth-01-0001", text: "We mend boats. Only young men apply.", findings: [{ type: "age", severity: "high", text: "young" }] },
  ] as never);
  expect([first?.labels, second?.labels]).toEqual([
    [0, 0, 0, 0, 0],
    [0, 1, 0, 0, 0],
  ]);
  expect(TYPES[1]).toBe("age");
  const examples = toRuleExamples();
  expect(new Set(examples.map(({ labels }) => labels.join("")))).toEqual(new Set(["10000", "01000", "00100", "00010", "00001", "00000"]));
});

it("every place marked in the corpus is one of its text", () => {
  const lost = loadWording().flatMap(({ id, text, findings }) =>
    (findings ?? []).filter((one) => one.start === undefined && !text.includes(one.text)).map(() => id),
  );
  expect(lost).toEqual([]);
});
