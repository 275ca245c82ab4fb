import { describe, expect, it } from "vitest";
import { readDocument } from "../index.ts";
import { makePdf, print, printLines } from "../test/make-pdf.ts";

async function linesOf(content: string): Promise<string[]> {
  const reading = await readDocument(makePdf([content]));
  if (reading.kind === "unreadable") throw new Error(reading.code);
  const { text, lines } = reading.document;
  return lines.map(({ cells }) => cells.map(({ start, end }) => text.slice(start, end)).join(" | "));
}

/** Words set flush right before the text; Helvetica's letters are half as wide as high, capitals more. */
const flush = (y: number, label: string) => print(190 - label.length * (/^[A-Z ]+$/.test(label) ? 6.6 : 4.9), y, label);
const row = (y: number, label: string, lines: string[]) => flush(y, label) + printLines(210, y, lines, 12);

const BODY =
  row(760, "Feb 2021 - Present", ["Process Engineer", "Pellicano Works, Hale", "Balanced three lines of assembly"]) +
  row(706, "Oct 2018 - Jan 2021", ["Junior Engineer", "Reno Works, Norbury", "Wrote instructions and studied times"]) +
  row(652, "2015 - 2018", ["Degree in Engineering", "Hale University"]);

describe("labels of a form, one closely below the other", () => {
  it.each([
    ["Digital skills", "Job-related skills", "Driving licence"],
    ["Competenze digitali", "Competenze professionali", "Patente di guida"],
    ["Digitale Kompetenzen", "Berufliche Fähigkeiten", "Führerschein"],
  ])("stay with their own values: %s, %s, %s", async (...labels) => {
    const values = ["SolidWorks, Minitab", "Lean Manufacturing", "B"];
    const content = BODY + labels.map((label, i) => row(610 - i * 15, label, [values[i] ?? ""])).join("");
    const lines = await linesOf(content);
    for (const [i, label] of labels.entries()) expect(lines).toContain(`${label} | ${values[i]}`);
  });

  it("and the name of a section below a label is no part of it", async () => {
    const content = row(790, "JOB APPLIED FOR", ["Senior engineer"]) + flush(775, "WORK EXPERIENCE") + BODY;
    const lines = await linesOf(content);
    expect(lines).toContain("JOB APPLIED FOR | Senior engineer");
    expect(lines).toContain("WORK EXPERIENCE");
  });

  it.each([
    ["Professional", "experience"],
    ["Skills and", "competences"],
  ])("but one name that wraps is one: %s, %s", async (above, below) => {
    const content =
      print(60, 790, above) +
      print(60, 778, below) +
      printLines(
        210,
        790,
        ["Process Engineer, Pellicano Works, 2019 - 2021", "Balanced three lines of assembly", "and trained the new people"],
        12,
      ) +
      print(60, 700, "Education") +
      printLines(210, 700, ["Degree in Engineering, Hale University, 2018", "with a paper on time studies"], 12);
    expect((await linesOf(content)).join("\n")).toContain(`${above} ${below}`);
  });
});
