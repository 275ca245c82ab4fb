export type { CounterfactualReceipt, FairnessTable, Swap } from "@fairlead/contracts";
