import type { Cell } from "@fairlead/contracts";
import { expect, it } from "vitest";
import { toLosses } from "./attrition.ts";

const cell = (id: string, verdict: Cell["verdict"]): Cell => ({ id, verdict, points: 0, weight: 5 });
const column = (id: string, component = "skills") => ({ id, name: id, importance: "must" as const, component });

it("tells who shows nothing from whose resume leaves it open, and counts no duty", () => {
  const cells = [
    cell("years", "unknown"),
    cell("years", "unknown"),
    cell("years", "none"),
    cell("years", "strong"),
    cell("duty:1", "none"),
  ];
  expect(toLosses(cells, [column("years", "experience"), column("sql"), column("duty:1", "responsibilities")])).toEqual([
    { id: "years", name: "years", importance: "must", none: 1, unknown: 2 },
    { id: "sql", name: "sql", importance: "must", none: 0, unknown: 0 },
  ]);
});
