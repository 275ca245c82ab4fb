import { expect, test } from "vitest";
import { checkWording } from "./index.ts";

const fixes = (text: string) => checkWording(text).findings.map((finding) => [finding.text, ...finding.suggestions]);

test("a suggestion takes the number and the capitals of what it replaces", () => {
  expect(fixes("Two salesmen wanted.")).toEqual([["salesmen", "salespeople", "sales representatives"]]);
  expect(fixes("Join our guys.")).toEqual([["guys", "people", "everyone"]]);
  expect(fixes("Barmaid wanted.")).toEqual([["Barmaid", "Bartender", "Bar staff"]]);
});

test("the article grows into the place when no suggestion keeps it", () => {
  expect(fixes("You are a ninja of the till.")).toEqual([["a ninja", "an expert", "a specialist"]]);
  expect(fixes("You are an energetic worker.")).toEqual([["an energetic", "a motivated"]]);
  expect(fixes("We need a foreman.")).toEqual([["foreman", "supervisor", "site supervisor"]]);
});

test("the noun that a phrase is about stays", () => {
  expect(fixes("We are a young and dynamic team.")).toEqual([["young and dynamic team", "motivated team"]]);
  expect(fixes("Join our young office.")).toEqual([["young office", "motivated office"]]);
});
