import { SIGNIFICANT, Z_95 } from "../weights.ts";
import { incompleteBeta } from "./distributions.ts";

export type Interval = [low: number, high: number];
type Counts = { n: number; selected: number };

const HALVINGS = 60;

/** 95% interval of a selection rate by Wilson's score: close to 95% also for small groups. */
export function toWilson({ n, selected }: Counts): Interval {
  const square = Z_95 * Z_95;
  const centre = (selected + square / 2) / (n + square);
  const reach = (Z_95 / (n + square)) * Math.sqrt((selected * (n - selected)) / n + square / 4);
  return [selected === 0 ? 0 : centre - reach, selected === n ? 1 : centre + reach];
}

/** 95% interval of a selection rate by Clopper and Pearson: never less than 95%, therefore wide. */
export function toExact({ n, selected }: Counts): Interval {
  const tail = SIGNIFICANT / 2;
  const low = selected === 0 ? 0 : findRate((rate) => incompleteBeta(rate, selected, n - selected + 1) < tail);
  const high = selected === n ? 1 : findRate((rate) => 1 - incompleteBeta(rate, selected + 1, n - selected) > tail);
  return [low, high];
}

/** The rate up to which the condition holds. */
function findRate(isBelow: (rate: number) => boolean): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (isBelow(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
