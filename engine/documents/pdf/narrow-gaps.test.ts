import { describe, expect, it } from "vitest";
import { readDocument } from "../index.ts";
import { makePdf, print } from "../test/make-pdf.ts";
import { buildSegments } from "./build-segments.ts";
import type { GlyphStyle } from "./read-glyph-styles.ts";
import type { Glyph } from "./read-glyphs.ts";

async function read(page: string) {
  const reading = await readDocument(makePdf([page]));
  if (reading.kind === "unreadable") throw new Error(reading.code);
  const { document } = reading;
  return document.lines.map((line) => line.cells.map((cell) => document.text.slice(cell.start, cell.end)).join(" | "));
}

const STYLE: GlyphStyle = {
  ...{ bold: false, italic: false, weight: 400, color: "#000000", red: 0, green: 0, blue: 0, alpha: 255 },
  ...{ renderMode: 0, nameless: false },
};
/** Ems by which a capital is wider than the small letter it stands for; the blank between words is .28 of them. */
const WIDER = { r: 0.33, i: 0, o: 0.17, s: 0.11, t: 0.33, w: 0.53 };

/** Capitals that say of themselves that they are small letters, each where the one before really ends. */
function toSmallCapitals(words: string): Glyph[] {
  let at = 60;
  let blank: Glyph["blank"] = "none";
  return [...words].flatMap((text) => {
    const size = text === text.toLowerCase() ? 7 : 10;
    const x = at;
    if (text === " ") {
      at += 2.8;
      blank = "guessed";
      return [];
    }
    const wider = WIDER[text as keyof typeof WIDER] ?? 0.1;
    at += (0.5 + (size === 7 ? wider : 0)) * size;
    const glyph: Glyph = { text, x, right: x + size / 2, y: 700, size, turn: 0, blank, style: STYLE, object: 1 };
    blank = wider > 0.15 && wider < 0.5 ? "guessed" : "none";
    return [glyph];
  });
}

describe("small capitals", () => {
  it("keep their words whole where their widths are told as those of small letters", () => {
    expect(buildSegments(toSmallCapitals("Work History")).map(({ text }) => text)).toEqual(["Work History"]);
    expect(buildSegments(toSmallCapitals("Gwen Tarn")).map(({ text }) => text)).toEqual(["Gwen Tarn"]);
    expect(buildSegments(toSmallCapitals("Parcours professionnel")).map(({ text }) => text)).toEqual(["Parcours professionnel"]);
  });
});

describe("dates flush right of their entries, before a sidebar that has dates too", () => {
  it("stay with their entries", async () => {
    const entry = (y: number, title: string, dates: string, duty: string) =>
      print(60, y, title) + print(290, y, dates) + print(60, y - 13, duty);
    const lines = await read(
      entry(700, "Night Porter, Seaview Lodge", "02.2022 - 05.2024", "Kept the doors and the till of the lodge") +
        entry(660, "Receptionist, Seaview Lodge", "01.2019 - 02.2022", "Welcomed the guests of nine coaches") +
        entry(620, "Packer, Harbour Foods", "03.2015 - 12.2018", "Filled and weighed crates of two lines") +
        entry(580, "Cleaner, Harbour Foods", "06.2014 - 03.2015", "Swept the hall every night of the week") +
        print(420, 705, "Education", { size: 12 }) +
        print(420, 673, "Trade School") +
        print(480, 660, "2011 - 2014") +
        print(420, 634, "Grammar School") +
        print(480, 607, "2005 - 2011") +
        print(420, 594, "Skills", { size: 12 }) +
        print(420, 573, "First aid"),
    );
    expect(lines).toContain("Receptionist, Seaview Lodge | 01.2019 - 02.2022");
  });
});
