import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const studies = (text: string) => readResume(toPlainDocument(text), { asOf: "2026-11-01" }).education;

describe("courses of study", () => {
  it.each([
    ["B.Sc., Nursing, Hilltop College, 2012", 0.95],
    ["B.Sc., Nursing, College, 2012", 0.6],
  ])("a bare word for a school is perhaps part of a name: %s", (line, sure) => {
    const { meta } = readResume(toPlainDocument(`Education\n\n${line}\n`), { asOf: "2026-11-01" });
    expect(meta.places.find(({ path }) => path === "/education/0/institution")?.confidence).toBe(sure);
  });
  it.each([
    [
      "MBA candidate, Hilltop Business School, expected June 2027",
      { studyType: "MBA", institution: "Hilltop Business School", status: "in-progress", endDate: "2027-06" },
    ],
    [
      "Ph.D. student, Physics, Lakeside University, 2022 - present",
      { studyType: "Ph.D.", area: "Physics", institution: "Lakeside University", status: "in-progress" },
    ],
    [
      "Coursework toward B.S. in Accounting, Lakeside University, 2012-2014",
      { studyType: "B.S.", area: "Accounting", status: "incomplete" },
    ],
    [
      "Bachelor of Arts (B.A.), Soziale Arbeit, HAW Nordstadt, 10/2014 – 09/2018",
      { studyType: "Bachelor of Arts", area: "Soziale Arbeit", institution: "HAW Nordstadt" },
    ],
    [
      "B.Sc. in Logistics, Lakeside University, 2015",
      { studyType: "B.Sc.", area: "Logistics", institution: "Lakeside University", level: 6, endDate: "2015" },
    ],
    [
      "BA (Hons) Media Studies | Aire Valley University | 2019",
      { studyType: "BA (Hons)", area: "Media Studies", institution: "Aire Valley University", level: 6 },
    ],
    [
      "Bachelor of Science, Nursing, Hilltop College, 2012",
      { studyType: "Bachelor of Science", area: "Nursing", institution: "Hilltop College", level: 6 },
    ],
    [
      "Master Communication, Université Lumière, 2016",
      { studyType: "Master", area: "Communication", institution: "Université Lumière", level: 7 },
    ],
    [
      "Licenciatura em Enfermagem – Universidade do Exemplo – 2015",
      { studyType: "Licenciatura", area: "Enfermagem", institution: "Universidade do Exemplo", level: 6 },
    ],
    [
      "2008 – 2011 Ausbildung zum Elektriker, Berufsschule Mitte",
      { studyType: "Ausbildung", area: "Elektriker", institution: "Berufsschule Mitte", level: 4, startDate: "2008", endDate: "2011" },
    ],
    [
      "HBO Bouwkunde, Hogeschool Utrecht, 2009 – 2013",
      { studyType: "HBO", area: "Bouwkunde", institution: "Hogeschool Utrecht", level: 6 },
    ],
  ])("%s", (line, expected) => {
    expect(studies(`Education\n\n${line}\n`)).toMatchObject([expected]);
  });

  it("gives each degree the date line it stands next to", () => {
    const text = `Education

Lambeau State University   2005
MBA
Menominee College   1996
B.S., Food Science`;
    expect(studies(text)).toMatchObject([
      { institution: "Lambeau State University", studyType: "MBA", endDate: "2005" },
      { institution: "Menominee College", studyType: "B.S.", area: "Food Science", endDate: "1996" },
    ]);
  });

  it("says when a course goes on or was left", () => {
    expect(studies("Education\n\nM.Sc. Biology, Hilltop University, 2024 – present")[0]?.status).toBe("in-progress");
    expect(studies("Education\n\nB.A. History, Hilltop University, 2019 – 2021, not completed")[0]?.status).toBe("incomplete");
  });

  it("takes no grade for a school", () => {
    expect(studies("Education\n\nB.Sc. Physics, Hilltop University, 2015\nGPA: 3.8/4.0")).toMatchObject([
      { institution: "Hilltop University", score: "3.8/4.0" },
    ]);
  });

  it("gives every date its own degree, above or below it, and takes no degree from the name of a school", () => {
    const dates = ["09/2019 – 04/2021", "09/2015 – 06/2019"];
    const text = `Ausbildung\n\nAusbildung, Konditorei\nFachakademie Rotach\n${dates[0]}\nMittlere Reife\nRealschule Tannhof\n${dates[1]}`;
    expect(studies(text)).toMatchObject([
      { studyType: "Ausbildung", area: "Konditorei", startDate: "2019-09" },
      { studyType: "Mittlere Reife", startDate: "2015-09" },
    ]);
    expect(studies("Educação\n\n2006 a 2010 | Ensino Secundário\nEscola Secundária do Lis")).toHaveLength(1);
  });

  it("takes a field for the field, although its first word may name a degree", () => {
    expect(studies("Estudios\n\nGrado, Ingeniería Informática, Universidad de Turia, 2003 – 2007")).toMatchObject([
      { studyType: "Grado", area: "Ingeniería Informática", institution: "Universidad de Turia" },
    ]);
  });
});

