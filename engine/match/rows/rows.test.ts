import { describe, expect, test } from "vitest";
import type { JobProfile } from "../../job/index.ts";
import { FILLER, rowOf, scoreOf } from "../test/row-of.ts";
import { aDuty, aRequirement, aRole, aSkill } from "../test/samples.ts";
import { MET_AT } from "../weights.ts";

const NOWHERE = { start: 0, end: 0 };

describe("education", () => {
  const asked = (parts: Partial<NonNullable<JobProfile["education"]>> = {}) => ({
    education: {
      level: 6,
      name: "Bachelor's degree",
      areas: [],
      orEquivalent: false,
      importance: "must" as const,
      span: NOWHERE,
      ...parts,
    },
  });
  const degree = (parts: object) => ({ education: [{ status: "completed" as const, ...parts }] });
  test("the level asked for counts in full, and more than that is never too much", () => {
    expect(rowOf(degree({ level: 6 }), asked(), "education").evidenced).toBe(1);
    expect(rowOf(degree({ level: 8 }), asked(), "education").evidenced).toBe(1);
  });
  test("a lower, unfinished or other degree counts in part", () => {
    expect(rowOf(degree({ level: 5 }), asked(), "education").evidenced).toBe(0.4);
    expect(rowOf(degree({ level: 6, status: "in-progress" }), asked(), "education").evidenced).toBe(0.6);
    expect(rowOf(degree({ level: 6, area: "History" }), asked({ areas: ["Nursing"] }), "education").evidenced).toBe(0.6);
    expect(rowOf(degree({ level: 6, area: "Nursing Science" }), asked({ areas: ["Nursing"] }), "education").evidenced).toBe(1);
  });
  test("a trade asked for is that trade, named by who does it or by the work", () => {
    const trade = asked({ level: 4, name: "Vocational qualification", areas: ["Electrician"] });
    const fit = (area: string, level = 4) => rowOf(degree({ level, area }), trade, "education").evidenced;
    expect(fit("Electrician")).toBe(1);
    expect(fit("Electrical Installation")).toBe(1);
    expect(fit("Emergency and Critical Care")).toBe(0.3);
    expect(fit("Nursing", 6)).toBe(0.3);
    expect(rowOf(degree({ level: 4, area: "Nursing" }), asked({ level: 4 }), "education").evidenced).toBe(1);
  });
  test("years of work stand in for a degree only where the job says so", () => {
    const worked = { work: [aRole("Clerk", "2015-01", "2020-12")] };
    expect(rowOf(worked, asked({ orEquivalent: true }), "education").evidenced).toBe(1);
    expect(rowOf(worked, asked(), "education")).toMatchObject({ evidenced: 0, verdict: "none" });
  });
  test("years of other work stand in for a degree no better than they do for years asked for", () => {
    const job = { title: "Tax Accountant", ...asked({ orEquivalent: true }) };
    const years = (title: string) => rowOf({ work: [aRole(title, "2010-01", "2020-12")] }, job, "education");
    expect(years("Tax Accountant").evidenced).toBe(1);
    expect(years("Truck Driver")).toMatchObject({ evidenced: 0.2, verdict: "unknown" });
  });
  test("a degree whose level cannot be read is unknown, not missing", () => {
    expect(rowOf(degree({ area: "Nursing" }), asked(), "education").verdict).toBe("unknown");
  });
  test("the school makes no difference", () => {
    const from = (institution: string) =>
      rowOf(degree({ level: 6, area: "Nursing", institution }), asked({ areas: ["Nursing"] }), "education").points;
    expect(from("Grand Old University")).toBe(from("Evening School of Fernhill"));
  });
  test("a job that asks for no degree has no such row", () => {
    expect(() => rowOf(degree({ level: 6 }), {}, "education")).toThrow("no row");
  });
});

