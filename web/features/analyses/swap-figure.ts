import type { CounterfactualReceipt } from "@fairlead/contracts";

/** `applied`: words really swapped, over all results; `changed`: results whose score moved; `maxChange`: null when nothing was tested. */
export type SwapFigure = { results: number; applied: number; changed: number; maxChange: number | null };

export function toSwapFigure(receipts: readonly CounterfactualReceipt[]): SwapFigure {
  const changes = receipts.flatMap(({ maxChange }) => (maxChange === null ? [] : [maxChange]));
  return {
    results: receipts.length,
    applied: receipts.flatMap(({ swaps }) => swaps).reduce((sum, { applied }) => sum + applied, 0),
    changed: changes.filter((change) => change > 0).length,
    maxChange: changes.length === 0 ? null : Math.max(...changes),
  };
}
