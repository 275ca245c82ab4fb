import { describe, expect, it } from "vitest";
import { readDocument } from "../index.ts";
import { makePdf, print, printLines } from "../test/make-pdf.ts";
import type { Document } from "../types.ts";

async function read(page: string): Promise<Document> {
  const reading = await readDocument(makePdf([page]));
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.document;
}

const linesOf = (document: Document): string[] =>
  document.lines.map((line) => line.cells.map((cell) => document.text.slice(cell.start, cell.end)).join(" | "));

/** A stack of short lines at the left, duties in sentences at the right. */
const entry = (y: number, stack: string[], title: string, duties: string[]): string =>
  printLines(50, y, stack) + print(180, y, title, { font: "F2" }) + printLines(180, y - 15, duties);

const DUTIES = [
  ["Sorted the parcels of four islands by hand before the morning boat and", "wrote the list of those that the sea had wetted on the way."],
  ["Kept the keys of nine warehouses and the register of those who had", "borrowed one of them over the long weekends of a wet summer."],
  ["Drove the van on the coastal round and told the office each evening", "which of the roads the storm had closed and for how many days."],
] as const;

describe("entries beside what was done there", () => {
  it("are read one after the other, with employer, dates and title before the duties", async () => {
    const document = await read(
      print(50, 740, "Experience", { size: 13 }) +
        entry(710, ["Mar 2019 - May 2023", "Hebrides Parcels", "Stornoway"], "Sorter", [...DUTIES[0]]) +
        entry(640, ["Jan 2016 - Feb 2019", "Minch Storage", "Ullapool"], "Storekeeper", [...DUTIES[1]]) +
        entry(570, ["Apr 2012 - Dec 2015", "Wrath Couriers", "Durness"], "Driver", [...DUTIES[2]]),
    );
    expect(document.columns).toBe(1);
    expect(linesOf(document).slice(1, 7)).toEqual([
      "Mar 2019 - May 2023 | Sorter",
      "Hebrides Parcels",
      "Stornoway",
      ...DUTIES[0],
      "Jan 2016 - Feb 2019 | Storekeeper",
    ]);
  });

  it("keep sentences that open beside the employer whole", async () => {
    const row = (y: number, employer: string[], duties: readonly string[]) => printLines(50, y, employer) + printLines(180, y, duties);
    const document = await read(
      row(700, ["Hebrides Parcels", "Sorter"], DUTIES[0]) +
        row(640, ["Minch Storage", "Storekeeper"], DUTIES[1]) +
        row(580, ["Wrath Couriers", "Driver"], DUTIES[2]),
    );
    expect(linesOf(document).slice(0, 5)).toEqual(["Hebrides Parcels", "Sorter", ...DUTIES[0], "Minch Storage"]);
  });

  it("have words closed up that wrap in their cell, but not an employer above its place", async () => {
    const row = (y: number, title: string[], employer: string[], dates: string) =>
      printLines(50, y, title) + printLines(150, y, employer) + print(420, y, dates);
    const document = await read(
      row(700, ["Assistant Harbour", "Pilot"], ["Hebrides Parcels", "Stornoway"], "2019 - 2023") +
        row(660, ["Storekeeper"], ["Minch Storage", "Ullapool"], "2016 - 2019") +
        row(620, ["Driver"], ["Wrath Couriers", "Durness"], "2012 - 2016"),
    );
    expect(linesOf(document).slice(0, 3)).toEqual([
      "Assistant Harbour Pilot | Hebrides Parcels | 2019 - 2023",
      "Stornoway",
      expect.anything(),
    ]);
  });

  it("read cards row by row", async () => {
    const card = (x: number, y: number, title: string, duties: readonly string[]) =>
      print(x, y, title, { font: "F2" }) +
      printLines(
        x,
        y - 13,
        duties.flatMap((line) => [line.slice(0, 36).trim(), line.slice(36).trim()]),
      );
    const document = await read(
      card(50, 700, "Sorter", DUTIES[0]) +
        card(320, 700, "Storekeeper", DUTIES[1]) +
        card(50, 600, "Driver", DUTIES[2]) +
        card(320, 600, "Deckhand", [...DUTIES[0]].reverse()),
    );
    const titles = linesOf(document).filter((line) => /^(?:Sorter|Storekeeper|Driver|Deckhand)$/.test(line));
    expect(titles).toEqual(["Sorter", "Storekeeper", "Driver", "Deckhand"]);
  });
});

