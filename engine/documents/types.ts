export type { Document, ErrorCode, HiddenText, Line, Link, Page } from "@fairlead/contracts";
