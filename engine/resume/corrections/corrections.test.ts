import { describe, expect, test } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { canonicalJson } from "../../text/index.ts";
import { readResume } from "../read-resume.ts";
import { findRefused } from "./check-corrections.ts";
import { correctProfile } from "./correct-profile.ts";
import { toFields } from "./to-fields.ts";

const TEXT = `Ines Prado
ines.prado@example.com | 555-0142

EXPERIENCE

Kitchen Manager, Harbour Canteen
March 2019 - June 2021
- Planned menus and ordered stock in Microsoft Excel

Line Cook, Old Mill Inn
May 2015 - February 2019
- Cooked for eighty guests

EDUCATION

Diploma in Nutrition, Northfield College, 2015

SKILLS
Menu planning, Microsoft Excel, Food safety

LANGUAGES
Spanish (native), English (B2)
`;
const document = toPlainDocument(TEXT);
const base = readResume(document, { asOf: "2026-11-01" });
const correct = (...corrections: [string, string | null][]) =>
  correctProfile(
    base,
    corrections.map(([path, value]) => ({ path, value })),
    TEXT,
  );
const refused = (path: string, value: string | null) => findRefused(base, [{ path, value }], TEXT)?.fault;

describe("a corrected profile", () => {
  test("the reading that the tests stand on has two roles", () => {
    expect(base.work.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ["2019-03", "2021-06"],
      ["2015-05", "2019-02"],
    ]);
  });
  test("has the same bytes in whatever order corrections come", () => {
    const all: [string, string | null][] = [
      ["/work/0/startDate", "2018-03"],
      ["/work/1", null],
      ["/basics/name", "Inés Prado"],
      ["/basics/label", "Chef"],
    ];
    expect(canonicalJson(correct(...all))).toBe(canonicalJson(correct(...all.toReversed())));
  });
  test("leaves the reading of the engine as it was", () => {
    const before = JSON.stringify(base);
    correct(["/work/0", null], ["/basics/name", null]);
    expect(JSON.stringify(base)).toBe(before);
    expect(correctProfile(base, [], TEXT)).toBe(base);
  });
  test("counts years and months of skills anew after a date", () => {
    const later = correct(["/work/0/endDate", "2023-06"]);
    expect(later.meta.totalYears.mid).toBeCloseTo(base.meta.totalYears.mid + 2, 1);
    const monthsOf = (profile: typeof base) => profile.skills.find(({ name }) => /excel/i.test(name))?.months ?? 0;
    expect(monthsOf(later)).toBe(monthsOf(base) + 24);
  });
  test("takes the word present for a role that goes on", () => {
    expect(correct(["/work/0/endDate", "present"]).work[0]?.endDate).toBeNull();
  });
  test("a role taken out is taken from its skills, and the later ones keep theirs", () => {
    const { work, skills, meta } = correct(["/work/0", null]);
    expect(work.map(({ startDate }) => startDate)).toEqual(["2015-05"]);
    const excel = skills.find(({ name }) => /excel/i.test(name));
    expect(excel?.months).toBeNull();
    expect(excel?.evidence.every((quote) => quote.work === undefined)).toBe(true);
    expect(meta.places.filter(({ path }) => path.startsWith("/work/1"))).toEqual([]);
    for (const { path, raw } of meta.places.filter((place) => place.path === "/work/0/position"))
      expect([path, raw]).toEqual([path, "Line Cook"]);
  });
  test("a skill taken out is gone, the others stay", () => {
    const [first] = base.skills;
    const { skills } = correct([`/skills/${first?.id}`, null]);
    expect(skills).toHaveLength(base.skills.length - 1);
    expect(skills.some(({ id }) => id === first?.id)).toBe(false);
  });
  test("every place says what stands there, and a confirmed one is sure", () => {
    const { meta } = correct(["/work/0/name", "Old Mill Inn"], ["/work/0/position", "Chef"], ["/basics/name", "Ines Prado"]);
    for (const { start, end, raw } of meta.places) expect(TEXT.slice(start, end)).toBe(raw);
    const at = (path: string) => meta.places.find((place) => place.path === path);
    expect(at("/work/0/name")?.raw).toBe("Old Mill Inn");
    expect(at("/work/0/position")).toBeUndefined();
    expect(at("/basics/name")?.confidence).toBe(1);
  });
  test("a role that the engine missed can be added; one that says nothing is none", () => {
    const added = correct(["/work/2/position", "Dish Washer"], ["/work/2/startDate", "2013"]);
    expect(added.work[2]).toEqual({ highlights: [], position: "Dish Washer", startDate: "2013" });
    expect(correct(["/work/3/location", "Lyon"]).work).toHaveLength(2);
  });
  test("the level of a degree follows its corrected name unless it is said", () => {
    expect(correct(["/education/0/studyType", "Master of Science"]).education[0]?.level).toBe(7);
    expect(correct(["/education/0/studyType", "Master of Science"], ["/education/0/level", "6"]).education[0]?.level).toBe(6);
  });
});

