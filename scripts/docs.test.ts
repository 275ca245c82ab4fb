import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DOCS } from "./docs.ts";

test.each(Object.entries(DOCS))("%s says what the code says (npm run docs writes it)", (path, write) => {
  expect(readFileSync(new URL(`../${path}`, import.meta.url), "utf8")).toBe(write());
});
