// Document + ResumeProfile → personal words, and what swapping them would change; outcomes of groups → adverse-impact tables.
export { adverseImpact, type OutcomeRow, toMedian } from "./groups/adverse-impact.ts";
export { toDelimiter } from "./groups/delimiter.ts";
export { poolShown } from "./groups/pool-shown.ts";
export { ATTRIBUTES, NOT_STATED, toAttribute, toGroup } from "./groups/stated.ts";
export { findPersonal, joinPersonal } from "./personal/find-personal.ts";
export { toCounterfactualReceipt } from "./swaps/counterfactual-receipt.ts";
export { type Counterfactual, type Counterfactuals, testCounterfactuals } from "./swaps/counterfactuals.ts";
export type { CounterfactualReceipt, FairnessTable, PersonalKind, PersonalSpan, Swap } from "./types.ts";
