import type { Draft } from "./rows/draft.ts";
import type { Component } from "./types.ts";
import type { Weights } from "./weights.ts";

/** One summand: a requirement, or what a must-have without evidence takes off. Figures in points, unrounded. */
export type Summand = { draft: Draft; kind: "requirement" | "deduction"; weight: number; points: number; lo: number; hi: number };

const MICRO = 1_000_000;

/** Points of every row: 100 x component share x share inside the component x evidence, and the deductions as rows of their own. */
export function toSummands(drafts: readonly Draft[], weights: Weights): Summand[] {
  const parts = new Map<Component, number>();
  for (const draft of drafts) parts.set(draft.component, (parts.get(draft.component) ?? 0) + draft.parts);
  const present = [...parts.keys()].reduce((sum, component) => sum + weights.component[component], 0);
  return drafts.flatMap((draft) => {
    const weight = (100 * weights.component[draft.component] * draft.parts) / (present * (parts.get(draft.component) ?? 1));
    const { value, lo, hi } = draft.evidenced;
    const off = draft.importance === "must" ? weight * weights.deduction : 0;
    const unsure = draft.verdict === "unknown" || draft.unsure ? off : 0;
    const row: Summand = { draft, kind: "requirement", weight, points: weight * value, lo: weight * lo - unsure, hi: weight * hi };
    if (draft.verdict !== "none" || off === 0) return [row];
    return [row, { draft, kind: "deduction", weight: 0, points: -off, lo: -off, hi: draft.open ? 0 : -off }];
  });
}

/** A sum that does not depend on the order of its summands. */
export function total(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + Math.round(figure * MICRO), 0) / MICRO;
}

/** One decimal. */
export function toTenth(figure: number): number {
  return Math.round(Math.round(figure * MICRO) / (MICRO / 10)) / 10;
}
