import { describe, expect, test } from "vitest";
import { checkWording } from "./index.ts";

const found = (text: string) => checkWording(text).findings.map(({ rule }) => rule);

describe("a question answered with no asks for nothing", () => {
  test.each(["Is there an age limit? No.", "A driving licence? No. A medical? No.", "Must I be a native speaker? No, not at all."])(
    "%s",
    (text) => expect(found(`Hotel porter in Leith. You carry bags and open doors. ${text}`)).toEqual([]),
  );
  test("but one that goes on asking does", () => {
    expect(found("Hotel porter in Leith. Are you a native speaker? Then write to us.")).not.toEqual([]);
    expect(found("Hotel porter in Leith. Is there an age limit? Yes, of 40.")).not.toEqual([]);
  });
});

describe("both ends of a scale let everybody in", () => {
  test.each([
    "Older drivers, younger drivers, men, women: we don't mind so long as you drive well.",
    "Men and women, old and young, with or without a degree: all are welcome.",
    "Whether you've just left school or are thinking of retiring, there is room for you.",
    "Women, men, anyone who's good with cows.",
  ])("%s", (text) => expect(found(text)).toEqual([]));
  test("one end does not", () => {
    expect(found("Younger drivers rather than older ones, please.")).not.toEqual([]);
    expect(found("Younger drivers preferred: we don't mind training them.")).not.toEqual([]);
  });
});

test("a row of protected traits is a promise, unless they are asked for", () => {
  expect(found("Nobody here is marked down over age, disability, race, religion or sex.")).toEqual([]);
  expect(found("Please state your age, religion, nationality and marital status.")).not.toEqual([]);
});

describe("a pronoun or a title of somebody who is there", () => {
  test.each([
    "Questions go to Ingrid Moe, Stores Manager; she would be pleased to hear from you.",
    "Informal enquiries to Professor Niamh Geraghty. She leads the cohort.",
    "You'll work with a planner (she's just back from leave) and two buyers.",
    "Our purser began as a bellboy.",
    "Apply to the Headmaster, Dr Simon Reed, by noon.",
    "My uncle had been a postman before he opened the shop.",
  ])("%s", (text) => expect(found(`We sell tea. ${text}`)).toEqual([]));
  test.each([
    "We need a clerk; she will count the stock.",
    "We hire a foreman for the yard.",
    "Former policeman wanted for the gate.",
    "You will work as a postman in the valley.",
  ])("but %s", (text) => expect(found(text)).not.toEqual([]));
});

test("sentences of another language in an English advertisement are left alone", () => {
  const english = "We look for a clerk who will answer the post and the telephone of our firm and who is good with people.";
  expect(found(`${english} Sie nehmen die Anrufe an und sind mit der Post und den Akten vertraut.`)).toEqual([]);
  expect(found(`${english} Young men only.`)).not.toEqual([]);
});

test("masters and bachelors of a science are no men", () => {
  expect(found("We want somebody with a masters or bachelors degree in geology or the like.")).not.toContain("gender/sex-weighed");
  expect(found("We would rather have bachelors for the island.")).toContain("gender/sex-weighed");
});

describe("years and ages of the house's own people are no demand", () => {
  test.each([
    "Our oldest weaver is 79 and still dyes the wool; our youngest apprentice came at 16.",
    "The crew: 44 boatbuilders, 12 of them women, from 23 to 68 years of age.",
    "Ines and Radek have worked together for eighteen years, and most of us since the start.",
    "Our bosun, Ines, is 66; she has run the yard for twenty-one years.",
    "We are nine people, average tenure six years.",
    "Last month's guest was a 72-year-old retired miner.",
    "We're a family of four in a tall house.",
    "Our rigging foreman, Ola, has forty-one years in the trade.",
    "The last sailmaker, Antoine, spent eleven years with us and has gone home to Brest.",
    "We employ 300 people, many of them for twenty years or more.",
    "The yard hires 40 new graduates each summer.",
    "Twelve people from six countries; native speakers of five languages share one kitchen.",
    "The last man in the post, Declan, left with our blessing.",
    "Beginners are as welcome as people with thirty years behind the plane.",
  ])("%s", (text) => expect(found(`We build boats. ${text}`)).toEqual([]));
  test.each([
    "You have twenty-one years of loyal service behind the bar.",
    "We prefer a 30-year-old nurse.",
    "Attach two photos, one of them full body.",
    "Our rigging foreman has forty-one years in the trade or does not get the job.",
    "Native speakers of Polish only.",
    "A man for the job, please.",
    "We're a family here.",
    "Average tenure of 4 years in each post.",
  ])("but %s", (text) => expect(found(`We build boats. ${text}`)).not.toEqual([]));
});

describe("an invitation shuts nobody out", () => {
  test.each([
    "In line with our Employment Equity plan, we'd be glad to hear from Coloured surveyors and surveyors with disabilities.",
    "We'd love to hear from women in the trades.",
    "At least two years on saws, although we will look at strong new graduates too.",
    "Experience: new grads okay!",
    "Newly graduated nurses are welcome, as are those who have seen it all.",
    "Mature-age sparkies get a fair go here.",
    "We train everyone, from school leavers to pensioners.",
    "Mothers, fathers, starters of fifty: our rota has room for all of you.",
    "Don't skip this if: you have no degree, or you're changing careers at 50.",
    "We don't want photos, ages or marital status on your CV.",
    "If you are younger, you can do all but drive the van.",
  ])("%s", (text) => expect(found(`We build boats. ${text}`)).toEqual([]));
  test.each([
    "New grads only!",
    "We won't take anyone over 40.",
    "Only women are invited to apply.",
    "We train everyone, as long as you are under 30.",
  ])("but %s", (text) => expect(found(`We build boats. ${text}`)).not.toEqual([]));
});

test("titles of both sexes in one breath are no title of one", () => {
  expect(found("We build boats. Journeymen and journeywomen of any standing are welcome.")).toEqual([]);
  expect(found("We build boats. Journeymen of any standing are welcome.")).not.toEqual([]);
});

test("a W-2 is a kind of contract unless somebody's is asked for", () => {
  expect(found("Crane operator in Tulsa\n\nFull time | W-2 | $38 an hour. No 1099s.")).toEqual([]);
  expect(found("Payroll clerk in Tulsa\n\nWhat you'll do\n- Issue W-2s and 1099s\n- Keep salary history and I-9 files in order")).toEqual(
    [],
  );
  expect(found("Send your last W-2 with the application.")).toContain("experience/salary-history");
});

test("an age limit that a named act sets is the law's", () => {
  expect(found("Age restrictions apply only to those who joined under the Superannuation Act 2004.")).toEqual([]);
  expect(found("Age restrictions apply: nobody over 45.")).not.toEqual([]);
});
