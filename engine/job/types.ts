export type { ErrorCode, Importance, JobProfile, Requirement } from "@fairlead/contracts";
