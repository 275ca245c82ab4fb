import { describe, expect, it } from "vitest";
import { readDocument } from "../index.ts";
import { makePdf, print, printLines } from "../test/make-pdf.ts";

const PITCH = 13;
type Row = { cell: string[]; beside: string[] };
const ROWS: Row[] = [
  {
    cell: ["Harbour Mill", "Bristol"],
    beside: ["Head Baker", "03/2019 - 11/2023", "Led a shift of six bakers", "Planned the production of the week"],
  },
  {
    cell: ["Northgate Foods"],
    beside: [
      "Pastry Cook",
      "01/2016 - 02/2019",
      "Made laminated doughs for forty houses",
      "Trained two apprentices",
      "Kept the allergen sheets",
    ],
  },
  { cell: ["Lindenhof", "Basel"], beside: ["Baker", "06/2013 - 12/2015", "Baked bread and rolls during the night shift"] },
];
type Place = "top" | "middle" | "foot";
const toDrop = (place: Place, { cell, beside }: Row): number =>
  ({ top: 0, middle: (beside.length - cell.length) / 2, foot: beside.length - cell.length })[place] * PITCH;

/** Rows of a table without rules; the narrow cells stand at the left or at the right. */
async function linesWith(place: Place, narrow: "left" | "right", rows = ROWS): Promise<string[]> {
  let y = 690;
  const page = rows.map((row) => {
    const [cellX, besideX] = narrow === "left" ? [60, 190] : [400, 60];
    const printed = printLines(cellX, y - toDrop(place, row), row.cell, PITCH) + printLines(besideX, y, row.beside, PITCH);
    y -= row.beside.length * PITCH + 9;
    return printed;
  });
  const reading = await readDocument(
    makePdf([print(60, 740, "Rosa Oakfield", { size: 18 }) + print(60, 715, "Work experience", { size: 13 }) + page.join("")]),
  );
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.document.lines.map(({ start, end }) => reading.document.text.slice(start, end));
}

describe("cells that stand lower than the row they belong to", () => {
  it.each([
    ["at half its height", "middle", "left"],
    ["at its foot", "foot", "left"],
    ["at half its height, at the right", "middle", "right"],
  ] as const)("%s are read on its first line", async (_, place, narrow) => {
    const lines = await linesWith(place, narrow);
    for (const { cell, beside } of ROWS) {
      const line = lines.find((text) => text.split("\t").includes(beside[0] ?? ""));
      expect(line).toContain(cell[0]);
    }
  });

  it("are none where the lines of a sidebar stand at any height", async () => {
    const page =
      printLines(60, 680, ["Languages", "English", "Dutch"], PITCH) +
      printLines(60, 610, ["Hobbies", "Rowing", "Chess"], PITCH) +
      printLines(60, 570, ["Baking"], PITCH) +
      ROWS.map(({ beside }, index) => printLines(190, 690 - index * 66, beside, PITCH)).join("");
    const reading = await readDocument(makePdf([print(60, 740, "Rosa Oakfield", { size: 18 }) + page]));
    const text = reading.kind === "read" ? reading.document.text : "";
    expect(text).toContain("Languages\nEnglish\nDutch");
    expect(text).not.toContain("\t");
  });
});