describe("spoken languages", () => {
  const asked = (language: string, cefr?: "B2" | "C1") => ({
    languages: [{ language, importance: "must" as const, span: NOWHERE, ...(cefr === undefined ? {} : { cefr }) }],
  });
  const speaks = (language: string, cefr?: "A2" | "B1" | "C2") => ({ languages: [{ language, ...(cefr === undefined ? {} : { cefr }) }] });
  test("the level asked for or a higher one counts in full, a lower one in part", () => {
    expect(rowOf(speaks("German", "C2"), asked("German", "B2"), "language:german").evidenced).toBe(1);
    expect(rowOf(speaks("Deutsch", "B1"), asked("German", "B2"), "language:german").evidenced).toBe(0.6);
    expect(rowOf(speaks("German", "A2"), asked("German", "B2"), "language:german").evidenced).toBe(0.3);
  });
  test("a language without a level counts at its lower bound", () => {
    expect(rowOf(speaks("German"), asked("German", "B2"), "language:german")).toMatchObject({ evidenced: 0.4 });
    expect(rowOf(speaks("German"), asked("German"), "language:german").evidenced).toBe(1);
  });
  test("the language the resume is written in needs no mention, another one does", () => {
    expect(rowOf({}, asked("English"), "language:english")).toMatchObject({ evidenced: 0.7, verdict: "mentioned" });
    expect(rowOf({}, asked("German"), "language:german")).toMatchObject({ evidenced: 0, verdict: "none" });
  });
  test("of a choice of languages the best one counts, and the row names them all", () => {
    const [dutch] = asked("Dutch").languages;
    const choice = { languages: [{ ...dutch, alternatives: [{ language: "German", cefr: "B2" as const }] }] } as Partial<JobProfile>;
    expect(rowOf(speaks("German", "C2"), choice, "language:dutch")).toMatchObject({ name: "Dutch or German (B2)", evidenced: 1 });
    expect(rowOf(speaks("Dutch"), choice, "language:dutch").evidenced).toBe(1);
    expect(rowOf({}, choice, "language:dutch").verdict).toBe("none");
  });
});

