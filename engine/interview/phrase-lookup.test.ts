import { expect, it } from "vitest";
import compounds from "../data/interview/kinds.json";
import privateLife from "../data/interview/private-life.json";
import data from "../data/interview/unlawful.json";
import { findPossible, toLookup } from "./phrase-lookup.ts";
import { kindOf, toWords } from "./phrase-words.ts";
import { toFinder } from "./phrases.ts";

const wordsOf = (asked: readonly object[]) =>
  asked.flatMap((one) => Object.values(one).flatMap((value: unknown) => (Array.isArray(value) ? (value as string[]) : [])));
const PHRASES = [
  ...new Set([
    ...wordsOf(data.asked),
    ...wordsOf(privateLife),
    ...wordsOf(data.told),
    ...Object.values(compounds.topics).flat(),
    ...Object.values(compounds.wholes).flat(),
    ...[compounds.work, compounds.others, compounds.setting, compounds.house].flat(),
  ]),
];

/** A line that says a phrase, in the way of each of its kinds that `turn` names. */
function say(phrase: string, turn: number): string {
  return toWords(phrase)
    .flatMap((word) => {
      const kind = kindOf(word);
      if (kind) return [say(kind[turn % kind.length] as string, turn)];
      if (word === "$") return [];
      if (word === "~") return turn % 2 === 0 ? [] : ["really"];
      if (word === "…") return ["one", "two", "three", "four"].slice(0, turn % 5);
      return [word.replace(/\*$/, "ish")];
    })
    .join(" ");
}

it("every phrase of the data is possible in a line that says it, and found there", () => {
  const lookup = toLookup(PHRASES.map((phrase) => ({ phrase })))();
  const lost = PHRASES.filter((phrase, at) => {
    const line = ` well then ${say(phrase, at)} `;
    return !findPossible(lookup, line).includes(at) || toFinder([{ value: true, phrase }])(line).length === 0;
  });
  expect(PHRASES.length).toBeGreaterThan(10_000);
  expect(lost).toEqual([]);
});

it.each([
  ["words in another order", "cold calling", " a calling on a cold day "],
  ["words apart", "cold calling", " cold days of calling "],
  ["a stem alone", "ethnic* minority", " ethical minority "],
])("%s do not make a phrase", (_, phrase, line) => {
  expect(findPossible(toLookup([{ phrase }])(), line)).toEqual([]);
});

it("a long line costs no more than its words", () => {
  const phrases = PHRASES.map((phrase) => ({ phrase }));
  const from = performance.now();
  findPossible(toLookup(phrases)(), ` ${"what would you say about your own ".repeat(300)}`);
  expect(performance.now() - from).toBeLessThan(10_000);
});
