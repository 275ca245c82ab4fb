import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const basics = (head: string) =>
  readResume(toPlainDocument(`${head}\n\nExperience\nEngineer, Acme Ltd, 2019 - 2021\n- Did things\n`), { asOf: "2026-11-01" }).basics;

describe("names of the world", () => {
  it.each([
    ["Siobhán O'Brien-Walsh\nsiobhan@example.com", "Siobhán O'Brien-Walsh"],
    ["NGUYỄN THỊ MINH KHAI\nminhkhai@example.com", "Nguyễn Thị Minh Khai"],
    ["李小龍\nxiaolong@example.com", "李小龍"],
    ["Мария Иванова\nm.ivanova@example.com", "Мария Иванова"],
    ["Suharto\nsuharto@example.com", "Suharto"],
    ["Curriculum Vitae\n\nLuis Alberto de la Fuente y Ramos\nluis@example.com", "Luis Alberto de la Fuente y Ramos"],
    ["Jean-Luc d'Aubigné, MBA, CPA\nParis, France", "Jean-Luc d'Aubigné"],
    ["Ms. Anita Rao (she/her)\nanita@example.com", "Anita Rao"],
    ["Resume of Jane Q. Public\njane@example.com", "Jane Q. Public"],
    ["Name: van den Berg, Sanne\nE-mail: s@example.com", "Sanne van den Berg"],
    ["Max von der Heide | Projektleiter | max@example.com", "Max von der Heide"],
    ["Software Engineer\nPriya Natarajan\npriya.n@example.com", "Priya Natarajan"],
    ["Dipl.-Ing. (FH) Ottokar Freiherr von und zu Eschenbruck\nottokar@example.com", "Ottokar Freiherr von und zu Eschenbruck"],
    ["Dr. Hester Quillfeather, MBChB, FRCP\nhester@example.com", "Hester Quillfeather"],
    ["Nur Aisyah binte Rahmat, ACCA\naisyah@example.com", "Nur Aisyah binte Rahmat"],
    ["Vorname: Ana\nNachname: Winter\nGeburtsort: Bonn", "Ana Winter"],
    ["Mrs Harriet Anne Tarn BSc (Hons) PGCE QTS\nharriet@example.com", "Harriet Anne Tarn"],
    ["JOAN P. FELL, ACP\njoan@example.com", "Joan P. Fell"],
    ["Niall Beck MPharm\nniall@example.com", "Niall Beck"],
    ["CPL (RET'D) DANNY HALE\ndanny@example.com", "Danny Hale"],
    ["FELL, ANA\nana.fell@example.com", "Ana Fell"],
    ["Surname: Dragomirov\tFirst name: Ilian\tNationality: Bulgarian", "Ilian Dragomirov"],
    ["Lebenslauf | Greta Moosbach | 04229 Leipzig | greta.moosbach@example.com", "Greta Moosbach"],
    ["PLEASE FIND MY BIODATA\n\nNAME - GURPREET SINGH MANN\nMOB - 98765 55501", "Gurpreet Singh Mann"],
    ["GySgt (Ret.) Dolores M. Whitlatch\nd.whitlatch@example.com", "Dolores M. Whitlatch"],
    ["Engr. (Dr.) Tunde Bakare-Lawal, MNSE\ntunde.bakare@example.com", "Tunde Bakare-Lawal"],
    ["Folasade (Mrs.) Bakare-Lawal\nfola.bakare@example.com", "Folasade Bakare-Lawal"],
    ["Profra. Maribel Zamudio Rentería\nmaribel@example.com", "Maribel Zamudio Rentería"],
    ["Wm. Prescott Hale\nwphale@example.com", "Wm. Prescott Hale"],
    ["Sipho Radebe-Marais, Pr Eng\nsipho.rm@example.com", "Sipho Radebe-Marais"],
    ["Nom et prénom : MARCHETTI Lætitia\nlaetitia.marchetti@example.com", "Lætitia Marchetti"],
    ["Benedetti Ornella\nornella.benedetti@example.com", "Ornella Benedetti"],
    ["Lim Minjun\nminjun.lim@example.com", "Lim Minjun"],
    ["Cognome e nome: Bianchi Loredana\nTelefono: 055 555 0101", "Loredana Bianchi"],
    ["APPLICATION FORM\n1. Surname: Ogilvie\n2. Forename(s): Hamish Ruaridh", "Hamish Ruaridh Ogilvie"],
    ["Surname / First name / Middle name\nVillareal / Crispin / Reyes\nMobile +63 917 555 0101", "Crispin Reyes Villareal"],
    ["Lt Col (Retd) Vikram Singh Rathore\nvikram.rathore@example.com", "Vikram Singh Rathore"],
    ["About\nContact: Dwight P. Kessler, 555-0101, dpkessler@example.com", "Dwight P. Kessler"],
    ["Nachname | Vorname | Geburtsdatum\nSteinbrecher | Uwe | 01.02.1970", "Uwe Steinbrecher"],
    ['candidate_name = "Ewa Mazurek"\ncandidate_phone = 555-0101', "Ewa Mazurek"],
    ["NAME ........ HEINZ-PETER GRABOWSKI\nADRESSE ..... Hafenstr. 3", "Heinz-Peter Grabowski"],
    ["_Marlene Tavares Pimentel_\nmarlene.pimentel@example.com", "Marlene Tavares Pimentel"],
    ["J O N A S   L I N D Q V I S T\njonas.lindqvist@example.com", "Jonas Lindqvist"],
    ["Formato Europeo\n\nLoredana Bianchi\nloredana.bianchi@example.com", "Loredana Bianchi"],
    ["Career history for Owen Tredinnick (as requested)\nowen.tredinnick@example.com", "Owen Tredinnick"],
    ["CV – W. Hale – 1\n\nWinifred Hale\nw.hale@example.com", "Winifred Hale"],
    ["hi my name is darren stubbs im a roofer", "darren stubbs"],
    ["Mary Page\nmary@example.com", "Mary Page"],
    ['WINSTON "BUDDY" OKORO\nw.okoro@example.com', 'Winston "Buddy" Okoro'],
    ["MARIE-CLAIRE LE GOFF\nmc.legoff@example.com", "Marie-Claire Le Goff"],
    ["MARIO SAN MARTIN\nmario@example.com", "Mario San Martin"],
    ["JOSÉ MARÍA DE LA CRUZ Y ORTEGA\njm.delacruz@example.com", "José María de la Cruz y Ortega"],
    ["Sir John Ashdown KBE FRS\njohn.ashdown@example.com", "John Ashdown"],
    ["Marta Quill LCSW\nmarta@example.com", "Marta Quill"],
    ["Petr VLK\npetr.vlk@example.com", "Petr VLK"],
    ["CURRICULUM VITAE\n\nName: Mwangi wa Kamau\nE-mail: mwangi@example.com", "Mwangi wa Kamau"],
    ["SUBRAMANI\nRAGHAVAN\nAccountant\nsubramani.raghavan@example.com", "Subramani Raghavan"],
  ])("%j is about %s", (head, name) => {
    expect(basics(head).name).toBe(name);
  });

  it.each(["Software Engineer\nhello@example.com", "Born: 12.03.1985\nNationality: Irish", "Leeds, United Kingdom\n07700 900123"])(
    "%j names nobody",
    (head) => {
      expect(basics(head).name).toBeUndefined();
    },
  );
});

