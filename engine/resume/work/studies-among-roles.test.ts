import { expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const read = (text: string) => readResume(toPlainDocument(`Jo Lee\njo@example.com\n\n${text}\n`), { asOf: "2026-11-01" });

it("a trade whose rank is a degree too stays a role, whatever schools it worked for", () => {
  const { work } = read(`WORK
Tern Electric, Hale — Journeyman, June 2018 to present
- Service for hospitals, a bottling plant and two school districts
- Ran pipe on the bottling line

Mesa Contractors, Hale — Apprentice, 2013 to 2018
- Roughed in a clinic`);
  expect(work.map(({ position, name }) => [position, name])).toEqual([
    ["Journeyman", "Tern Electric"],
    ["Apprentice", "Mesa Contractors"],
  ]);
});
