import { expect, test } from "vitest";
import examples from "../data/bias/examples.json";
import { checkWording } from "./index.ts";
import { articleFor } from "./suggestion.ts";

const fixes = (text: string) => checkWording(text).findings.map((finding) => [finding.text, ...finding.suggestions]);

test("a suggestion takes the number and the capitals of what it replaces", () => {
  expect(fixes("Two salesmen wanted.")).toEqual([["salesmen", "salespeople", "sales representatives"]]);
  expect(fixes("Join our guys.")).toEqual([["guys", "people", "team members"]]);
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

test("words inside a phrase are swapped, and the rest of it stays", () => {
  expect(fixes("You will man the enquiry desk.")).toEqual([["man the enquiry desk", "staff the enquiry desk", "run the enquiry desk"]]);
  expect(fixes("Male waiter for a beach bar.")).toEqual([["Male waiter", "Waiter"]]);
  expect(fixes("The buyer is the owner's right-hand man.")).toEqual([["right-hand man", "deputy"]]);
});

test("a pronoun is replaced in its own case", () => {
  expect(fixes("The baker cleans his oven.")).toEqual([["his", "their", "your"]]);
  expect(fixes("The baker must know what he sells and that he is early.").map(([, best]) => best)).toContain("the person");
});

test("a language that the wording names stays in the better wording", () => {
  expect(fixes("You must be a native Italian speaker.")[0]?.[1]).toBe("Fluent Italian");
  expect(fixes("We hire native speakers.")[0]?.[1]).toBe("You speak the working language fluently");
});

test("what is left out takes its clause along where the rest would not stand", () => {
  expect(fixes("Bakers must be under 30.")).toEqual([["Bakers must be under 30.", ""]]);
  expect(fixes("You bake well and have no children.")).toEqual([["and have no children", ""]]);
});

test.each([
  ["We look for a young nurse.", "We look for a nurse."],
  ["We seek a mature and experienced driver.", "We seek an experienced driver."],
  ["We want an experienced, young cook for our kitchen.", "We want an experienced cook for our kitchen."],
  ["You are a young, motivated and flexible driver.", "You are a motivated and flexible driver."],
  ["Young, dynamic people for our bar.", "Dynamic people for our bar."],
  ["Young drivers welcome.", "Drivers welcome."],
  ["We seek young marketing managers with drive.", "We seek marketing managers with drive."],
  ["You have a degree from a town college.", "You have a degree or equivalent experience from a town college."],
  ["The ideal candidate has a diploma from a good university.", "The ideal candidate has a diploma from an accredited university."],
])("what is sought stays in “%s”", (text, better) => {
  const [finding] = checkWording(text).findings;
  expect(text.slice(0, finding?.start) + finding?.suggestions[0] + text.slice(finding?.end)).toBe(better);
});

test("an age without anybody sought beside it takes its clause along", () => {
  expect(fixes("The successful candidate will be young at heart.")).toEqual([
    ["The successful candidate will be young at heart", "We are looking for motivated people"],
  ]);
});

test("an amount goes with the words that bound it", () => {
  expect(fixes("Junior baker with at least 9 years of experience.")[0]).toEqual([
    "at least 9 years of experience",
    "experience of the work",
  ]);
});

test("every better wording reads as a sentence where its rule was found", () => {
  const faults = Object.entries(examples).flatMap(([id, { yes }]) =>
    yes.flatMap((text) =>
      replacedIn(text, id).flatMap((better) => faultsOf(text, better, id).map((fault) => `${id}: ${better} (${fault})`)),
    ),
  );
  expect(faults).toEqual([]);
});

/** The text with each suggestion in place, without the gap that words left out leave behind. */
function replacedIn(text: string, id: string): string[] {
  const [finding] = checkWording(text).findings.filter(({ rule }) => rule === id);
  return (finding?.suggestions ?? []).map((words) =>
    (text.slice(0, finding?.start) + words + text.slice(finding?.end))
      .replace(/ {2,}/g, " ")
      .replace(/ (?=[.,!?]|$)/g, "")
      .trim(),
  );
}

function faultsOf(text: string, better: string, id: string): string[] {
  const count = (words: string) => checkWording(words).findings.filter(({ rule }) => rule === id).length;
  const faults: string[] = [];
  if (/\b(\p{L}+) \1\b/iu.test(better)) faults.push("a doubled word");
  for (const [, article = "", next = ""] of better.matchAll(/\b(an?) ([\p{L}\p{N}][\p{L}\p{N}-]*)/giu))
    if (articleFor(next) !== article.toLowerCase()) faults.push(`"${article} ${next}"`);
  if (/\b(?:an?|the|of|with|must|should|be|who|your) ?(?:[.,!?]|$)/iu.test(better)) faults.push("a loose end");
  if (count(better) >= count(text)) faults.push("found again");
  return faults;
}
