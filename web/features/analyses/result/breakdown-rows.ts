import type { Importance, MatchResult, Row } from "@fairlead/contracts";

type Match = Pick<MatchResult, "rows" | "components">;
export type Bar = { id: keyof MatchResult["components"]; points: number; weight: number };
/** `asked`: the row of the requirement itself; `deduction`: what it takes off on top. */
export type BreakdownLine = { asked: Row; deduction: Row | null; lost: number };

const ORDER: Record<Importance, number> = { must: 0, should: 1, nice: 2 };
const LARGEST = 3;
const tenth = (points: number) => Math.round(points * 10) / 10;

/** Points by component as the engine added them up. */
export function toBars({ components }: Match): Bar[] {
  const ids = ["skills", "experience", "education", "responsibilities"] as const;
  return ids.flatMap((id) => {
    const part = components[id];
    return part === undefined ? [] : [{ id, points: part.points, weight: part.weight }];
  });
}

/** One line for each requirement, must-haves first, with its deduction beside it: points and deductions add up to the score. */
export function toLines({ rows }: Pick<Match, "rows">): BreakdownLine[] {
  const deductions = new Map(rows.filter(({ kind }) => kind === "deduction").map((row) => [row.id.replace(/:deduction$/, ""), row]));
  return rows
    .filter(({ kind }) => kind === "requirement")
    .map((asked) => {
      const deduction = deductions.get(asked.id) ?? null;
      return { asked, deduction, lost: tenth(asked.weight - asked.points - (deduction?.points ?? 0)) };
    })
    .sort((a, b) => ORDER[a.asked.importance] - ORDER[b.asked.importance] || b.asked.weight - a.asked.weight);
}

/** The three lines that cost most. */
export function toLargestLosses(lines: readonly BreakdownLine[]): BreakdownLine[] {
  return lines
    .filter(({ lost }) => lost > 0)
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, LARGEST);
}

/** The sum of all rows before the floor at 0. */
export function toSum({ rows }: Pick<Match, "rows">): number {
  return tenth(rows.reduce((sum, { points }) => sum + points, 0));
}

/** How many of the skills asked for have evidence. */
export function countShown({ rows }: Pick<Match, "rows">): { shown: number; of: number } {
  const asked = rows.filter(({ kind, component }) => kind === "requirement" && component !== "responsibilities");
  return { shown: asked.filter(({ verdict }) => verdict !== "none" && verdict !== "unknown").length, of: asked.length };
}
