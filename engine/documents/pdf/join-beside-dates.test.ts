import { describe, expect, it } from "vitest";
import { readDocument } from "../index.ts";
import { makePdf, print } from "../test/make-pdf.ts";

/** Heads with their dates at the right edge of the page, each with what stands below it. */
async function linesOf(...heads: [head: string, date: string, below: string][]): Promise<string[]> {
  const content = heads.map(([head, date, below], i) => {
    const y = 740 - i * 60;
    return print(40, y, head) + print(360, y, date) + print(40, y - 13, below);
  });
  const reading = await readDocument(makePdf([content.join("")]));
  if (reading.kind === "unreadable") throw new Error(reading.code);
  const { text, lines } = reading.document;
  return lines.map(({ cells }) => cells.map(({ start, end }) => text.slice(start, end)).join(" | "));
}

const OTHER: [string, string, string] = ["Clerk, Orrin Stores", "2011 - 2014", "Counted, packed and sent what people had ordered."];

describe("words that had no room left of the dates", () => {
  it.each([
    ["Laboratory Fellow, Marl Hill Research Centre (Group Lead: Rosa", "Orlova)"],
    ["Head of Catering and Housekeeping, Hospital of Saint Anne and", "Saint Luke"],
    ["Regional Officer for Water Supply, Ministry of Agriculture and", "Fisheries"],
    ["Senior Officer for Records, Chamber of Trade, Hale, one of the", "three counties"],
  ])("go on below: %s", async (head, below) => {
    expect(await linesOf([head, "2014 - 2019", below], OTHER)).toContain(`${head} ${below} | 2014 - 2019`);
  });

  it.each([
    ["Laboratory Fellow at the Marl Hill Research Centre for Rivers", "Orlova Trust"],
    ["Baker (nights", "Hale Bakery)"],
    ["Head of Catering", "and cleaning, of laundry and of all stores"],
  ])("do not where they say nothing of the kind or had room: %s", async (head, below) => {
    expect(await linesOf([head, "2014 - 2019", below], OTHER)).toEqual(expect.arrayContaining([`${head} | 2014 - 2019`, below]));
  });
});
