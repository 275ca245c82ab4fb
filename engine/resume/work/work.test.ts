import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const roles = (text: string) =>
  readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work.map(({ position, name, startDate, endDate }) => [
    position,
    name,
    startDate,
    endDate,
  ]);

describe("heads of roles", () => {
  it("reads the employer behind 'for', and a title behind the words of a story", () => {
    const text = `Experience

Site Manager – for Coralline Builders
February 2018 – now

Since 2015 I have worked as a maintenance fitter at Fallow Timber Ltd`;
    expect(roles(text).map((role) => role.slice(0, 2))).toEqual([
      ["Site Manager", "Coralline Builders"],
      ["maintenance fitter", "Fallow Timber Ltd"],
    ]);
  });

  it("reads company, then title, with dates on the company's line", () => {
    const text = `Experience

Brightline Dental (June 2018 to Present)
Dental Assistant
- Took x-rays

Harborside Foods (2014 to 2018)
Cashier
- Handled money`;
    expect(roles(text)).toEqual([
      ["Dental Assistant", "Brightline Dental", "2018-06", null],
      ["Cashier", "Harborside Foods", "2014", "2018"],
    ]);
  });

  it("reads one line with the company first", () => {
    const text = `EXPERIENCE
Acme Robotics | Controls Engineer | Austin, TX | 2020–Present
• Tuned controllers
Lone Star Pumps | Field Technician | Waco, TX | 2016–2020
• Repaired pumps`;
    expect(roles(text)).toEqual([
      ["Controls Engineer", "Acme Robotics", "2020", null],
      ["Field Technician", "Lone Star Pumps", "2016", "2020"],
    ]);
  });

  it("reads dates above title and company", () => {
    const text = `WORK EXPERIENCE

2019 - present
Shift Supervisor
Northgate Distribution Ltd

2015 - 2019
Picker
Wistula Foods`;
    expect(roles(text)).toEqual([
      ["Shift Supervisor", "Northgate Distribution Ltd", "2019", null],
      ["Picker", "Wistula Foods", "2015", "2019"],
    ]);
  });

  it("gives the company above several roles to each of them", () => {
    const text = `Work History

GLOBEX LOGISTICS, Chicago, IL
Operations Manager, Jan 2022 – Present
- Ran 3 sites
Team Lead, Mar 2019 – Dec 2021
- Led 14 people

INITECH
Customer Service Rep, 2014 – 2016
- Calls`;
    expect(roles(text)).toEqual([
      ["Operations Manager", "GLOBEX LOGISTICS", "2022-01", null],
      ["Team Lead", "GLOBEX LOGISTICS", "2019-03", "2021-12"],
      ["Customer Service Rep", "INITECH", "2014", "2016"],
    ]);
  });

  it.each([
    [
      "Berufserfahrung",
      "Teamleiterin bei Hanse Versicherung AG, Hamburg",
      "seit 03/2018",
      ["Teamleiterin", "Hanse Versicherung AG", "2018-03", null],
    ],
    [
      "Expérience professionnelle",
      "Infirmière chez Clinique du Lac, Annecy",
      "mars 2018 – août 2020",
      ["Infirmière", "Clinique du Lac", "2018-03", "2020-08"],
    ],
    [
      "Esperienze lavorative",
      "Infermiera presso Ospedale San Marco, Milano",
      "Dal 2019 ad oggi",
      ["Infermiera", "Ospedale San Marco", "2019", null],
    ],
    [
      "Werkervaring",
      "Projectleider bij Bouwbedrijf Van Dam B.V., Utrecht",
      "maart 2018 – heden",
      ["Projectleider", "Bouwbedrijf Van Dam B.V.", "2018-03", null],
    ],
    [
      "Experiencia laboral",
      "Contable – Gestoría Molina S.L. – Madrid",
      "Enero 2018 – Actualidad",
      ["Contable", "Gestoría Molina S.L.", "2018-01", null],
    ],
    [
      "Experiência profissional",
      "Analista de Sistemas | Banco do Exemplo",
      "mar/2016 – dez/2019",
      ["Analista de Sistemas", "Banco do Exemplo", "2016-03", "2019-12"],
    ],
  ])("reads a role under %s", (heading, head, dates, expected) => {
    expect(roles(`${heading}\n\n${head}\n${dates}\n`)).toEqual([expected]);
  });

  it("reads labelled fields without their labels", () => {
    const text = `EMPLOYMENT
Employer: Corn Belt Mutual
Title: Senior Claims Adjuster
Dates: Nov 2019 - present`;
    expect(roles(text)).toEqual([["Senior Claims Adjuster", "Corn Belt Mutual", "2019-11", null]]);
  });

  it("keeps a comma inside a title when the company stands on its own line", () => {
    const text = `EXPERIENCE
Staff Nurse, Emergency Department   2018 - 2021
Harborlight Medical Center
- Triage
Staff Nurse, Surgical Floor   2015 - 2018
Puyallup Valley Hospital
- Wards`;
    expect(roles(text)[0]).toEqual(["Staff Nurse, Emergency Department", "Harborlight Medical Center", "2018", "2021"]);
  });
});

