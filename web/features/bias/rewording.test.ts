import { expect, test } from "vitest";
import { applyReplacement } from "./replacement.ts";
import { addRewording, applyRewordings, type Rewording, toChanges, toCurrentSpan, toStoredSpan } from "./rewording.ts";

const STORED = "We want a rockstar engineer who will dominate our roadmap.";

function change(now: readonly Rewording[], phrase: string, words: string): Rewording[] {
  const start = applyRewordings(STORED, now).indexOf(phrase);
  return addRewording(STORED, now, { start, end: start + phrase.length, text: words });
}

test("changes made one after the other give the text that they describe, in any order", () => {
  const late = change([], "dominate", "lead");
  const both = change(late, "a rockstar", "an expert");
  expect(applyRewordings(STORED, both)).toBe("We want an expert engineer who will lead our roadmap.");
  expect(both.map(({ start }) => STORED.slice(start, start + 3))).toEqual(["a r", "dom"]);
});

test("a change of changed words becomes one with the earlier change", () => {
  const once = change([], "rockstar", "skilled, calm");
  const twice = change(once, "calm engineer", "kind person");
  expect(applyRewordings(STORED, twice)).toBe("We want a skilled, kind person who will dominate our roadmap.");
  expect(twice).toHaveLength(1);
});

test("a change that restores the stored words is no change", () => {
  expect(change(change([], "rockstar", "skilled"), "skilled", "rockstar")).toEqual([]);
});

test("any row of changes gives the same text as making them on the text itself", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (let round = 0; round < 200; round++) {
    let text = STORED;
    let now: Rewording[] = [];
    for (let i = 0; i < 6; i++) {
      const start = random(text.length);
      const one = { start, end: Math.min(text.length, start + 1 + random(9)), text: "xyz".slice(0, random(4)) };
      now = addRewording(STORED, now, one);
      text = applyReplacement(text, one);
      expect(applyRewordings(STORED, now)).toBe(text);
      for (let k = 1; k < now.length; k++) expect((now[k] as Rewording).start).toBeGreaterThanOrEqual((now[k - 1] as Rewording).end);
    }
  }
});

test("places outside the changes move there and back; changed places have no counterpart", () => {
  const now = change([], "a rockstar", "an expert");
  const stored = { start: STORED.indexOf("dominate"), end: STORED.indexOf(" our") };
  const current = toCurrentSpan(now, stored);
  expect(applyRewordings(STORED, now).slice(current?.start, current?.end)).toBe("dominate");
  expect(toStoredSpan(now, current ?? stored)).toEqual(stored);
  expect(toCurrentSpan(now, { start: 10, end: 18 })).toBeNull();
  expect(toStoredSpan(now, { start: 9, end: 12 })).toBeNull();
});

test("the difference shows what stayed, went and came", () => {
  const changes = toChanges(STORED, change([], "dominate", ""));
  expect(changes.map(({ kind, text }) => [kind, text])).toEqual([
    ["same", "We want a rockstar engineer who will "],
    ["removed", "dominate"],
    ["same", " our roadmap."],
  ]);
});
