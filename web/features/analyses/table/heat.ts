import type { Cell } from "@fairlead/contracts";

export type Verdict = Cell["verdict"];

/** Step of the heat ramp, 0-4; "missing" is drawn as an empty cell. */
export type Heat = 0 | 1 | 2 | 3 | 4 | "missing";

/** Share of a row's points from which partial evidence counts as nearly full. */
const NEARLY = 0.75;

/** A better verdict is never paler than a worse one; within partial, the points decide. */
export function toHeat({ verdict, points, weight }: Pick<Cell, "verdict" | "points" | "weight">): Heat {
  if (verdict === "none") return "missing";
  if (verdict === "unknown") return 0;
  if (verdict === "mentioned") return 1;
  if (verdict === "strong") return 4;
  return weight > 0 && points / weight >= NEARLY ? 3 : 2;
}
