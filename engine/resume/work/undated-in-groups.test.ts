import { describe, expect, it } from "vitest";
import { readDocument, toPlainDocument } from "../../documents/index.ts";
import { makePdf, print } from "../../documents/test/make-pdf.ts";
import { readResume } from "../index.ts";

type Printed = Parameters<typeof readResume>[0];
const tell = (document: Printed): string[] =>
  readResume(document, { asOf: "2026-11-01" }).work.map(
    ({ position, name, startDate, endDate }) => `${position} @ ${name}, ${startDate ?? "?"}–${endDate ?? "?"}`,
  );
const rolesOf = (...lines: string[]): string[] => tell(toPlainDocument(lines.join("\n")));

const LODGE = [
  "Experience",
  "",
  "Seaview Lodge Hotel, 2015 – 2022",
  "Night Porter",
  "- Kept the doors and the till",
  "",
  "Receptionist",
  "- Welcomed guests from nine coaches",
  "",
  "Harbour Foods Ltd, 2011 – 2015",
  "Packer",
  "- Filled crates",
];

describe("titles without dates under a company with its dates", () => {
  it("are roles at that company", () => {
    expect(rolesOf(...LODGE)).toEqual([
      "Night Porter @ Seaview Lodge Hotel, 2015–2022",
      "Receptionist @ Seaview Lodge Hotel, ?–?",
      "Packer @ Harbour Foods Ltd, 2011–2015",
    ]);
  });

  it("are none where the line tells a duty or names a firm", () => {
    const lines = LODGE.map((line) => (line === "Receptionist" ? "Reported to the Hotel Manager" : line));
    expect(rolesOf(...lines)).toHaveLength(2);
    expect(rolesOf(...LODGE.map((line) => (line === "Receptionist" ? "Employee of the month" : line)))).toHaveLength(2);
  });

  it("leave the company of the roles above, whose own role has another", () => {
    const lines = [
      "Experience",
      "",
      "SEAVIEW LODGE",
      "Night Porter, 2020 – 2022",
      "- Kept the doors",
      "Receptionist, 2018 – 2020",
      "- Welcomed guests",
      "",
      "Harbour Foods Ltd, 2011 – 2018",
      "Packer, 2014 – 2018",
      "- Filled crates",
      "Cleaner, 2011 – 2014",
      "- Swept the hall",
    ];
    expect(rolesOf(...lines)).toEqual([
      "Night Porter @ SEAVIEW LODGE, 2020–2022",
      "Receptionist @ SEAVIEW LODGE, 2018–2020",
      "Packer @ Harbour Foods Ltd, 2014–2018",
      "Cleaner @ Harbour Foods Ltd, 2011–2014",
    ]);
  });
});

describe("the first role beside the name of its section", () => {
  it("is read like those below, though the name is set larger", async () => {
    const entry = (y: number, employer: string, title: string, duty: string) =>
      print(180, y, employer) + print(180, y - 13, title) + print(180, y - 26, duty);
    const page =
      print(60, 760, "Ada Quarles", { size: 20 }) +
      print(60, 740, "ada@example.com") +
      print(60, 700, "Career history", { size: 12 }) +
      entry(700, "Harbour Foods Ltd", "Packer", "Filled and weighed the crates of two lines every morning.") +
      entry(650, "Seaview Lodge Hotel", "Receptionist", "Welcomed guests from nine coaches and kept the till in order.") +
      entry(600, "Merriott Market", "Porter", "Moved goods between the stalls and swept the hall at night.") +
      print(60, 550, "Languages", { size: 12 }) +
      print(180, 550, "English, Welsh");
    const reading = await readDocument(makePdf([page]));
    if (reading.kind === "unreadable") throw new Error(reading.code);
    expect(tell(reading.document)).toEqual([
      "Packer @ Harbour Foods Ltd, ?–?",
      "Receptionist @ Seaview Lodge Hotel, ?–?",
      "Porter @ Merriott Market, ?–?",
    ]);
  });
});
