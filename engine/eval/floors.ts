import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { HALVES, type Half } from "./corpus.ts";
import { evaluate } from "./evaluate.ts";

const FILE = join(process.cwd(), "engine/eval/floors.json");
/** Room for a single document more or less right, so that an honest change elsewhere does not trip a floor. */
const SLACK = 0.01;
/** Figures of which less is better: their floor is a ceiling. */
const isCeiling = (name: string): boolean => /^(?:years mean error|years interval|calibration error|findings per)/.test(name);

export type Floors = Partial<Record<Half, Record<string, number>>>;

export const readFloors = (): Floors => JSON.parse(readFileSync(FILE, "utf8")) as Floors;

/** Every figure of a half that is worse than its floor, in words. */
export async function findBelow(half: Half): Promise<string[]> {
  const values = await measure(half);
  return Object.entries(readFloors()[half] ?? {})
    .filter(([name, floor]) => isWorse(name, values[name], floor))
    .map(([name, floor]) => `${name}: ${values[name]} (floor ${floor})`);
}

/** Lifts every floor to what is measured now; a floor that is higher stays. */
export async function raiseFloors(): Promise<void> {
  const before = readFloors();
  const after: Floors = {};
  for (const half of HALVES) {
    const values = await measure(half);
    after[half] = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, better(name, toFloor(name, value), before[half]?.[name])]),
    );
  }
  writeFileSync(FILE, `${JSON.stringify(after, null, 2)}\n`);
}

async function measure(half: Half): Promise<Record<string, number>> {
  const { figures } = await evaluate(half);
  return Object.assign({}, ...Object.values(figures).map((one) => one.values())) as Record<string, number>;
}

const isWorse = (name: string, value: number | undefined, floor: number): boolean =>
  value === undefined || (isCeiling(name) ? value > floor : value < floor);

const toFloor = (name: string, value: number): number =>
  isCeiling(name) ? Math.ceil(value * 100) / 100 + SLACK : Math.max(0, Math.floor(value * 100) / 100 - SLACK);

function better(name: string, now: number, before: number | undefined): number {
  const rounded = Math.round(now * 100) / 100;
  if (before === undefined) return rounded;
  return isCeiling(name) ? Math.min(rounded, before) : Math.max(rounded, before);
}
