import { describe, expect, it } from "vitest";
import { readDocument } from "../../documents/index.ts";
import { makePdf, print, printLines } from "../../documents/test/make-pdf.ts";
import { readResume } from "../index.ts";

async function rolesOf(page: string): Promise<string[]> {
  const reading = await readDocument(makePdf([page]));
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return readResume(reading.document, { asOf: "2026-11-01" }).work.map(({ position, name }) => `${position} @ ${name}`);
}

const heading = print(50, 740, "WORK EXPERIENCE", { font: "F2", size: 13 });

describe("heads of roles", () => {
  it("pass from bold to plain type where the title ends and the employer begins", async () => {
    const role = (y: number, title: string, width: number, rest: string) =>
      print(50, y, title, { font: "F2" }) + print(50 + width, y, rest) + printLines(60, y - 14, ["Kept the ropes of four boats dry."]);
    const page = role(700, "Ferry Steward", 69, "Minch Line, 2019 - 2024") + role(650, "Deckhand", 50, "Skerry Boats, 2016 - 2019");
    expect(await rolesOf(heading + page)).toEqual(["Ferry Steward @ Minch Line", "Deckhand @ Skerry Boats"]);
  });

  it("keep a rank in brackets out of the employer, whatever it is set in", async () => {
    const role = (y: number, title: string, width: number, rest: string) =>
      print(50, y, title, { font: "F2" }) + print(50 + width, y, rest) + printLines(60, y - 14, ["Kept the ropes of four boats dry."]);
    const unit = print(50, 720, "COASTAL CORPS, various locations, 2005 - 2024", { font: "F2" });
    const page =
      role(700, "Senior Instructor", 88, "(Petty Officer, SSG/E-6), 2014 - 2024") +
      role(650, "Rope Mechanic", 76, "(Seaman, E-3), 2005 - 2014");
    expect((await rolesOf(heading + unit + page)).map((role) => role.split(" @ ")[1])).toEqual(["COASTAL CORPS", "COASTAL CORPS"]);
  });
});
