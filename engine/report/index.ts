// The whole product on one page: a document, its profile and a job in, the line of a match out, verified again, or blind.
export { ENGINE_VERSION } from "../text/index.ts";
export { type Blind, toBlind } from "./blind/blind.ts";
export { toBlindFields } from "./blind/blind-fields.ts";
export { toDocumentView } from "./blind/document-view.ts";
export { BAR, type Masked, mask } from "./blind/mask.ts";
export { type Corrected, correctReading } from "./correct-reading.ts";
export { toMatchLine } from "./match-line.ts";
export type { MatchLine, Verification } from "./types.ts";
export { compareLines, verifyMatch } from "./verify-match.ts";
