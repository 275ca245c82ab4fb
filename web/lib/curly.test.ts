import { expect, test } from "vitest";
import { toCurly } from "./curly.ts";

test("straight quotes become curly ones on the side where they belong", () => {
  expect(toCurly('"Native English" asks for origin (see "B2"). Ask again.')).toBe(
    "“Native English” asks for origin (see “B2”). Ask again.",
  );
});
