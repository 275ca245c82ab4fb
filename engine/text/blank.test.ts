import { expect, test } from "vitest";
import { blank } from "./blank.ts";

test.each([
  [[], "abcdef"],
  [[{ start: 1, end: 3 }], "a  def"],
  [
    [
      { start: 4, end: 9 },
      { start: 0, end: 2 },
    ],
    "  cd  ",
  ],
  [
    [
      { start: 1, end: 4 },
      { start: 2, end: 3 },
    ],
    "a   ef",
  ],
  [[{ start: -2, end: 1 }], " bcdef"],
])("%j", (spans, left) => expect(blank("abcdef", spans)).toBe(left));
