import { expect, test } from "vitest";
import { checkWording } from "./index.ts";

const found = (text: string) => checkWording(text).findings.map(({ text: words }) => words);

test("what somebody does at work to others is no demand on them", () => {
  expect(found("You visit top universities to recruit interns.")).toEqual([]);
  expect(found("You prune aggressive climbers such as ivy.")).toEqual([]);
  expect(found("You insure boats that are over 30 years old.")).toEqual([]);
});

test("what somebody is or has is a demand, also behind a task", () => {
  expect(found("You hold a degree from a top university.")).not.toEqual([]);
  expect(found("You bake well and have no children.")).not.toEqual([]);
});

test("a trait that the house neither asks about nor weighs is innocent", () => {
  expect(found("We never look at gaps in a CV.")).toEqual([]);
  expect(found("Your current salary plays no part in our offer.")).toEqual([]);
  expect(found("Mother tongue is of no importance.")).toEqual([]);
});

test("people or papers with the trait that are turned away are not", () => {
  expect(found("We never look at CVs with gaps.")).not.toEqual([]);
});

test("a sentence without a word of hiring speaks of something else", () => {
  expect(found("Gap-year students often visit the farm.")).toEqual([]);
  expect(found("Dinosaurs are the heart of our exhibition.")).toEqual([]);
  expect(found("Dinosaurs will not fit in here.")).not.toEqual([]);
});

test("what a law permits or asks for is quoted, not demanded", () => {
  expect(found("The refuge is exempt under schedule 9 and seeks a female support worker.")).toEqual([]);
});

test("a noun of work is no verb, and what is lacking is wanted", () => {
  expect(found("Native Japanese, based in Dublin, for our gaming support desk.")).not.toEqual([]);
  expect(found("The showroom could do with a feminine touch.")).not.toEqual([]);
});

test("after a condition the word to the reader is over", () => {
  expect(found("If a heavy day makes you cry, man up or move on.")).not.toEqual([]);
});

test("a noun with its own article is another thing than the one described", () => {
  expect(found("Good Christian values and a firm handshake")).not.toEqual([]);
});

test("a trade is known by its ending, a thing is not", () => {
  expect(found("Polish bricklayer wanted.")).not.toEqual([]);
  expect(found("Bricklayers under 40, please write to us.")).not.toEqual([]);
  expect(found("Keep the boiler under 60 and the river water under 22.")).toEqual([]);
});

test("a list of what nobody asks for is no demand, unless something turns it", () => {
  expect(found("We won't ask for a photo, your date of birth or your last wage.")).toEqual([]);
  expect(found("What doesn't matter: your school, how old you are, a gap in your CV.")).toEqual([]);
  expect(found("We won't ask for a photo, but state your date of birth.")).not.toEqual([]);
});

test("a bare line is no statement about something else", () => {
  expect(found("School leavers with good manners.")).not.toEqual([]);
  expect(found("School leavers often visit the farm.")).toEqual([]);
});
