import { describe, expect, it } from "vitest";
import { readDocument } from "../../documents/index.ts";
import { makePdf, print, printLines } from "../../documents/test/make-pdf.ts";
import { readResume } from "../index.ts";

async function read(page: string) {
  const reading = await readDocument(makePdf([page]));
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.document;
}

const rolesOf = (document: Awaited<ReturnType<typeof read>>): string[] =>
  readResume(document, { asOf: "2026-11-01" }).work.map(
    ({ position, name, startDate, endDate }) => `${position} @ ${name}, ${startDate}–${endDate}`,
  );

const heading = print(50, 740, "WORK EXPERIENCE", { font: "F2", size: 13 });
const station = (y: number, dates: [string, string], title: string, rest: string[]) =>
  printLines(50, y, dates) + print(150, y, title, { font: "F2" }) + printLines(150, y - 15, rest);

describe("timelines", () => {
  it("have the two ends of a period printed one over the other, whichever comes first", async () => {
    const document = await read(
      heading +
        station(700, ["MAR 2021", "JUN 2024"], "Ferry Steward", ["Minch Line Ltd", "Sold the tickets of two boats."]) +
        station(630, ["FEB 2021", "SEP 2018"], "Deckhand", ["Skerry Boats Ltd", "Kept the ropes dry."]),
    );
    expect(rolesOf(document)).toEqual(["Ferry Steward @ Minch Line Ltd, 2021-03–2024-06", "Deckhand @ Skerry Boats Ltd, 2018-09–2021-02"]);
  });

  it("leave years of a list that stand in twos apart", async () => {
    const pair = (y: number, one: string, other: string) => printLines(50, y, [one, other]) + printLines(150, y, ["First aid", "Radio"]);
    const document = await read(pair(700, "2021", "2019") + pair(600, "2018", "2016"));
    expect(document.text).toContain("2021\tFirst aid\n2019\tRadio");
  });

  it("have marks that belong to the words behind them, not to the dates before", async () => {
    const row = (y: number, dates: string, title: string) =>
      print(118, y, "\x95") + print(50, y, dates) + print(150, y, title, { font: "F2" }) + print(150, y - 15, "Minch Line");
    const document = await read(
      row(700, "2019 - 2024", "Ferry Steward") + row(640, "2016 - 2019", "Deckhand") + row(580, "2013 - 2016", "Net Mender"),
    );
    expect(document.text).toContain("2016 - 2019\t• Deckhand");
  });

  it("keep dates beside their entries where a sidebar stands left of both", async () => {
    const job = (y: number, dates: string, rest: string[]) => print(200, y, dates) + printLines(300, y, rest);
    const document = await read(
      printLines(40, 740, ["Details", "Oban", "Skills", "Knots", "Radio", "First aid", "Rowing", "Languages", "Gaelic"]) +
        print(200, 740, "Employment", { font: "F2" }) +
        job(715, "2021 - 2024", ["Minch Line Ltd", "Ferry Steward", "Sold the tickets of two boats."]) +
        job(655, "2018 - 2021", ["Skerry Boats Ltd", "Deckhand", "Kept the ropes of the pier dry."]) +
        job(595, "2015 - 2018", ["Wrath Fisheries Ltd", "Net Mender", "Mended by hand all winter long."]),
    );
    expect(document.text).toContain("2021 - 2024\tMinch Line Ltd\nFerry Steward");
  });

  const column = (x: number, jobs: string[][]) => jobs.map((rest, index) => printLines(x, 715 - 62 * index, rest)).join("");
  const flushRight = (edge: number, dates: string[]) =>
    dates.map((text, index) => print(edge - text.length * 5, 715 - 62 * index, text)).join("");
  const jobs = [
    ["Ferry Steward", "Minch Line Ltd", "Sold the tickets of two boats."],
    ["Deckhand", "Skerry Boats Ltd", "Kept the ropes of the pier dry."],
    ["Net Mender", "Wrath Fisheries Ltd", "Mended by hand all winter long."],
  ];
  const sidebar = (x: number) =>
    printLines(x, 737, ["Details", "Oban", "Skills", "Knots", "Radio", "First aid", "Rowing", "Languages", "Gaelic"]);

  it("keep dates set flush right beside their entries where a sidebar stands right of both", async () => {
    const dates = ["May 2021 - now", "2018 - April 2021", "June 2015 - 2018"];
    const document = await read(print(50, 737, "Employment", { font: "F2" }) + column(50, jobs) + flushRight(390, dates) + sidebar(430));
    expect(rolesOf(document)).toEqual([
      "Ferry Steward @ Minch Line Ltd, 2021-05–null",
      "Deckhand @ Skerry Boats Ltd, 2018–2021-04",
      "Net Mender @ Wrath Fisheries Ltd, 2015-06–2018",
    ]);
  });

  it("leave dates in the margin of their entries where a sidebar left of both has words on the same lines", async () => {
    const dates = ["2021 - 2024", "2018 - 2021", "2015 - 2018"];
    const skills = ["Knots", "Radio", "Rowing"]
      .map((skill, index) => printLines(40, 715 - 62 * index, [skill, "daily", "afloat"]))
      .join("");
    const document = await read(print(200, 737, "Employment", { font: "F2" }) + skills + flushRight(255, dates) + column(300, jobs));
    expect(document.text).toContain("2021 - 2024\tFerry Steward");
    expect(document.text).not.toMatch(/Knots\t2021/);
  });

  it("have titles printed like the headings of the sidebar below the employer and the dates", async () => {
    const head = (x: number, y: number, text: string) => print(x, y, text, { font: "F2", size: 12 });
    const part = (y: number, title: string, rest: string[]) => head(40, y, title) + printLines(40, y - 16, rest);
    const post = (y: number, employer: string, dates: string, title: string) =>
      print(230, y, employer) +
      print(450, y, dates) +
      head(230, y - 14, title) +
      print(230, y - 28, "Taught the youngest to swim and to row.");
    const document = await read(
      part(740, "Skills", ["Patience", "Rowing"]) +
        part(680, "Languages", ["Gaelic", "English"]) +
        part(620, "Interests", ["Knots", "Old charts"]) +
        print(230, 740, "Experience", { font: "F2", size: 15 }) +
        post(712, "Minch School", "2019 - 2024", "Head of Swimming") +
        post(650, "Skerry School", "2015 - 2019", "Swimming Teacher") +
        post(588, "Wrath School", "2012 - 2015", "Cover Supervisor"),
    );
    expect(rolesOf(document)).toEqual([
      "Head of Swimming @ Minch School, 2019–2024",
      "Swimming Teacher @ Skerry School, 2015–2019",
      "Cover Supervisor @ Wrath School, 2012–2015",
    ]);
  });
});

