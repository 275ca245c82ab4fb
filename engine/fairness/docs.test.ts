import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FAMILIES } from "./swaps/families.ts";
import { LIMITS } from "./types.ts";
import { DETECTABLE, FOUR_FIFTHS, SIGNIFICANT, SMALL_SHARE, TIED } from "./weights.ts";

const page = readFileSync(new URL("../../docs/engine/fairness.md", import.meta.url), "utf8");
const kinds = Array.from(page.slice(0, page.indexOf("## Adverse impact")).matchAll(/^\| ([^|]+) \|/gm), ([, kind = ""]) => kind).slice(1);

test("the page on fairness lists the kinds of swaps that are made, no more and no fewer", () => {
  expect(kinds).toEqual(FAMILIES.map(({ kind }) => kind));
});

test.each<[string, string]>([
  ["strong indication", `| strong indication | p < ${SIGNIFICANT} and ratio < ${(FOUR_FIFTHS.over / FOUR_FIFTHS.under).toFixed(2)} |`],
  ["too few", `fewer than ${LIMITS.groupShown} people, or one decision turns it, or a gap of ${100 * DETECTABLE} points`],
  ["ties", `more than ${100 * TIED}% of the scores`],
  ["small groups", `below ${100 * SMALL_SHARE}% of the data`],
])("the page on fairness states the engine's own figures: %s", (_what, words) => {
  expect(page).toContain(words);
});
