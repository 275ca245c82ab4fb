import type { Cell, RequirementLoss, RubricColumn } from "@fairlead/contracts";

/** How many candidates show nothing for each requirement, and of how many nothing can be told, in the job's order; duties describe the work and are no requirement. */
export function toLosses(cells: readonly Cell[], columns: readonly RubricColumn[]): RequirementLoss[] {
  const count = (wanted: Cell["verdict"]) => {
    const counts = new Map<string, number>();
    for (const { id, verdict } of cells) if (verdict === wanted) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  };
  const [none, unknown] = [count("none"), count("unknown")];
  return columns
    .filter(({ component }) => component !== "responsibilities")
    .map(({ id, name, importance }) => ({ id, name, importance, none: none.get(id) ?? 0, unknown: unknown.get(id) ?? 0 }));
}