describe("a unit between title and employer", () => {
  it("is no town, the part behind the employer is", () => {
    const text = `EXPERIENCE
Senior Nurse, Paediatric Ward, Lowmoor Hospital, Thornwick, 2018 – 2022
- Cared for children
Staff Nurse, Surgical Ward, Elterdale Clinic, Amberley, 2014 – 2018
- Cared for adults`;
    const { work } = readResume(toPlainDocument(text), { asOf: "2026-11-01" });
    expect(work.map(({ position, name, location }) => [position, name, location])).toEqual([
      ["Senior Nurse", "Lowmoor Hospital", "Thornwick"],
      ["Staff Nurse", "Elterdale Clinic", "Amberley"],
    ]);
  });
});

describe("what is no role", () => {
  it("takes no parental leave for work", () => {
    const text = `Berufserfahrung
2016 - 2020   Sachbearbeiterin, Weserkontor GmbH
2014 - 2016   Elternzeit
2010 - 2014   Kauffrau, Weserkontor GmbH`;
    expect(roles(text).map(([title]) => title)).toEqual(["Sachbearbeiterin", "Kauffrau"]);
  });

  it("takes no caring, travel or search for work for a role, in any language", () => {
    const text = `Experience
Joiner, Fallow Timber Ltd, 2019 - 2023
Caring for a relative, 2018 - 2019
Congé sabbatique, tour du monde, 2016 - 2018
Mantelzorg voor mijn vader, 2015 - 2016
Joiner, Aldermoor Boats Ltd, 2012 - 2015`;
    expect(roles(text).map(([, company]) => company)).toEqual(["Fallow Timber Ltd", "Aldermoor Boats Ltd"]);
  });

  it("takes no words about being at home for a role", () => {
    const text = `Experience
Welder, Fallow Steel Ltd, 2018 - 2023
2016 - 2018  Not working, took care of my father.
Fitter, Aldermoor Boats Ltd, 2014 - 2016

Home with my children
2012 - 2014`;
    expect(roles(text).map(([, company]) => company)).toEqual(["Fallow Steel Ltd", "Aldermoor Boats Ltd"]);
  });

  it("takes no year inside a sentence of a bullet for a role", () => {
    const text = `Experience
Cook, The Copper Heron, 2018 - 2021
- Won the regional cup in 2019 and 2020 with the whole team
- Wrote the 2021 menu`;
    expect(roles(text)).toHaveLength(1);
  });

  it("leaves out a company that is not printed", () => {
    const text = `Experience
Freelance Illustrator, 2018 - 2021
- Drew maps`;
    expect(roles(text)).toEqual([["Freelance Illustrator", undefined, "2018", "2021"]]);
  });
});
