import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const read = (text: string) => readResume(toPlainDocument(text), { asOf: "2026-11-01" });
const roles = (text: string) => read(text).work.map(({ position, name, startDate }) => [position, name, startDate]);

describe("heads of roles", () => {
  it("keep their terms of employment on a line of their own", () => {
    const text = `Experience

Birchmere Freight
Warehouse Analyst
Full-time
Aug 2016 - Dec 2018
- Counted eleven depots

Quillon Haulage
Logistics Intern
Internship
May 2015 - Aug 2015

Education
BSc Logistics, Hale University, 2015`;
    expect(roles(text)).toEqual([
      ["Warehouse Analyst", "Birchmere Freight", "2016-08"],
      ["Logistics Intern", "Quillon Haulage", "2015-05"],
    ]);
  });

  it("name the employer where someone was placed, not the agency behind it", () => {
    const text = `Work
Fitter, Harrow Rail Depot (via Kestrel Staffing)
Jan 2024 – Dec 2024

Fitter, Osprey Data Centres, Reading site (via Kestrel Staffing)
Feb 2022 – Dec 2023`;
    expect(roles(text)).toEqual([
      ["Fitter", "Harrow Rail Depot", "2024-01"],
      ["Fitter", "Osprey Data Centres", "2022-02"],
    ]);
  });

  it("name the university, not the school within it", () => {
    const text = `Academic posts
Senior Lecturer in Nursing, School of Health Sciences, Wexmoor University, Aug 2019 – present
Lecturer, School of Health Sciences, Wexmoor University, Sep 2014 – Jul 2019`;
    expect(roles(text).map(([, name]) => name)).toEqual(["Wexmoor University", "Wexmoor University"]);
  });

  it("name the bank, not its branch in a town", () => {
    const text = `Expériences
2020 – auj.	Conseiller clientèle
Crédit du Plateau, agence de Vaulx
2017 – 2020	Conseiller d'accueil
Crédit du Plateau, agence de Morlac`;
    expect(roles(text).map(([, name]) => name)).toEqual(["Crédit du Plateau", "Crédit du Plateau"]);
    expect(read(text).work[0]?.endDate).toBeNull();
  });

  it("may tell how someone came to the post", () => {
    const text = `Experience
Larkin Department Stores
Promoted to Floor Manager (Mar 2019 – Feb 2022)
Promoted to Team Leader (Oct 2017 – Mar 2019)
Hired as Cashier (Nov 2015 – Oct 2017)
> Ran the tills`;
    expect(roles(text)).toEqual([
      ["Floor Manager", "Larkin Department Stores", "2019-03"],
      ["Team Leader", "Larkin Department Stores", "2017-10"],
      ["Cashier", "Larkin Department Stores", "2015-11"],
    ]);
  });

  it("may name an employer that writes itself small between the title and the dates", () => {
    const text = `Where I've worked

Salon Manager
Copper & Comb
(Feb 2021 - now)

Hairdresser
cut loose collective
(Jan 2016 - July 2018)`;
    expect(roles(text)).toEqual([
      ["Salon Manager", "Copper & Comb", "2021-02"],
      ["Hairdresser", "cut loose collective", "2016-01"],
    ]);
  });

  it("take no word for a kind of work above them for the employer", () => {
    const text = `THEATRE
Stage Manager for Lantern Yard Company
   Sept 2023 - ongoing
Production Assistant for Festival of Small Halls
   May 2019 - Aug 2019`;
    expect(roles(text).map(([, name]) => name)).toEqual(["Lantern Yard Company", "Festival of Small Halls"]);
  });

  it("read an employer with the age of those cared for below it", () => {
    const text = `Experiência profissional
janeiro 2022 – presente
Educadora de infância
Jardim de Infância O Pinhal
Sala dos 4 anos, 22 crianças
outubro 2016 – julho 2017
Monitora de tempos livres
Junta de Freguesia de Alvor`;
    expect(roles(text).map(([, name]) => name)).toEqual(["Jardim de Infância O Pinhal", "Junta de Freguesia de Alvor"]);
  });

  it("are read from a labelled line that ends in an abbreviation", () => {
    const text = `EXPERIENCIA LABORAL

Empresa: Taller Mecánico Los Robles
Puesto: Jefe de taller
Periodo: enero de 2020 – a la fecha

Empresa: Autotransportes de la Sierra Alta, S.A. de C.V.
Puesto: Mecánico diésel
Periodo: mayo de 2014 – diciembre de 2019`;
    expect(roles(text).map(([, name]) => name)).toEqual(["Taller Mecánico Los Robles", "Autotransportes de la Sierra Alta, S.A. de C.V."]);
  });

  it("are read from the counted entries of a form", () => {
    const text = `Full name: Salma Idris
Email address: salma@example.com

Position 1
Job title: Dental Hygienist
Employer: Elm Avenue Dental Centre
From: 15/02/2021
To: Current

Position 2
Job title: Dental Nurse
Employer: Al Noor Teaching Hospital
From: 01/09/2017
To: 31/01/2021

Qualification 1
Award: Higher Diploma in Dental Hygiene
Institution: College of Allied Health
Year: 2017`;
    expect(roles(text)).toEqual([
      ["Dental Hygienist", "Elm Avenue Dental Centre", "2021-02"],
      ["Dental Nurse", "Al Noor Teaching Hospital", "2017-09"],
    ]);
  });

  it("are no posts held without pay", () => {
    const text = `Experience
Social Worker, Strathmuir Council, Feb 2005 – Sep 2012

UNPAID ROLES
Editorial board, Journal of Rural Care, 2020–present`;
    expect(roles(text)).toEqual([["Social Worker", "Strathmuir Council", "2005-02"]]);
  });

  it("go on with the company of the group behind a line of skills", () => {
    const text = `Experience

Tollmere Beverage Group
6 yrs 4 mos

Senior Supply Planner
Mar 2022 - Present
- Chairs the planning round
Skills: Excel · Negotiation

Supply Planner
Jan 2019 - Mar 2022

Birch Dairy Cooperative
Inventory Analyst
Aug 2016 - Dec 2018
- Counted eleven depots`;
    expect(roles(text).map(([, name]) => name)).toEqual(["Tollmere Beverage Group", "Tollmere Beverage Group", "Birch Dairy Cooperative"]);
  });

  it("keep an article with a capital in the name of the employer", () => {
    const text = `Experience
Stage Manager for The Tallow Playhouse
   Jan 2021 - July 2023
Cook at the Crown Hotel
   May 2019 - Aug 2020`;
    expect(roles(text).map(([, name]) => name)).toEqual(["The Tallow Playhouse", "Crown Hotel"]);
  });

  it("leave out remarks and lengths behind the name of the employer", () => {
    const text = `Experience
2011 - 2016: Gardener, Dunmore Castle (the same place, under its old owner)
2007 - 2009: Trainee, Ardlow Botanic Garden, two years`;
    expect(roles(text).map(([, name]) => name)).toEqual(["Dunmore Castle", "Ardlow Botanic Garden"]);
  });

  it("take the count of a phase for no number of a house", () => {
    const text = `Work
Electrician, Harbour Quarter Phase 2 (via Kestrel Staffing)
June 2022 – Jan 2024`;
    expect(roles(text)).toEqual([["Electrician", "Harbour Quarter Phase 2", "2022-06"]]);
  });

  it("may be dated by a season where the others show periods on lines of their own", () => {
    const text = `Experience

Administrative Assistant
Hale Chamber of Commerce
Sept. 2017 – March 2021

Tour Guide
Timber Museum
summer 2016`;
    expect(roles(text)[1]).toEqual(["Tour Guide", "Timber Museum", "2016"]);
  });

  it("may be dated by one year behind its label", () => {
    const text = `ESPERIENZA LAVORATIVA

• Date (da – a)                 Ottobre 2020 – oggi
• Datore di lavoro              Pasticceria Tre Torri s.n.c.
• Tipo di impiego               Capo pasticciera

• Date (da – a)                 Stagione estiva 2015
• Datore di lavoro              Gelateria Da Pino
• Tipo di impiego               Banconista`;
    expect(roles(text)[1]).toEqual(["Banconista", "Gelateria Da Pino", "2015"]);
  });

  it("may say the kind of post in front of its title", () => {
    const text = `Expériences
02 – 07/2017	Stage : assistant conseiller
Banque Morel & Fils
2014 – 2016	Serveur
Brasserie du Vieux Port`;
    expect(roles(text)[0]).toEqual(["assistant conseiller", "Banque Morel & Fils", "2017-02"]);
  });
});

