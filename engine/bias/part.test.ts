import { expect, test } from "vitest";
import { checkWording } from "./index.ts";

const found = (text: string) => checkWording(`We are hiring a technician. ${text}`).findings.map(({ rule }) => rule);

test.each([
  "Our customers are mostly women, and we prefer calm people.",
  "The firm was founded by women and we need people with patience.",
  "Wanted: a good listener; most of our drivers are men.",
])("a sex in one part of a sentence is not weighed by the next: %s", (text) => expect(found(text)).toEqual([]));

test.each([
  "Women apply now and then, but we turn them away.",
  "We have tried men; they are not what we want.",
  "Men by the week are what we hire.",
])("one that the next part points back to is: %s", (text) => expect(found(text)).not.toEqual([]));

test.each([
  "Ask the manager and she will show you around.",
  "You assist the surgeon and prepare his instruments.",
  "The nurse on duty hands over her notes to you.",
  "You work with a tutor who plans his own lessons.",
])("a colleague's pronoun is not the candidate's: %s", (text) => expect(found(text)).toEqual([]));

test.each(["The technician keeps his tools clean.", "The successful candidate must bring his own tools and we pay you for them."])(
  "the candidate's own still is: %s",
  (text) => expect(found(text)).not.toEqual([]),
);

test.each([
  "Bring us experience from any trade.",
  "Those with us born here welcome you.",
  "Us only: no agencies.",
  "JOIN US, CITIZENS OF LEEDS",
])("we are no country: %s", (text) => expect(found(text)).toEqual([]));

test.each(["US citizens only.", "us citizens only", "US CITIZENS ONLY", "US experience required.", "Born in the US."])(
  "a country is one: %s",
  (text) => expect(found(text)).not.toEqual([]),
);

test.each([
  "A provider seeks energetic and resilient customer service agents.",
  "The post requires women.",
  "Bring: CV, passport copy, visa copy.",
  "A bachelor's degree in accounting or a related field is required.",
  "Female, single, max. 25 years old.",
])("lines of advertisements as they are written: %s", (text) => expect(found(text)).not.toEqual([]));

test.each([
  "Any background; freshers welcome, 1-3 years experience a plus.",
  "You attach a copy of the guest's passport page to the form.",
  "A bachelor's degree or related experience is welcome.",
])("and harmless ones: %s", (text) => expect(found(text)).toEqual([]));