describe("the lines of a role", () => {
  const linesOf = (...corrections: [string, string | null][]) => correct(...corrections).work[0]?.highlights;
  const read = base.work[0]?.highlights ?? [];
  test("are put right, taken out and added", () => {
    expect(read).toEqual(["Planned menus and ordered stock in Microsoft Excel"]);
    expect(linesOf(["/work/0/highlights/0", "Planned menus"], ["/work/0/highlights/2", "Trained cooks"])).toEqual([
      "Planned menus",
      "Trained cooks",
    ]);
    expect(linesOf(["/work/0/highlights/0", null])).toEqual([]);
  });
  test("keep a place where they stand on the page, and have none where they do not", () => {
    const { meta } = correct(
      ["/work/0/highlights/0", "Planned menus"],
      ["/work/0/highlights/1", "Cooked for eighty guests"],
      ["/work/1/highlights/0", "Baked"],
    );
    const at = (path: string) => meta.places.find((place) => place.path === path)?.raw;
    expect(at("/work/0/highlights/0")).toBe("Planned menus");
    expect(at("/work/0/highlights/1")).toBe("Cooked for eighty guests");
    expect(at("/work/1/highlights/0")).toBeUndefined();
  });
  test("show a skill for as long as they name it", () => {
    const rolesOf = (value: string | null) =>
      correct(["/work/0/highlights/0", value])
        .skills.find(({ name }) => /excel/i.test(name))
        ?.evidence.filter(({ work }) => work === 0);
    expect(rolesOf("Ordered stock in Microsoft Excel")).toHaveLength(1);
    expect(rolesOf("Ordered stock")).toEqual([]);
    expect(rolesOf(null)).toEqual([]);
  });
  test("of a role that is added belong to it", () => {
    const added = correct(["/work/2/position", "Dish Washer"], ["/work/2/highlights/0", "Washed dishes"]);
    expect(added.work[2]).toEqual({ highlights: ["Washed dishes"], position: "Dish Washer" });
  });
});

describe("a skill that a person enters", () => {
  const entered = (...corrections: [string, string | null][]) => correct(...corrections).skills.filter((skill) => skill.entered);
  test("is listed with the words that stand for it", () => {
    const [skill] = entered(["/skills/kubernetes", "Kubernetes"], ["/skills/kubernetes/words", "ordered stock"]);
    expect(skill).toMatchObject({ id: "kubernetes", name: "Kubernetes", months: null, lastUsed: null });
    expect(skill?.evidence).toMatchObject([{ text: "ordered stock", section: "experience", outcome: false }]);
    expect(skill?.evidence[0]?.work).toBeUndefined();
  });
  test("has no evidence where no words of the page say it", () => {
    expect(entered(["/skills/term:kite mending", "Kite mending"])).toMatchObject([{ id: "term:kite mending", evidence: [] }]);
  });
  test("is called as the taxonomy calls it, or in words that it does not know", () => {
    expect(refused("/skills/kubernetes", "Kubernetes")).toBeUndefined();
    expect(refused("/skills/kubernetes", "Kite mending")).toBe("value");
    expect(refused("/skills/term:kite mending", "Kite mending")).toBeUndefined();
    expect(refused("/skills/term:kite mending", "Hawking")).toBe("value");
    expect(refused("/skills/term:kubernetes", "Kubernetes")).toBe("value");
  });
  test("stands for words of the page only", () => {
    expect(refused("/skills/kubernetes/words", "ordered stock")).toBeUndefined();
    expect(refused("/skills/kubernetes/words", "ordered sto")).toBe("value");
    expect(refused("/skills/no-such-skill/words", "ordered stock")).toBe("path");
  });
  test("is a field that says so, with its words", () => {
    const fields = toFields(base, [{ path: "/skills/kubernetes", value: "Kubernetes" }], TEXT);
    expect(fields.filter(({ path }) => path.startsWith("/skills/kubernetes"))).toMatchObject([
      { key: "skill", value: "Kubernetes", read: null, isNew: true, place: null },
      { key: "words", value: null, read: null, isNew: true },
    ]);
  });
});

