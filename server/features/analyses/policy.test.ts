import type { DecisionInput, Row } from "@fairlead/contracts";
import { describe, expect, it } from "vitest";
import { toRuling } from "./policy.ts";

const aRow = (id: string, verdict: Row["verdict"], kind: Row["kind"] = "requirement"): Row => {
  const figures = { weight: 10, evidenced: 0, points: 0, range: [0, 0] as [number, number] };
  return { id, name: id, component: "skills", kind, importance: "must", verdict, evidence: [], ...figures };
};
const ROWS = [
  aRow("sql", "none"),
  aRow("sql:deduction", "none", "deduction"),
  aRow("excel", "strong"),
  aRow("r", "partial"),
  aRow("dbt", "unknown"),
];
const ruling = (input: Partial<DecisionInput>, rows: Row[] | null = ROWS) =>
  toRuling({ resumeId: "", decision: "notNow", evidenceOpened: false, ...input }, rows).kind;

describe("a decision", () => {
  it.each(["shortlist", "maybe", "open"] as const)("%s needs no reason", (decision) => {
    expect(ruling({ decision })).toBe("fine");
    expect(ruling({ decision }, null)).toBe("fine");
  });
  it("not now needs words or a requirement that is not met", () => {
    expect(ruling({})).toBe("reason-needed");
    expect(ruling({ reason: "" })).toBe("reason-needed");
    expect(ruling({ reason: "Asked to be considered later" })).toBe("fine");
    expect(ruling({ requirementId: "sql" })).toBe("fine");
    expect(ruling({ requirementId: "r" })).toBe("fine");
  });
  it.each([
    ["a met one", "excel"],
    ["one that could not be read", "dbt"],
    ["a deduction", "sql:deduction"],
    ["none of the job", "cobol"],
  ])("cannot rest on %s", (_what, requirementId) => {
    expect(ruling({ requirementId })).toBe("reason-needed");
    expect(ruling({ requirementId, reason: "words" })).toBe("reason-needed");
  });
  it("before the analysis cannot rest on a requirement, only on words", () => {
    expect(ruling({ requirementId: "sql" }, null)).toBe("reason-needed");
    expect(ruling({ reason: "Withdrew" }, null)).toBe("fine");
  });
});
