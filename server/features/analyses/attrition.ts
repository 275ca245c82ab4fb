import type { Cell, RequirementLoss, RubricColumn } from "@fairlead/contracts";

/** How many candidates show nothing for each requirement, in the job's order; duties describe the work and are no requirement. */
export function toLosses(cells: readonly Cell[], columns: readonly RubricColumn[]): RequirementLoss[] {
  const counts = new Map<string, number>();
  for (const { id, verdict } of cells) if (verdict === "none") counts.set(id, (counts.get(id) ?? 0) + 1);
  return columns
    .filter(({ component }) => component !== "responsibilities")
    .map(({ id, name, importance }) => ({ id, name, importance, none: counts.get(id) ?? 0 }));
}
