import { expect, test } from "vitest";
import { checkWording } from "./index.ts";

const found = (text: string) => checkWording(text).findings.map(({ rule }) => rule);

test("a demand broken at the width of the page is read as one", () => {
  const text = `Our bakery stands by the harbour and supplies nine shops. The night
shift starts at two and ends at ten. We would be glad to find some
young men for the ovens, who will be paid by the week and may eat
with us.`;
  expect(found(text)).toContain("gender/sex-sought");
  expect(found(text.replace("some\nyoung men", "an\nexperienced baker"))).toEqual([]);
});

test("the further line of an item hangs behind its mark", () => {
  expect(found("We need:\n  - plenty of stamina, as this is a young\n    man's game\n  - own tools")).toContain("age/young-person");
  expect(found("- the moor feeds young and old\n- men's shoes are sold next door")).toEqual([]);
});

test("short lines are items of their own", () => {
  expect(found("What you bring\na driving licence for the van\nyoung at the trade or old in it")).toEqual(
    found("What you bring\n\na driving licence for the van\n\nyoung at the trade or old in it"),
  );
});