describe("experience", () => {
  const asked = (field?: string) => ({
    experience: { minYears: 4, importance: "must" as const, span: NOWHERE, ...(field === undefined ? {} : { field }) },
  });
  const work = [
    aRole("Payroll Accountant", "2020-01", "2021-12", "Ran the payroll"),
    aRole("Truck Driver", "2015-01", "2019-12", "Drove long distances"),
  ];
  test("two jobs at once count once", () => {
    const twice = [aRole("Cook", "2020-01", "2021-12"), aRole("Baker", "2020-01", "2021-12")];
    expect(rowOf({ work: twice }, asked(), "experience:years").evidenced).toBeCloseTo(0.5 ** 0.8, 3);
  });
  test("more years than asked for are neither rewarded nor punished", () => {
    expect(rowOf({ work: [aRole("Cook", "1990-01", null)] }, asked(), "experience:years").evidenced).toBe(1);
  });
  test("years in the field count in full, other years a fifth", () => {
    expect(rowOf({ work }, asked("payroll"), "experience:years").evidenced).toBeCloseTo(0.5 ** 0.8, 3);
    expect(rowOf({ work }, asked("pharmacy"), "experience:years").evidenced).toBe(0.2);
  });
  test("the title of the closest role decides, ranks and marks of gender do not", () => {
    const likeness = (title: string, wanted: string) => rowOf({ work: [aRole(title)] }, { title: wanted }, "experience:role").evidenced;
    expect(likeness("Accountant", "Senior Accountant (m/f/d)")).toBe(1);
    expect(likeness("Waitress", "Waiter")).toBe(1);
    expect(likeness("Software Developer", "Software Engineer")).toBeGreaterThan(0.8);
    expect(likeness("Product Manager", "Project Manager")).toBeLessThan(0.5);
    expect(likeness("Truck Driver", "Accountant")).toBe(0);
    expect(likeness("Charge Nurse", "Registered Nurse")).toBe(1);
  });
  test("an occupation under another of its names is the same work", () => {
    const likeness = (title: string, wanted: string) => rowOf({ work: [aRole(title)] }, { title: wanted }, "experience:role").evidenced;
    expect(likeness("Reach Truck Driver", "Forklift Operator")).toBe(1);
    expect(likeness("Room Attendant", "Housekeeper")).toBe(1);
    expect(likeness("Traffic Clerk", "Transport Planner")).toBe(1);
    expect(likeness("Law Clerk", "Conveyancing Paralegal")).toBeCloseTo(0.5, 3);
    expect(likeness("Data Entry Clerk", "Law Clerk")).toBeLessThanOrEqual(0.5);
    expect(likeness("Town Planner", "Transport Planner")).toBeLessThanOrEqual(0.2);
  });
  test("whoever helps an occupation is not yet in it", () => {
    const likeness = (title: string, wanted: string) => rowOf({ work: [aRole(title)] }, { title: wanted }, "experience:role").evidenced;
    expect(likeness("Teaching Assistant, Year 4", "Teacher")).toBeCloseTo(0.5, 3);
    expect(likeness("Accounts Payable Administrator", "Accountant")).toBeCloseTo(0.5, 3);
    expect(likeness("Electrician's Mate", "Electrician")).toBeCloseTo(0.5, 3);
    expect(likeness("Teaching Assistant", "Teaching Assistant")).toBe(1);
    expect(likeness("Teacher and Administrator", "Teacher")).toBe(1);
    expect(likeness("Cleaning Operative", "Cleaner")).toBe(1);
    expect(likeness("Nursing Supervisor", "Nurse")).toBe(1);
  });
  test("a general noun that two titles share says little", () => {
    const likeness = (title: string, wanted: string) => rowOf({ work: [aRole(title)] }, { title: wanted }, "experience:role").evidenced;
    expect(likeness("Store Manager", "Marketing Manager")).toBeLessThanOrEqual(0.2);
    expect(likeness("Web Developer", "Firmware Developer")).toBeLessThanOrEqual(0.2);
  });
  test("years asked of one skill are that skill's years, not a second wish", () => {
    const sql = { requirements: [aRequirement("sql", "must", { name: "SQL", minYears: 3 }), ...FILLER] };
    const years = (field: string) => ({ ...sql, experience: { minYears: 3, field, importance: "must" as const, span: NOWHERE } });
    expect(() => rowOf({ work }, years("SQL"), "experience:years")).toThrow("no row");
    expect(rowOf({ work }, years("payroll"), "experience:years").component).toBe("experience");
  });
  test("a field beside the title counts apart: another field is not the same work, and its years are others", () => {
    const job = { title: "Registered Nurse, Intensive Care", ...asked("critical care") };
    const rows = (title: string, duty?: string) => {
      const held = { work: [aRole(title, "2015-01", "2022-12", ...(duty === undefined ? [] : [duty]))] };
      return [rowOf(held, job, "experience:role").evidenced, rowOf(held, job, "experience:years").evidenced];
    };
    expect(rows("ICU Nurse")).toEqual([1, 1]);
    expect(rows("Staff Nurse", "Cared for ventilated patients in intensive care")).toEqual([1, 1]);
    expect(rows("Registered Nurse, Surgical Ward")).toEqual([0.65, 0.2]);
    expect(rows("Intensive Care Secretary")[0]).toBeLessThan(0.5);
  });
});

describe("duties", () => {
  const duties = { responsibilities: [aDuty("Repair hydraulic pumps on customer sites"), aDuty("Write service reports for customers")] };
  test("a line of a role that says the same shows a duty, in whatever inflection", () => {
    const work = [aRole("Fitter", "2019", "2021", "Repaired hydraulic pumps at customer sites")];
    expect(rowOf({ work }, duties, "duty:1")).toMatchObject({ evidenced: 1, verdict: "strong" });
    expect(rowOf({ work }, duties, "duty:2")).toMatchObject({ evidenced: 0, verdict: "none" });
  });
  test("one line shows one duty at most", () => {
    const twice = { responsibilities: [aDuty("Repair hydraulic pumps"), aDuty("Repair pumps with hydraulic tools")] };
    const work = [aRole("Fitter", "2019", "2021", "Repaired hydraulic pumps")];
    const shown = [rowOf({ work }, twice, "duty:1"), rowOf({ work }, twice, "duty:2")].filter(({ points }) => points > 0);
    expect(shown).toHaveLength(1);
  });
  test("the summary shows no duty", () => {
    const basics = { profiles: [], summary: "Repaired hydraulic pumps on customer sites." };
    expect(rowOf({ basics }, duties, "duty:1").points).toBe(0);
  });
});