describe("marks before heads", () => {
  const lines = (text: string[]) =>
    read(["Jo Example", "jo@example.com", "", "EXPERIENCE", ...text].join("\n")).work.map((role) => [
      role.position,
      role.name,
      role.summary,
    ]);

  it("of drawn lines are no words, and what is indented below belongs to the role", () => {
    expect(
      lines([
        "┌ Storekeeper, Hale & Stern Gallery, Leeds (2022–present)",
        "   Packed crates and kept the lists",
        "┌ Packer, Tarn Museum of Glass, Kendal (2019–2022)",
        "   Counted the glass",
      ]),
    ).toEqual([
      ["Storekeeper", "Hale & Stern Gallery", "Packed crates and kept the lists"],
      ["Packer", "Tarn Museum of Glass", "Counted the glass"],
    ]);
  });

  it("and so is the stop behind dates", () => {
    expect(lines(["HALE UTILITIES LTD, Leeds, 2018 to now. Line foreman, nights", "- Set the poles."])[0]?.[0]).toMatch(/^Line foreman/);
  });

  it("and a stop before a blank at the start of a line is a bullet", () => {
    const { work } = read(
      [
        "Jo Example",
        "",
        "EXPERIENCE",
        "Bookkeeper, Hale Timber Ltd, 2018 – now",
        ". Closed the books with the accountant",
        ". Moved to new software (2021)",
      ].join("\n"),
    );
    expect(work.map(({ highlights }) => highlights)).toEqual([["Closed the books with the accountant", "Moved to new software (2021)"]]);
  });

  it("and the word that says when it was is no part of title or employer", () => {
    expect(
      lines([
        "NOW: Theatre Nurse, Hale Hospital, Leeds. Since March 2021.",
        "- Set up the tables",
        "BEFORE: Tarn Hospital, 2019–2020.",
        "- Wards and nights",
        "Before that: Saturday lad, Fell Butchers Ltd (family shop), 2016-2018",
      ]).map(([position, name]) => [position, name]),
    ).toEqual([
      ["Theatre Nurse", "Hale Hospital"],
      [undefined, "Tarn Hospital"],
      ["Saturday lad", "Fell Butchers Ltd"],
    ]);
  });

  it("and a line in brackets that begins small opens no role", () => {
    const { work } = read(
      [
        "Jo Example",
        "",
        "EXPERIENCE",
        "Sous Chef // Hotel Tarn, Leeds // Feb 2018 to Oct 2021",
        "    (house closed Apr-Sep 2020 for repairs, was on leave)",
        "    Ran the hot section.",
        "Commis // Hale Inn, York // 2015 to 2018",
      ].join("\n"),
    );
    expect(work.map(({ position }) => position)).toEqual(["Sous Chef", "Commis"]);
    const dutch = read("Jo Voorbeeld\n\nWerkervaring\nBoekhouder, Hale Groep, Utrecht\n(april 2023 – nu)\nMaandafsluiting");
    expect(dutch.work.map(({ startDate }) => startDate)).toEqual(["2023-04"]);
  });

  it("and a year in a cell of its own dates a long head too", () => {
    expect(
      lines([
        "Ward Pharmacist, Hale State Hospital, Leeds.     May 2014 - Apr. 2015",
        "",
        "Sales Representative (part time, while awaiting results), Tarn Pharma Ltd.     2013",
      ]).map(([, name]) => name),
    ).toEqual(["Hale State Hospital", "Tarn Pharma Ltd."]);
  });

  it("and dashes without a blank are bullets where several stand below each other", () => {
    const { work } = read(
      [
        "Jo Example",
        "",
        "EXPERIENCE",
        "Support Officer, Hale Savings Ltd, Leeds. February 2022 till date",
        "-Support for 110 users",
        "-Log tickets each day",
        "-Backups each night",
        "Clerk, Tarn Stores Ltd, York. 2019 - 2021",
        "♥ Stock and shelves",
      ].join("\n"),
    );
    expect(work.map(({ highlights }) => highlights)).toEqual([
      ["Support for 110 users", "Log tickets each day", "Backups each night"],
      ["Stock and shelves"],
    ]);
  });

  it("and a title behind its dates and a dash may be long, but no sentence is one", () => {
    expect(
      lines([
        "Hale Systems GmbH, Dresden, since 2021 — Test lead for a small sensor and the program that reads it",
        "- Ran the tests",
        "",
        "Tarn Web, Leipzig, 2018 – 2021 — Tester",
        "- Ran shops",
      ]).map(([position, name]) => `${position?.slice(0, 9)} @ ${name}`),
    ).toEqual(["Test lead @ Hale Systems GmbH", "Tester @ Tarn Web"]);
    expect(
      lines([
        "Tester, Tarn Web, Leipzig, 2018 – 2021",
        "- Ran shops",
        "Used one tool since 2021 – It was good enough for all that the shops of the house needed then",
      ]),
    ).toHaveLength(1);
  });
});
