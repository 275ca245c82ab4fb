import type { Cell } from "@fairlead/contracts";
import { expect, it } from "vitest";
import type { HeatColumn } from "../table/columns.ts";
import { differInPoints, toCompareRows, toDutyPoints } from "./compare-rows.ts";

const cell = (id: string, points: number, weight: number): Cell => ({ id, verdict: "strong", points, weight });
const columns: HeatColumn[] = [{ id: "sql", name: "SQL", importance: "must", component: "skills", lines: ["SQL"] }];
const holding = (...cells: Cell[]) => ({ cells });

it("adds the duties, which have no column, so that a column adds up to the percentage", () => {
  const row = holding(cell("sql", 40.1, 50), cell("duty:1", 10.1, 20), cell("duty:2", 0.2, 20));
  const [duties] = toDutyPoints([row], columns);
  expect(duties).toEqual({ points: 10.3, weight: 40 });
  const shown = toCompareRows([row], columns).flatMap(({ cells }) => cells.map((one) => one?.points ?? 0));
  expect(shown.reduce((sum, points) => sum + points, duties?.points ?? 0)).toBeCloseTo(50.4, 6);
});

it("has nothing to add for a job without duties or a candidate not yet analysed", () => {
  expect(toDutyPoints([holding(cell("sql", 1, 2)), holding()], columns)).toEqual([undefined, undefined]);
});

it("tells apart who gets other points under the same word, and not by the tenth that rounding moves", () => {
  const differs = (...points: number[]) =>
    toCompareRows(
      points.map((one) => holding(cell("sql", one, 50))),
      columns,
    )[0]?.differs;
  expect(differs(40.1, 12.3)).toBe(true);
  expect(differs(40.1, 40.2)).toBe(false);
  expect(differInPoints([{ points: 4, weight: 12 }, undefined])).toBe(true);
  expect(differInPoints([undefined, undefined])).toBe(false);
});
