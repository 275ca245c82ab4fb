import { checkWording } from "@fairlead/engine/bias";
import { expect, test } from "vitest";
import { isOpen, pickGravest, rises, step, toShown } from "./findings.ts";
import { addRewording, applyRewordings } from "./rewording.ts";

const STORED = "We want a rockstar engineer. You are a digital native. The team looks for a culture fit.";
const { findings } = checkWording(STORED);
const native = findings.find(({ text }) => text === "digital native");
if (native === undefined) throw new Error("The rule is gone");
const choice = { rule: native.rule, start: native.start, end: native.end, text: native.text, reason: "The product's name" };

test("a kept phrase stays kept when words before it change", () => {
  const now = addRewording(STORED, [], { start: 8, end: 18, text: "an expert with a long name" });
  const shown = toShown(checkWording(applyRewordings(STORED, now)).findings, now, [choice], []);
  expect(shown.filter((one) => !isOpen(one)).map(({ text, kept }) => [text, kept])).toEqual([["digital native", "The product's name"]]);
});

test("the same words at another place are not kept", () => {
  const shown = toShown(findings, [], [{ ...choice, start: choice.start + 1, end: choice.end + 1 }], []);
  expect(shown.every(isOpen)).toBe(true);
});

test("the gravest open findings come first, and kept ones do not count", () => {
  const shown = toShown(findings, [], [], []);
  expect(pickGravest(shown)?.severity).toBe("medium");
  expect(pickGravest(shown.filter(({ severity }) => severity === "low"))?.severity).toBe("low");
  expect(pickGravest([])).toBeNull();
});

test("a score that better words do not raise is not told as a gain", () => {
  const text = "We want a young nurse. She brings four years of practice.";
  const [age, she] = checkWording(text).findings;
  if (age === undefined || she === undefined) throw new Error("The rules are gone");
  expect([age.severity, she.severity]).toEqual(["high", "medium"]);
  const { score } = checkWording(text);
  const withoutShe = checkWording(text.replace("She brings", "You bring")).score;
  const withoutAge = checkWording(text.replace("young ", "")).score;
  expect(rises(score, withoutShe)).toBe(false);
  expect(rises(score, withoutAge)).toBe(true);
  expect(rises(score, null)).toBe(false);
});

test("J and K go around the ends", () => {
  const shown = toShown(findings, [], [], []);
  const [first, ...rest] = shown;
  const last = rest.at(-1);
  expect(step(shown, null, 1)).toBe(first);
  expect(step(shown, last?.key ?? "", 1)).toBe(first);
  expect(step(shown, first?.key ?? "", -1)).toBe(last);
  expect(step([], null, 1)).toBeUndefined();
});
