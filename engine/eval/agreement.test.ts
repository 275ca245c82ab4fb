import { expect, test } from "vitest";
import { addAgreement } from "./agreement.ts";
import { loadSecondLabels, loadSentences } from "./corpus.ts";
import { Figures } from "./figures.ts";

test("a fifth of all sentences is labelled twice, each with its text unchanged", () => {
  const sets = ["wording", "wording/second", "wording/third"] as const;
  const twice = sets.flatMap(loadSecondLabels);
  const all = sets.reduce((sum, set) => sum + loadSentences(set, "dev").length, 0);
  const closed = loadSentences("wording", "held-out").length + loadSentences("wording/second", "held-out").length;
  expect(twice.length / (all + closed)).toBeGreaterThanOrEqual(0.2);
  expect(twice.filter(({ first, second }) => first.text !== second.text)).toEqual([]);
});

test("the same author agrees with himself on more than nine sentences of ten", () => {
  const figures = new Figures();
  addAgreement(figures);
  expect(figures.values()["same author twice, same findings"]).toBeGreaterThan(0.9);
});

test("every expected finding of the third set stands in its sentence", () => {
  const wrong = loadSentences("wording/third", "dev").filter(({ text, findings }) =>
    findings.some((one) => text.slice(one.start ?? text.indexOf(one.text)).startsWith(one.text) === false),
  );
  expect(wrong).toEqual([]);
});
