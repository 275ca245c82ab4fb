import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const read = (text: string) => readResume(toPlainDocument(text), { asOf: "2026-11-01" });
const sectionsOf = (text: string) => read(text).meta.sections.map(({ section }) => section);

describe("headings", () => {
  it.each([
    ["E D U C A T I O N", "education"],
    ["2. Work Experience", "experience"],
    ["Ausbildung und Studium", "education"],
    ["Relevant Nursing Experience", "experience"],
    ["Centres d'intérêt", "interests"],
    ["COMPETÊNCIAS", "skills"],
    ["Puestos desempeñados", "experience"],
    ["Bisherige berufliche Stationen", "experience"],
    ["Attività professionali", "experience"],
    ["Otros estudios universitarios", "education"],
    ["Computer", "skills"],
    ["EDV", "skills"],
    ["Bureautique", "skills"],
    ["Conocimientos de computación", "skills"],
    ["Ferramentas informáticas", "skills"],
    ["Uso del PC", "skills"],
    ["ICT-vaardigheden", "skills"],
    ["PERFORMING EXPERIENCE", "experience"],
    ["Screen credits", "experience"],
    ["PART-TIME", "experience"],
    ["Student jobs", "experience"],
    ["Ferienjobs", "experience"],
    ["EXAMS", "certifications"],
    ["Professional examinations", "certifications"],
    ["ACCREDITATION", "certifications"],
    ["Akkreditierungen", "certifications"],
  ])("%s opens %s", (heading, section) => {
    expect(sectionsOf(`Jo Lee\njo@example.com\n\n${heading}\n\nSomething that is told here\n`)).toContain(section);
  });

  it.each(["BTEC IT", "MSc Computer Skills"])("%s among the studies is a degree, however bold it is printed", (degree) => {
    const text = `Jo Lee\njo@example.com\n\n## EDUCATION\n\n## ${degree}\nHull College, 2020 - 2022\n\n## SKILLS\n\nPHP\n`;
    expect(read(text).education).toMatchObject([{ institution: "Hull College", startDate: "2020" }]);
    expect(sectionsOf(text)).toEqual(["contact", "education", "skills"]);
  });

  it("stand before their content on a line of one cell below the last role", () => {
    const text = `Jo Lee
jo@example.com

EXPERIENCE
Organization : Kaveri Auto Ltd, Hosur
Designation : Production Engineer
Duration : June 2018 to May 2021
Responsibilities:
- Handling a line of 14 machines

Technical Skills: AutoCAD, SolidWorks

Declaration: I hereby declare that the above is true.
Place: Hosur
Date: 01-06-2026
(JO LEE)`;
    expect(sectionsOf(text)).toEqual(["contact", "experience", "skills", "other"]);
    const { work, skills } = read(text);
    expect(work).toHaveLength(1);
    expect(work[0]?.highlights).toEqual(["Handling a line of 14 machines"]);
    expect(skills.find(({ name }) => name === "AutoCAD")?.months).toBeNull();
  });

  it("are told from words of a role that look different", () => {
    const text = `EXPERIENCE

Cook, The Copper Heron, 2018 - 2021
Projects
- Rebuilt the menu

EDUCATION

Certificate, Bayou College, 2017`;
    expect(read(text).projects).toEqual([]);
  });

  it("may stand before their content on one line", () => {
    const profile = read("Jo Lee\njo@example.com\n\nLanguages: English (native), French (B1)\nInterests: chess, sailing");
    expect(profile.languages.map(({ language }) => language)).toEqual(["English", "French"]);
  });

  it("may stand in the cells of a table without gaps, before the languages and what follows", () => {
    const profile = read(
      "Jo Lee\njo@example.com\n\nFähigkeiten\tNähen\nTalenkennis en niveau\tNederlands (C2), Frans (B1)\nInteresses\tschaken",
    );
    expect(profile.languages.map(({ language }) => language)).toEqual(["Dutch", "French"]);
  });

  it("are none where a job or a degree only ends in a word that heads sections", () => {
    const profile = read(
      "# Jo Lee\njo@example.com\n\n# Experience\n\n# Head of Studies\nMarlow College\n2019 - 2022\n- Drew up the timetable",
    );
    expect(profile.work.map(({ position }) => position)).toEqual(["Head of Studies"]);
  });

  it.each(["Education", "Training", "Education:"])("stand closely below the last role and above dated lines: %s", (heading) => {
    const profile = read(
      `Jo Smith\njo@example.com\nExperience\nSite Manager, Harper Homes, Boston, 07/2016 - present\nForeman, Bell Masonry, Salem, 10/2010 - 06/2016\n${heading}\n2007 - 2010: Apprenticeship as a bricklayer, Salem Technical College\nSkills\nMasonry`,
    );
    expect(profile.work.map(({ position }) => position)).toEqual(["Site Manager", "Foreman"]);
    expect(profile.education.map(({ institution }) => institution)).toEqual(["Salem Technical College"]);
  });

  it("leave programming languages to skills", () => {
    expect(read("Jo Lee\njo@example.com\n\nSKILLS\nLanguages: Python, Java\nTools: Git").languages).toEqual([]);
  });
});

