// a deed → one more row of its owner's chain, whether the chain is whole, and what its owner reads of it.
export { type AuditAction, toAuditText } from "./audit-text.ts";
export { listAudit } from "./list-audit.ts";
export { type AuditEvent, findBrokenLink, recordAudit, recordAuditOnce, wasDone } from "./record-audit.ts";
