import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const work = (text: string) => readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work;
const roles = (text: string) => work(`Jo Lee\njo@example.com\n\n${text}`).map(({ position, name, location }) => [position, name, location]);

describe("names of employers", () => {
  it("keep a legal form in brackets or with dots, and give their town away with the sign of its country", () => {
    const text = `EXPERIENCE
Pflegefachfrau, Pflegedienst Herbstzeitlose UG (haftungsbeschränkt), Vilshofen, 2019 – 2023
Fisioterapeuta, Hospital Distrital das Caldas, E.P.E., Santo Tirso, 2016 – 2019
Plant Engineer, Brunnsviken Konserver AB (publ), Malmö, 2014 – 2016
Welder, Krautwurm GmbH, Duisburg (D), 2012 – 2014`;
    expect(roles(text)).toEqual([
      ["Pflegefachfrau", "Pflegedienst Herbstzeitlose UG (haftungsbeschränkt)", "Vilshofen"],
      ["Fisioterapeuta", "Hospital Distrital das Caldas, E.P.E.", "Santo Tirso"],
      ["Plant Engineer", "Brunnsviken Konserver AB (publ)", "Malmö"],
      ["Welder", "Krautwurm GmbH", "Duisburg (D)"],
    ]);
  });

  it("keep the commas between the names of a firm", () => {
    const text = `EXPERIENCE
Accounts Senior
Dunbar, Wylie & Partners, Paisley
2018 – 2023

Trainee Solicitor, Baker, Stone & Dunn LLP, Leeds, 2015 – 2017
Nurse, Baker & Dunn Ltd, Leeds, 2013 – 2015`;
    expect(roles(text)).toEqual([
      ["Accounts Senior", "Dunbar, Wylie & Partners", "Paisley"],
      ["Trainee Solicitor", "Baker, Stone & Dunn LLP", "Leeds"],
      ["Nurse", "Baker & Dunn Ltd", "Leeds"],
    ]);
  });

  it("stand behind 'via' where an agency placed someone", () => {
    const text = `WERKERVARING
2016 – heden\tPlanner bij Transport Ouwehand B.V., Tiel
2009 – 2011\tHeftruckchauffeur via Uitzendbureau Flinke Handen, Tiel`;
    expect(roles(text)).toEqual([
      ["Planner", "Transport Ouwehand B.V.", "Tiel"],
      ["Heftruckchauffeur", "Uitzendbureau Flinke Handen", "Tiel"],
    ]);
  });

  it("stand above one role or several without a blank line between them", () => {
    const below = (first: string, second: string, third: string) => `EXPERIENCE
${first}
Deputy Manager\t04/2023 – present
Senior Carer\t09/2020 – 03/2023
• Rota of 20 carers.
${second}
Care Assistant\t02/2017 – 08/2020
• Washing and dressing.
${third}
Waiter\t07/2014 – 12/2016
• Served 60 covers.`;
    for (const [first, second, third] of [
      ["Havenlicht Care B.V.\tRotterdam", "Tjilpmus Pty Ltd\tMelbourne", "Copper Kettle Inc.\tBoston"],
      ["Willow House", "Oak Tree Lodge", "The Copper Kettle"],
    ] as const) {
      const names = [first, first, second, third].map((line) => line.split("\t")[0]);
      expect(roles(below(first, second, third)).map((role) => role[1])).toEqual(names);
    }
  });
});

it("takes the number of a team for no day of a month", () => {
  const text = `Rui Paz\nrui@example.pt\n\nEXPERIÊNCIA\nClube Desportivo do Ave\nFisioterapeuta da equipa sub-19\tago. 2014 – jul. 2015`;
  expect(work(text)[0]).toMatchObject({ position: "Fisioterapeuta da equipa sub-19", startDate: "2014-08" });
});