describe("requirements outside the taxonomy", () => {
  const asked = { requirements: [aRequirement("term:yurt steaming", "must", { name: "yurt steaming" }), ...FILLER] };
  test("their words together in a line of a role are the thing itself", () => {
    const work = [aRole("Artisan", "2019", "2021", "Taught yurt steaming to beginners")];
    expect(rowOf({ work }, asked, "term:yurt steaming")).toMatchObject({ evidenced: 0.9, verdict: "partial" });
  });
  test("the thing counts under another verb of doing, and not by its word alone", () => {
    const invoices = { requirements: [aRequirement("term:zither handling", "must", { name: "zither handling" }), ...FILLER] };
    const shown = (line: string) => rowOf({ work: [aRole("Clerk", "2019", "2021", line)] }, invoices, "term:zither handling").verdict;
    expect(shown("Managed zithers for the whole orchestra")).toBe("partial");
    expect(shown("Listened to zithers at lunch")).toBe("none");
  });
  test("some of the words only resemble it, and satisfy no must-have", () => {
    const work = [aRole("Artisan", "2019", "2021", "Cut glass for windows")];
    const row = rowOf({ work }, asked, "term:yurt steaming");
    expect(row).toMatchObject({ verdict: "none" });
    expect(row.evidenced).toBeLessThanOrEqual(0.25);
    expect(rowOf({ work }, asked, "term:yurt steaming:deduction").points).toBeLessThan(0);
  });
});

describe("a wish outside the taxonomy", () => {
  test("is shown by its thing, however it is wished for", () => {
    const asked = { requirements: [aRequirement("term:x", "must", { name: "practice in zither tuning" }), ...FILLER] };
    const row = rowOf({ work: [aRole("Clerk", "2015", "2020", "Zither tuning for three orchestras")] }, asked, "term:x");
    expect(row.evidenced).toBe(MET_AT);
  });
});

describe("work under another title", () => {
  const experience = { minYears: 2, field: "bookkeeping", importance: "must" as const, span: NOWHERE };
  const job = { title: "Bookkeeper", experience, responsibilities: [aDuty("Pay wages every month"), aDuty("File tax returns")] };
  const years = (...lines: string[]) => rowOf({ work: [aRole("Clerk", "2015-01", "2020-12", ...lines)] }, job, "experience:years");
  test("is in the field when half of the duties were done in it", () => {
    expect(years("Paid wages each month").verdict).toBe("strong");
    expect(years("Watered the plants").verdict).toBe("unknown");
  });
});

describe("a list of skills", () => {
  const job = {
    title: "Payroll Accountant",
    requirements: [aRequirement("excel"), ...FILLER],
    responsibilities: [aDuty("Run the monthly payroll")],
  };
  const listed = (...work: ReturnType<typeof aRole>[]) => rowOf({ work, skills: [aSkill("excel")] }, job, "excel").evidenced;
  test("counts half beside roles that have nothing of the job, and in full beside one like it", () => {
    expect(listed()).toBe(0.4);
    expect(listed(aRole("Truck Driver", "2015", "2020", "Drove long distances"))).toBe(0.4);
    expect(listed(aRole("Payroll Accountant", "2015", "2020"))).toBe(0.7);
    const half = listed(aRole("Clerk", "2015", "2020", "Ran the monthly payroll"));
    expect(half).toBeGreaterThan(0.4);
    expect(half).toBeLessThan(0.7);
  });
});

describe("certificates outside the taxonomy", () => {
  const asked = (name: string) => ({ requirements: [aRequirement("term:x", "should", { name, kind: "certificate" }), ...FILLER] });
  const holding = (name: string) => ({ certificates: [{ name }] });
  test("the word for the kind of paper and its spelling do not matter beside a code", () => {
    expect(rowOf(holding("QXRN"), asked("QXRN certification"), "term:x").evidenced).toBe(1);
    expect(rowOf(holding("QXRN-203"), asked("QXRN-203 certificate"), "term:x").evidenced).toBe(1);
    expect(rowOf(holding("QXRN-900"), asked("QXRN-203 certificate"), "term:x").evidenced).toBeLessThanOrEqual(0.25);
    expect(rowOf(holding("Crane operator's license"), asked("crane operator licence"), "term:x").evidenced).toBe(1);
  });
  test("a paper of another kind is not the one asked for", () => {
    expect(rowOf(holding("Fishing licence"), asked("crane operator licence"), "term:x").evidenced).toBeLessThanOrEqual(0.25);
  });
});

