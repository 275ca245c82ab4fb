import { round } from "../figures.ts";
import type { Case } from "./cases.ts";
import { type Fitted, fitLogistic, toLogOdds } from "./logistic.ts";
import { isTold, type JobSize } from "./texts.ts";

const ODDS = [0, -0.3, -0.6, -0.9, -1.2, -1.6, -1.9];

export const fit = (cases: readonly Case[]): Fitted =>
  fitLogistic(cases.map(({ signs, wish, lineOf }) => ({ signs, isTrue: wish === lineOf })));

/** From which log-odds: of wishes that a line tells, those it is found for and those another line is taken for; of those no line tells, those some line is taken for. Shares. */
export type Kept = { jobs: "whole" | "half"; odds: number; right: number; wrong: number; untold: number };

/** Each author judged by weights of the others. */
export function measureKeptOut(cases: readonly Case[]): Kept[] {
  const best = [...new Set(cases.map(({ author }) => author))].flatMap((author) => {
    const fitted = fit(cases.filter((one) => one.author !== author));
    return toBest(cases.filter((one) => one.author === author).map((one) => ({ ...one, odds: toLogOdds(fitted, one.signs) })));
  });
  return (["whole", "half"] as const).flatMap((jobs) =>
    toKept(
      jobs,
      best.filter(({ size }) => (size === "whole") === (jobs === "whole")),
    ),
  );
}

function toKept(jobs: Kept["jobs"], best: readonly Best[]): Kept[] {
  const [told, untold] = [best.filter((one) => one.isTold), best.filter((one) => !one.isTold)];
  return ODDS.map((odds) => ({
    ...{ jobs, odds },
    right: toShare(told, (one) => one.odds >= odds && one.isOwn),
    wrong: toShare(told, (one) => one.odds >= odds && !one.isOwn),
    untold: toShare(untold, (one) => one.odds >= odds),
  }));
}

type Best = { size: JobSize; isTold: boolean; isOwn: boolean; odds: number };

/** Of each wish in each resume its best line. */
function toBest(cases: readonly (Case & { odds: number })[]): Best[] {
  const best = new Map<string, Best>();
  for (const { occupation, size, wish, lineOf, which, odds } of cases) {
    if (!isTold(lineOf, which)) continue;
    const key = `${occupation} ${size} ${wish} ${which}`;
    const before = best.get(key);
    if (before === undefined || odds > before.odds) best.set(key, { size, isTold: isTold(wish, which), isOwn: wish === lineOf, odds });
  }
  return [...best.values()];
}

const toShare = <T>(list: readonly T[], holds: (one: T) => boolean): number => round(list.filter(holds).length / Math.max(1, list.length));
