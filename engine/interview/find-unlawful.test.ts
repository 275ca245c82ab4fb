import { expect, test } from "vitest";
import { findUnlawful, toAdvice } from "./index.ts";
import { findRuled } from "./unlawful.ts";

/** Questions of nobody's corpus that no rule knows. */
const UNRULED = [
  ["origin", "I hear an island lilt; whose islands?"],
  ["family", "Is there a ring I should know about?"],
  ["criminal record", "Could you swear that nobody has ever had you in a cell?"],
] as const;

test.each(UNRULED)("what no rule knows is caught, %s: %s", (trait, question) => {
  expect(findRuled(question)).toEqual([]);
  const [found, ...others] = findUnlawful(question);
  expect(others).toEqual([]);
  expect(found?.trait).toBe(trait);
  expect(toAdvice(trait).reason).not.toBe("");
  expect(question.slice(found?.start, found?.end).length).toBeGreaterThan(0);
});

test.each([
  "What salary do you expect?",
  "Tell me about a time you had to change a plan at short notice.",
  "Will you now or in the future need sponsorship to work here?",
  "How would you calm a parent who is angry about a mark?",
  "Which shifts can you work?",
  "Do you need any accommodation for today's interview?",
  "Do you have the right to work in Ireland, or will you have it by March?",
  "In which year did you pass your HGV test?",
  "What did you change when the strike at the port held up your parts?",
  "What age are the pupils you have most enjoyed coaching?",
  "How would you get on with the politics of a board of trustees?",
  "Do you have any questions for us about maternity leave or the canteen?",
  "Have you had all your tickets checked this spring?",
])("lawful: %s", (question) => expect(findUnlawful(question)).toEqual([]));

test.each([
  "Do you have the right to work in Ireland, or were your parents born elsewhere?",
  "Would you go on strike with the others?",
  "What age are you, if I may ask?",
  "Have you had all your jabs?",
  "Will you need maternity leave in the next two years?",
  "Could you promise that you won't need parental leave this season?",
  "You have done this for a long time. When do you plan to retire?",
])("unlawful all the same: %s", (question) => expect(findUnlawful(question)).not.toEqual([]));

test("lawful follow-ups do not clear the question above them, and each has its place", () => {
  const question = "Do you have any children who keep you from night shifts?";
  const [alone] = findUnlawful(question);
  const follow = Array.from({ length: 6 }, () => "How would you organise the work with others, and which task would you start with?").join(
    "\n",
  );
  expect(findUnlawful(`${question}\n${follow}`)).toEqual([alone]);
  const below = `${follow}\n${question}`;
  const [moved] = findUnlawful(below);
  expect(moved && below.slice(moved.start, moved.end)).toBe(alone && question.slice(alone.start, alone.end));
});

test("nothing is asked by nothing", () => expect(findUnlawful("  ?! ")).toEqual([]));

test("a sentence without end is read in spans: in time, and what it asks is still found where it stands", () => {
  const endless = "; schedules 2018 - 2022 for instance aunt ".repeat(500).slice(0, 20_000);
  expect(findUnlawful(`${endless} and how we plan`).map(({ trait }) => trait)).not.toContain("pregnancy");
  const asked = "are you planning to get pregnant";
  const text = `${endless} ${asked} ${endless}`;
  const found = findRuled(text).find(({ trait }) => trait === "pregnancy");
  expect(found && text.slice(found.start, found.end)).toContain("pregnant");
});
