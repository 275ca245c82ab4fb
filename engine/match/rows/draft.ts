import type { Component, Gap, Verdict } from "../types.ts";
import type { Months } from "../view/months.ts";
import type { Weights } from "../weights.ts";

/** A figure with its worst and best value. */
export type Bounded = { value: number; lo: number; hi: number };

/** A row before it has points: what is asked, what the view shows for it, and where the words for it are kept. */
export type Draft = {
  id: string;
  name: string;
  component: Component;
  importance: "must" | "should" | "nice";
  /** Size of the row inside its component, in parts. */
  parts: number;
  evidenced: Bounded;
  verdict: Verdict;
  /** Keys of the evidence, strongest first. */
  sources: string[];
  /** Of a choice of which several ways are needed: the keys by way shown, so that each leads to its words. */
  ways?: string[][];
  /** Share of such a choice of which nothing was found. */
  lacks?: number;
  gap?: Gap;
  why?: string;
  /** Said in other words alone: at its worst the resume shows nothing for it, with all that follows. */
  unsure?: boolean;
  /** Nothing was found, and it may be there in words nobody listed: at its best nothing is taken off. */
  open?: boolean;
};

export const NOTHING: Bounded = { value: 0, lo: 0, hi: 0 };
export const UNKNOWN: Bounded = { value: 0, lo: 0, hi: 1 };

export function exactly(value: number): Bounded {
  return { value, lo: value, hi: value };
}

/** How far the time worked answers the years asked for. Time that is not stated counts as the floor and may be everything. */
export function toYearsFit(months: Months | null, years: number | undefined, { exponent, floor }: Weights["years"]): Bounded {
  if (years === undefined || years <= 0) return exactly(1);
  if (months === null) return { value: floor, lo: floor, hi: 1 };
  const fit = (length: number) => Math.max(floor, Math.min(1, length / (12 * years)) ** exponent);
  return { value: fit(months.mid), lo: fit(months.lo), hi: months.open ? 1 : fit(months.hi) };
}

export function times(a: Bounded, factor: number): Bounded {
  return { value: a.value * factor, lo: a.lo * factor, hi: a.hi * factor };
}

/** The best of several pieces of evidence, bound by bound. */
export function bestOf(all: readonly Bounded[]): Bounded {
  const best = { ...NOTHING };
  for (const { value, lo, hi } of all) {
    best.value = Math.max(best.value, value);
    best.lo = Math.max(best.lo, lo);
    best.hi = Math.max(best.hi, hi);
  }
  return best;
}
