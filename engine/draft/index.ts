// what a job is, in fields → its description in words: every fact once, none added. And what work in an occupation often holds.
export { PAY_RULES } from "./pay-rules.ts";
export { judgeRewordings, toDraftLines } from "./reword-spec.ts";
export { ROLE_FRAMES } from "./role-frames.ts";
export type { DraftSpec, RoleFrame } from "./types.ts";
export { toChoice, toCounted, toInner, withArticle } from "./wording.ts";
export { writeDraft } from "./write-draft.ts";