it.each([
  ["John Hale Jr.", "John Hale Jr."],
  ["John Hale, Jr., PMP", "John Hale, Jr."],
  ["ROBERT HALE III", "Robert Hale III"],
  ["Hale Sr., John", "John Hale Sr."],
  ["Robert Hale II | Welder", "Robert Hale II"],
  ["Name: Carl Hale Jr", "Carl Hale Jr"],
])("keeps the generation in %s", (printed, name) => {
  const text = `${printed}\nhale@example.com\n\nExperience\nWelder, Acme Steel, 2019 - 2022\n- Welded frames`;
  expect(readResume(toPlainDocument(text), { asOf: "2026-11-01" }).basics.name).toBe(name);
});

it("takes the name below the closing of a letter, and the one an address is put together from wherever it stands", () => {
  const letter = (end: string) =>
    readResume(toPlainDocument(`Dear Ms Pemberton,\n\nI have cooked at Harbour Grill Ltd since 2018.\n\n${end}`), { asOf: "2026-11-01" });
  expect(letter("Yours sincerely,\nFiona Carmichael").basics.name).toBe("Fiona Carmichael");
  expect(letter("Please ask for Fiona Carmichael at fcarmichael@example.com.").basics.name).toBe("Fiona Carmichael");
});

describe("phone numbers", () => {
  it.each([
    ["Jo Lee\nParis, France\nTel: 01 99 00 12 34", "+33 1 99 00 12 34"],
    ["Jo Lee\n+49 (0) 30 5550 1234", "+49 30 55501234"],
    ["Jo Lee\n00 44 20 7946 0018", "+44 20 7946 0018"],
    ["Jo Lee\nAustin, TX | (512) 555-0155", "+1 512 555 0155"],
    ["Jo Lee\nTelefoon: 06 5550 1234", "06 5550 1234"],
    ["Jo Lee\njo@example.com 02 98 55 01 42 29900 Concarneau", "02 98 55 01 42"],
    ["Jo Lee\n+39 075 555 0143 – 06121 Perugia", "+39 075 555 0143"],
    ["Jo Lee\nOuro Preto, Brasil – CEP 30110-000\nCel.: (31) 98765-0143", "+55 31 98765 0143"],
    ["Jo Lee\nNationality: Polish | Phone number: (+48) 512 555 012 (Mobile)", "+48 512 555 012"],
  ])("%j", (head, phone) => {
    expect(basics(head).phone).toBe(phone);
  });

  it.each([
    "Jo Lee\n03/2015 – 12/2018",
    "Jo Lee\nBorn 12.03.1985",
    "Jo Lee\n10115 Berlin",
    "Jo Lee\nNationality: 5550 1234",
    "Jo Lee\njo1234567@example.com",
  ])("%j holds none", (head) => {
    expect(basics(head).phone).toBeUndefined();
  });
});

