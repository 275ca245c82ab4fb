export type { Document, ErrorCode, Flag, HiddenReason, HiddenText, Line, Link, Page, ScannedWord, Span } from "@fairlead/contracts";
export { LIMITS } from "@fairlead/contracts/limits";
