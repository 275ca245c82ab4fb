import type { Correction, CorrectionStep } from "@fairlead/contracts";

/** The corrections that count: the newest step of each path, unless it put the engine's reading back. `steps`: newest first. */
export function toEffective<T extends CorrectionStep>(steps: readonly T[]): T[] {
  const seen = new Set<string>();
  const newest = steps.filter(({ path }) => !seen.has(path) && seen.add(path));
  return newest.filter(({ isUndone }) => !isUndone).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** What a profile is corrected by, in an order of its own. */
export const toCorrections = (steps: readonly CorrectionStep[]): Correction[] =>
  toEffective(steps).map(({ path, value }) => ({ path, value }));
