import { describe, expect, it } from "vitest";
import { readDocument } from "../index.ts";
import { makePdf, print } from "../test/make-pdf.ts";
import type { Document } from "../types.ts";

async function read(page: string): Promise<Document> {
  const reading = await readDocument(makePdf([page]));
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.document;
}

const linesOf = (document: Document): string[] =>
  document.lines.map((line) => line.cells.map((cell) => document.text.slice(cell.start, cell.end)).join(" | "));
const put = (x: number, rows: [number, string][], size = 10): string => rows.map(([y, text]) => print(x, y, text, { size })).join("");

describe("tables without rules", () => {
  it("reads employer, dates and role of a row together, then what else its cells hold", async () => {
    const employers = put(50, [
      [700, "Harbour Mills"],
      [687, "Aberdeen"],
      [620, "Fenwick Looms"],
      [607, "Dundee"],
      [540, "Tay Weaving"],
    ]);
    const dates = put(200, [
      [700, "2016 - 2021"],
      [620, "2012 - 2016"],
      [540, "2009 - 2012"],
    ]);
    const roles = put(300, [
      [700, "Loom technician"],
      [687, "Kept eleven looms in step through two winters"],
      [674, "Wrote the list of spare parts anew"],
      [620, "Weaver"],
      [607, "Wove tartan for three regiments and a film"],
      [540, "Apprentice"],
      [527, "Swept, oiled, watched and learned a great deal"],
    ]);
    const document = await read(employers + dates + roles);
    expect(document.columns).toBe(1);
    expect(linesOf(document).slice(0, 5)).toEqual([
      "Harbour Mills | 2016 - 2021 | Loom technician",
      "Aberdeen",
      "Kept eleven looms in step through two winters",
      "Wrote the list of spare parts anew",
      "Fenwick Looms | 2012 - 2016 | Weaver",
    ]);
  });

  it("closes up a date that wraps in a column at the right, a little higher than the line it belongs to", async () => {
    const entries = put(
      50,
      [
        [700, "Tidewater Labs - Chemist"],
        [640, "Saltmarsh Dairy - Taster"],
        [580, "Brookside School - Assistant"],
      ],
      11,
    );
    const told = put(50, [
      [686, "Found the leak that three audits had missed, and mended it"],
      [626, "Tasted forty cheeses a day and wrote them all down"],
      [566, "Cleaned the beakers of two classes"],
    ]);
    const dates = put(
      480,
      [
        [704, "Apr. 2019 - May"],
        [694, "2023"],
        [644, "Jan. 2016 - Mar."],
        [634, "2019"],
        [584, "2014 - 2015"],
      ],
      8.5,
    );
    const document = await read(entries + told + dates);
    expect(document.columns).toBe(1);
    expect(linesOf(document)).toContain("Tidewater Labs - Chemist | Apr. 2019 - May 2023");
    expect(linesOf(document)).toContain("Saltmarsh Dairy - Taster | Jan. 2016 - Mar. 2019");
  });

  it("takes headings flush right between entries for no column", async () => {
    const headings = print(480, 740, "History", { size: 13 }) + print(470, 600, "Learning", { size: 13 });
    const rows = [
      [710, "Millwright, Corran Quarries", "2017 - 2020"],
      [650, "Fitter, Strath Foundry", "2012 - 2017"],
      [570, "Technical College, Oban", "2009 - 2012"],
    ] as const;
    const entries = rows
      .map(([y, left, right]) => print(50, y, left) + print(470, y, right) + print(50, y - 14, "Told in one line"))
      .join("");
    const document = await read(headings + entries);
    expect(document.columns).toBe(1);
    expect(linesOf(document).slice(0, 2)).toEqual(["History", "Millwright, Corran Quarries | 2017 - 2020"]);
  });

  it("keeps languages one under the other, each with its level", async () => {
    const names = put(100, [
      [700, "Gaelic"],
      [686, "German"],
      [672, "Danish"],
      [620, "2011 - 2014"],
      [590, "2008 - 2011"],
      [560, "2005 - 2008"],
    ]);
    const levels = put(180, [
      [700, "fluent"],
      [686, "good"],
      [672, "basic"],
      [620, "Deckhand on the ferry to the outer islands"],
      [590, "Painter of hulls and of the letters on them"],
      [560, "Seller of ropes, lamps and oilskins"],
    ]);
    expect(linesOf(await read(names + levels)).slice(0, 3)).toEqual(["Gaelic | fluent", "German | good", "Danish | basic"]);
  });
});

describe("columns a hair's breadth apart", () => {
  it("are cut where the dates of one end less than an em before the other begins", async () => {
    const main = Array.from({ length: 12 }, (_, index) => {
      const y = 700 - index * 40;
      return (
        print(50, y, `Keeper of lighthouse ${index}`) +
        print(322, y, `${1990 + index} - ${1991 + index}`) +
        print(50, y - 14, "Lit the lamp, trimmed the wick, polished the brass and wrote the log")
      );
    }).join("");
    const side = Array.from({ length: 20 }, (_, index) => print(386, 706 - index * 17, `Word number ${index} of the side`)).join("");
    const document = await read(main + side);
    expect(document.columns).toBe(2);
    expect(linesOf(document).indexOf("Word number 0 of the side")).toBeGreaterThan(
      linesOf(document).indexOf("Keeper of lighthouse 11 | 2001 - 2002"),
    );
  });
});

