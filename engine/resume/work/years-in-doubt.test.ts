import { expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const read = (...lines: string[]) =>
  readResume(toPlainDocument(["Jo Example", "jo@example.com", "", ...lines].join("\n")), { asOf: "2026-11-01" });

it("periods of which no role is read widen the upper bound of the years alone", () => {
  const { work, meta } = read("EXPERIENCE", "Baker, Fennel Foods Ltd, 01/2020 – 12/2021", "", "(02/2012 – 01/2014)");
  expect(work.map(({ name }) => name)).toEqual(["Fennel Foods Ltd"]);
  expect(meta.totalYears).toEqual({ lo: 1.9, mid: 2, hi: 4 });
});

it("a career break widens nothing", () => {
  const { meta } = read("EXPERIENCE", "Baker, Fennel Foods Ltd, 01/2020 – 12/2021", "", "Parental leave", "02/2012 – 01/2014");
  expect(meta.totalYears).toEqual({ lo: 1.9, mid: 2, hi: 2 });
});

it("courses of study that stand among roles are studies", () => {
  const { work, education } = read(
    "BERUFLICHES",
    "Filialleiterin, Drogerie Ginster KG",
    "05/2020 – heute",
    "- Inventur ohne Abweichung",
    "",
    "Mittlere Reife",
    "Realschule Tannhof",
    "09/2010 – 06/2014",
  );
  expect(work.map(({ position }) => position)).toEqual(["Filialleiterin"]);
  expect(education).toMatchObject([{ studyType: "Mittlere Reife", institution: "Realschule Tannhof" }]);
});
