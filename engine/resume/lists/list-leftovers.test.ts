import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const HEAD = "Ann Example\nann@example.com\n\nEXPERIENCE\n\nClerk, Acme Ltd, 2019 - 2024\n- Answered letters\n\n";
const skillsOf = (rest: string) => readResume(toPlainDocument(HEAD + rest), { asOf: "2026-06-01" }).skills.map(({ name }) => name);

describe("a list of skills", () => {
  it.each([
    ["SKILLS\nExcel, Clio\nSpanish: intermediate; Tamil: native", ["native", "intermediate"]],
    ["SKILLS\nAnglais : niveau B1 – Espagnol : notions\nLogiciels : ICCA, Excel", ["niveau B1", "notions"]],
    ["SKILLS\n- 11 yrs in distribution, 6 leading people\n- Excel, RF scanners", ["11 yrs in distribution"]],
    ["SKILLS\nExcel, wine tasting (not a certified sommelier), Clio", ["wine tasting (not a certified sommelier)"]],
  ])("keeps no leftovers: %s", (text, leftovers) => {
    const names = skillsOf(text);
    expect(names).toContain("Microsoft Excel");
    for (const leftover of leftovers) expect(names).not.toContain(leftover);
  });

  it("is read when it ends in a full stop and a sentence follows", () => {
    const names = skillsOf("SKILLS\nGlorping, sourcing blends, snarfing. I also train new staff.");
    expect(names).toEqual(expect.arrayContaining(["Glorping", "sourcing blends", "snarfing"]));
    expect(names.filter((name) => name.includes("also train"))).toEqual([]);
  });
});

describe("no evidence is", () => {
  it.each([
    ["a heading", "LEADERSHIP\nCaptain of the rowing club, 2018", "Leadership"],
    ["a heading of languages and computing", "LANGUES ET INFORMATIQUE\nAnglais : B1", "Computer Science"],
    ["a goal", "GOALS\nMaster electrician by 2028, then solar panel installation.", "Solar Panel Installation"],
    ["what someone looks for", "WHAT I'M LOOKING FOR\nA team that works with Kubernetes.", "Kubernetes"],
    ["a hobby", "OFF SCREEN\nCeramics, sailing, sourdough", "Baking"],
    ["a wish to become", "OBJECTIVE\nI want to become a registered nurse.", "Registered Nurse Licence"],
  ])("%s", (_, text, skill) => {
    expect(skillsOf(text)).not.toContain(skill);
  });

  it("but a paper beside a hobby is held, and so is what stands beside a heading", () => {
    expect(skillsOf("INTERESTS\nSailing, CPR certified")).toContain("CPR");
    expect(skillsOf("Technical Skills: AutoCAD, SolidWorks")).toContain("AutoCAD");
  });
});
