import type { Cell } from "@fairlead/contracts";
import { expect, it } from "vitest";
import { toLosses } from "./attrition.ts";
import { toCommon } from "./candidates.ts";

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

it("names the most common gap by who shows nothing, with who leaves it open beside it and never counted in", () => {
  const columns = [column("sql"), column("go"), column("years", "experience")];
  const candidates = (...rows: Cell["verdict"][][]) =>
    rows.map((verdicts) => ({ cells: verdicts.map((verdict, at) => cell(columns[at]?.id ?? "", verdict)) }));
  expect(
    toCommon(candidates(["none", "unknown", "strong"], ["none", "unknown", "none"], ["unknown", "unknown", "strong"]), columns),
  ).toEqual({
    commonGap: { name: "sql", count: 2, unknown: 1 },
    commonUnknown: { name: "go", count: 3 },
  });
  expect(toCommon(candidates(["unknown", "strong", "strong"]), columns)).toEqual({
    commonGap: null,
    commonUnknown: { name: "sql", count: 1 },
  });
  expect(toCommon(candidates(["strong", "strong", "strong"]), columns)).toEqual({ commonGap: null, commonUnknown: null });
});
