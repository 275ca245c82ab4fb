export type { Flag, Quote, Span } from "@fairlead/contracts";