describe("papers of a trade", () => {
  const asked = (name: string) => ({ requirements: [aRequirement("term:x", "should", { name, kind: "certificate" }), ...FILLER] });
  const fit = (parts: Parameters<typeof rowOf>[0], name: string) => rowOf(parts, asked(name), "term:x").evidenced;
  test("are held on their level or a higher one, in whatever order the name is told", () => {
    const held = (name: string) => ({ certificates: [{ name }] });
    expect(fit(held("Zither Tuning Level 3"), "Level 3 Zither Tuning certificate")).toBe(1);
    expect(fit(held("Level 4 Award in Zither Tuning"), "Zither Tuning Level 3 qualification")).toBe(1);
    expect(fit(held("Zither Tuning Level 2"), "Zither Tuning Level 3 qualification")).toBeLessThan(0.9);
    expect(fit(held("Zither Making Level 3"), "Zither Tuning Level 3 qualification")).toBeLessThan(0.9);
  });
  test("may stand among the studies; a degree and what is not finished is no paper", () => {
    const learnt = (parts: object) => ({ education: [{ studyType: "Diploma", area: "Zither Tuning Level 3", level: 4, ...parts }] });
    expect(fit(learnt({}), "Zither Tuning certificate")).toBe(1);
    expect(fit(learnt({ status: "in-progress" }), "Zither Tuning certificate")).toBeLessThan(0.9);
    expect(fit(learnt({ level: 6 }), "Zither Tuning certificate")).toBeLessThan(0.9);
  });
});

describe("a wish outside the taxonomy", () => {
  test("is there by its words, also where those of one side name a skill", () => {
    const wish = aRequirement("term:night road transport planning", "must", { name: "night road transport planning" });
    const job = { requirements: [wish, ...FILLER] };
    const row = (line: string) => rowOf({ work: [aRole("Clerk", "2015", "2020", line)] }, job, wish.id).evidenced;
    expect(row("Planning road transport by night with 22 lorries")).toBeGreaterThanOrEqual(0.9);
    expect(row("Planning the canteen by the road")).toBeLessThan(0.9);
  });
});

describe("alternatives", () => {
  test("any one of them satisfies the requirement", () => {
    const either = { requirements: [aRequirement("postgresql", "must", { alternatives: [{ id: "mysql", name: "MySQL" }] }), ...FILLER] };
    const work = [aRole("Developer", "2019", "2021")];
    expect(rowOf({ work, skills: [aSkill("mysql", { work: 0 })] }, either, "postgresql").evidenced).toBe(0.9);
  });
  test("the row goes by all the names of the choice", () => {
    const either = {
      requirements: [aRequirement("postgresql", "must", { name: "Postgres", alternatives: [{ id: "mysql", name: "MySQL" }] }), ...FILLER],
    };
    expect(rowOf({}, either, "postgresql").name).toBe("Postgres or MySQL");
  });
});

