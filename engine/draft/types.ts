import type { DraftSpec } from "@fairlead/contracts";

export type { DraftLine, DraftRewordings, DraftSpec, Importance, PayRule, RewordingFault, RoleFrame } from "@fairlead/contracts";
export type DraftRequirement = DraftSpec["requirements"][number];
