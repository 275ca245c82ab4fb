import type { MatchResult, Row } from "@fairlead/contracts";
import { describe, expect, it } from "vitest";
import { loadAllMessages } from "../../../test/messages.ts";
import { countShown, toLargestLosses, toLines, toSum } from "./breakdown-rows.ts";
import { toActive, toEvidenceList } from "./evidence-list.ts";
import { toSwapWords } from "./fairness-receipt.tsx";
import { toMustHaveGroups } from "./must-have-groups.ts";
import { toUncovered } from "./uncover.ts";
import { toUnmet } from "./unmet.ts";

function row(id: string, given: Partial<Row> = {}): Row {
  return {
    id,
    name: id,
    component: "skills",
    kind: "requirement",
    importance: "must",
    weight: 20,
    evidenced: 1,
    points: 20,
    range: [20, 20],
    verdict: "strong",
    evidence: [],
    ...given,
  };
}
const missing = [
  row("sql", { points: 0, verdict: "none", why: "Nothing in the resume shows it." }),
  row("sql:deduction", { kind: "deduction", weight: 0, points: -10, verdict: "none" }),
];

describe("breakdown", () => {
  it("lists each requirement once, must-haves first, with its deduction beside it", () => {
    const lines = toLines({ rows: [row("git", { importance: "nice" }), ...missing, row("go")] });
    expect(lines.map(({ asked, deduction }) => [asked.id, deduction?.points ?? 0])).toEqual([
      ["sql", -10],
      ["go", 0],
      ["git", 0],
    ]);
  });

  it("adds up to the same points as the rows do", () => {
    const rows = [row("go"), ...missing, row("git", { points: 13.7 })];
    const fromLines = toLines({ rows }).reduce((sum, { asked, deduction }) => sum + asked.points + (deduction?.points ?? 0), 0);
    expect(toSum({ rows })).toBe(23.7);
    expect(fromLines).toBeCloseTo(23.7, 5);
  });

  it("counts a deduction as lost on top of the row", () => {
    const losses = toLargestLosses(toLines({ rows: [...missing, row("git", { points: 5 }), row("go")] }));
    expect(losses.map(({ asked, lost }) => [asked.id, lost])).toEqual([
      ["sql", 30],
      ["git", 15],
    ]);
  });

  it("says of how many requirements there is evidence, duties aside", () => {
    expect(countShown({ rows: [row("go"), ...missing, row("duty:1", { component: "responsibilities" })] })).toEqual({ shown: 1, of: 2 });
  });
});

describe("evidence", () => {
  const quote = (start: number, end: number) => ({ start, end, text: "x".repeat(end - start) });
  const rows: Pick<MatchResult, "rows">["rows"] = [
    row("go", { evidence: [quote(40, 50), quote(5, 9)] }),
    row("git", { evidence: [quote(5, 9)] }),
  ];

  it("stands in reading order, each place once", () => {
    expect(toEvidenceList(rows).map(({ start, rowIds }) => [start, rowIds])).toEqual([
      [5, ["go", "git"]],
      [40, ["go"]],
    ]);
  });

  it("can be narrowed to one requirement", () => {
    const list = toEvidenceList(rows);
    expect(toActive(list, "git")).toEqual([0]);
    expect(toActive(list, null)).toEqual([0, 1]);
    expect(toActive(list, "sql")).toEqual([]);
  });
});

describe("reasons for not now", () => {
  it("offers must-haves without evidence first and nothing that is fully shown", () => {
    const column = (id: string, importance: "must" | "nice") => ({ id, name: id, importance, component: "skills" });
    const columns = [column("go", "must"), column("sql", "must"), column("aws", "must"), column("git", "nice")];
    const cells = [
      { id: "go", verdict: "partial" as const, points: 5, weight: 10 },
      { id: "sql", verdict: "none" as const, points: 0, weight: 10 },
      { id: "aws", verdict: "strong" as const, points: 10, weight: 10 },
      { id: "git", verdict: "none" as const, points: 0, weight: 10 },
    ];
    expect(toUnmet({ cells }, columns).map(({ id }) => id)).toEqual(["sql", "go", "git"]);
  });
});

describe("must-haves", () => {
  it("are named by how far they are shown, so that the count in the table can be looked up", () => {
    const has = (id: string, status: MatchResult["mustHaves"][number]["status"]) => ({ id, name: id, status });
    const groups = toMustHaveGroups({ mustHaves: [has("sql", "met"), has("go", "unmet"), has("git", "partial"), has("excel", "met")] });
    expect(groups).toEqual({ met: ["sql", "excel"], partial: ["git"], unmet: ["go"], unknown: [], of: 4 });
  });
});

describe("revealing", () => {
  const BAR = "█████";
  const revealedText = "Ada Weiss, ada@example.com. SQL at Harbour School; Ada wrote SQL.";
  const spanOf = (words: string, from = 0) => {
    const start = revealedText.indexOf(words, from);
    return { start, end: start + words.length };
  };
  const covered = [
    { kind: "name" as const, ...spanOf("Ada Weiss") },
    { kind: "contact" as const, ...spanOf("ada@example.com") },
    { kind: "school" as const, ...spanOf("Harbour School") },
    { kind: "name" as const, ...spanOf("Ada", 12) },
  ];
  const text = `${BAR}, ${BAR}. SQL at ${BAR}; ${BAR} wrote SQL.`;
  const masked = covered.map(({ kind }, no) => {
    const start = [...text.matchAll(/█+/g)][no]?.index ?? -1;
    return { kind, start, end: start + BAR.length };
  });
  const rest = { kind: "txt" as const, language: "en", pages: [], lines: [], hiddenText: [], masked: [] };
  const revealed = { document: { ...rest, text: revealedText }, covered };
  const at = (words: string, from = 0) => ({ start: text.indexOf(words, from), end: text.indexOf(words, from) + words.length });

  it("moves each quote to the same words of the text without bars", () => {
    const [first, across, last] =
      toUncovered({ text, masked }, revealed, [at("SQL"), at(`${BAR}; ${BAR} wrote`), at("SQL", text.lastIndexOf(BAR))]) ?? [];
    expect(first).toMatchObject({ ...spanOf("SQL"), text: "SQL" });
    expect(across?.text).toBe("Harbour School; Ada wrote");
    expect(last).toMatchObject({ ...spanOf("SQL", 35), text: "SQL" });
  });

  it("leaves the covered text when the answers do not belong together", () => {
    expect(toUncovered({ text, masked }, { ...revealed, covered: covered.slice(1) }, [at("SQL")])).toBeNull();
    expect(toUncovered({ text, masked }, { document: null, covered }, [at("SQL")])).toBeNull();
  });
});

describe("a swap", () => {
  it("tells its change, and none where there is no percentage to compare", () => {
    loadAllMessages();
    expect(toSwapWords(3, 0)).toBe("3 swapped, 0 points");
    expect(toSwapWords(3, null)).toBe("3 swapped, no percentage to compare");
  });
});
