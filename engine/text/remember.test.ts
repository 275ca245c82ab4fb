import { expect, test } from "vitest";
import { remember } from "./remember.ts";

test("a short text is computed once, a long one each time", () => {
  let computed = 0;
  const toLength = remember((text) => {
    computed++;
    return text.length;
  });
  expect([toLength("abc"), toLength("abc"), toLength(""), toLength("")]).toEqual([3, 3, 0, 0]);
  expect(computed).toBe(2);
  const long = "x".repeat(5_000);
  expect([toLength(long), toLength(long)]).toEqual([5_000, 5_000]);
  expect(computed).toBe(4);
});

test("undefined is remembered, too", () => {
  let computed = 0;
  const toNothing = remember(() => {
    computed++;
    return undefined;
  });
  toNothing("a");
  toNothing("a");
  expect(computed).toBe(1);
});

test("room is bounded and what was forgotten is computed again", () => {
  let computed = 0;
  const toSame = remember((text) => {
    computed++;
    return text;
  });
  for (let no = 0; no < 10_000; no++) toSame(`word ${no}`);
  expect(toSame("word 0")).toBe("word 0");
  expect(computed).toBe(10_001);
});
