import { expect, test } from "vitest";
import { checkWording } from "./index.ts";

const found = (text: string) => checkWording(text).findings.map(({ text: words }) => words);

test("a title counts where it names the post or a colleague", () => {
  expect(found("The storeman counts the bolts.")).toEqual(["storeman"]);
  expect(found("You supervise four linemen.")).toEqual(["linemen"]);
  expect(found("Good pay for storemen.")).toEqual(["storemen"]);
});

test("a title is innocent where it names those who are served, goods or history", () => {
  expect(found("We sew uniforms for waitresses and porters.")).toEqual([]);
  expect(found("The waitress uniform is washed weekly.")).toEqual([]);
  expect(found("The statue of a fisherman is cleaned in May.")).toEqual([]);
});

test("an image counts where it stands for the person wanted, with words between it and the role", () => {
  expect(found("We want a rockstar front-end developer.")).toEqual(["a rockstar"]);
  expect(found("As a payroll ninja you close the month.")).toEqual(["ninja"]);
});

test("an image that modifies a thing or stands on a stage is innocent", () => {
  expect(found("You steer the pirate ship ride.")).toEqual([]);
  expect(found("Viking costumes are sewn in our shop.")).toEqual([]);
});

test.each([
  "Guru is the knowledge base we use for support articles.",
  "Jedi is the team's name for its Slack bot.",
  "The Salesman, an Iranian film, opens our festival.",
  "Jack of All Trades is the name of our hardware shop.",
  "Digital Native is our podcast about internet history.",
  "Rockstar, the energy drink, sponsors the race.",
])("“%s”: what opens the sentence is told to be a thing", (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  "Young people are the team we want.",
  "The salesman, a true closer, visits twenty shops a day.",
  "Rockstars wanted for our shop.",
])("“%s” names no thing", (text) => {
  expect(found(text).length).toBeGreaterThan(0);
});

test("an image is innocent in what the person wanted does to others", () => {
  expect(found("You record rock stars and string quartets in the same studio.")).toEqual([]);
  expect(found("You stock the shelves with superhero capes.")).toEqual([]);
  expect(found("You are a rock star on the phone.")).toHaveLength(1);
});
