import { expect, test } from "vitest";
import { addConfidence, calibrationError, toMicroF1 } from "./confidence.ts";
import { Figures } from "./figures.ts";
import { readingOrder } from "./reading-order.ts";

const judged = (confidence: number, right: number, wrong: number) =>
  Array.from({ length: right + wrong }, (_, i) => ({ kind: "/basics/name", confidence, right: i < right }));

test("the calibration error is the gap between what was promised and what was kept, weighed by values", () => {
  expect(calibrationError(judged(0.8, 8, 2))).toBeCloseTo(0, 10);
  expect(calibrationError(judged(0.9, 5, 5))).toBeCloseTo(0.4, 10);
  expect(calibrationError([...judged(0.9, 5, 5), ...judged(0.35, 0, 10)])).toBeCloseTo(0.375, 10);
});

test("fields to check are counted both ways", () => {
  const figures = new Figures();
  addConfidence(figures, [...judged(0.6, 3, 1), ...judged(0.9, 5, 1)]);
  expect(figures.values()).toMatchObject({
    "of fields to check, wrong": 0.25,
    "of wrong fields, to check": 0.5,
  });
});

test("F1 knows what was expected and not found", () => {
  const profiles = [
    { judged: judged(0.6, 3, 1), wanted: 6 },
    { judged: judged(0.9, 5, 1), wanted: 10 },
  ];
  expect(toMicroF1(profiles)).toBeCloseTo(0.6154, 4);
});

test("reading order counts pairs, without texts that stand twice or nowhere", () => {
  expect(readingOrder("Kite Works, Bell Foundry, Rope Yard", [["Kite Works", "Bell Foundry", "Rope Yard"]])).toEqual({
    inOrder: 3,
    outOfOrder: 0,
  });
  expect(readingOrder("Rope Yard, Kite Works", [["Kite Works", "Rope Yard"]])).toEqual({ inOrder: 0, outOfOrder: 1 });
  expect(readingOrder("Kite Works, Rope Yard, Kite Works", [["Kite Works", "Rope Yard", "Mill"]])).toEqual({ inOrder: 0, outOfOrder: 0 });
});
