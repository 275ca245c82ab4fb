import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HALVES } from "./corpus.ts";
import { evaluate } from "./evaluate.ts";

const FLOORS = JSON.parse(readFileSync("engine/eval/floors.json", "utf8")) as Record<string, Record<string, number>>;

test.each(HALVES)("no figure of the %s half falls below its floor", { timeout: 300_000 }, async (half) => {
  const { figures } = await evaluate(half);
  const values = Object.assign({}, ...Object.values(figures).map((one) => one.values())) as Record<string, number>;
  const floors = Object.entries(FLOORS[half] ?? {});
  expect(floors.length).toBeGreaterThan(10);
  const below = floors.filter(([name, floor]) =>
    name === "years mean error" ? (values[name] ?? 99) > floor : (values[name] ?? -1) < floor,
  );
  expect(below.map(([name, floor]) => `${name}: ${values[name]} (floor ${floor})`)).toEqual([]);
});