describe("lines below a title", () => {
  it("name their writer as the employer when they open with self-employed and go on", () => {
    const text = `EXPERIENCE\nMural Painter (2019 – present)\nSelf-employed. Clients: Rio Lento Brewing, Española Parks.\n\nStudio Assistant (2015 – 2017)\nBarragán Studio\n- Mixed pigment.`;
    expect(roles(text).map((role) => role.slice(0, 2))).toEqual([
      ["Mural Painter", "Self-employed"],
      ["Studio Assistant", "Barragán Studio"],
    ]);
  });

  it("open no role by a sentence that says since when something is done", () => {
    const text = `EXPERIENCE\nFirst Officer, Straits Airways, 2019 – 2022\nFlew the western network.\nGround instructor in crew resource management since 2023.`;
    expect(roles(text).map((role) => role[0])).toEqual(["First Officer"]);
  });

  it("keep what a dash adds to the title below a dated employer", () => {
    const text = `EXPERIENCE
Sahyadri Forge Ltd., Pune\tAug 2016 – present
Deputy General Manager (Finance)\tApr 2021 – present
- Budgets.
Senior Manager – Accounts & Taxation\tAug 2016 – Mar 2021
- Audits.`;
    expect(roles(text).map((role) => role[0])).toEqual(["Deputy General Manager (Finance)", "Senior Manager – Accounts & Taxation"]);
  });
});

it("takes two titles in a row for one", () => {
  const text = `EXPERIENCE
Fleet Dispatcher, Cape Fear Paving Co., Fayetteville, NC\tNov 2023 – present
Sergeant First Class (E-7), Platoon Sergeant, U.S. Army, Fort Liberty, NC\tJul 2017 – Sep 2023
Staff Sergeant (E-6), Squad Leader, U.S. Army, Fort Bliss, TX\tMar 2011 – Jul 2017`;
  expect(roles(text)).toEqual([
    ["Fleet Dispatcher", "Cape Fear Paving Co.", "Fayetteville, NC"],
    ["Sergeant First Class (E-7), Platoon Sergeant", "U.S. Army", "Fort Liberty, NC"],
    ["Staff Sergeant (E-6), Squad Leader", "U.S. Army", "Fort Bliss, TX"],
  ]);
});

it("closes up a name that ends in 'of', and parts an employer from its town as job boards print both", () => {
  const text = `EXPERIENCE
2021–\tSenior Lecturer in History, University of
Severnside
2016–21\tLecturer in History, University of Hale

Cashier
The Daily Grind-Colma, CA
August 2014 to May 2016`;
  expect(roles(text).map((role) => role.slice(0, 2))).toEqual([
    ["Senior Lecturer in History", "University of Severnside"],
    ["Lecturer in History", "University of Hale"],
    ["Cashier", "The Daily Grind"],
  ]);
});

it("reads rows of a table whose last cell tells in sentences what was done", () => {
  const row = (dates: string, employer: string, told: string, title: string) => `${dates}\t${employer}\t${told}\n${title}`;
  const text = `EXPERIENCE
${row("May 2020 – to date", "Maji Bora Initiative", "Leads a team of five; designs baselines; reports to donors.", "M&E Manager")}
${row("Sept 2014 – Dec 2016", "Ministry of Water", "Borehole data and water quality sampling.", "Assistant Hydrologist")}`;
  expect(roles(text).map((role) => role.slice(0, 2))).toEqual([
    ["M&E Manager", "Maji Bora Initiative"],
    ["Assistant Hydrologist", "Ministry of Water"],
  ]);
});

it("with a Polish legal form stands below its title, and goes on until today", () => {
  const text = `Jo Example
jo@example.com

Doświadczenie zawodowe

2018 – 2021
Magazynier
Hale Logistyka Sp. j., Zgierz

2021 – 2024
Operator
Centrum Tarn Nova Łódź Stryków Sp. z o.o.

04.2024 – nadal
Kierownik magazynu
Centrum Tarn Nova Łódź Stryków Sp. z o.o.

Wykształcenie

2014 – 2018 Technikum nr 9, logistyka`;
  const { work } = readResume(toPlainDocument(text), { asOf: "2026-11-01" });
  expect(work.map(({ name }) => name)).toEqual([
    "Hale Logistyka Sp. j.",
    "Centrum Tarn Nova Łódź Stryków Sp. z o.o.",
    "Centrum Tarn Nova Łódź Stryków Sp. z o.o.",
  ]);
  expect(work[2]?.endDate).toBeNull();
});
