import type { CandidateRow, Cell, RubricColumn } from "@fairlead/contracts";
import { describe, expect, it } from "vitest";
import { toHeadLines, toHeatColumns } from "./columns.ts";
import { isFiltered, NO_FILTERS, passes, readFilters, writeFilters } from "./filters.ts";
import { toHeat } from "./heat.ts";
import { BEST_FIRST, holdOrder, readSort, sortRows, writeSort } from "./order.ts";

const cell = (id: string, verdict: Cell["verdict"], points = 0): Cell => ({ id, verdict, points, weight: 10 });

function row(label: string, given: Partial<CandidateRow> = {}): CandidateRow {
  return {
    resumeId: label,
    label,
    name: null,
    state: "analysed",
    failure: null,
    file: null,
    rank: 1,
    score: 50,
    interval: [50, 50],
    band: "partial",
    years: 3,
    mustHaves: { met: 1, of: 2 },
    cells: [cell("go", "strong", 10), cell("kubernetes", "none")],
    flags: [],
    looksLike: [],
    decision: null,
    ...given,
  };
}
const labels = (rows: readonly CandidateRow[]) => rows.map(({ label }) => label);

describe("filters", () => {
  it("come back from the address as they were written, beside what else stands there", () => {
    const filters = {
      meetsMusts: true,
      minScore: 60,
      has: ["go", "term:quality assurance"],
      lacks: ["sql"],
      decision: "open" as const,
      flagged: true,
    };
    const query = writeFilters(new URLSearchParams("candidate=7&must=1&has=old"), filters);
    expect(readFilters(query)).toEqual(filters);
    expect(query.get("candidate")).toBe("7");
  });

  it("leave no trace in the address once they are off", () => {
    expect(writeFilters(new URLSearchParams("must=1&min=60&has=go&decision=maybe&flagged=1"), NO_FILTERS).toString()).toBe("");
  });

  it("ignore what nobody can mean", () => {
    const filters = readFilters(new URLSearchParams("min=abc&decision=reject&must=yes"));
    expect(filters).toEqual(NO_FILTERS);
    expect(isFiltered(filters)).toBe(false);
  });

  it("take lacking for a cell without evidence only, never for an unknown one", () => {
    const lacks = { ...NO_FILTERS, lacks: ["kubernetes"] };
    expect(passes(row("none"), lacks)).toBe(true);
    expect(passes(row("mentioned", { cells: [cell("kubernetes", "mentioned", 3)] }), lacks)).toBe(false);
    expect(passes(row("unknown", { cells: [cell("kubernetes", "unknown")] }), lacks)).toBe(false);
    expect(passes(row("no such cell", { cells: [] }), lacks)).toBe(false);
  });

  it("count a decision taken back as undecided", () => {
    const back = { decision: "open" as const, requirementId: null, reason: null, decidedAt: "2026-01-01T00:00:00Z" };
    expect(passes(row("back", { decision: back }), { ...NO_FILTERS, decision: "open" })).toBe(true);
    expect(passes(row("back", { decision: { ...back, decision: "maybe" } }), { ...NO_FILTERS, decision: "open" })).toBe(false);
  });

  it("hide candidates without a percentage from a smallest score", () => {
    expect(passes(row("none", { score: null }), { ...NO_FILTERS, minScore: 40 })).toBe(false);
    expect(passes(row("equal", { score: 40 }), { ...NO_FILTERS, minScore: 40 })).toBe(true);
  });
});

describe("order", () => {
  it("keeps the server's order among equals in both directions", () => {
    const rows = [row("b", { score: 70 }), row("a", { score: 70 }), row("c", { score: 90 })];
    expect(labels(sortRows(rows, BEST_FIRST))).toEqual(["c", "b", "a"]);
    expect(labels(sortRows(rows, { key: "match", descending: false }))).toEqual(["b", "a", "c"]);
  });

  it("puts unknown years last whichever way it sorts", () => {
    const rows = [row("unknown", { years: null }), row("two", { years: 2 }), row("nine", { years: 9 })];
    expect(labels(sortRows(rows, { key: "years", descending: true }))).toEqual(["nine", "two", "unknown"]);
    expect(labels(sortRows(rows, { key: "years", descending: false }))).toEqual(["two", "nine", "unknown"]);
  });

  it("sorts labels by their number", () => {
    const rows = [row("Candidate 10"), row("Candidate 9")];
    expect(labels(sortRows(rows, { key: "label", descending: false }))).toEqual(["Candidate 9", "Candidate 10"]);
  });

  it("comes back from the address as it was written", () => {
    for (const sort of [BEST_FIRST, { key: "label", descending: true }, { key: "years", descending: false }] as const) {
      expect(readSort(writeSort(new URLSearchParams(), sort))).toEqual(sort);
    }
  });

  it("does not move what is held: new candidates go to the end, those that left leave no gap", () => {
    const { rows, added } = holdOrder(["b", "gone", "a"], [row("new"), row("a"), row("b")]);
    expect(labels(rows)).toEqual(["b", "a", "new"]);
    expect(added).toBe(1);
  });
});

describe("heat", () => {
  it("never paints a worse verdict darker than a better one", () => {
    const steps = [
      cell("", "unknown"),
      cell("", "mentioned", 9),
      cell("", "partial", 1),
      cell("", "partial", 9),
      cell("", "strong", 10),
    ].map(toHeat);
    expect(steps).toEqual([0, 1, 2, 3, 4]);
    expect(toHeat(cell("", "none"))).toBe("missing");
  });
});

describe("columns", () => {
  const column = (id: string, name: string, importance: RubricColumn["importance"], component = "skills"): RubricColumn => ({
    id,
    name,
    importance,
    component,
  });

  it("stand must-haves first, in the job's order, without the duties", () => {
    const columns = [
      column("a", "A", "nice"),
      column("b", "B", "must"),
      column("d", "Lead a team", "must", "responsibilities"),
      column("c", "C", "must"),
    ];
    expect(toHeatColumns(columns).map(({ id }) => id)).toEqual(["b", "c", "a"]);
  });

  it("have heads that can be read: whole words on two lines, and an end that says that there is more", () => {
    expect(toHeadLines("Supervision")).toEqual(["Supervision"]);
    expect(toHeadLines("customer service")).toEqual(["Customer", "service"]);
    expect(toHeadLines("10 years of experience")).toEqual(["10 years of", "experience"]);
    expect(toHeadLines("Bachelor's degree in supply chain management")).toEqual(["Bachelor's", "degree in…"]);
    expect(toHeadLines("Betriebswirtschaftslehre")).toEqual(["Betriebswirtsc…"]);
  });
});
