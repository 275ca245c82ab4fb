import { expect, test } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../../resume/index.ts";
import { toScoringView } from "./scoring-view.ts";

const AS_OF = "2026-11-01";
const fieldsOf = (degree: string) => {
  const text = `Odalys Fenwick\nodalys@example.com\n\nEDUCATION\n${degree}, University of Marrow Bay, 2015\n`;
  return toScoringView(readResume(toPlainDocument(text), { asOf: AS_OF }), AS_OF).degrees.flatMap(({ fields }) => fields);
};

test.each([
  ["LLB (Hons)", "law"],
  ["B.Tech", "engin"],
  ["BSc Nursing", "nur"],
  ["MBA", "busin"],
  ["MChem", "chem"],
  ["MPhys (Hons)", "physic"],
  ["MMath", "math"],
])("the name of a degree says its field: %s", (degree, field) => {
  expect(fieldsOf(degree).join(" ")).toContain(field);
});

test.each(["Bachelor of Science (Hons)", "Master of Arts", "MPhil", "MRes"])(
  "a name that says the level alone leaves the field open: %s",
  (degree) => {
    expect(fieldsOf(degree)).toEqual([]);
  },
);
