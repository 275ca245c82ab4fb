import type { DraftSpec } from "@fairlead/contracts";

export type { DraftSpec, Importance, PayRule, RoleFrame } from "@fairlead/contracts";
export type DraftRequirement = DraftSpec["requirements"][number];