describe("the person's place", () => {
  it.each([
    [
      "Jo Lee\n12 Elm Street, Springfield, IL 62704",
      { address: "12 Elm Street", city: "Springfield", region: "IL", postalCode: "62704", countryCode: "US" },
    ],
    ["Jo Lee\nLindenstraße 4, 04109 Leipzig", { address: "Lindenstraße 4", postalCode: "04109", city: "Leipzig" }],
    ["Jo Lee\nUX designer in Vienna, Austria", { city: "Vienna", countryCode: "AT" }],
    ["Jo Lee\nWohnort: Kleinmachnow", { city: "Kleinmachnow" }],
    ["Jo Lee\nMadrid, España", { city: "Madrid", countryCode: "ES" }],
    ["Jo Lee\nTel Aviv, Israel • 052-555-0123", { city: "Tel Aviv", countryCode: "IL" }],
    ["Jo Lee\nMatera (MT), Italia", { city: "Matera", region: "MT", countryCode: "IT" }],
    ["Jo Lee\nVästerås, Sverige", { city: "Västerås", countryCode: "SE" }],
    ["Jo Lee\nAmman, Jordan (open to relocation)", { city: "Amman", countryCode: "JO" }],
    ["Jo Lee\nLyon (prête à déménager)", { city: "Lyon" }],
    [
      "Jo Lee\nVia Solferino 18, 26900 Lodi (LO)",
      { address: "Via Solferino 18", postalCode: "26900", city: "Lodi", region: "LO", countryCode: "IT" },
    ],
    [
      "Jo Lee\nVia Dante 3, 20121 Milano (MI)",
      { address: "Via Dante 3", postalCode: "20121", city: "Milano", region: "MI", countryCode: "IT" },
    ],
    [
      "Jo Lee\nPaseo Los Tilos 8, Ovalle, Región de Coquimbo",
      { address: "Paseo Los Tilos 8", city: "Ovalle", region: "Región de Coquimbo" },
    ],
    ["Jo Lee\nDirección: Av. Matta 318, Santiago, Chile", { address: "Av. Matta 318", city: "Santiago", countryCode: "CL" }],
    ["Jo Lee\nIbadan, Oyo State", { city: "Ibadan", region: "Oyo State", countryCode: "NG" }],
    ["Jo Lee CA(SA)\nJohannesburg, Gauteng", { city: "Johannesburg", region: "Gauteng", countryCode: "ZA" }],
    ["Jo Lee\nSkibbereen, Co. Cork", { city: "Skibbereen", region: "Co. Cork", countryCode: "IE" }],
    ["Jo Lee\nBallarat VIC · 0491 570 156 · jo@example.com", { city: "Ballarat", region: "VIC", countryCode: "AU" }],
    [
      "Jo Lee\n27 Totara Rise, Nelson 7010, New Zealand",
      { address: "27 Totara Rise", postalCode: "7010", city: "Nelson", countryCode: "NZ" },
    ],
    ["Jo Lee\nLyon 7e", { postalCode: "7e", city: "Lyon" }],
    ["Jo Lee\nFlorianópolis/SC", { city: "Florianópolis", region: "SC", countryCode: "BR" }],
    ["Jo Lee\nToowoomba QLD", { city: "Toowoomba", region: "QLD", countryCode: "AU" }],
    ["Jo Lee\nsanta fe, new mexico", { city: "santa fe", region: "new mexico", countryCode: "US" }],
    ["Jo Lee\nI live in Amarillo, TX and my cell is (806) 555-0149", { city: "Amarillo", region: "TX", countryCode: "US" }],
  ])("%j", (head, location) => {
    expect(basics(head).location).toEqual(location);
  });

  it("is not taken from a role", () => {
    const { location } = readResume(
      toPlainDocument("Jo Lee\njo@example.com\n\nExperience\nCook, Trattoria Gino, Boston, 2016 - 2023\n- Led\n"),
      { asOf: "2026-11-01" },
    ).basics;
    expect(location).toBeUndefined();
  });

  it("gives no country that is not printed", () => {
    expect(basics("Jo Lee\nBerlin").location).toEqual({ city: "Berlin" });
  });
});

