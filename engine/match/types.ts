import type { MatchResult, Row } from "@fairlead/contracts";

export type { Component, Flag, MatchResult, Quote, Receipt, Row } from "@fairlead/contracts";
export { LIMITS } from "@fairlead/contracts/limits";

export type Band = NonNullable<MatchResult["band"]>;
export type Verdict = Row["verdict"];
export type MustHave = MatchResult["mustHaves"][number];
export type MatchedSkill = MatchResult["matchedSkills"][number];
export type MissingSkill = MatchResult["missingSkills"][number];
export type Gap = MissingSkill["gap"];
