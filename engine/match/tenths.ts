import { byText } from "./order.ts";
import { type Summand, toTenth, total } from "./sum.ts";
import type { Component } from "./types.ts";

/** A figure in tenths: `exact` before rounding, `shown` a whole number. */
type Cell = { name: string; exact: number; shown: number };
type Pair = { points: Cell; weight: Cell; isFull: boolean; component: Component };

/**
 * Points and weights as they are shown: points add up to the rounded score, weights to the rounded whole, no row has more points
 * than weight, and a row with all of its evidence has just its weight. The order of the rows does not matter (ties: by name).
 */
export function toShown(summands: readonly Summand[]): { points: number; weight: number }[] {
  const pairs = summands.map(toPair);
  const rows = pairs.filter(({ weight }) => weight.exact > 0);
  dealWeights(rows);
  for (const { points, weight, isFull } of pairs) points.shown = isFull ? weight.shown : Math.floor(points.exact);
  const cells = pairs.map(({ points }) => points);
  const missing = toWhole(cells) - sum(cells);
  const open = pairs.filter((pair) => pair.points.exact > pair.points.shown && (pair.points.exact < 0 || hasRoom(pair)));
  const raised = missing > 0 ? byNeed(open, "points").slice(0, missing) : [];
  for (const { points } of raised) points.shown++;
  if (missing !== raised.length) moveWeights(rows, missing - raised.length);
  return pairs.map(({ points, weight }) => ({ points: points.shown / 10, weight: weight.shown / 10 }));
}

function toPair({ draft, kind, points, weight }: Summand): Pair {
  const name = `${draft.id} ${kind}`;
  const [exact, whole] = [toExact(points), toExact(weight)];
  return {
    points: { name, exact, shown: 0 },
    weight: { name, exact: whole, shown: 0 },
    isFull: whole > 0 && exact === whole,
    component: draft.component,
  };
}

/** First the components, then the rows inside each: the weights of its rows add up to the one of the component. */
function dealWeights(rows: readonly Pair[]): void {
  const parts = [...new Set(rows.map(({ component }) => component))].map((name) => {
    const own = rows.filter(({ component }) => component === name).map(({ weight }) => weight);
    return { own, cell: { name, exact: total(own.map(({ exact }) => exact)), shown: 0 } };
  });
  const cells = parts.map(({ cell }) => cell);
  deal(cells, toWhole(cells));
  for (const { own, cell } of parts) deal(own, cell.shown);
}

/** Each is rounded down, and the tenths then missing go to the largest remainders. */
function deal(cells: readonly Cell[], whole: number): void {
  for (const cell of cells) cell.shown = Math.floor(cell.exact);
  const missing = whole - sum(cells);
  if (missing <= 0) return;
  const order = [...cells].sort((a, b) => b.exact - b.shown - (a.exact - a.shown) || byText(a.name, b.name));
  for (const cell of order.slice(0, missing)) cell.shown++;
}

/** Tenths that fit under no weight: a row at its weight takes them with its weight, and a row beside it gives or gets that weight. */
function moveWeights(rows: readonly Pair[], missing: number): void {
  const step = Math.sign(missing);
  for (let left = Math.abs(missing); left > 0; left--) {
    const [taker] = byNeed(
      rows.filter((row) => row.isFull || (step > 0 && !hasRoom(row))),
      "weight",
      step,
    );
    const givers = rows.filter((row) => !row.isFull && (step < 0 || hasRoom(row)));
    const near = givers.filter(({ component }) => component === taker?.component);
    const [giver] = byNeed(near.length > 0 ? near : givers, "weight", -step);
    if (taker === undefined || giver === undefined) return;
    taker.points.shown += step;
    taker.weight.shown += step;
    giver.weight.shown -= step;
  }
}

const hasRoom = ({ points, weight }: Pair): boolean => points.shown < weight.shown;

/** Those first that a step up, or down, brings nearest to what they exactly are. */
function byNeed(pairs: readonly Pair[], part: "points" | "weight", step = 1): Pair[] {
  const needs = pairs.map((pair) => ({ pair, need: step * (pair[part].exact - pair[part].shown) }));
  return needs.sort((a, b) => b.need - a.need || byText(a.pair.points.name, b.pair.points.name)).map(({ pair }) => pair);
}

const MILLIONTHS = 1_000_000;
const toExact = (figure: number): number => Math.round(figure * MILLIONTHS) / (MILLIONTHS / 10);
const toWhole = (cells: readonly Cell[]): number => Math.round(toTenth(total(cells.map(({ exact }) => exact / 10))) * 10);
const sum = (cells: readonly Cell[]): number => cells.reduce((all, { shown }) => all + shown, 0);