describe("a gutter", () => {
  it("is measured from where its right side begins, not from the whole point before", async () => {
    const main = Array.from({ length: 12 }, (_, index) => {
      const y = 700 - index * 40;
      return (
        print(50, y, `Keeper of lighthouse ${index}`) +
        print(386.2, y, "2001") +
        print(50, y - 14, "Lit the lamp, trimmed the wick, polished the brass and wrote the log of the night")
      );
    }).join("");
    const side = Array.from({ length: 20 }, (_, index) => print(414.9, 706 - index * 17, `Word number ${index} of the side`)).join("");
    const document = await read(main + side);
    expect(document.columns).toBe(2);
    expect(linesOf(document)[0]).toBe("Keeper of lighthouse 0 | 2001");
  });
});

describe("frames", () => {
  it("part words only where they are painted, whatever scale their path is told in", async () => {
    const frame = "q 0.5 0 0 0.5 0 0 cm 1 w 130 1200 m 130 1480 l S Q\n";
    const document = await read(`${frame}${print(100, 700, "Remembering")}${print(100, 650, "Understanding")}`);
    expect(linesOf(document)).toEqual(["Remembering", "Understanding"]);
  });

  it("reads dates at the right with a place below them beside the lines they belong to", async () => {
    const entries = put(50, [
      [700, "Aireborough Care"],
      [686, "Physiotherapist"],
      [672, "Led two therapists over three localities and one winter"],
      [653, "Wharfe Clinic"],
      [639, "Assistant"],
      [625, "Exercise groups and home visits in the upper valley"],
      [606, "Otley Baths"],
      [592, "Lifeguard"],
    ]);
    const dates = put(420, [
      [699, "June 2021 to date"],
      [687, "Leeds"],
      [652, "2017 - 2021"],
      [640, "York"],
      [605, "2014 - 2017"],
      [593, "Otley"],
    ]);
    const document = await read(entries + dates);
    expect(document.columns).toBe(1);
    expect(linesOf(document).slice(0, 2)).toEqual(["Aireborough Care | June 2021 to date", "Physiotherapist | Leeds"]);
  });

  it("takes short words on lines with dates for the last cells of rows, however much is told below", async () => {
    const rows = [700, 650, 600].map((y, i) => [y, ["2020 - 2024", "2016 - 2020", "2013 - 2016"][i] as string] as [number, string]);
    const told = rows.map(
      ([y]) => [y - 20, "Surveyed and drew nine sites and kept the books of three of them for the office"] as [number, string],
    );
    const titles = put(150, [
      [700, "Foreman"],
      [650, "Surveyor"],
      [600, "Site assistant"],
    ]);
    const places = put(480, [
      [700, "Perth"],
      [650, "Alloa"],
      [600, "Crieff"],
    ]);
    const document = await read(put(50, rows) + put(50, told) + titles + places);
    expect(document.columns).toBe(1);
    expect(linesOf(document)[0]).toBe("2020 - 2024 | Foreman | Perth");
  });

  it("keeps the labels of a form apart where no room is left between its rows", async () => {
    const labels = ["Telephone(s)", "Dates", "Occupation or position held", "Main activities and", "responsibilities"];
    const more = ["Name and address of employer", "Dates", "Occupation or position held", "Name and address of employer"];
    const left = put(
      50,
      [...labels, ...more].map((text, i) => [700 - 13 * i, text]),
    );
    const values = ["555-0112", "02/2018 - 2021", "Chemist", "Bloods and buffers", "", "Tay Labs", "2014 - 2018", "Porter", "Fife Mills"];
    const right = put(
      230,
      values.flatMap((text, i): [number, string][] => (text ? [[700 - 13 * i, text]] : [])),
    );
    expect(linesOf(await read(left + right)).slice(-7, -1)).toEqual([
      "Dates | 02/2018 - 2021",
      "Occupation or position held | Chemist",
      "Main activities and responsibilities | Bloods and buffers",
      "Name and address of employer | Tay Labs",
      "Dates | 2014 - 2018",
      "Occupation or position held | Porter",
    ]);
  });

  it("keeps languages below each other apart, however much is said of each", async () => {
    const left = put(50, [
      [790, "2016 - 2018"],
      [760, "2015 - 2016"],
      [730, "2013 - 2015"],
      [700, "English"],
      [687, "Norwegian"],
      [674, "German"],
    ]);
    const right = put(130, [
      [790, "Weaver, Fife Looms"],
      [760, "Field Assistant, Skerry Trust"],
      [730, "Porter, Hale Mills"],
      [700, "Mothertongue"],
      [687, "Intermediate, conversationally fluent"],
      [674, "Basic, words and phrases only"],
    ]);
    expect(linesOf(await read(left + right)).slice(3)).toEqual([
      "English | Mothertongue",
      "Norwegian | Intermediate, conversationally fluent",
      "German | Basic, words and phrases only",
    ]);
  });

  it("takes years below each other, newest first, for those of two entries", async () => {
    const years = [2022, 2017, 2012, 2009];
    const left = put(
      50,
      years.map((year, i): [number, string] => [700 - 13 * i - (i > 1 ? 30 : 0), String(year)]),
    );
    const right = put(
      130,
      years.map((_, i): [number, string] => [700 - 13 * i - (i > 1 ? 30 : 0), `Essay ${i + 1} on millers`]),
    );
    expect(linesOf(await read(left + right))).toEqual(years.map((year, i) => `${year} | Essay ${i + 1} on millers`));
  });
});
