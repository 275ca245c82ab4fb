import { expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const schoolsOf = (text: string) =>
  readResume(toPlainDocument(`Fiona Carmichael\nfiona.carmichael@example.com\n\n${text}`), { asOf: "2026-11-01" }).education.map(
    ({ institution }) => institution,
  );

it.each([
  [
    "I trained at St. Orla's College, where I took my PGCE in 2007, a year after my BSc Mathematics from the University of Wexcombe. I then cooked at Harbour Grill Ltd.",
    ["St. Orla's College", "University of Wexcombe"],
  ],
  ["J'ai préparé mon CAP Cuisine au lycée hôtelier Marie-Kerven, avant d'être embauché comme commis.", ["lycée hôtelier Marie-Kerven"]],
  ["Ik studeerde aan de Hogeschool Waterland en werk sinds 2012 als verpleegkundige.", ["Hogeschool Waterland"]],
])("reads the schools that a letter tells of: %j", (text, schools) => {
  expect(schoolsOf(text)).toEqual(schools);
});

it("takes no school that somebody works at, and none where a section lists them", () => {
  expect(schoolsOf("I hold a first aid certificate. Since 2014 I have been a teacher at Wexcombe High School in Hull.")).toEqual([]);
  expect(
    schoolsOf("Profile\nI studied for a while at Longleaf University.\n\nEducation\nBSc Nursing, University of Wexcombe, 2012"),
  ).toEqual(["University of Wexcombe"]);
});
