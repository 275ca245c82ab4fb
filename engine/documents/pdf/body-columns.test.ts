import { describe, expect, it } from "vitest";
import { readDocument } from "../index.ts";
import { makePdf, print, printLines } from "../test/make-pdf.ts";
import type { Document } from "../types.ts";

async function read(...pages: string[]): Promise<Document> {
  const reading = await readDocument(makePdf(pages));
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.document;
}

/** Lines as printed, cells parted by " | ". */
const linesOf = (document: Document): string[] =>
  document.lines.map((line) => line.cells.map((cell) => document.text.slice(cell.start, cell.end)).join(" | "));

const put = (x: number, rows: [number, string][], size = 10): string => rows.map(([y, text]) => print(x, y, text, { size })).join("");

/** A word set in the middle of the page as far as Helvetica's usual width allows. */
const PAGE_WIDTH = 612;
const centre = (y: number, text: string, width: number): string => print((PAGE_WIDTH - width) / 2, y, text, { size: 10 });

describe("columns of the body", () => {
  it("takes centred headings between entries with dates at the right for no column", async () => {
    const roles = [
      [640, "Plant manager", "June 2003 to May 2009"],
      [600, "Shift lead", "July 1999 to May 2003"],
    ] as const;
    const studies = [[540, "Prairie Polytechnic", "1995 to 1999"]] as const;
    const rows = [...roles, ...studies].flatMap(([y, left, right]) => [
      print(60, y, left),
      print(552 - right.length * 5, y, right),
      print(60, y - 13, "Cedar Mills, Peoria, where the first line was ours to run and mend"),
    ]);
    const page = `${centre(670, "Experience", 50)}${centre(565, "Education", 46)}${centre(500, "Skills", 26)}${rows.join("")}${print(60, 480, "Lean manufacturing, budgets, safety, and every spreadsheet that goes with them, gladly")}`;
    const document = await read(page);
    expect(document.columns).toBe(1);
    expect(linesOf(document)).toContain("Plant manager | June 2003 to May 2009");
    expect(linesOf(document).indexOf("Education")).toBeLessThan(linesOf(document).indexOf("Prairie Polytechnic | 1995 to 1999"));
  });

  it("joins a date that wraps in its rail", async () => {
    const rail = put(50, [
      [700, "Oct 2018 to Feb"],
      [687, "2022"],
      [640, "since March"],
      [627, "2015"],
      [580, "2011 to 2014"],
    ]);
    const entries = put(170, [
      [700, "User researcher"],
      [687, "Harrow Digital, London"],
      [674, "Tested forms with people who had never seen one"],
      [640, "Interviewer"],
      [627, "Signal Museum, York"],
      [614, "Stood by the exhibits with a clipboard"],
      [580, "Usher"],
      [567, "Lantern Theatre"],
    ]);
    const lines = linesOf(await read(rail + entries));
    expect(lines).toContain("Oct 2018 to Feb 2022 | User researcher");
    expect(lines).toContain("since March 2015 | Interviewer");
    expect(lines).toContain("2011 to 2014 | Usher");
  });

  it("reads labels beside their entries across section names", async () => {
    const rail = put(50, [
      [680, "Clinical"],
      [663, "Office"],
      [600, "English"],
      [583, "Romanian"],
      [566, "Welsh"],
    ]);
    const names = put(
      50,
      [
        [700, "Skills"],
        [622, "Languages"],
      ],
      12,
    );
    const entries = put(190, [
      [680, "Suturing, resuscitation, triage"],
      [663, "Argo, Excel"],
      [600, "mother tongue"],
      [583, "B2"],
      [566, "A2"],
    ]);
    const document = await read(rail + names + entries);
    expect(document.columns).toBe(1);
    expect(linesOf(document)).toEqual([
      "Skills",
      "Clinical | Suturing, resuscitation, triage",
      "Office | Argo, Excel",
      "Languages",
      "English | mother tongue",
      "Romanian | B2",
      "Welsh | A2",
    ]);
  });

  it("counts no column for contacts beside the name, and two where a sidebar runs down the page", async () => {
    const contacts = put(450, [
      [757, "Tacoma, WA"],
      [745, "555-0142"],
      [733, "jane@example.com"],
    ]);
    const body = Array.from({ length: 30 }, (_, index) => `Line number ${index} of the text, rather short`);
    const name = print(50, 760, "Jane Example", { size: 18 }) + print(50, 740, "Registered nurse");
    expect((await read(name + contacts + printLines(50, 690, body))).columns).toBe(1);
    const sidebar = [
      "Contact",
      "Tacoma, WA",
      "555-0142",
      "Skills",
      "Triage",
      "Splinting",
      "Suturing",
      "Epic",
      "Languages",
      "English",
      "Igbo",
    ];
    expect((await read(printLines(50, 700, sidebar, 37) + printLines(220, 703, body, 14))).columns).toBe(2);
  });
});
