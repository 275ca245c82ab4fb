import { expect, test } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../../resume/index.ts";
import { match } from "../match.ts";
import { AS_OF, aJob, aRequirement } from "../test/samples.ts";

const LOANS = aRequirement("term:loan agreements", "must", { name: "loan agreements" });
const FILLER = [aRequirement("term:zither"), aRequirement("term:alphorn")];

function rowOf(rest: string) {
  const text = `Odalys Fenwick\nodalys@example.com\n\nEXPERIENCE\n\nRegistrar, Acme Ltd, Hull\nJan 2015 - Dec 2020\n- Kept the place tidy\n\n${rest}\n`;
  const document = toPlainDocument(text);
  const { rows } = match({
    document,
    profile: readResume(document, { asOf: AS_OF }),
    job: aJob({ requirements: [LOANS, ...FILLER] }),
    asOf: AS_OF,
  });
  return rows.find(({ id }) => id === LOANS.id);
}

test("a sentence outside of all entries counts as listed, and is quoted", () => {
  const row = rowOf("ADDITIONAL INFORMATION\nPaperwork: I drafted forty loan agreements by myself.");
  expect(row?.evidenced).toBeGreaterThan(0.3);
  expect(row?.evidenced).toBeLessThanOrEqual(0.7);
  expect(row?.evidence.some(({ text }) => text.includes("forty loan agreements"))).toBe(true);
});

test.each([
  ["denied", "ADDITIONAL INFORMATION\nI have never drafted loan agreements."],
  ["wished for", "ADDITIONAL INFORMATION\nI would like to learn loan agreements."],
  ["of leisure", "INTERESTS\nReading loan agreements of old banks"],
])("what is %s there counts nothing", (_how, rest) => {
  expect(rowOf(rest)?.evidenced ?? 0).toBe(0);
});
