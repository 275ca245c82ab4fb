import { expect, it } from "vitest";
import shipped from "../../data/match/telling-judge.json";
import { SIGNS } from "../../match/rows/judge.ts";
import { type Case, toCases } from "./cases.ts";
import { fit, measureKeptOut } from "./kept-out.ts";
import { fitLogistic, toLogOdds } from "./logistic.ts";
import { loadToldOccupations } from "./told-occupations.ts";

it("logistic regression gives the log-odds that examples have", () => {
  const examples = [0, 1].flatMap((sign) =>
    Array.from({ length: 40 }, (_, at) => ({ signs: [sign], isTrue: at < (sign === 1 ? 30 : 10) })),
  );
  const fitted = fitLogistic(examples);
  expect(toLogOdds(fitted, [0])).toBeCloseTo(Math.log(10 / 30), 2);
  expect(toLogOdds(fitted, [1])).toBeCloseTo(Math.log(30 / 10), 2);
});

it("a weight ships for every sign, and nearness speaks for a wish, that of another requirement against it", () => {
  expect(Object.keys(shipped.weights)).toEqual([...SIGNS]);
  expect(shipped.weights.near).toBeGreaterThan(0);
  expect(shipped.weights.rivalNear).toBeLessThan(0);
});

it("every line stands beside every wish asked for, and its own wish is the likelier one", async () => {
  const cases = await toCases(loadToldOccupations("fresh").slice(0, 6));
  expect(cases.every(({ signs }) => signs.length === SIGNS.length && signs.every(Number.isFinite))).toBe(true);
  const fitted = fit(cases);
  const mean = (list: readonly Case[]) => list.reduce((sum, { signs }) => sum + toLogOdds(fitted, signs), 0) / list.length;
  expect(mean(cases.filter(({ wish, lineOf }) => wish === lineOf))).toBeGreaterThan(
    mean(cases.filter(({ wish, lineOf }) => wish !== lineOf)) + 0.5,
  );
});

it("authors are judged by weights of the others, and the best line of a wish is counted", () => {
  const one = (author: string, wish: number, lineOf: number, sign: number): Case => ({
    ...{ author, occupation: author, size: "whole", wish, lineOf, which: lineOf % 2 },
    signs: [sign],
  });
  const all = ["01", "02"].flatMap((author) => [one(author, 0, 0, 1), one(author, 0, 2, 0), one(author, 1, 0, 0), one(author, 1, 2, 0)]);
  expect(measureKeptOut(all).find(({ jobs, odds }) => jobs === "whole" && odds === 0)).toMatchObject({ right: 1, wrong: 0, untold: 0 });
});