describe("the cells of a table", () => {
  it("stay apart where words of one nearly reach the next, whatever the other rows leave free", async () => {
    const row = (y: number, title: string, employer: string[], dates: string) =>
      print(50, y, title) + printLines(150, y, employer) + print(420, y, dates);
    const document = await read(
      row(700, "Storekeeper of salt", ["Minch Storage", "Ullapool"], "2019 - 2023") +
        row(660, "Sorter", ["Hebrides Parcels", "Stornoway"], "2016 - 2019") +
        row(620, "Driver", ["Wrath Couriers", "Durness"], "2012 - 2016"),
    );
    expect(linesOf(document)[0]).toBe("Storekeeper of salt | Minch Storage | 2019 - 2023");
  });

  it("have words closed up that wrap between rules", async () => {
    const rule = (x1: number, y1: number, x2: number, y2: number) => `${x1} ${y1} m ${x2} ${y2} l S\n`;
    const rules = [720, 680, 640].map((y) => rule(50, y, 350, y)).join("") + [50, 150, 260, 350].map((x) => rule(x, 720, x, 640)).join("");
    const rows =
      printLines(56, 706, ["Assistant harbour", "pilot"]) +
      print(156, 706, "Minch Storage") +
      print(266, 706, "2019 - 2023") +
      print(56, 666, "Driver") +
      printLines(156, 666, ["Wrath Couriers", "Limited"]) +
      print(266, 666, "2012 - 2019");
    expect(linesOf(await read(rules + rows))).toEqual([
      "Assistant harbour pilot | Minch Storage | 2019 - 2023",
      "Driver | Wrath Couriers Limited | 2012 - 2019",
    ]);
  });
});

describe("a grid of short words", () => {
  it("is read row by row, in small letters too", async () => {
    const words = [
      "sorting",
      "stowing",
      "knots",
      "charts",
      "radio",
      "rowing",
      "salting",
      "netting",
      "first aid",
      "gutting",
      "tallying",
      "signals",
    ];
    const grid = words.map((word, index) => print(50 + (index % 3) * 170, 700 - Math.floor(index / 3) * 14, word)).join("");
    expect(linesOf(await read(grid))[0]).toBe("sorting | stowing | knots");
  });
});

describe("headings that hang beside their text", () => {
  it("stand on its first line, though they are set a little lower", async () => {
    const section = (y: number, name: string, lines: readonly string[]) =>
      print(50, y - 8, name, { font: "F2" }) + printLines(160, y, lines);
    const document = await read(
      section(700, "Profile", DUTIES[0]) + section(650, "Work", [...DUTIES[1], ...DUTIES[2]]) + section(570, "Study", DUTIES[0]),
    );
    expect(document.columns).toBe(1);
    expect(linesOf(document).slice(0, 3)).toEqual([`Profile | ${DUTIES[0][0]}`, DUTIES[0][1], `Work | ${DUTIES[1][0]}`]);
  });
});

