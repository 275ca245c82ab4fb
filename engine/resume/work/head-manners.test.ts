import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const roles = (text: string) =>
  readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work.map(({ position, name, startDate }) => [position, name, startDate]);

describe("heads of roles", () => {
  it("name the employer in brackets behind the title, and ranks in brackets belong to the title", () => {
    const text = `EXPERIENCE
2021-05 – 2023-04  Site Supervisor (Orchard Guarding Ltd)
2018-11 – 2021-04  Night Guard, Grade B (Tidewater Mall)`;
    expect(roles(text)).toEqual([
      ["Site Supervisor", "Orchard Guarding Ltd", "2021-05"],
      ["Night Guard, Grade B", "Tidewater Mall", "2018-11"],
    ]);
    const ranked = `EXPERIENCE

41st Engineer Battalion
Platoon Sergeant (E-7)    06/2019 - 03/2024
- Ran the workshop
41st Engineer Battalion
Squad Leader (E-6)    02/2016 - 06/2019`;
    expect(roles(ranked).map(([title]) => title)).toEqual(["Platoon Sergeant (E-7)", "Squad Leader (E-6)"]);
  });

  it("name employers in brackets whose legal form is written small", () => {
    const text = `EXPERIENCE
Chef d'équipe (Les Jardins de la Cuesta inc.)    2019-03 – 2021-02
Commis de quincaillerie (Boulons Valmont ltd.)    2015-03 – 2019-01`;
    expect(roles(text).map(([, name]) => name)).toEqual(["Les Jardins de la Cuesta inc.", "Boulons Valmont ltd."]);
  });

  it("may be sentences", () => {
    const text = `Working Experience

Worked as Site Engineer with Bridgestone Works Nig. Ltd from February 2013 to November 2016.

Presently working as Project Manager with Bello, Ojo and Partners from September 2020 till date.`;
    expect(roles(text)).toEqual([
      ["Site Engineer", "Bridgestone Works Nig. Ltd", "2013-02"],
      ["Project Manager", "Bello, Ojo and Partners", "2020-09"],
    ]);
  });

  it('may be sentences that name the employer behind "in", whatever stands between title and dates', () => {
    const text = `Experience Summary
• Currently working as Staff Nurse in Sanjeevani Multi Speciality Hospitals, Nagpur from April 2023 to till date.
• Worked as Accounts Assistant in Deccan Cold Chain Private Limited, Aurangabad from Feb 2021 to March 2023.
• Worked as Telecaller in Bluebell Finserv, Pune from Aug'19 to Jan'21.`;
    expect(roles(text)).toEqual([
      ["Staff Nurse", "Sanjeevani Multi Speciality Hospitals", "2023-04"],
      ["Accounts Assistant", "Deccan Cold Chain Private Limited", "2021-02"],
      ["Telecaller", "Bluebell Finserv", "2019-08"],
    ]);
    const town = `Experience
Worked as Waiter in Madrid from May 2015 to June 2016.
Worked as Head Waiter in Lisbon from July 2016 to June 2018.`;
    expect(roles(town).map(([title, name]) => [title, name])).toEqual([
      ["Waiter", undefined],
      ["Head Waiter", undefined],
    ]);
    const told = `Experience
Ward Nurse, Elm Park Hospital, 2017 – 2021
• Worked as acting ward manager in Night Team from May 2019 to July 2019 and trained four nurses.
• Worked as link nurse in Infection Control from May 2018 to July 2020.`;
    expect(roles(told)).toEqual([["Ward Nurse", "Elm Park Hospital", "2017"]]);
  });

  it("may have the employer in capitals between two slashes", () => {
    const text = `EMPLOYMENT
Shift Leader / TIDEWAY LAUNDRIES / Hull
2019-2023
Ran the tunnel washers.

Presser / BRAMLEY LINEN CO / Leeds
2016-2019
Ironed and folded.`;
    expect(roles(text)).toEqual([
      ["Shift Leader", "TIDEWAY LAUNDRIES", "2019"],
      ["Presser", "BRAMLEY LINEN CO", "2016"],
    ]);
    const posts = `EMPLOYMENT
Barista / Waiter / Host
Harbour Inn, 2019 - 2021`;
    expect(roles(posts)).toEqual([["Barista / Waiter / Host", "Harbour Inn", "2019"]]);
  });

  it("may stand above their dates in a resume written small, where a small letter says nothing", () => {
    const text = `rosa quintero
rosa.quintero@example.com | 555-0142 | el paso, tx

experience

veterinary technician, mesa vista animal clinic, el paso tx
mar 2018 - present
- blood draws and x-rays
- taught two assistants

kennel assistant, franklin pet lodge, el paso tx
jan 2014 - feb 2018
- fed and walked dogs

education
el paso community college, a.a.s. veterinary technology, 2016`;
    expect(roles(text)).toEqual([
      ["veterinary technician", "mesa vista animal clinic", "2018-03"],
      ["kennel assistant", "franklin pet lodge", "2014-01"],
    ]);
    const large = `EXPERIENCE

Kennel Assistant
Franklin Pet Lodge
Jan 2014 - Feb 2018
fed and walked dogs,
cleaned runs in march 2016`;
    expect(roles(large)).toEqual([["Kennel Assistant", "Franklin Pet Lodge", "2014-01"]]);
  });

  it("may be written small throughout", () => {
    const text = `jobs
- barista, the daily grind, 2024-now
- sales associate, thread & needle, 2021-2023
- dog walker, 2017-2019`;
    expect(roles(text)).toEqual([
      ["barista", "the daily grind", "2024"],
      ["sales associate", "thread & needle", "2021"],
      ["dog walker", undefined, "2017"],
    ]);
  });

  it("stand below a company with its place, whether it has several roles or one", () => {
    const text = `EXPERIENCE

Nordlys Seafood A/S
Denmark

Quality Manager, Smokehouse & Ready Meals
Jun 2021 – Present
Recall exercise every spring
Quality Technician
Sep 2017 – Jun 2021

Harmattan Fruit Processing
Tema, Ghana

Production Trainee
Oct 2013 – Sep 2015`;
    expect(roles(text).map(([title, name]) => [title, name])).toEqual([
      ["Quality Manager, Smokehouse & Ready Meals", "Nordlys Seafood A/S"],
      ["Quality Technician", "Nordlys Seafood A/S"],
      ["Production Trainee", "Harmattan Fruit Processing"],
    ]);
  });

  it("leave the unit of the employer out, in front and behind", () => {
    const text = `Employment
Oct 2020 – present
Staff Nurse
Ward 7, St. Brannoc's Hospital

May 2016 – Sept 2020
Receiving Manager
Rivermark Home Improvement, Store #118`;
    expect(roles(text).map(([, name]) => name)).toEqual(["St. Brannoc's Hospital", "Rivermark Home Improvement"]);
  });

  it("may show one year where others show periods", () => {
    const text = `Posts held
2012–2019: Archivist, Fenwick County Council
2010–12: Records Manager, The Company of Coopers
2009: Archive Trainee, Penrose Abbey Trust`;
    expect(roles(text).at(-1)).toEqual(["Archive Trainee", "Penrose Abbey Trust", "2009"]);
  });

  it("may hold a title of two parts", () => {
    const text = `Experience
Warehouseman – Forklift Driver
Rivermark Storage Ltd
March 2021 to present

Delivery Driver
Fernhill Bakery
2017 to February 2021`;
    expect(roles(text)[0]).toEqual(["Warehouseman – Forklift Driver", "Rivermark Storage Ltd", "2021-03"]);
  });

  it("may name oneself as the employer", () => {
    expect(roles("Experience\n2020-03 – present: Interpreter, freelance\n2015 – 2019: Translator, Southern Patents Ltd")[0]).toEqual([
      "Interpreter",
      "freelance",
      "2020-03",
    ]);
  });

  it("do not take in dated duties", () => {
    const text = `Work history

Senior Care Assistant
Ashgrove Residential Home - Wexcombe
April 2019 to Present
Responsibilities:
• Lead afternoon shift of six
• Safeguarding lead since 2022

Care Assistant
Ashgrove Residential Home - Wexcombe
June 2016 to April 2019`;
    expect(roles(text).map(([title]) => title)).toEqual(["Senior Care Assistant", "Care Assistant"]);
  });

  it("are led by dates with a colon on a line of their own", () => {
    const text = `Employment history

09.2015 to 05.2018:

Tulloch Partners

Assistant Surveyor

07.2014 to 07.2015:

Keystone Groundworks

Site Clerk`;
    expect(roles(text)).toEqual([
      ["Assistant Surveyor", "Tulloch Partners", "2015-09"],
      ["Site Clerk", "Keystone Groundworks", "2014-07"],
    ]);
  });

  it("keep a department in front of a colon with the title", () => {
    const text = `PROFESSIONAL EXPERIENCE
VP, Operations: Granite Peak Logistics (2019-Present)
Director, Distribution: Granite Peak Logistics (2015-2019)
Plant Manager: Sunbelt Packaging (2009-2015)`;
    expect(roles(text)).toEqual([
      ["VP, Operations", "Granite Peak Logistics", "2019"],
      ["Director, Distribution", "Granite Peak Logistics", "2015"],
      ["Plant Manager", "Sunbelt Packaging", "2009"],
    ]);
    expect(
      roles("Experience\nNurse, Hale Hospital: Ward 4, 2019-2021\nCarer, Rowan House: nights, 2017-2019").map(([title]) => title),
    ).toEqual(["Nurse", "Carer"]);
  });

  it("leave a town no list knows in front of the title's colon out, and keep numbers in a row together", () => {
    const text = `Experience
Lakeshore Cranes, Two Pines: Adjuster
09/2013 to 04/2016
Tuesday Foods, Twin Rocks: Forklift Driver classes 1, 3 and 5
06/2010 to 08/2013`;
    expect(roles(text)).toEqual([
      ["Adjuster", "Lakeshore Cranes", "2013-09"],
      ["Forklift Driver classes 1, 3 and 5", "Tuesday Foods", "2010-06"],
    ]);
    const unit = `Experience
Hale Bank, Operations: Team Leader
09/2013 to 04/2016`;
    expect(roles(unit)[0]?.[0]).toContain("Team Leader");
  });
});
