import { expect, test } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readJob } from "../../job/index.ts";
import { readResume } from "../../resume/index.ts";
import { match } from "../match.ts";
import { AS_OF } from "../test/samples.ts";
import { MET_AT } from "../weights.ts";

/** The row of one wish of a job, for somebody with this title who wrote this line. */
function rowOf(wish: string, job: string, title: string, line: string) {
  const ad = `${job}\n\nRequirements\n- ${wish}\n- Zither\n- Lute\n- Harp`;
  const document = toPlainDocument(
    `Odalys Fenwick\nodalys@example.com\n\nEXPERIENCE\n\n${title}, Acme Ltd\nJan 2015 - Dec 2020\n- ${line}\n`,
  );
  const reading = readJob(ad);
  if (reading.kind !== "read") throw new Error(reading.code);
  const { rows } = match({ document, profile: readResume(document, { asOf: AS_OF }), job: reading.job, asOf: AS_OF, jobText: ad });
  const row = rows.find(({ name, kind }) => kind === "requirement" && name === wish);
  if (row === undefined) throw new Error(`no row ${wish}`);
  return row;
}

test.each([
  ["Structural glazing", "Clerk", "Carried out structural glazing week after week"],
  ["Blended learning", "Clerk", "Handled blended learning every working day"],
  ["Storytelling", "Actor", "In charge of storytelling across three teams"],
  ["Forging", "Actor", "Trained four new colleagues in forging"],
])("a name with another meaning means what the job means, side by side or in a role with the job's title: %s", (wish, title, line) => {
  expect(rowOf(wish, "Actor", title, line)).toMatchObject({ evidenced: MET_AT, evidence: [{ text: line }] });
});

test.each([
  ["Storytelling", "Clerk", "Heard much storytelling in the canteen"],
  ["Airflow", "Actor", "Balanced the airflow of the ducts"],
])("one word of another meaning in other work, or that of a tool, does not: %s", (wish, title, line) => {
  expect(rowOf(wish, "Actor", title, line).evidenced).toBeLessThan(0.5);
});

test("the words of a wish in another order mean it in work like the job, and elsewhere they may", () => {
  const line = "Preparation of fossils for every show";
  expect(rowOf("Fossil preparation", "Actor", "Actor", line).evidenced).toBe(MET_AT);
  expect(rowOf("Fossil preparation", "Actor", "Quarry Clerk", line)).toMatchObject({
    verdict: "unknown",
    why: expect.stringMatching(/^Its words stand in other work/),
  });
  expect(rowOf("Fossil preparation", "Actor", "Quarry Clerk", "Led fossil preparation for every show").evidenced).toBe(MET_AT);
});
