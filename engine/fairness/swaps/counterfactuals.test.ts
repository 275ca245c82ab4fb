import { describe, expect, test } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { type ScoringView, score, toScoringView } from "../../match/index.ts";
import { aJob, aRequirement } from "../../match/test/samples.ts";
import { type ResumeProfile, readResume } from "../../resume/index.ts";
import { swapSchool } from "./background-swaps.ts";
import { toCounterfactualReceipt } from "./counterfactual-receipt.ts";
import { testCounterfactuals } from "./counterfactuals.ts";

const AS_OF = "2026-11-01";
const RESUME = `Ebony Carrow
14 Elm Street, Leeds LS1 4AB
ebony.carrow@example.com | +44 113 496 0101
Nationality: British
Date of birth: 12 March 1984
Marital status: single

EXPERIENCE

Payroll Accountant, Northwind Freight
March 2019 - Present
- Ran the monthly payroll in Excel for 400 people
- Chairwoman of the works council; she wrote its reports

Bookkeeper, Blue Harbor Systems
January 2014 - December 2017
- Reconciled bank accounts and audited supplier invoices

EDUCATION

BSc Accounting, University of Sheffield, 2011 - 2014

SKILLS
Excel, SQL, payroll

INTERESTS
Gospel choir, marathon running
`;
const JOB = aJob({
  title: "Accountant",
  requirements: [aRequirement("microsoft-excel"), aRequirement("sql", "should"), aRequirement("payroll", "should")],
});

type ToView = (profile: ResumeProfile, asOf: string) => ScoringView;
function tested(text: string, toView?: ToView) {
  const document = toPlainDocument(text);
  const profile = readResume(document, { asOf: AS_OF });
  const counterfactuals = testCounterfactuals(document, profile, { asOf: AS_OF, ...(toView === undefined ? {} : { toView }) });
  const base = score((toView ?? toScoringView)(profile, AS_OF), JOB).score;
  const receipt = toCounterfactualReceipt(counterfactuals, JOB, base);
  return { counterfactuals, receipt, swapOf: (kind: string) => receipt.swaps.find((swap) => swap.kind === kind) };
}

describe("the counterfactual test of a resume", () => {
  const { receipt, counterfactuals, swapOf } = tested(RESUME);
  test.each([
    "name",
    "pronouns and honorifics",
    "gender-marked words",
    "school",
    "graduation year",
    "postcode",
    "address",
    "hobbies",
    "nationality",
    "birth date",
    "marital status",
    "email",
    "phone",
    "career gap",
  ])("%s: really swapped, and the scorer sees the same", (kind) => {
    expect(swapOf(kind)?.applied).toBeGreaterThan(0);
    expect(swapOf(kind)?.change).toBe(0);
    expect(counterfactuals.swaps.find((swap) => swap.kind === kind)?.equal).toBe(true);
  });
  test("the largest change is zero and the signals that were present are named", () => {
    expect(receipt.maxChange).toBe(0);
    expect(receipt.ignoredSignals).toEqual(
      expect.arrayContaining(["name", "school", "address", "birth date or age", "nationality", "hobbies", "career gap"]),
    );
  });
  test("what the resume does not say is not tested, which is not the same as no change", () => {
    expect(swapOf("religion")).toEqual({ kind: "religion", applied: 0, change: null });
    expect(receipt.ignoredSignals).not.toContain("religion");
  });
});

describe("a leaky scorer is caught", () => {
  const withSkill = (view: ScoringView, id: string): ScoringView => ({
    ...view,
    skills: [...view.skills.filter((skill) => skill.id !== id), { id, depth: "proven", months: null }],
  });
  test("one that rewards a school", () => {
    const leaky: ToView = (profile, asOf) => {
      const view = toScoringView(profile, asOf);
      return profile.education.some(({ institution }) => institution?.includes("Sheffield")) ? withSkill(view, "sql") : view;
    };
    const { receipt, swapOf } = tested(RESUME, leaky);
    expect(swapOf("school")?.change).toBeLessThan(0);
    expect(receipt.maxChange).toBeGreaterThan(0);
    expect(swapOf("phone")?.change).toBe(0);
  });
  test("one that counts the letters of the name", () => {
    const leaky: ToView = (profile, asOf) => {
      const view = toScoringView(profile, asOf);
      return (profile.basics.name ?? "").length === "Ebony Carrow".length ? withSkill(view, "sql") : view;
    };
    expect(tested(RESUME, leaky).swapOf("name")?.change).toBeLessThan(0);
  });
  test("one that prefers younger graduates", () => {
    const leaky: ToView = (profile, asOf) => {
      const view = toScoringView(profile, asOf);
      return Number((profile.education[0]?.endDate ?? "0").slice(0, 4)) > 2010 ? withSkill(view, "sql") : view;
    };
    expect(tested(RESUME, leaky).swapOf("graduation year")?.change).toBeLessThan(0);
  });
  test("one that punishes a gap", () => {
    const leaky: ToView = (profile, asOf) => ({
      ...toScoringView(profile, asOf),
      experience: { lo: 0, mid: Number(profile.work.at(-1)?.startDate?.slice(0, 4)), hi: 9999, open: false },
    });
    expect(tested(RESUME, leaky).counterfactuals.swaps.find(({ kind }) => kind === "career gap")?.equal).toBe(false);
  });
});

