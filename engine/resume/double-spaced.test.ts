import { expect, test } from "vitest";
import { toPlainDocument } from "../documents/index.ts";
import { readResume } from "./read-resume.ts";

const LINES = [
  "Olga Banerjee",
  "olga.banerjee@example.com | 312-555-0107 | Chicago, IL",
  "EXPERIENCE",
  "Mar. 2022 – Present\tSous Chef",
  "The Copper Ladle, Chicago, IL",
  "Run the pass for 180 covers on a Saturday.",
  "Aug. 2019 – Mar. 2022\tJunior Sous Chef",
  "Numero Neuf, Chicago, IL",
  "2017 – 2019\tLine Cook",
  "Camp Wolverine, Traverse City, MI",
  "EDUCATION",
  "2017\tA.A.S. Culinary Arts",
  "Lakefront Culinary Institute, Chicago",
];

test("a blank line after every line parts nothing", () => {
  const [single, double] = ["\n", "\n\n"].map((gap) => readResume(toPlainDocument(LINES.join(gap)), { asOf: "2026-11-01" }));
  const toWork = (profile = single) => profile?.work.map(({ position, name, startDate }) => [position, name, startDate]);
  expect(toWork(double)).toEqual([
    ["Sous Chef", "The Copper Ladle", "2022-03"],
    ["Junior Sous Chef", "Numero Neuf", "2019-08"],
    ["Line Cook", "Camp Wolverine", "2017"],
  ]);
  expect(toWork(double)).toEqual(toWork(single));
  expect(double?.education[0]?.institution).toBe("Lakefront Culinary Institute");
});