describe("heads with a bullet", () => {
  it("have their title on the line that hangs below, once the period has ended them", async () => {
    const entry = (y: number, head: string, title: string, duty: string) =>
      print(50, y, `* ${head}`) + print(60, y - 13, title) + print(70, y - 26, `- ${duty}`);
    const document = await read(
      heading +
        entry(700, "Minch Contractors (Ullapool) [04/2011 - 05/2018]", "Electrician", "schools, shops, farm buildings") +
        entry(650, "Wrath Marine (Durness) [06/2007 - 03/2011]", "Apprentice Electrician", "dockside supplies"),
    );
    expect(rolesOf(document)).toEqual([
      "Electrician @ Minch Contractors, 2011-04–2018-05",
      "Apprentice Electrician @ Wrath Marine, 2007-06–2011-03",
    ]);
  });
});

describe("titles that are names of sections elsewhere", () => {
  it("are titles where the sections look otherwise", async () => {
    const section = (y: number, name: string) => print(50, y, name, { font: "F2", size: 12 });
    const entry = (y: number, title: string, rest: string[]) => print(50, y, title, { font: "F2" }) + printLines(50, y - 13, rest);
    const document = await read(
      section(740, "EXPERIENCE") +
        entry(720, "Lab Technician", ["Alder Labs Ltd", "2016 - 2019", "Samples by the hundred."]) +
        entry(660, "Internship", ["Rowan Hospital", "2015 - 2016"]) +
        section(610, "EDUCATION") +
        printLines(50, 592, ["Diploma, Birch College", "2015"]) +
        section(560, "LANGUAGES") +
        print(50, 542, "Welsh"),
    );
    expect(rolesOf(document)).toEqual(["Lab Technician @ Alder Labs Ltd, 2016–2019", "Internship @ Rowan Hospital, 2015–2016"]);
  });
});
