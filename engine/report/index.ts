// The whole product on one page: a document, its profile and a job in, the line of a match out, and back again to verify it.
export { ENGINE_VERSION } from "../text/index.ts";
export { toMatchLine } from "./match-line.ts";
export type { MatchLine, Verification } from "./types.ts";
export { verifyMatch } from "./verify-match.ts";
