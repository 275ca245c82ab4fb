import { describe, expect, it } from "vitest";
import { readDocument } from "../index.ts";
import { makePdf, print, printLines } from "../test/make-pdf.ts";

async function linesOf(page: string): Promise<string[]> {
  const reading = await readDocument(makePdf([page]));
  if (reading.kind === "unreadable") throw new Error(reading.code);
  const { lines, text } = reading.document;
  return lines.map((line) => line.cells.map((cell) => text.slice(cell.start, cell.end)).join(" | "));
}

const card = (x: number, y: number, title: string, rest: string[]): string =>
  print(x, y, title, { font: "F2" }) + printLines(x, y - 15, rest);

describe("jobs laid out as cards side by side", () => {
  it("are read card after card, row after row, and sections below them apart", async () => {
    const lines = await linesOf(
      card(50, 700, "Ferry Steward", ["Minch Line, 2021 - 2024", "Sold the tickets of two boats."]) +
        card(320, 700, "Deckhand", ["Skerry Boats, 2018 - 2021", "Kept the ropes dry."]) +
        card(50, 630, "Net Mender", ["Wrath Fisheries, 2015 - 2018", "Mended by hand."]) +
        card(320, 630, "Ice Packer", ["Kyle Cold Store, 2013 - 2015", "Packed the night's catch."]) +
        card(50, 560, "EDUCATION", ["Seamanship, 2013"]) +
        card(320, 560, "SKILLS", ["Knots, radio"]),
    );
    expect(lines).toEqual([
      ...["Ferry Steward", "Minch Line, 2021 - 2024", "Sold the tickets of two boats."],
      ...["Deckhand", "Skerry Boats, 2018 - 2021", "Kept the ropes dry."],
      ...["Net Mender", "Wrath Fisheries, 2015 - 2018", "Mended by hand."],
      ...["Ice Packer", "Kyle Cold Store, 2013 - 2015", "Packed the night's catch."],
      ...["EDUCATION", "Seamanship, 2013", "SKILLS", "Knots, radio"],
    ]);
  });

  it("are not seen in titles with their dates flush right, however alike both are printed", async () => {
    const row = (y: number, title: string, dates: string, below: string) =>
      print(50, y, title, { font: "F2" }) + print(420, y, dates, { font: "F2" }) + print(50, y - 15, below);
    const lines = await linesOf(
      row(700, "Ferry Steward", "2021 - 2024", "Minch Line since 2021") + row(650, "Deckhand", "2018 - 2021", "Skerry Boats"),
    );
    expect(lines[0]).toBe("Ferry Steward | 2021 - 2024");
  });

  it("are read card after card without any bold type, below other sections in two columns, and end at the next section", async () => {
    const plain = (x: number, y: number, lines: string[]) => printLines(x, y, lines, 14);
    const lines = await linesOf(
      print(50, 740, "Skills", { size: 12 }) +
        plain(50, 715, ["Ropes and knots of all kinds", "Nets, mended by hand"]) +
        plain(320, 715, ["Tickets and tills of two boats", "Ice, by the ton"]) +
        print(50, 670, "Work history", { size: 12 }) +
        plain(50, 645, ["Ferry Steward", "Minch Line", "2021 - 2024"]) +
        plain(320, 645, ["Deckhand", "Skerry Boats", "2018 - 2021"]) +
        plain(50, 585, ["Net Mender", "Wrath Fisheries", "2015 - 2018"]) +
        plain(320, 585, ["Ice Packer", "Kyle Cold Store", "2013 - 2015"]) +
        print(50, 535, "Languages", { size: 12 }) +
        print(50, 515, "Gaelic, Norn"),
    );
    expect(lines.slice(lines.indexOf("Work history") + 1)).toEqual([
      ...["Ferry Steward", "Minch Line", "2021 - 2024", "Deckhand", "Skerry Boats", "2018 - 2021"],
      ...["Net Mender", "Wrath Fisheries", "2015 - 2018", "Ice Packer", "Kyle Cold Store", "2013 - 2015"],
      ...["Languages", "Gaelic, Norn"],
    ]);
  });
});
