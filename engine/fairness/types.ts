import type { CounterfactualReceipt, FairnessTable } from "@fairlead/contracts";

export type { CounterfactualReceipt, FairnessTable, PersonalKind, PersonalSpan } from "@fairlead/contracts";
export { LIMITS } from "@fairlead/contracts/limits";

export type OverJobs = NonNullable<GroupFigures["overJobs"]>;
export type GroupFigures = FairnessTable["groups"][number];
export type FairnessVerdict = GroupFigures["verdict"];
export type Swap = CounterfactualReceipt["swaps"][number];