describe("missing headings", () => {
  it("are made up for by what the lines hold", () => {
    const profile = read(`Bob Stone
bob.stone@example.com
Forklift Operator at Harbor Freight Lines, 2018 - present
Loader at Pacific Moving Co, 2015 - 2018
High school diploma, Lincoln High School, 2014`);
    expect(profile.work.map(({ name }) => name)).toEqual(["Harbor Freight Lines", "Pacific Moving Co"]);
    expect(profile.education.map(({ institution }) => institution)).toEqual(["Lincoln High School"]);
  });

  it("take no employer for a heading whose name ends like one", () => {
    const text = `Dale Example
dale@example.com

WORK HISTORY

NORTH LAKE CRANES LTD
Foreman    2018 to present
- ran a crew of six

HALE FARM EQUIPMENT
Mechanic    2012 to 2018
- mended tractors

TOOLS & EQUIPMENT
Lathe, welder, scanner`;
    expect(read(text).work.map(({ name, position }) => [name, position])).toEqual([
      ["NORTH LAKE CRANES LTD", "Foreman"],
      ["HALE FARM EQUIPMENT", "Mechanic"],
    ]);
    expect(sectionsOf(text)).toContain("skills");
  });

  it("keep a title with a degree below the name with the contact data", () => {
    const text = `Dale Example
Heavy Equipment Technician (Red Seal)
Box 18, Hale, AB
780-555-0142    dale@example.com

WORK HISTORY
Technician, Hale Cranes Ltd, 2014 to present`;
    expect(read(text).education).toEqual([]);
  });
});

describe("capitals over the blocks of a resume", () => {
  const inCapitals = (odd: string) =>
    `Moira Tansley
moira@example.com

TRADE
Slater and leadworker

EXPERIENCE
2016 - 2024  Peak Roofing Ltd, Buxton. Slater
Stone roofs of listed barns

TICKETS
CSCS gold, 2023

${odd}

INTERESTS
Fell running
`;

  it("head sections whatever their words are, where nearly all of them do", () => {
    const { meta, work } = read(inCapitals("MANNERS\nOn time, tidy van, tells the owner what it costs"));
    expect(meta.sections.map(({ heading }) => heading)).toEqual(expect.arrayContaining(["TRADE", "TICKETS", "MANNERS", "INTERESTS"]));
    expect(meta.statements?.map(({ text }) => text).join(" ")).toContain("tidy van");
    expect(work.map(({ name }) => name)).toEqual(["Peak Roofing Ltd"]);
  });

  it("are names where they stand over a title and its dates", () => {
    const { work } = read(inCapitals("HALE BUILDERS\nLabourer, 2014 - 2016\nMixed lime mortar"));
    expect(work.map(({ name }) => name)).toContain("Peak Roofing Ltd");
    expect(read(inCapitals("HALE BUILDERS\nLabourer, 2014 - 2016")).meta.sections.map(({ heading }) => heading)).not.toContain(
      "HALE BUILDERS",
    );
  });
});

describe("a summary in parts", () => {
  it("holds none of what stands between them", () => {
    const { basics, meta } = read(`Moira Tansley
moira@example.com

PROFILE
Slater with eighteen years on stone roofs of churches and barns in the Peak.

EXPERIENCE
2016 - 2024  Slater, Peak Roofing Ltd, Buxton
- Laid four hundred square metres of graduated slate

PERSONAL STATEMENT
I like a tidy scaffold.
`);
    expect(basics.summary).toContain("stone roofs");
    expect(basics.summary).not.toContain("graduated slate");
    expect(meta.statements?.map(({ text }) => text)).toContain("I like a tidy scaffold.");
  });
});

describe("lists of duties in capitals", () => {
  it("open no section by the one word that also names one", () => {
    const text = `JO EXAMPLE
JO@EXAMPLE.COM

WORK HISTORY

HALE HOUSE LTD, LEEDS
SENIOR CARER
11/2022 - PRESENT
MEDICATION, CARE PLANS, HOISTING

CARER
01/2021 - 11/2022
BATHING, FLUID CHARTS, TURNING, ACTIVITIES

TARN HOME CARE LTD
HOME CARER
06/2019 - 12/2020
SHOPPING, CALLS

EDUCATION
NVQ LEVEL 3, LEEDS COLLEGE, 2019

VOLUNTEERING AND ACTIVITIES
HELPER, HALE LUNCH CLUB, 2018`;
    const { work, volunteer } = readResume(toPlainDocument(text), { asOf: "2026-11-01" });
    expect(work.map(({ position }) => position)).toEqual(["SENIOR CARER", "CARER", "HOME CARER"]);
    expect(volunteer.map(({ position }) => position)).toEqual(["HELPER"]);
  });
});
