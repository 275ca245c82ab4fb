import { describe, expect, it } from "vitest";
import { readDocument, toPlainDocument } from "../../documents/index.ts";
import { makePdf, print, printLines } from "../../documents/test/make-pdf.ts";
import { readResume } from "../index.ts";

const tell = (document: Parameters<typeof readResume>[0]): string[] =>
  readResume(document, { asOf: "2026-11-01" }).work.map(
    ({ position, name, startDate, endDate }) => `${position} @ ${name}, ${startDate}–${endDate}`,
  );

async function rolesOf(...pages: string[]): Promise<string[]> {
  const reading = await readDocument(makePdf(pages));
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return tell(reading.document);
}

const TOLD = "Section lead for ropes and nets, kept the roster of fourteen people on two piers.";
const heading = print(50, 740, "WORK EXPERIENCE", { font: "F2", size: 13 });
const beside = (y: number, dates: string[], lines: string[]) => printLines(50, y, dates) + printLines(190, y, lines);

describe("dates that wrap", () => {
  it("in a narrow margin may have a month over its year, also behind how long the role lasted", async () => {
    const page =
      beside(
        700,
        ["3 years 9 months, May", "2017 - Jan 2021"],
        ["Ferry Steward", "Minch Line Ltd", "Sold the tickets of two boats and kept their ropes dry."],
      ) +
      beside(
        640,
        ["1 year 8 months, Sep", "2015 - Apr 2017"],
        ["Deckhand", "Skerry Boats Ltd", "Painted the hulls of eleven boats in the winter."],
      );
    expect(await rolesOf(heading + page)).toEqual([
      "Ferry Steward @ Minch Line Ltd, 2017-05–2021-01",
      "Deckhand @ Skerry Boats Ltd, 2015-09–2017-04",
    ]);
  });

  it("in a narrow margin may break within how long the role has lasted", async () => {
    const page =
      beside(
        700,
        ["To date 4 years and 2", "months, since Feb 2021"],
        ["Ferry Steward", "Minch Line Ltd", "Sold the tickets of two boats and kept their ropes dry."],
      ) +
      beside(
        640,
        ["3 years 9 months, May", "2017 - Jan 2021"],
        ["Deckhand", "Skerry Boats Ltd", "Painted the hulls of eleven boats in the winter."],
      );
    expect((await rolesOf(heading + page))[0]).toBe("Ferry Steward @ Minch Line Ltd, 2021-02–null");
  });

  it("in a narrow margin may take three lines, the first a month alone", async () => {
    const page =
      beside(700, ["Jan", "2015 - May", "2019"], ["Ferry Steward, Minch Line Ltd", "Sold tickets."]) +
      beside(640, ["2014"], ["Deckhand, Skerry Boats Ltd"]);
    expect((await rolesOf(heading + page))[0]).toBe("Ferry Steward @ Minch Line Ltd, 2015-01–2019-05");
  });

  it("in a narrow margin may stand close to small type that tells of the role", async () => {
    const role = (y: number, month: string, years: string, title: string) =>
      print(94, y, month) + print(60, y - 13, years) + print(122, y, title) + print(122, y - 13, TOLD, { size: 8.9 });
    const page =
      role(700, "Jun", "2019 - 2021", "Ferry Steward, Minch Line Ltd") + role(650, "Feb", "2016 - 2019", "Deckhand, Skerry Boats Ltd");
    expect(await rolesOf(heading + page)).toEqual([
      "Ferry Steward @ Minch Line Ltd, 2019-06–2021",
      "Deckhand @ Skerry Boats Ltd, 2016-02–2019",
    ]);
  });

  it("in running text may leave the year of their last month to the next line", () => {
    const text = `EXPERIENCE

Deckhand, Skerry Boats Ltd, Oban, January 2015 to August
2019. Up to eleven crossings a day.

Ferry Steward, Minch Line Ltd, 2012 to 2014`;
    expect(tell(toPlainDocument(text))[0]).toBe("Deckhand @ Skerry Boats Ltd, 2015-01–2019-08");
  });

  it("in brackets may leave the dash and the word for today to the next line", () => {
    const text = `EXPERIENCE

Ferry Steward, Minch Line Ltd (September 2018
– present)
Deckhand, Skerry Boats Ltd (2011 – 2012)`;
    expect(tell(toPlainDocument(text))[0]).toBe("Ferry Steward @ Minch Line Ltd, 2018-09–null");
  });
});

