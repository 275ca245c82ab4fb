import { expect, test } from "vitest";
import { type Card, countScored, EMPTY_CARD, mergeCards, readCard, toCard, toScorecard, withAnswer, withCard } from "./card.ts";

const noted = (answers: Card["answers"], recommendation: Card["recommendation"] = null): Card => ({ answers, recommendation });

test("nothing is scored and nothing recommended until a person does", () => {
  expect(EMPTY_CARD).toEqual({ answers: {}, recommendation: null });
  expect(countScored(withAnswer(EMPTY_CARD, "core-1", { notes: "calm" }))).toBe(0);
  expect(countScored(withAnswer(EMPTY_CARD, "core-1", { score: 3 }))).toBe(1);
});

test("an answer keeps its notes when its score changes or is taken back", () => {
  const written = withAnswer(withAnswer(EMPTY_CARD, "core-1", { notes: "clear" }), "core-1", { score: 4 });
  expect(written.answers["core-1"]).toEqual({ score: 4, notes: "clear" });
  expect(withAnswer(written, "core-1", { score: null }).answers["core-1"]).toEqual({ score: null, notes: "clear" });
});

test("only noted questions of this kit are saved, in its order, and come back the same", () => {
  const card = noted(
    { b: { score: 2, notes: "" }, gone: { score: 5, notes: "" }, a: { score: null, notes: "x" }, c: { score: null, notes: " " } },
    "no",
  );
  const saved = toScorecard("Aiko Tan", card, ["a", "b", "c"]);
  expect(saved).toEqual({
    interviewer: "Aiko Tan",
    answers: [
      { questionId: "a", score: null, notes: "x" },
      { questionId: "b", score: 2, notes: "" },
    ],
    recommendation: "no",
  });
  expect(toCard(saved)).toEqual(noted({ a: { score: null, notes: "x" }, b: { score: 2, notes: "" } }, "no"));
});

test("what was noted before the name was typed goes over the card of that name and loses no notes", () => {
  const saved = noted({ a: { score: 2, notes: "first" }, b: { score: 5, notes: "kept" } }, "undecided");
  const merged = mergeCards(saved, noted({ a: { score: 4, notes: "second" }, b: { score: null, notes: "" } }));
  expect(merged).toEqual(noted({ a: { score: 4, notes: "first\nsecond" }, b: { score: 5, notes: "kept" } }, "undecided"));
  expect(mergeCards(saved, saved)).toEqual(saved);
});

test("a saved card takes the place of the same interviewer's only", () => {
  const cards = ["Ben", "Ada"].map((interviewer) => toScorecard(interviewer, EMPTY_CARD, []));
  const next = withCard(cards, toScorecard("Ben", noted({ a: { score: 1, notes: "" } }), ["a"]));
  expect(next.map(({ interviewer, answers }) => [interviewer, answers.length])).toEqual([
    ["Ada", 0],
    ["Ben", 1],
  ]);
});

test("what stands in storage and is no card is not read as one", () => {
  expect(readCard(null)).toBeNull();
  expect(readCard("card")).toBeNull();
  expect(
    readCard({ answers: { a: { score: 9, notes: "" }, b: { score: 3 }, c: { score: 3, notes: "" } }, recommendation: "hire" }),
  ).toEqual(noted({ c: { score: 3, notes: "" } }));
});
