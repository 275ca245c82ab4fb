import { expect, test } from "vitest";
import { readCompared } from "./use-comparison.ts";

const CANDIDATES = ["a", "b", "c", "d", "e"].map((resumeId) => ({ resumeId }));
const read = (search: string) => readCompared(search, CANDIDATES).map(({ resumeId }) => resumeId);

test("the address names two to four candidates, shown in the order of the list", () => {
  expect(read("?compare=c&compare=a")).toEqual(["a", "c"]);
  expect(read("?compare=a&compare=b&compare=c&compare=d")).toEqual(["a", "b", "c", "d"]);
});

test("one, five, or candidates that are not there are no comparison", () => {
  for (const search of ["", "?compare=a", "?compare=a&compare=x", "?compare=a&compare=b&compare=c&compare=d&compare=e"]) {
    expect(read(search)).toEqual([]);
  }
});