describe("heads of roles", () => {
  it("go on behind the line that runs at the top of both of two pages", async () => {
    const top = print(50, 770, "Ilse Sattler - confidential", { size: 9 });
    const role = (y: number, title: string, name: string) => print(50, y, title, { font: "F2" }) + print(50, y - 14, name);
    const first = top + heading + role(700, "Ferry Steward", "Minch Line") + print(50, 672, "Mar 2019 - Present");
    const told = printLines(
      50,
      650,
      Array.from({ length: 40 }, () => "Sold the tickets of two boats and kept the ropes dry."),
      14,
    );
    const second = `${top}${print(50, 700, "Sep 2006 - Mar 2019")}${role(670, "Cook", "Skerry Boats")}${print(50, 642, "2003 - 2006")}`;
    expect(await rolesOf(first + told + role(85, "Deckhand", "Tidewater Works"), second)).toEqual([
      "Ferry Steward @ Minch Line, 2019-03–null",
      "Deckhand @ Tidewater Works, 2006-09–2019-03",
      "Cook @ Skerry Boats, 2003–2006",
    ]);
  });

  it("may have a single year where the others have a period on a line of its own", () => {
    const role = (title: string, name: string, dates: string) => `${title}\n${name}\n${dates}\n- Kept the ropes of four boats dry.\n\n`;
    const text = `EXPERIENCE\n\n${role("Ferry Steward", "Minch Line", "2015 - 2020")}${role("Deckhand", "Skerry Boats", "2012 - 2015")}${role("Cellar Hand", "Tidewater Works", "2011")}`;
    expect(tell(toPlainDocument(text))[2]).toBe("Cellar Hand @ Tidewater Works, 2011–2011");
  });

  it("of a form may name the employer below what was done, with an address that is none of the name", () => {
    const entry = (dates: string, title: string, name: string) =>
      `Dates\t${dates}\nOccupation or position held\t${title}\nMain activities and responsibilities\tSplicing of ropes for boats of every size that the islands have ever seen in any one summer\nName and address of employer\t${name}\nType of business or sector\tTransport\n\n`;
    const text = `Work experience

${entry("02/2017 - 03/2020", "Ferry Steward", "Minch Line Ltd, Quay Road, Port Ellen")}${entry("01/2012 - 01/2017", "Deckhand", "Skerry Boats, Oban")}`;
    expect(tell(toPlainDocument(text))).toEqual([
      "Ferry Steward @ Minch Line Ltd, 2017-02–2020-03",
      "Deckhand @ Skerry Boats, 2012-01–2017-01",
    ]);
  });

  it("in a margin of plain text may have two figures of a year, above the post held last", () => {
    const text = `EXPERIENCE

11/24 -         GULLY TRAP DRAIN CARE, Hawera
present         Drainlayer

4/02 -          EGMONT WATER & WASTE SERVICES, New Plymouth
9/24            Pipelayer (4/02-6/11), then Network Supervisor (7/11-9/24, redundancy)
                * Renewed 14 km of mains

7/96 -          BELL BLOCK CONCRETE WORKS, New Plymouth
3/02            Pipe moulder
                * Ran the spinning line`;
    expect(tell(toPlainDocument(text))).toEqual([
      "Drainlayer @ GULLY TRAP DRAIN CARE, 2024-11–null",
      "Pipelayer @ EGMONT WATER & WASTE SERVICES, 2002-04–2011-06",
      "Network Supervisor @ EGMONT WATER & WASTE SERVICES, 2011-07–2024-09",
      "Pipe moulder @ BELL BLOCK CONCRETE WORKS, 1996-07–2002-03",
    ]);
  });

  it("are not closed by what is no date in the cell below", () => {
    const text = `EXPERIENCE

7/21 -          Harbour Linen Hire, Napier
24/7            Laundry supervisor on call
                * Two shifts of nine`;
    expect(tell(toPlainDocument(text)).map((role) => role.replace(/.*, /, ""))).toEqual(["2021-07–null"]);
  });
});
