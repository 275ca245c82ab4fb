import { CircleHelp } from "lucide-react";
import { expect, test } from "vitest";
import { type Entry, type Group, toSections } from "./entries.ts";

const entry = (group: Group, label: string, rest: Partial<Entry> = {}): Entry => ({
  id: `${group}:${label}`,
  group,
  label,
  Icon: CircleHelp,
  ...rest,
});
const ENTRIES = [
  entry("recent", "Data Analyst", { note: "Analysis" }),
  entry("goTo", "Home"),
  entry("goTo", "Upload"),
  entry("goTo", "My Analyses"),
  entry("jobs", "Data Analyst"),
  entry("jobs", "Upholsterer"),
  entry("candidates", "Candidate 7", { words: "Python SQL" }),
  entry("actions", "Upload resumes"),
  entry("actions", "Start analysis"),
];
const find = (query: string) => toSections(ENTRIES, query).map(({ group, entries }) => [group, ...entries.map(({ label }) => label)]);

test("without a question every group stands in its order, recent places first", () => {
  expect(find("").map(([group]) => group)).toEqual(["recent", "goTo", "jobs", "candidates", "actions"]);
});

test("“upl” finds the upload page first [AC-11]", () => {
  expect(find("upl")).toEqual([
    ["goTo", "Upload"],
    ["actions", "Upload resumes"],
  ]);
});

test("a page and an action are found by what they are about, after those that are called so", () => {
  const entries = [
    entry("goTo", "Group figures", { words: "fairness adverse impact" }),
    entry("actions", "Toggle theme", { words: "dark light mode" }),
  ];
  const labels = (query: string) => toSections(entries, query).flatMap((section) => section.entries.map(({ label }) => label));
  expect(labels("fair")).toEqual(["Group figures"]);
  expect(labels("dark mode")).toEqual(["Toggle theme"]);
  expect(labels("payroll")).toEqual([]);
});

test("a job is found by the beginning of any word, before those that only hold the letters", () => {
  expect(find("analy")).toEqual([
    ["goTo", "My Analyses"],
    ["jobs", "Data Analyst"],
    ["actions", "Start analysis"],
  ]);
  expect(find("data analyst")).toEqual([["jobs", "Data Analyst"]]);
});

test("a candidate is found by label and by skill", () => {
  expect(find("candidate 7")).toEqual([["candidates", "Candidate 7"]]);
  expect(find("sql")).toEqual([["candidates", "Candidate 7"]]);
});

test("what answers nothing leaves no empty group", () => {
  expect(find("zzz")).toEqual([]);
});

test("without a question five of each group but all actions; with one six jobs and all pages", () => {
  const many = Array.from({ length: 20 }, (_, at) => [
    entry("goTo", `Place ${at}`),
    entry("jobs", `Place ${at}`),
    entry("actions", `Place ${at}`),
  ]);
  const count = (query: string) => toSections(many.flat(), query).map(({ group, entries }) => [group, entries.length]);
  expect(count("")).toEqual([
    ["goTo", 5],
    ["jobs", 5],
    ["actions", 20],
  ]);
  expect(count("place")).toEqual([
    ["goTo", 20],
    ["jobs", 6],
    ["actions", 20],
  ]);
});
