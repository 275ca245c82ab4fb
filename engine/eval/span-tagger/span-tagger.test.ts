import { expect, it } from "vitest";
import { findSpans } from "../../skills/index.ts";
import { FEATURE_VERSION } from "../../skills/tagger/features.ts";
import { LABELS } from "../../skills/tagger/labels.ts";
import { readParameters, TAGGED_TYPES, toSteps } from "../../skills/tagger/parameters.ts";
import type { Annotated } from "./annotated.ts";
import { withCommas } from "./commas.ts";
import { toExamples } from "./examples.ts";
import { chancesOf } from "./forward-backward.ts";
import { measure, tagger } from "./measure.ts";
import { splitByDocument } from "./split.ts";
import { train } from "./train.ts";

const TINY = { bits: 10, rounds: 6, rate: 0.1, dropout: 0.2, seed: 7 };
const INVENTED = ["glass blowing", "kite tails", "bell tuning", "rope making"].flatMap((craft, i): Annotated[] => {
  const text = `You bring experience with ${craft} and repair old clocks`;
  const skill = text.indexOf("repair");
  const knowledge = text.indexOf(craft);
  return [
    {
      document: `invented ${i}`,
      text,
      spans: [
        { type: "skill", start: skill, end: text.length },
        { type: "knowledge", start: knowledge, end: knowledge + craft.length },
      ],
    },
  ];
});

it("training twice gives the same bytes, another seed gives others", () => {
  const once = JSON.stringify(train(toExamples(INVENTED, TINY.bits), TINY));
  expect(JSON.stringify(train(toExamples(INVENTED, TINY.bits), TINY))).toBe(once);
  expect(JSON.stringify(train(toExamples(INVENTED, TINY.bits), { ...TINY, seed: 8 }))).not.toBe(once);
});

it("what was learned is found again", () => {
  const find = tagger(train(toExamples(INVENTED, TINY.bits), TINY));
  expect(measure(INVENTED, find, ["skill"]).exact.f1).toBe(1);
  expect(measure(INVENTED, find, ["knowledge"]).exact.f1).toBe(1);
  expect(find("")).toEqual([]);
});

it("parameters for other features, or of another size, are refused", () => {
  const stored = train(toExamples(INVENTED, TINY.bits), { ...TINY, rounds: 2 });
  expect(() => readParameters({ ...stored, featureVersion: FEATURE_VERSION + 1 })).toThrow("train it anew");
  expect(() => readParameters({ ...stored, weights: stored.weights.slice(0, -16) })).toThrow("bytes");
  expect(() => readParameters({ ...stored, bits: 4 })).toThrow("more bits");
});

it("only feature numbers with a weight have a row, however far apart they are", () => {
  const row = TAGGED_TYPES.length * LABELS;
  const numbers = [0, 1, 255, 256, 511, 1022];
  const weights = Buffer.from(Int8Array.from({ length: numbers.length * row }, (_, i) => 1 + Math.floor(i / row))).toString("base64");
  const steps = Buffer.from(toSteps(numbers)).toString("base64");
  const stored = { ...train(toExamples(INVENTED, TINY.bits), { ...TINY, rounds: 2 }), steps, weights };
  const { rowOf, weights: read } = readParameters(stored);
  expect(numbers.map((number) => read[(rowOf[number] as number) * row])).toEqual([1, 2, 3, 4, 5, 6]);
  expect(rowOf.filter((row) => row > 0)).toHaveLength(numbers.length);
  expect(read.subarray(0, row).every((weight) => weight === 0)).toBe(true);
});

it("the chances of all labels of a word add up to one, and no forbidden row has any", () => {
  const scores = Float64Array.from({ length: 15 }, (_, i) => ((i * 7) % 5) - 2);
  const allowed = Float64Array.from({ length: 30 }, (_, k) => ([1, 2].includes(Math.floor(k / 5)) === [2, 3].includes(k % 5) ? 1 : 0));
  const { labelAt, pairs } = chancesOf(scores, allowed, 3);
  for (const i of [0, 5, 10]) expect(labelAt.slice(i, i + 5).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(pairs.reduce((sum, often) => sum + often, 0)).toBeCloseTo(3, 12);
  expect((labelAt[2] as number) + (labelAt[3] as number) + (labelAt[11] as number) + (labelAt[12] as number)).toBe(0);
});

it("no advert stands on both sides of the split", () => {
  const { learn, choose } = splitByDocument([...INVENTED, ...INVENTED], 1, 4);
  const kept = new Set(choose.map(({ document }) => document));
  expect(kept).toEqual(new Set(["invented 1"]));
  expect(learn.some(({ document }) => kept.has(document))).toBe(false);
});

it("overlap counts a word in common, exact both ends", () => {
  const find = () => [{ type: "skill" as const, start: 0, end: 5 }];
  const set: Annotated[] = [{ document: "a", text: "mend clocks", spans: [{ type: "skill", start: 0, end: 11 }] }];
  const { exact, overlap } = measure(set, find, ["skill"]);
  expect([exact.f1, overlap.f1]).toEqual([0, 1]);
});

it("the parameters that ship read the spans of a sentence nobody trained on", () => {
  const text = "Experience with Docker and PostgreSQL";
  const found = findSpans(text).map(({ type, start, end }) => `${type}: ${text.slice(start, end)}`);
  expect(found).toContain("knowledge: Docker");
  expect(found).toContain("knowledge: PostgreSQL");
});

it("spans side by side get a comma between them, and keep their words", () => {
  const text = "know Delphi Cobol and repair old clocks";
  const spans: Annotated["spans"] = [
    { type: "knowledge", start: 5, end: 11 },
    { type: "knowledge", start: 12, end: 17 },
    { type: "skill", start: 22, end: 39 },
  ];
  const [parted] = withCommas([{ document: "a", text, spans }]);
  expect(parted?.text).toBe("know Delphi, Cobol and repair old clocks");
  expect(parted?.spans.map(({ start, end }) => parted.text.slice(start, end))).toEqual(["Delphi", "Cobol", "repair old clocks"]);
  expect(withCommas([{ document: "a", text, spans: spans.slice(1) }])).toEqual([]);
});
