import type { Question } from "@fairlead/contracts";
import { expect, test } from "vitest";
import { toCoverage, toMinutes, toSections } from "./sections.ts";

const ask = (id: string, category: Question["category"], minutes = 3): Question => ({
  id,
  category,
  minutes,
  core: true,
  type: "situational",
  text: id,
  why: "",
  requirementIds: [],
  evidence: [],
  followUps: [],
  anchors: { 1: "", 3: "", 5: "" },
  difficulty: 2,
});
const KIT = [ask("gap", "skillGap", 4), ask("sql", "technical"), ask("role", "experience"), ask("excel", "technical", 2)];

test("questions are counted through the sections in the order in which they are asked", () => {
  const sections = toSections(KIT);
  expect(sections.map(({ category, minutes }) => [category, minutes])).toEqual([
    ["technical", 5],
    ["experience", 3],
    ["skillGap", 4],
  ]);
  expect(sections.flatMap(({ questions }) => questions.map(({ no, question }) => [no, question.id]))).toEqual([
    [1, "sql"],
    [2, "excel"],
    [3, "role"],
    [4, "gap"],
  ]);
  expect(toMinutes(KIT)).toBe(12);
});

test("must-haves are those that the analysis counts: asked about, not asked about, or read from the resume", () => {
  const coverage = [
    { requirementId: "sql", name: "SQL", questionIds: ["role", "sql"] },
    { requirementId: "excel", name: "Excel", questionIds: [] },
    { requirementId: "sap", name: "SAP", questionIds: ["gap", "hidden"] },
  ];
  const mustHaves = [
    { id: "sql", name: "SQL or MySQL" },
    { id: "excel", name: "Excel" },
    { id: "experience", name: "3 years of experience" },
  ];
  expect(toCoverage({ kit: { coverage }, mustHaves }, toSections(KIT))).toEqual({
    musts: [
      { id: "sql", name: "SQL or MySQL", asked: [1, 3] },
      { id: "excel", name: "Excel", asked: [] },
      { id: "experience", name: "3 years of experience", asked: [] },
    ],
    onPaper: ["3 years of experience"],
    others: [{ id: "sap", name: "SAP", asked: [4] }],
  });
});

test("what only a question on inclusion is about counts as asked, a must-have needs one of its own", () => {
  const questions = [ask("sql", "technical"), { ...ask("views", "inclusion"), requirementIds: ["mentoring", "sap"] }];
  const coverage = [
    { requirementId: "mentoring", name: "Mentoring", questionIds: [] },
    { requirementId: "sap", name: "SAP", questionIds: [] },
  ];
  expect(toCoverage({ kit: { coverage }, mustHaves: [{ id: "sap", name: "SAP" }] }, toSections(questions))).toEqual({
    musts: [{ id: "sap", name: "SAP", asked: [] }],
    onPaper: [],
    others: [{ id: "mentoring", name: "Mentoring", asked: [2] }],
  });
});
