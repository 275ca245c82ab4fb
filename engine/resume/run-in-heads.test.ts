import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../documents/index.ts";
import { readResume } from "./read-resume.ts";

const roles = (text: string) =>
  readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work.map(({ position, name, startDate, endDate }) => [
    position,
    name,
    startDate,
    endDate,
  ]);

describe("heads that run into what is told", () => {
  it("ends a head at its dates", () => {
    const text = `Work Experience
• Rope Access Technician, Gannet Towers Ltd, Hull, March 2021 – present. Inspected 40 masts
  a year. Trained four climbers.
• Rigger, Skerry Marine, Grimsby, May 2017 – February 2021. Spliced and tested wire. Kept the store.`;
    expect(roles(text)).toEqual([
      ["Rope Access Technician", "Gannet Towers Ltd", "2021-03", null],
      ["Rigger", "Skerry Marine", "2017-05", "2021-02"],
    ]);
  });

  it("ends a head before a remark of several words in brackets behind its dates", () => {
    const text = `EXPERIENCE

Data Clerk, Harbor Marine Supply, 2016 - 2019
- Kept the tables

Intern, Regional Archive Office, Opole — summer 2015 (paid, Excel and cleaning of files)`;
    expect(roles(text)).toEqual([
      ["Data Clerk", "Harbor Marine Supply", "2016", "2019"],
      ["Intern", "Regional Archive Office", "2015", "2015"],
    ]);
  });

  it("ends a head that opens with its dates at the first sentence", () => {
    const text = `EMPLOYMENT
Apr 2019 to present: Beekeeper, Clover Ridge Apiaries, Yakima, WA. Look after 240 hives. Train two helpers.
Mar 2016 to Mar 2019: Orchard Hand, Tamarack Fruit Growers, Wenatchee, WA. Pruned and thinned apples.`;
    expect(roles(text)).toEqual([
      ["Beekeeper", "Clover Ridge Apiaries", "2019-04", null],
      ["Orchard Hand", "Tamarack Fruit Growers", "2016-03", "2019-03"],
    ]);
  });

  it("ends it where the first word of what is told closes the line, or a figure opens the next", () => {
    const text = `My career so far

2021-Present: General Manager at Hacienda Mezcal Grill, San Antonio. Took
labor from 36% to 30.5% and opened a patio. 74 staff.

2015-2018: Bar Manager at The Rusty Gull, Corpus Christi. Beverage cost
19%.

2011-2015: Head Waiter at Pier Nine, Galveston. Ran
two floors, trained staff.`;
    expect(roles(text)).toEqual([
      ["General Manager", "Hacienda Mezcal Grill", "2021", null],
      ["Bar Manager", "The Rusty Gull", "2015", "2018"],
      ["Head Waiter", "Pier Nine", "2011", "2015"],
    ]);
  });

  it("ends a head that opens with its dates at a colon behind the employer, or at a list of duties", () => {
    const text = `EXPERIENCE
04/2023 - present, Senior Data Engineer, Tidewater Labs, Raleigh NC: rebuilt the claims pipeline, nightly run from 7 h to 50 min.
09/2021 - 03/2023, Consultant (1099), Okafor-Stein Data LLC, remote: clients Beacon Credit Union and The Oyster Company; on-call handover.
01/2017 - 05/2020, Data Engineer II, Marrow & Finch, Durham NC: Kafka ingestion for 300 stores.`;
    expect(roles(text)).toEqual([
      ["Senior Data Engineer", "Tidewater Labs", "2023-04", null],
      ["Consultant (1099)", "Okafor-Stein Data LLC", "2021-09", "2023-03"],
      ["Data Engineer II", "Marrow & Finch", "2017-01", "2020-05"],
    ]);
    const italian = `ESPERIENZE LAVORATIVE
Dal 2019 a oggi: Responsabile amministrativa presso Officine Brambati S.r.l., Lodi. Bilancio, fatture, rapporti con le banche.
Dal 2012 al 2018: Addetta alla contabilità presso Caseificio Ghiozzi S.n.c., Codogno. Prima nota, fatture e cassa.`;
    expect(roles(italian)).toEqual([
      ["Responsabile amministrativa", "Officine Brambati S.r.l.", "2019", null],
      ["Addetta alla contabilità", "Caseificio Ghiozzi S.n.c.", "2012", "2018"],
    ]);
  });

  it("leaves a title behind the dates in its head", () => {
    const text = `Berufserfahrung
Wehrle Orgelbau GmbH, 2016 – 2020: Orgelbauer
Pfeifenwerk Sulz KG, 2012 – 2016: Tischler`;
    expect(roles(text)).toEqual([
      ["Orgelbauer", "Wehrle Orgelbau GmbH", "2016", "2020"],
      ["Tischler", "Pfeifenwerk Sulz KG", "2012", "2016"],
    ]);
  });

  it("take the first sentence behind an employer and its dates for the title", () => {
    const text = `POSTS HELD
Larkhill Primary School (September 2020 to present). Deputy Head. Lead a team of nine, timetable and exams.
Harbour View Dental, Whitby (May 2014 – August 2020). Dental Nurse.
Moss Lane Kitchens (2010 – 2014). Managed by my uncle. We fitted two kitchens a week.`;
    expect(roles(text).slice(0, 2)).toEqual([
      ["Deputy Head", "Larkhill Primary School", "2020-09", null],
      ["Dental Nurse", "Harbour View Dental", "2014-05", "2020-08"],
    ]);
    expect(roles(text)[2]?.[0]).toBeUndefined();
  });

  it("take the first sentence below an employer beside its dates for the title", () => {
    const text = `EMPLOYMENT
Jan 2018 - date\tBrookfield Community College, Naas
Receptionist. Office of a school with 410 pupils:
post, phones and book rental.

2012 – 2017\tKeane Solicitors, Kildare
Legal Secretary. Audio typing for two partners (conveyancing and
probate), diary and filing.`;
    expect(roles(text)).toEqual([
      ["Receptionist", "Brookfield Community College", "2018-01", null],
      ["Legal Secretary", "Keane Solicitors", "2012", "2017"],
    ]);
  });

  it("take the first sentence in the last column of a table for the title", () => {
    const text = `WORK HISTORY
Oct 16 – May 21\tTyne Pallet Network\tTrunk Driver. Night trunks to the Midlands hub, double deck and trailer swaps on the way.
2013 – 2016\tLowgate Cold Stores\tWarehouse Operative. Picking and loading of chilled goods, forklift, stock counts.`;
    expect(roles(text)).toEqual([
      ["Trunk Driver", "Tyne Pallet Network", "2016-10", "2021-05"],
      ["Warehouse Operative", "Lowgate Cold Stores", "2013", "2016"],
    ]);
  });

  it("take the first sentence for the title where a list of duties in German nouns follows", () => {
    const text = `BERUFSERFAHRUNG
2012 – 2017\tKanzlei Harte, Köln
Rechtsanwaltsfachangestellte. Schriftverkehr für zwei Anwälte, Fristen und
Termine, Aktenablage.

2009 – 2011\tElternzeit
Zu Hause mit zwei Kindern. Ehrenamtliche Schriftführerin im Förderverein.

2004 – 2008\tAutohaus Lindner GmbH
Bürokauffrau. Rechnungen, Ablage und Telefon, Vertretung der Buchhaltung.`;
    expect(roles(text)).toEqual([
      ["Rechtsanwaltsfachangestellte", "Kanzlei Harte", "2012", "2017"],
      ["Bürokauffrau", "Autohaus Lindner GmbH", "2004", "2008"],
    ]);
  });

  it("keeps an employer and its place behind a title that ends in a stop in the head", () => {
    const text = `WORK EXPERIENCE
06/20-          YARD FOREMAN.  Harlan Stone Products, Tulsa OK
                Ran the crusher and the yard crew of six.

03/16-05/20     LOADER OPERATOR.  Petrie Aggregates Inc., Claremore OK
                Fed the plant, loaded customer trucks.`;
    expect(roles(text)).toEqual([
      ["YARD FOREMAN", "Harlan Stone Products", "2020-06", null],
      ["LOADER OPERATOR", "Petrie Aggregates Inc.", "2016-03", "2020-05"],
    ]);
  });

  it("part posts of one line that each show a period in brackets", () => {
    const text = `WORK HISTORY
March 2014 - December 2020
Fenland Chilled Foods plc, Boston
Packing Operative (2014-2017), then Line Leader (2017-2020)
Led 14 people on the night shift.

2009 - 2013
Harrow Bakeries Ltd, Spalding
Baker's Assistant (nights)
Mixed and shaped.`;
    expect(roles(text)).toEqual([
      ["Packing Operative", "Fenland Chilled Foods plc", "2014", "2017"],
      ["Line Leader", "Fenland Chilled Foods plc", "2017", "2020"],
      ["Baker's Assistant (nights)", "Harrow Bakeries Ltd", "2009", "2013"],
    ]);
  });

  it("may show one year in brackets where others show periods", () => {
    const text = `TEACHING POSTS
Larkhill School (January 2022 to present). Head of Mathematics. Lead seven educators and teach two classes.
Moss Lane School, Hull (2019 to 2021). Teacher. Mathematics and physics, grades 10 to 12.
Brightpath Tutoring (2018). Maths Tutor. Evenings and holidays.`;
    expect(roles(text).map(([title, name, start]) => [title, name, start])).toEqual([
      ["Head of Mathematics", "Larkhill School", "2022-01"],
      ["Teacher", "Moss Lane School", "2019"],
      ["Maths Tutor", "Brightpath Tutoring", "2018"],
    ]);
  });

  it("take a first sentence with small words or a number at its end for the title", () => {
    const text = `EXPERIENCE
2018 – 2020\tLowgate Foods Ltd
Assistant to the director. Post and filing, travel, two diaries.

Oct 2010 – Feb 2018\tMoss Lane Infirmary
Staff Nurse, Ward 7. Night shifts, drug rounds and handover.`;
    expect(roles(text).map(([title]) => title?.split(",")[0])).toEqual(["Assistant to the director", "Staff Nurse"]);
  });
});

describe("a title behind the dates and a colon", () => {
  const rolesOf = (...lines: string[]) =>
    readResume(toPlainDocument(["Jo Lee", "jo@example.com", "", "EXPERIENCE", ...lines].join("\n")), { asOf: "2026-11-01" }).work.map(
      ({ position, name, highlights }) => [position, name, ...highlights],
    );
  it("is the title, and what follows it was done", () => {
    expect(
      rolesOf(
        "Crossfield Academy, Leeds, September 2024 to present: Year 5 class teacher. This is my first post.",
        "Moorside Juniors, September 2023 to July 2024: intervention tutor, small groups only",
        "Te Puke Packers, 2019 to 2023: grader, then line lead for quality checks",
      ),
    ).toEqual([
      ["Year 5 class teacher", "Crossfield Academy", "This is my first post."],
      ["intervention tutor", "Moorside Juniors", "small groups only"],
      ["grader", "Te Puke Packers", "then line lead for quality checks"],
    ]);
  });
  it("is none where what was done stands there", () => {
    expect(rolesOf("Hale Ltd, 2019 - 2021: managed payroll for 40 people and ran the office")).toEqual([
      [undefined, "Hale Ltd", "managed payroll for 40 people and ran the office"],
    ]);
  });
});