it("reads a course of study told in a sentence", () => {
  const text = "Education\nI hold a BCom in Accounting from the University of Aldermoor (2015).";
  expect(readResume(toPlainDocument(text), { asOf: "2026-11-01" }).education).toMatchObject([
    { institution: "University of Aldermoor", studyType: "BCom", area: "Accounting", endDate: "2015" },
  ]);
});

describe("courses of study without a heading or in sentences", () => {
  const schools = (text: string) => studies(text).map(({ institution, endDate }) => [institution, endDate]);

  it("are read below the last role", () => {
    const text = `Experience
[Aug 2014 - Aug 2019] Planner, Hutchins & Wray Ltd
[Mar 2010 - Jul 2014] Clerk, Hutchins & Wray Ltd

[2010] BA Geography, University of Hale
[2007] Matric, Fairview High`;
    expect(schools(text)).toEqual([
      ["University of Hale", "2010"],
      ["Fairview High", "2007"],
    ]);
  });

  it("are read from a sentence", () => {
    const text = `Educational Background
I obtained a B.Eng. Civil Engineering (Second Class Upper) from the Federal Institute of Technology in 2011.
I obtained W.A.S.S.C.E. from Command Day School in 2005.`;
    expect(schools(text)).toEqual([
      ["Federal Institute of Technology", "2011"],
      ["Command Day School", "2005"],
    ]);
  });

  it("end where another labelled line begins", () => {
    expect(schools("Formation\n2015 : Bac pro, Lycée Bonnevaux\nBénévolat : maraudes depuis 2019")).toEqual([["Lycée Bonnevaux", "2015"]]);
  });
});

it.each([
  ["Matric, Leeuklip High, 2011", "Leeuklip High"],
  ["Bachillerato, CP San Telmo, 2009", "CP San Telmo"],
  ["MA History, Univ. of Aldermoor, 2008", "Univ. of Aldermoor"],
  ["CSEE, St. Jude's S.S., Tembo, 2010", "St. Jude's S.S."],
])("knows the school of %s", (line, institution) => {
  expect(studies(`Education\n\n${line}\n`)).toMatchObject([{ institution }]);
});

it("takes a school in capitals above its degree for no heading, and a line about something else for no course", () => {
  const text =
    "EDUCATION\n\nALDERMOOR STATE UNIVERSITY\nBS in Biology\nJune 2015\nVolunteering: soup kitchen since 2019\nB, BE, C1\n\nSKILLS\n\nExcel";
  expect(studies(text)).toMatchObject([{ institution: "ALDERMOOR STATE UNIVERSITY", studyType: "BS", endDate: "2015-06" }]);
});

it("keeps notes on a course out of its field, and a bootcamp among the courses", () => {
  const [left, going] = studies(
    "EDUCATION\n\nBachelor in Construction Management (incomplete, 120 of 180 ECTS), Vestland University, 2012 – 2014\nMaster en génie logiciel (en cours, fin prévue avril 2027), Université du Port\n\nSKILLS\n\nExcel",
  );
  expect(left).toMatchObject({ area: "Construction Management", status: "incomplete" });
  expect(going).toMatchObject({ area: "génie logiciel", status: "in-progress" });
  const bootcamp = "BOOTCAMP\nFull-Stack Web Development, Lighthouse Academy, Toronto, Sept – Dec 2024\n\nSKILLS\n\nExcel";
  expect(studies(bootcamp)).toMatchObject([{ institution: "Lighthouse Academy" }]);
});

it.each(["State of Oklahoma", "University Hospital Basel", "Hospital Universitario La Paz", "City of Leeds Academy"])(
  "takes no employer such as %s for a sign of studies",
  (employer) => {
    const text = `Jane Doe\njane@example.com\n\nClerk, ${employer}, 2019 - 2022\nFiled records\n\nDriver, Acme Ltd, 2015 - 2018\nDrove vans\n\nDiploma in Business, Kirk College, 2014\n`;
    const { work, education } = readResume(toPlainDocument(text), { asOf: "2026-11-01" });
    expect(work.map(({ name }) => name)).toEqual([employer, "Acme Ltd"]);
    expect(education.map(({ institution }) => institution)).toEqual(["Kirk College"]);
  },
);

