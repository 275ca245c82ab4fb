import { expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const studies = (text: string) => readResume(toPlainDocument(`Education\n\n${text}\n`), { asOf: "2026-11-01" }).education;

it.each([
  ["MSc Logistics, University of Hale (part-time), 2015", "University of Hale"],
  ["HBO Bouwkunde, Hogeschool Haler (deeltijd), 2009", "Hogeschool Haler"],
  ["Máster en Finanzas, Universidad de Hale, a distancia, 2008", "Universidad de Hale"],
  ["Licence de droit, Université de Hale (cours du soir), 2008", "Université de Hale"],
  ["BBS (Hons) Business Studies, 2.1, University of Hale, 2019", "University of Hale"],
  ["2012 - 2014 Mestrado em Administração Pública, ISCTE – Instituto Universitário de Hale", "ISCTE – Instituto Universitário de Hale"],
  ["2008 - 2011 BSc Economics, LSH – Hale School of Economics", "LSH – Hale School of Economics"],
  ["2001 - 2004 MBA – Hale Business School", "Hale Business School"],
  ["2005 - 2008 BWL – Universität Halheim", "Universität Halheim"],
  ["Leaving Cert, Coláiste na Trá, 2010", "Coláiste na Trá"],
  ["A-levels, Ysgol Bryn Hale, 2010", "Ysgol Bryn Hale"],
  ["Abitur, Handwerksbildungszentrum Hale, 2010", "Handwerksbildungszentrum Hale"],
  ["MSc Physics, Uniwersytet Halski, 2010", "Uniwersytet Halski"],
])("gives the school its whole name and nothing else: %s", (line, institution) => {
  expect(studies(line)).toMatchObject([{ institution }]);
});

it("keeps a school that is named after what it teaches in one piece", () => {
  const text = "2008 – 2011\nStaatlich geprüfte Altenpflegerin (Note 1,7)\nBerufsfachschule für Altenpflege St. Anna, Passau";
  expect(studies(text)).toMatchObject([
    { institution: "Berufsfachschule für Altenpflege St. Anna", studyType: "Staatlich geprüfte", area: "Altenpflegerin", score: "1,7" },
  ]);
});

it.each([
  ["Level 3 NVQ Electrotechnical Services, Hale College, 2014", "Level 3 NVQ", "Electrotechnical Services"],
  ["Level 3 Diploma in Retail Management, Hale College, 2012", "Level 3 Diploma", "Retail Management"],
  ["NVQ Plumbing, Hale College, 2012", "NVQ", "Plumbing"],
])("takes the level in front of a degree into it: %s", (line, studyType, area) => {
  expect(studies(line)).toMatchObject([{ studyType, area }]);
});

it.each([
  ["Laurea magistrale, Università di Hale, voto 108/110, 2010", "108/110"],
  ["BA History, Hale University, magna cum laude, 2008", "magna cum laude"],
  ["B.Com, First Class, Hale College, 2006", "First Class"],
  ["BSc Biology, GPA 3.8/4.0, Hale College, 2015", "3.8/4.0"],
  ["BSc Biology, average 92%, Hale College, 2015", "92%"],
  ["Bachelor Soziale Arbeit, Hochschule Hale, mit Auszeichnung, 2015", "mit Auszeichnung"],
])("reads the whole grade: %s", (line, score) => {
  expect(studies(line)).toMatchObject([{ score }]);
});
