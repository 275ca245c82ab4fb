import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const shown = (...lines: string[]) =>
  readResume(
    toPlainDocument(
      `Jo Example\njo@example.com\n\nExperience\nFitter, Hale & Sons Ltd, Leeds\n2019 - 2023\n${lines.map((line) => `- ${line}`).join("\n")}\n`,
    ),
    { asOf: "2026-11-01" },
  ).skills.map(({ name }) => name);

describe("a line of a role that is nothing but short names", () => {
  it("lists what was done, whether the taxonomy knows it or not", () => {
    expect(shown("ladder racking, earth bonding, pattress fixing, thimble lacing")).toEqual(
      expect.arrayContaining(["ladder racking", "earth bonding", "pattress fixing", "thimble lacing"]),
    );
    expect(shown("Gauze packing, stoma bags", "Wax carving")).toEqual(expect.arrayContaining(["Gauze packing", "stoma bags"]));
  });

  it("counts the months of its role", () => {
    const [skill] = readResume(
      toPlainDocument("Jo Example\njo@example.com\n\nExperience\nFitter, Hale Ltd\n01/2019 - 12/2020\n- earth bonding, thimble lacing\n"),
      { asOf: "2026-11-01" },
    ).skills.filter(({ name }) => name === "thimble lacing");
    expect(skill?.months).toBe(24);
  });

  it("may hold one part that tells more", () => {
    expect(shown("Stoma bags, gauze packing, wound washing, helped with their lists")).toContain("gauze packing");
  });
});

describe("a line of a role lists nothing", () => {
  it.each([
    ["where it is told of somebody", "we walked the trench, the shoring held"],
    ["where its parts are long", "Walked the whole length of the trench every day, checked the shoring of all the walls twice"],
    ["of names with capitals, such as those of clients", "Alder Homes, Birch Estates, Cedar Living"],
    ["that is denied", "earth bonding: never, thimble lacing: none"],
    ["of sums and numbers", "£40,000, 12 lads, 3 vans"],
  ])("%s", (_how, line) => {
    expect(shown(line).filter((name) => line.includes(name))).toEqual([]);
  });
});
