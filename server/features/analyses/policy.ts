import type { DecisionInput, Row } from "@fairlead/contracts";

export type Ruling = { kind: "fine"; requirementId: string | null; reason: string | null } | { kind: "reason-needed" };

/** Verdicts that a person may name as the reason; what could not be read is no reason. */
const OPEN: readonly Row["verdict"][] = ["none", "mentioned", "partial"];

/**
 * "Not now" needs words or a requirement that this resume leaves unmet. `rows` is null for a candidate who is not analysed yet:
 * then no requirement is known to be unmet.
 */
export function toRuling({ decision, requirementId, reason }: DecisionInput, rows: readonly Row[] | null): Ruling {
  const words = reason === undefined || reason === "" ? null : reason;
  const named = rows?.find(({ id, kind }) => id === requirementId && kind === "requirement");
  const isUnmet = named !== undefined && OPEN.includes(named.verdict);
  if (requirementId !== undefined && !isUnmet) return { kind: "reason-needed" };
  if (decision === "notNow" && words === null && !isUnmet) return { kind: "reason-needed" };
  return { kind: "fine", requirementId: requirementId ?? null, reason: words };
}