describe("a correction", () => {
  test.each([
    ["/meta/confidence", "1"],
    ["/work/0/highlights", "x"],
    ["/work/x/name", "x"],
    ["/basics/__proto__", "x"],
    ["/work/0/constructor", "x"],
    ["/skills/no-such-skill", null],
    ["/skills/no-such-skill", "x"],
    ["/work/0/highlights/999", "x"],
    ["/work/x/highlights/0", "x"],
    ["/work/9", null],
    ["/work/99/name", "x"],
  ])("of %s names nothing that can be corrected", (path, value) => {
    expect(refused(path, value)).toBe("path");
  });
  test.each([
    ["/work/0/startDate", "2019-13"],
    ["/work/0/startDate", "present"],
    ["/work/0/endDate", "soon"],
    ["/basics/email", "nobody"],
    ["/basics/name", "  "],
    ["/education/0/level", "9"],
    ["/languages/0/cefr", "D1"],
    ["/work/0", "kept"],
  ])("of %s does not take “%s”", (path, value) => {
    expect(refused(path, value)).toBe("value");
  });
  test("that ends a role before it starts is refused, whichever of the two dates came first", () => {
    expect(refused("/work/0/endDate", "2018-01")).toBe("value");
    expect(refused("/work/0/startDate", "2022")).toBe("value");
    expect(refused("/work/0/endDate", "2019")).toBeUndefined();
    const held = [{ path: "/work/0/startDate", value: "2016-05" }];
    expect(findRefused(base, [{ path: "/work/0/endDate", value: "2018-01" }], TEXT, held)).toBeUndefined();
    const both = [
      { path: "/work/0/startDate", value: "2016-05" },
      { path: "/work/0/endDate", value: "2018-01" },
    ];
    expect(findRefused(base, both, TEXT)).toBeUndefined();
  });
  test("of the same field twice is refused", () => {
    const twice = [
      { path: "/basics/name", value: "A" },
      { path: "/basics/name", value: "B" },
    ];
    expect(findRefused(base, twice, TEXT)?.fault).toBe("path");
  });
});

describe("projects, publications and volunteering", () => {
  const text = `Ines Prado
ines.prado@example.com

EXPERIENCE
Kitchen Manager, Harbour Canteen, March 2019 - June 2021
- Planned menus

PROJECTS
Harvest app
- Built the stock list in Python
Menu board
- Wrote the prices service in Kotlin

VOLUNTEERING
Cook, Night Shelter, 2017 - 2018

PUBLICATIONS
Feeding eighty guests, Kitchen Review, 2020
`;
  const read = readResume(toPlainDocument(text), { asOf: "2026-11-01" });
  const change = (...corrections: [string, string | null][]) =>
    correctProfile(
      read,
      corrections.map(([path, value]) => ({ path, value })),
      text,
    );

  test("can be put right, taken out and added like roles", () => {
    expect(read.projects.map(({ name }) => name)).toEqual(["Harvest app", "Menu board"]);
    const profile = change(
      ["/projects/0", null],
      ["/projects/1/name", "Menu display"],
      ["/publications/0/publisher", "Kitchen Quarterly"],
      ["/volunteer/1/organization", "Food Bank"],
    );
    expect(profile.projects.map(({ name }) => name)).toEqual(["Menu display"]);
    expect(profile.publications[0]?.publisher).toBe("Kitchen Quarterly");
    expect(profile.volunteer[1]).toEqual({ organization: "Food Bank", highlights: [] });
  });
  test("leave the evidence of the project behind a removed one with its project", () => {
    const projectsOf = (id: string, profile = change(["/projects/0", null])) =>
      profile.skills.find((skill) => skill.id === id)?.evidence.map(({ project }) => project);
    expect(projectsOf("kotlin", read)).toEqual([1]);
    expect(projectsOf("kotlin")).toEqual([0]);
    expect(projectsOf("python")).toEqual([undefined]);
  });
  test("a certificate can be given the day it ends", () => {
    expect(change(["/certificates/0/name", "First Aid"], ["/certificates/0/expires", "2027-03"]).certificates).toEqual([
      { name: "First Aid", expires: "2027-03" },
    ]);
  });
});

describe("the fields of a profile", () => {
  test("say what counts, what was read and how sure the engine is", () => {
    const fields = toFields(base, [{ path: "/work/0/endDate", value: "present" }], TEXT);
    const at = (path: string) => fields.find((field) => field.path === path);
    expect(at("/work/0/endDate")).toMatchObject({ value: "present", read: "2021-06", confidence: null, isNew: false });
    expect(at("/basics/name")).toMatchObject({ value: "Ines Prado", read: "Ines Prado" });
    expect(at("/basics/name")?.confidence).toBeGreaterThan(0);
    expect(at("/work/1")).toMatchObject({ value: "Line Cook", key: "entry" });
  });
  test("hold one entry more than there is, to be filled in", () => {
    const numbers = (corrections: Parameters<typeof toFields>[1]) =>
      new Set(toFields(base, corrections, TEXT).flatMap(({ list, entry }) => (list === "work" ? [entry] : [])));
    expect([...numbers([])]).toEqual([0, 1, 2]);
    expect([...numbers([{ path: "/work/2/name", value: "Inn" }])]).toEqual([0, 1, 2, 3]);
  });
});
