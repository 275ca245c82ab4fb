// Document + ResumeProfile → what swaps of personal details would change; outcomes of groups → adverse-impact tables.
export { adverseImpact, type OutcomeRow } from "./groups/adverse-impact.ts";
export { toCounterfactualReceipt } from "./swaps/counterfactual-receipt.ts";
export { type Counterfactual, type Counterfactuals, testCounterfactuals } from "./swaps/counterfactuals.ts";
export type { CounterfactualReceipt, FairnessTable, Swap } from "./types.ts";