describe("a wish told in other words", () => {
  const WOUND = aRequirement("term:wound care", "must", { name: "wound care" });
  const job = { requirements: [WOUND, ...FILLER], title: "Nurse" };
  const worked = (title: string, ...lines: string[]) => ({ work: [aRole(title, "2015-01", "2020-12", ...lines)] });
  const row = (title: string, ...lines: string[]) => rowOf(worked(title, ...lines), job, WOUND.id);
  test("counts as done, and its interval reaches from nothing to all", () => {
    const told = row("Nurse", "Bandaged burns");
    expect(told.verdict).toBe("partial");
    expect(told.evidenced).toBe(MET_AT);
    expect(told.range[0]).toBeLessThan(0);
    expect(told.range[1]).toBeCloseTo(told.weight * 0.9, 0);
    expect(told.why).toMatch(/^Says it in other words: .*burn/);
    expect(told.draft.sources).not.toEqual([]);
  });
  test("is met where a role like the job tells it in words that nothing else is told by, and still may be nothing", () => {
    const told = row("Nurse", "Cleaned and dressed surgical cuts");
    expect(told.evidenced).toBe(MET_AT);
    expect(told.why).toMatch(/^Says it in other words/);
    expect(told.range[0]).toBeLessThan(0);
    expect(row("Truck Driver", "Cleaned and dressed surgical cuts").evidenced).toBeLessThan(MET_AT);
  });
  test("is only likely where the line says a duty of the job in the duty's own words", () => {
    const asked = { ...job, responsibilities: [aDuty("Clean and dress surgical cuts")] };
    expect(rowOf(worked("Nurse", "Cleaned and dressed surgical cuts"), asked, WOUND.id).evidenced).toBeLessThan(MET_AT);
  });
  test("counts less in work of another kind", () => {
    const told = row("Nurse", "Cleaned and dressed surgical cuts").evidenced;
    expect(row("Truck Driver", "Cleaned and dressed surgical cuts").evidenced).toBeLessThan(told);
  });
  test("beside a role like the job, in work unlike it, is unknown and says that its points are counted all the same", () => {
    const both = (line: string) => ({
      work: [aRole("Nurse", "2015-01", "2020-12"), aRole("Truck Driver", "2010-01", "2014-12", line)],
    });
    const told = rowOf(both("Cleaned and dressed surgical cuts"), job, WOUND.id);
    expect([told.verdict, told.evidenced]).toEqual(["unknown", MET_AT]);
    expect(told.why).toMatch(/^Perhaps said in other words, in work unlike the job: .*; counted all the same, so read the line/);
    const hint = rowOf(both("Removed stitches"), job, WOUND.id);
    expect(hint.evidenced).toBeLessThan(MET_AT / 2);
    expect(hint.why).toMatch(/^Perhaps said in other words: .*; read the line/);
  });
  test("is only perhaps there in a line that is not near enough: unknown, and nothing is taken off", () => {
    const hint = row("Nurse", "Checked the trolley of dressings");
    expect(hint.verdict).toBe("unknown");
    expect(hint.why).toMatch(/^Perhaps said in other words: .*dress/);
    expect(hint.evidenced).toBeLessThan(0.4);
    expect(() => rowOf(worked("Nurse", "Checked the trolley of dressings"), job, `${WOUND.id}:deduction`)).toThrow("no row");
    expect(rowOf(worked("Nurse", "Drove a tram"), job, `${WOUND.id}:deduction`).points).toBeLessThan(0);
  });
  test("what is not found is unknown for who tells some of the rest in other words, gives nothing and takes nothing off", () => {
    const asked = {
      requirements: ["wound care", "iv therapy", "vaccination", "zither lessons"].map((name) =>
        aRequirement(`term:${name}`, "must", { name }),
      ),
    };
    const result = (...lines: string[]) => scoreOf(worked("Nurse", ...lines), { ...asked, title: "Nurse" });
    const missing = (...lines: string[]) => result(...lines).rows.filter(({ draft }) => draft.id === "term:zither lessons");
    const lines = ["Cleaned and dressed surgical cuts", "Hung every drip in time", "Gave flu jabs"];
    const [open, ...more] = missing(...lines);
    expect(open).toMatchObject({ verdict: "unknown", points: 0, kind: "requirement" });
    expect(open?.range[0]).toBeLessThan(0);
    expect(open?.range[1]).toBeGreaterThan(10);
    expect(open?.draft.gap).toBe("unknown");
    expect(more).toEqual([]);
    expect(missing(...lines, "Wound care", "IV therapy", "Vaccination").map(({ verdict }) => verdict)).toEqual(["unknown"]);
    const shut = missing("Wound care", "IV therapy", "Vaccination");
    expect(shut.map(({ kind, verdict }) => [kind, verdict])).toEqual([
      ["requirement", "none"],
      ["deduction", "none"],
    ]);
    expect(shut[0]?.range[1]).toBe(0);
    expect(shut[0]?.draft.gap).toBe("missing");
  });
  test("what is not found stays open beside a role like the job of which hardly a line is understood", () => {
    const lines = ["Kept the floor calm at night", "Rang whoever had to know", "Left the place as it was found"];
    const named = ["zither lessons", "lute repair", "alphorn carving"];
    const asked = { title: "Nurse", requirements: [WOUND, ...named.map((name) => aRequirement(`term:${name}`, "should", { name }))] };
    const missing = (title: string, ...said: string[]) => rowOf(worked(title, ...said), asked, WOUND.id).range[1];
    expect(missing("Nurse", ...lines)).toBeGreaterThan(10);
    expect(missing("Truck Driver", ...lines)).toBe(0);
    expect(missing("Nurse", ...lines, ...named)).toBe(0);
  });
});