it("takes no place of birth for where somebody lives", () => {
  expect(basics("Ottokar Brenner\ngeb. 12.03.1980 in Passau\nottokar@example.com").location).toBeUndefined();
});

describe("towns", () => {
  it.each([
    ["(320) 555-0142 / jo@example.com / 7 Quarry Road, St. Cloud, MN 56301", "St. Cloud"],
    ["Korenpad 12, 5211 KL 's-Hertogenbosch, jo@example.nl", "'s-Hertogenbosch"],
    ["06108 Halle (Saale) * jo@example.com", "Halle (Saale)"],
    ["Am Rehsprung 24, 45468 Mülheim an der Ruhr", "Mülheim an der Ruhr"],
    ["Calle Ribera Vieja, 23, 38201 La Laguna", "La Laguna"],
    ["4400-012 Vila Nova de Gaia | jo@example.pt", "Vila Nova de Gaia"],
  ])("finds the town in %s", (line, city) => {
    expect(readResume(toPlainDocument(`Jo Lee\n${line}`), { asOf: "2026-11-01" }).basics.location?.city).toBe(city);
  });
});

describe("the side column of an exported profile", () => {
  it("ends where the name begins the page anew", () => {
    const text = `Contact
www.linkedin.com/in/marta-fontoura-b81

Top Skills
Stakeholder Management

Certifications
Lean Practitioner

Marta Fontoura
Operations Lead
Porto, Portugal

Experience
Brackwater Foods
Operations Lead
March 2021 - Present`;
    const { basics, certificates } = readResume(toPlainDocument(text), { asOf: "2026-11-01" });
    expect(basics.name).toBe("Marta Fontoura");
    expect(certificates.map(({ name }) => name)).toEqual(["Lean Practitioner"]);
  });
});

