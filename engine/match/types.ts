export type { Band, Component, Gap, MatchResult, Receipt, Row } from "@fairlead/contracts";
