import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const listed = (list: string) =>
  readResume(toPlainDocument(`Jo Example\njo@example.com\n\nSkills\n${list}\n\nLanguages\nEnglish`), { asOf: "2026-11-01" })
    .skills.filter(({ id }) => id.startsWith("term:"))
    .map(({ name }) => name);

describe("items of a list of skills", () => {
  it.each(["Portbase", "Testbase Zeta", "Orlegut", "Nimbasic"])("keep an ending that is also a level: %s", (name) => {
    expect(listed(`Boltrics, ${name}, lorimer lore`)).toContain(name);
  });

  it.each(["Boltrics (advanced)", "Boltrics advanced", "Boltrics 80%", "Boltrics ★★★☆", "Boltrics – 5 years", "Boltrics [expert]"])(
    "lose a level: %s",
    (item) => {
      expect(listed(`${item}, lorimer lore`)).toEqual(["Boltrics", "lorimer lore"]);
    },
  );

  it.each(["k6", "S4"])("may be as short as %s", (name) => {
    expect(listed(`${name}, lorimer lore`)).toContain(name);
  });

  it.each(["12", "x"])("are no mere number or letter: %s", (name) => {
    expect(listed(`${name}, lorimer lore`)).toEqual(["lorimer lore"]);
  });

  it("stand one a line, unless the line above asks for more or small words go on", () => {
    expect(listed("first case on-time starts\nwidget burnishing\nlorimer lore")).toEqual([
      "first case on-time starts",
      "widget burnishing",
      "lorimer lore",
    ]);
    expect(listed("Widget burnishing and\nBuffing of ferrules\nLorimer lore")).toEqual([
      "Widget burnishing and Buffing of ferrules",
      "Lorimer lore",
    ]);
    expect(listed("Widget burnishing\nin cold rooms\nLorimer lore\nFerrule sorting")).toContain("Widget burnishing in cold rooms");
  });

  it("close a word that is parted at the end of its line", () => {
    expect(listed("widget burnishing, ferrule sort-\ning, lorimer lore")).toContain("ferrule sorting");
  });
});