describe("dates flush right", () => {
  const entries = (y: number): string =>
    [0, 1, 2]
      .map(
        (index) =>
          print(50, y - index * 50, `Post ${index + 1}`) +
          print(490, y - index * 50, `${2010 + index} - ${2011 + index}`) +
          printLines(50, y - index * 50 - 13, DUTIES[index] ?? []),
      )
      .join("");

  it("are no part of the block that stands above them at the right", async () => {
    const facts = print(330, 700, "Key facts", { size: 13 }) + printLines(342, 684, ["Lives on Skye", "Drives anything", "Two languages"]);
    const profile =
      print(50, 700, "Profile", { size: 13 }) +
      printLines(50, 684, ["Sorter of parcels who", "rises with the tide and", "knows every pier."]);
    const document = await read(profile + facts + print(50, 620, "Experience", { size: 13 }) + entries(602));
    expect(document.columns).toBe(1);
    expect(linesOf(document)).toContain("Post 1 | 2010 - 2011");
    expect(linesOf(document).indexOf("Two languages")).toBeLessThan(linesOf(document).indexOf("Experience"));
  });

  it("stay with their lines where a table above them ends in a narrow column", async () => {
    const table = [700, 686, 672]
      .map(
        (y, index) =>
          print(50, y, ["Certificate", "Rope work", "Seamanship"][index] ?? "") + print(494.5, y, ["Grade", "Merit", "Pass"][index] ?? ""),
      )
      .join("");
    const document = await read(table + entries(630));
    expect(document.columns).toBe(1);
    expect(linesOf(document).slice(0, 4)).toEqual([
      "Certificate | Grade",
      "Rope work | Merit",
      "Seamanship | Pass",
      "Post 1 | 2010 - 2011",
    ]);
  });
});

describe("no entries beside each other", () => {
  it("are the columns of running text, three of them on the same lines as little as two", async () => {
    const words = `${DUTIES.flat().join(" ").toLowerCase()} `.repeat(2).split(" ");
    const text = (x: number, from: number) =>
      printLines(
        x,
        700,
        Array.from({ length: 14 }, (_, index) => words.slice(from + index * 3, from + index * 3 + 3).join(" ")),
      );
    const document = await read(text(50, 0) + text(240, 40) + text(430, 80));
    expect(document.columns).toBe(3);
    expect(linesOf(document).slice(0, 2)).toEqual(["sorted the parcels", "of four islands"]);
  });

  it("are the sections of a sidebar, even where some of them begin on the lines of entries", async () => {
    const main = [700, 630, 560].map(
      (y, index) => print(50, y, `Post ${index + 1}`, { font: "F2" }) + printLines(50, y - 13, DUTIES[index] ?? []),
    );
    const section = (y: number, name: string, words: string[]) => print(430, y, name, { size: 13 }) + printLines(430, y - 14, words);
    const side =
      section(700, "Contact", ["ailsa@example.com", "555-0142"]) +
      section(630, "Skills", ["Sorting", "Storing", "Driving"]) +
      section(560, "Tongues", ["Gaelic", "Norn"]);
    const document = await read(main.join("") + side);
    expect(document.columns).toBe(2);
    const lines = linesOf(document);
    expect(lines.indexOf("Post 3")).toBeLessThan(lines.indexOf("Contact"));
    expect(lines.slice(lines.indexOf("Contact"))).toEqual([
      "Contact",
      "ailsa@example.com",
      "555-0142",
      "Skills",
      "Sorting",
      "Storing",
      "Driving",
      "Tongues",
      "Gaelic",
      "Norn",
    ]);
  });

  it("are headings flush right, each alone on its line", async () => {
    const heading = (y: number, name: string) => print(560 - name.length * 7, y, name, { size: 14 });
    const document = await read(
      print(50, 740, "Ailsa Corran", { size: 20 }) +
        heading(720, "Summary") +
        print(50, 700, "Sorter of parcels.") +
        heading(670, "Schooling") +
        printLines(50, 650, ["2008", "Nautical School, Leith"]) +
        heading(610, "History") +
        printLines(50, 590, ["2012", "Driver, Wrath Couriers"]),
    );
    expect(document.columns).toBe(1);
    expect(linesOf(document).slice(1, 5)).toEqual(["Summary", "Sorter of parcels.", "Schooling", "2008"]);
  });
});
