import type { Cell, Row } from "@fairlead/contracts";
import type { StoredMatch } from "../store.ts";

/** A match as it is stored: what is sorted or counted in columns, what a list shows in short, and the whole. */
export function toResult(match: StoredMatch, years: number) {
  const [low, high] = match.interval;
  return {
    score: match.score,
    low,
    high,
    band: match.band,
    mustsMet: match.mustHaves.filter(({ status }) => status === "met").length,
    mustsOf: match.mustHaves.length,
    summary: { years, cells: toCells(match.rows), flags: match.flags },
    result: match,
    receiptHash: match.receipt.hash,
  };
}

/** One cell per requirement; what a missing must-have takes off is part of its cell, so that the cells add up like the rows. */
function toCells(rows: readonly Row[]): Cell[] {
  const off = new Map(rows.filter(({ kind }) => kind === "deduction").map(({ id, points }) => [id, points]));
  return rows
    .filter(({ kind }) => kind === "requirement")
    .map(({ id, verdict, points, weight }) => ({ id, verdict, points: toTenth(points + (off.get(`${id}:deduction`) ?? 0)), weight }));
}

const toTenth = (points: number): number => Math.round(points * 10) / 10;
