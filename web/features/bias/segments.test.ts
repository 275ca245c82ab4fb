import { checkWording } from "@fairlead/engine/bias";
import { expect, test } from "vitest";
import { toLines } from "./lines.ts";
import { shiftFindings, toSegments } from "./segments.ts";

const TEXT = "We want a rockstar engineer.\nYou are a digital native in our young team.\n\nYou hold a degree from a top university.";
const { findings } = checkWording(TEXT);

test("the segments are the whole text, and every finding begins exactly once", () => {
  const segments = toSegments(TEXT.length, findings);
  expect(segments.map(({ start, end }) => TEXT.slice(start, end)).join("")).toBe(TEXT);
  expect(segments.filter(({ isFirst }) => isFirst).map(({ finding }) => finding)).toEqual(findings);
});

test("where two findings lie on the same words the shorter one is on top", () => {
  const long = { start: 2, end: 10 };
  const short = { start: 4, end: 6 };
  const on = toSegments(12, [long, short]).map(({ start, end, finding }) => [start, end, finding]);
  expect(on).toEqual([
    [0, 2, null],
    [2, 4, long],
    [4, 6, short],
    [6, 10, long],
    [10, 12, null],
  ]);
});

test("words typed before a finding move it, words typed inside drop it", () => {
  const moved = shiftFindings(findings, TEXT, `Hello. ${TEXT}`);
  const first = moved[0];
  expect(`Hello. ${TEXT}`.slice(first?.start, first?.end)).toBe(first?.text);
  expect(moved).toHaveLength(findings.length);
  const broken = TEXT.replace("rockstar", "rock star");
  expect(shiftFindings(findings, TEXT, broken)).toHaveLength(findings.length - 1);
});

test("lines carry the marks of their own words", () => {
  const lines = toLines(TEXT, findings);
  expect(lines.map(({ text }) => text).join("\n")).toBe(TEXT);
  const marked = lines.flatMap(({ text, marks }) =>
    marks === "" ? [] : (JSON.parse(marks) as [number, number][]).map(([start, end]) => text.slice(start, end)),
  );
  expect(marked).toEqual(findings.map(({ text }) => text));
});

test("a mark over a line's end is drawn on both lines", () => {
  const across = [{ start: 3, end: 9, type: "age" }] as unknown as typeof findings;
  expect(toLines("one two\nthree", across).map(({ marks }) => marks)).toEqual(['[[3,7,"age"]]', '[[0,1,"age"]]']);
});
