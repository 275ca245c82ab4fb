import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

/** What one sentence of prose asks for, each with its importance and its other ways. */
function wishes(sentence: string): string[] {
  const reading = readJob(`Office worker\n\nWe are a small firm in Leeds. ${sentence}\n`);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job.requirements.map(({ importance, name, alternatives = [] }) =>
    [`${importance} ${name}`, ...alternatives.map((one) => one.name)].join(" | "),
  );
}

describe("what a letter says the reader will know, hold or be at home with is asked for", () => {
  test.each([
    ["You'll know your way around VSDs and PLCs.", ["must VSDs", "must PLCs"]],
    ["You will know Java and SAP.", ["must Java", "must SAP"]],
    ["You'll be at home with Sage.", ["must Sage"]],
    ["You'll hold a forklift licence.", ["must forklift licence"]],
    ["You've got at least three years of sourdough behind you.", ["must sourdough"]],
    ["You'll manage a team of six bakers.", []],
    ["You'll sell Sage to our customers.", []],
  ])("%s", (sentence, found) => expect(wishes(sentence)).toEqual(found));
});

describe("what nobody insists on is waived, and wished for where it is liked", () => {
  test.each([
    ["We won't insist on a PA diploma.", []],
    ["We're not going to insist on a forklift licence.", []],
    ["We'd like, but won't insist on, a PA diploma.", ["nice PA diploma"]],
    ["It'd be lovely if you had barista experience.", ["nice barista"]],
    ["We insist on a forklift licence.", ["must forklift licence"]],
  ])("%s", (sentence, found) => expect(wishes(sentence)).toEqual(found));
});

describe("a product whose name ends like an adverb, and filing that is work", () => {
  test.each([
    ["Experience of SOE Exact or Dentally would be lovely.", ["nice SOE Exact | Dentally"]],
    ["You have used Shopify, Ecwid or Bookly.", ["must Shopify | Ecwid | Bookly"]],
    ["You have court filing experience.", ["must court filing"]],
    ["You have CM/ECF experience.", ["must CM/ECF"]],
    ["You have used Sage independently.", ["must Sage"]],
    ["The filing deadline is 4 May and applications need a portfolio.", []],
  ])("%s", (sentence, found) => expect(wishes(sentence)).toEqual(found));
});