it("joins an address that breaks over two lines", () => {
  const { basics } = readResume(
    toPlainDocument("Jo Marlowe\njo.marlowe@\nexample.com\nlinkedin.com/in/jo-\nmarlowe-4a7b1\n\nSkills\nExcel"),
    { asOf: "2026-11-01" },
  );
  expect(basics.email).toBe("jo.marlowe@example.com");
  expect(basics.profiles).toEqual([{ network: "LinkedIn", url: "linkedin.com/in/jo-marlowe-4a7b1" }]);
});

describe("places as they are printed beside contact data", () => {
  const cityOf = (line: string) =>
    readResume(toPlainDocument(`Nadia Farouk\n${line}\nn.farouk@example.com\n`), { asOf: "2026-11-01" }).basics.location?.city;

  it.each([
    ["Manchester M20 | 07700 900556", "Manchester"],
    ["3 Ness Walk, Inverness, IV2", "Inverness"],
    ["London SE15", "London"],
    ["Via del Corso 1, 40122 Bologna (Italy)", "Bologna"],
    ["Rua das Flores 2, 4050 Porto (Portugal)", "Porto"],
    ["Am Weg 1, 06108 Halle (Saale)", "Halle (Saale)"],
    ["Newcastle NSW 2300 / 0491 570 313", "Newcastle"],
    ["Wellington 6011 – +64 21 555 0140", "Wellington"],
    ["Columbus OH 43004", "Columbus"],
    ["Memphis TN  //  901 555 0161", "Memphis"],
    ["901 555 0161 // Tulsa, OK", "Tulsa"],
    ["n.f@example.com . Providence, RI . 401.555.0123", "Providence"],
  ])("%s", (line, city) => {
    expect(cityOf(line)).toBe(city);
  });

  it("the code of a town in front of a number is no part of it, as the code of an area is", () => {
    expect(basics("Nadia Farouk\nNewcastle NSW 2300 / 0491 570 313").phone).toMatch(/491 570 313$/);
    expect(basics("Nadia Farouk\nWellington 6011 – +64 21 555 0140").phone).toBe("+64 21 555 0140");
    expect(basics("Nadia Farouk\nLeipzig 0341 / 5550142").phone).toContain("0341");
    expect(basics("Nadia Farouk\n418 Quarry Rd, Gary, Indiana 46402     219-555-0143").phone).toMatch(/^(?:\+1 )?219.555.0143$/);
    expect(basics("Nadia Farouk\nTulsa, OK 74103 (918) 555-0110").phone).toMatch(/918\)? ?555.0110$/);
    expect(basics("Nadia Farouk\nTelefon 03378 555 014 22").phone).toContain("03378");
  });

  it.each(["Room B12", "Junction M25", "Model T5", "Hale Trust VIC 3000"])("%s is no town", (line) => {
    expect(cityOf(line)).toBeUndefined();
  });
});

describe("names written small", () => {
  it("leave the letters behind them off", () => {
    expect(basics("rosa t. quintero, rdh\nrosa.quintero@example.com").name).toBe("rosa t. quintero");
    expect(basics("quintero, rosa\nrosa.quintero@example.com").name).toMatch(/rosa/i);
  });
});
