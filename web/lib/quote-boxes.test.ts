import { expect, test } from "vitest";
import { toQuoteBoxes } from "./quote-boxes.ts";

const word = (start: number, end: number, x: number, y: number, width = 40) => ({ start, end, x, y, width, height: 12 });
const WORDS = [word(0, 3, 60, 100), word(4, 9, 104, 100), word(10, 14, 400, 100), word(15, 20, 60, 116)];

test("words beside each other on a line are one box, cells and lines are boxes of their own", () => {
  expect(toQuoteBoxes(WORDS, [{ start: 0, end: 20 }])).toEqual([
    { quote: 0, x: 60, y: 100, width: 84, height: 12 },
    { quote: 0, x: 400, y: 100, width: 40, height: 12 },
    { quote: 0, x: 60, y: 116, width: 40, height: 12 },
  ]);
});

test("a quote has the words it touches and no others; one whose words have no place has no box", () => {
  expect(
    toQuoteBoxes(WORDS, [
      { start: 5, end: 9 },
      { start: 30, end: 40 },
      { start: 9, end: 10 },
    ]),
  ).toEqual([{ quote: 0, x: 104, y: 100, width: 40, height: 12 }]);
});