describe("names of schools and degrees as forms and networks print them", () => {
  const first = (...lines: string[]) => {
    const [study] = studies(["Education", "", ...lines].join("\n"));
    return [study?.studyType, study?.area, study?.institution];
  };

  it.each([
    ["B.S. in Information Systems, University of Texas at Dallas, 2015", ["B.S.", "Information Systems", "University of Texas at Dallas"]],
    ["Associate's in Liberal Arts, Blinn College, 2013", ["Associate's", "Liberal Arts", "Blinn College"]],
    ["Bachelor of Science - BS, Psychology, Hale University, 2011", ["Bachelor of Science - BS", "Psychology", "Hale University"]],
    ["Bachelor of Science in Physics, Minor in Music, Hale University, 2010", ["Bachelor of Science", "Physics", "Hale University"]],
  ])("%s", (line, expected) => expect(first(line)).toEqual(expected));

  it("take the state behind a school in capitals for no degree", () => {
    const read = first("TUFTON UNIVERSITY Medfield, MA", "Bachelor of Arts in Economics, May 2026");
    expect(read).toEqual(["Bachelor of Arts", "Economics", "TUFTON UNIVERSITY"]);
  });

  it("take the level of a framework for no school", () => {
    const read = first("2010 - 2013", "Vocational diploma in Welding, Technical School of Tayport", "Level in EQF EQF level 4");
    expect(read).toEqual(["Vocational diploma", "Welding", "Technical School of Tayport"]);
  });
});

describe("the field of a study", () => {
  const studyOf = (...lines: string[]) =>
    readResume(toPlainDocument(`Education\n\n${lines.join("\n")}\n`), { asOf: "2026-11-01" }).education;
  it.each([
    ["B.E. (Civil), Hale College of Engineering, 2011", "B.E.", "Civil"],
    ["Master of Design, Interaction Design, Hale Polytechnic, 2016", "Master of Design", "Interaction Design"],
    ["Master of Design, Dean's list, Hale Polytechnic, 2016", "Master of Design", "Design"],
    ["Bachelor of Business Administration (BBA), Hale College, 2014", "Bachelor of Business Administration", undefined],
  ])("%s", (line, studyType, area) => {
    const [study] = studyOf(line);
    expect([study?.studyType, study?.area]).toEqual([studyType, area]);
  });

  it("with a minor is no part of the school", () => {
    expect(
      studyOf("M.S. in Law, Hale University, 2022", "B.A., Political Science, minor in Spanish, Norbury Heights University, 2018"),
    ).toMatchObject([{ institution: "Hale University" }, { institution: "Norbury Heights University", area: "Political Science" }]);
  });

  it.each([
    "BA Textiles, Hale College, 2018, left after one year",
    "Some college, Norbury Community College, Business, 2019-2020, not finished",
    "BSc Physics, Hale University, 2010 - 2012, did not graduate",
  ])("was left: %s", (line) => {
    expect(studyOf(line)[0]?.status).toBe("incomplete");
  });

  it("reads a degree behind its school with no mark between them", () => {
    const text = `Jo Example
jo@example.com

EDUCATION
University of Norbury  BSc (Hons) Marine Biology  2:1  2010`;
    const [study] = readResume(toPlainDocument(text), { asOf: "2026-11-01" }).education;
    expect([study?.institution, study?.studyType, study?.area]).toEqual(["University of Norbury", "BSc (Hons)", "Marine Biology"]);
  });
});

it.each(["Master's in soil science: none, though I read a lot", "PhD: n/a", "Diplom: noch keines"])(
  "a degree that is answered with none is no study: %s",
  (line) => {
    const { education } = readResume(
      toPlainDocument(`Jo Lee\njo@example.com\n\nEDUCATION\nBSc Geology, University of Leeds, 2014\n${line}\n`),
      { asOf: "2026-11-01" },
    );
    expect(education.map(({ studyType }) => studyType)).toEqual(["BSc"]);
  },
);

it("a degree whose subject begins like a denial is one", () => {
  const { education } = readResume(
    toPlainDocument("Jo Lee\njo@example.com\n\nEDUCATION\nMaster's: Northern Studies, University of Leeds, 2014\n"),
    { asOf: "2026-11-01" },
  );
  expect(education[0]?.studyType).toBe("Master's");
});
