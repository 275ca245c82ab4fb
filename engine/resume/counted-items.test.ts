import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../documents/index.ts";
import { readResume } from "./read-resume.ts";

const HEAD = "Jo Lee\njo@example.com\n\nWORK\n";
const highlightsOf = (text: string) =>
  readResume(toPlainDocument(`${HEAD}${text}\n`), { asOf: "2026-11-01" }).work.map(({ highlights }) => highlights);

describe("what was done in a role, counted", () => {
  it("is a list of items, without its numbers", () => {
    expect(highlightsOf("Bricklayer, Fen Homes, 2004 - 2016\n1. Laid brick\n2. Pointed walls in lime\n3. Led a gang of four")).toEqual([
      ["Laid brick", "Pointed walls in lime", "Led a gang of four"],
    ]);
  });
  it("is none of roles that are counted", () => {
    const roles = "1. Bricklayer, Fen Homes, 2004 - 2016\n2. Foreman, Mill Homes, 2016 - 2019\n3. Site Manager, Hale Homes, 2019 - present";
    expect(highlightsOf(roles)).toHaveLength(3);
  });
});

describe("lines that begin with >", () => {
  it("are items where only some do", () => {
    const text =
      "Bricklayer, Fen Homes, 2004 - 2016\n> Laid brick\n> Pointed walls\n\nLabourer, Mill Homes, 2001 - 2004\n> Mixed lime\n> Carried hods";
    expect(highlightsOf(text)).toEqual([
      ["Laid brick", "Pointed walls"],
      ["Mixed lime", "Carried hods"],
    ]);
  });
  it("are those of a mail where nearly all do", () => {
    const lines = `${HEAD}Bricklayer, Fen Homes, 2004 - 2016\nLaid brick`.split("\n").map((line) => `> ${line}`);
    const { basics, work } = readResume(toPlainDocument(`See below.\n${lines.join("\n")}\n`), { asOf: "2026-11-01" });
    expect([basics.name, work[0]?.position]).toEqual(["Jo Lee", "Bricklayer"]);
  });
});