test("a name that is also part of a skill's name is swapped where it means the person alone", () => {
  const text = RESUME.replaceAll("Ebony Carrow", "Ruby Sage")
    .replace("in Excel for 400 people", "in Sage Payroll for 400 people, and as Sage I signed it")
    .replace("audited supplier invoices", "wrote reports in Ruby")
    .replace("Excel, SQL, payroll", "Ruby, Sage Payroll, SQL, payroll");
  const { counterfactuals } = tested(text);
  expect(counterfactuals.swaps.find(({ kind }) => kind === "name")).toMatchObject({ applied: 3, equal: true });
});

test.each([
  ["a term of the trade is no person's gender", "Bookkeeper", "Commis Chef", "audited supplier invoices", "learned five mother sauces"],
  [
    "words that agree with a title are swapped with it",
    "Bookkeeper",
    "Infirmière diplômée d'État",
    "supplier invoices",
    "supplier invoices",
  ],
])("%s", (_, title, newTitle, words, newWords) => {
  const { counterfactuals } = tested(RESUME.replace(title, newTitle).replace(words, newWords));
  expect(counterfactuals.swaps.find(({ kind }) => kind === "gender-marked words")).toMatchObject({ equal: true });
});

test("a name that is covered at the start of a line is swapped there too", () => {
  const { counterfactuals } = tested(`${RESUME}\nPUBLICATIONS\nCarrow, E. (2021). A cheap ledger. Journal of Ledgers 3.\n`);
  expect(counterfactuals.swaps.find(({ kind }) => kind === "name")).toMatchObject({ applied: 3, equal: true });
});

test("a school of another language is swapped for one of its kind", () => {
  const text = RESUME.replace(
    "BSc Accounting, University of Sheffield, 2011 - 2014",
    "BSc Accounting, Noordelijke Hogeschool De Borg, 2011 - 2014",
  );
  const document = toPlainDocument(text);
  const edits = swapSchool({ document, profile: readResume(document, { asOf: AS_OF }) });
  expect(edits.map((edit) => edit.text)).toContain("Westmere Hogeschool De");
});

test("the town in the name of a paper is no address", () => {
  const { counterfactuals, swapOf } = tested(`${RESUME}\nCERTIFICATES\nSworn translator, Court of Leeds\n`);
  expect(swapOf("address")?.applied).toBeGreaterThan(0);
  expect(counterfactuals.swaps.find(({ kind }) => kind === "address")).toMatchObject({ equal: true });
});

test("a date of birth is swapped without a label too", () => {
  const { swapOf } = tested(RESUME.replace("Date of birth: 12 March 1984", "Born 12 March 1984 in Leeds"));
  expect(swapOf("birth date")).toEqual({ kind: "birth date", applied: 1, change: 0 });
});

test("a resume whose name was not read is not tested for names", () => {
  const document = toPlainDocument(RESUME);
  const profile = readResume(document, { asOf: AS_OF });
  const { name: _name, ...basics } = profile.basics;
  const { swaps } = testCounterfactuals(document, { ...profile, basics }, { asOf: AS_OF });
  expect(swaps.find(({ kind }) => kind === "name")).toMatchObject({ applied: 0 });
});

test("a job without a percentage gives no figure for a view that differs", () => {
  const views = [toScoringView(readResume(toPlainDocument(RESUME), { asOf: AS_OF }), AS_OF)];
  const counterfactuals = { swaps: [{ kind: "name", applied: 1, equal: false, views }], ignoredSignals: [] };
  expect(toCounterfactualReceipt(counterfactuals, JOB, null).swaps[0]?.change).toBeNull();
});

test("the kind of place is taken from employers, and neither the town nor a person's name in theirs moves a score", () => {
  const resume = `Dana Hull
12 Elm Street, Leeds
dana.hull@example.com

EXPERIENCE

Porter, Hull General Hospital
March 2019 - Present
- Moved patients between wards

Porter, Leeds Care Home
January 2014 - December 2017
- Moved furniture
`;
  const job = aJob({ title: "Porter", requirements: [aRequirement("term:hospital", "must", { name: "hospital experience" })] });
  const document = toPlainDocument(resume);
  const profile = readResume(document, { asOf: AS_OF });
  const base = score(toScoringView(profile, AS_OF), job).score;
  const { swaps } = toCounterfactualReceipt(testCounterfactuals(document, profile, { asOf: AS_OF }), job, base);
  const moved = swaps.filter(({ kind }) => kind === "name" || kind === "address");
  expect(moved.map(({ kind, change, applied }) => [kind, change, applied > 0])).toEqual([
    ["name", 0, true],
    ["address", 0, true],
  ]);
  expect(toScoringView(profile, AS_OF).roles.map(({ settings }) => settings)).toEqual([["care home"], ["hospital"]]);
});
