import type { AnalysisRow, AnalysisView, CandidateRow, CounterfactualReceipt, Decision } from "@fairlead/contracts";
import { QueryClient } from "@tanstack/react-query";
import { beforeAll, describe, expect, it } from "vitest";
import { loadAllMessages } from "../../test/messages.ts";
import { applyDecision, findCandidate, stillShows, toUndo } from "./apply-decision.ts";
import { countOpen, NEWEST_FIRST, toListRows, toStatus } from "./list/list-rows.ts";
import { toRange } from "./points.ts";
import { countResumes, isUseful, toLeftOut } from "./start/session-counts.ts";
import { toGapText } from "./stat-row.tsx";
import { toSwapFigure } from "./swap-figure.ts";

const counts = { items: 3, pending: 0, analysed: 3, failed: 0, shortlist: 0, maybe: 1, notNow: 0, meetAllMustHaves: 1 };
const maybe: Decision = { decision: "maybe", requirementId: null, reason: null, decidedAt: "2026-01-01T00:00:00Z" };
const notNow: Decision = { ...maybe, decision: "notNow", requirementId: "sql", reason: "no queries" };
const view = {
  counts,
  candidates: [{ resumeId: "a", decision: maybe } as CandidateRow, { resumeId: "b", decision: null } as CandidateRow],
} as AnalysisView;

describe("a decision on the screen", () => {
  it("moves the candidate from one count to the other and leaves the rest alone", () => {
    const after = applyDecision(view, "a", { ...maybe, decision: "shortlist" });
    expect(after.counts).toEqual({ ...counts, maybe: 0, shortlist: 1 });
    expect(after.candidates[1]).toBe(view.candidates[1]);
  });

  it("restores counts when it is taken back", () => {
    const there = applyDecision(view, "b", notNow);
    expect(there.counts.notNow).toBe(1);
    expect(applyDecision(there, "b", null).counts).toEqual(counts);
  });

  it("is known again in the cache, over no decision and over another, until a newer one is shown", () => {
    const queries = new QueryClient();
    queries.setQueryData(["analysis"], view);
    const newer: Decision = { ...notNow, decidedAt: "2026-01-02T00:00:00Z" };
    for (const resumeId of ["a", "b"]) {
      const decide = (decision: Decision) =>
        queries.setQueryData<AnalysisView>(["analysis"], (now) => now && applyDecision(now, resumeId, decision));
      const shown = () => findCandidate(queries.getQueryData(["analysis"]), resumeId)?.decision;
      decide(notNow);
      expect(stillShows(shown(), notNow)).toBe(true);
      decide(newer);
      expect(stillShows(shown(), notNow)).toBe(false);
    }
    expect(stillShows(null, notNow)).toBe(false);
  });

  it("is undone by the decision before, with its reason", () => {
    const input = { resumeId: "a", decision: "shortlist" as const, evidenceOpened: true };
    expect(toUndo(input, notNow)).toEqual({
      resumeId: "a",
      decision: "notNow",
      requirementId: "sql",
      reason: "no queries",
      evidenceOpened: true,
    });
    expect(toUndo(input, null)).toEqual({ resumeId: "a", decision: "open", evidenceOpened: true });
  });
});

describe("where a score could lie", () => {
  it("is told in whole per cent, and not at all where nothing is open", () => {
    expect(toRange({ score: 27, interval: [26.6, 93.9] })).toEqual({ lo: 27, hi: 94 });
    expect(toRange({ score: 27, interval: [26.9, 27.2] })).toBeNull();
    expect(toRange({ score: 27, interval: null })).toBeNull();
    expect(toRange({ score: null, interval: null })).toBeNull();
  });
});

describe("the list of analyses", () => {
  const analysis = (jobTitle: string, requestedAt: string, given: Partial<AnalysisRow["counts"]> = {}) =>
    ({ id: jobTitle, jobTitle, requestedAt, counts: { ...counts, ...given } }) as AnalysisRow;
  const rows = [analysis("Data Analyst", "2026-02-01", { items: 10 }), analysis("nurse", "2026-03-01", { items: 90 })];

  it("begins with the newest and finds titles whatever their case", () => {
    expect(toListRows(rows, "", NEWEST_FIRST).map(({ id }) => id)).toEqual(["nurse", "Data Analyst"]);
    expect(toListRows(rows, " ANALYST", NEWEST_FIRST).map(({ id }) => id)).toEqual(["Data Analyst"]);
  });

  it("sorts by candidates as numbers", () => {
    expect(toListRows(rows, "", { key: "candidates", descending: false }).map(({ id }) => id)).toEqual(["Data Analyst", "nurse"]);
  });

  it("says running before anything else, then what needs attention", () => {
    expect(toStatus(analysis("", "", { items: 0, analysed: 0 }))).toBe("empty");
    expect(toStatus(analysis("", "", { pending: 1, failed: 1 }))).toBe("running");
    expect(toStatus(analysis("", "", { failed: 1 }))).toBe("attention");
    expect(toStatus(analysis("", ""))).toBe("done");
  });

  it("counts as open those analysed whom nobody decided about", () => {
    expect(countOpen(analysis("", "", { shortlist: 1 }))).toBe(1);
  });
});

describe("sessions to analyse", () => {
  it("count what is ready apart from what follows, and are useless when all files failed", () => {
    const good = { counts: { queued: 2, reading: 1, ready: 9, failed: 1 } };
    const bad = { counts: { queued: 0, reading: 0, ready: 0, failed: 3 } };
    expect(countResumes([good, bad])).toEqual({ ready: 9, waiting: 3 });
    expect([good, bad].map(isUseful)).toEqual([true, false]);
  });
});

describe("the blind-swap figure", () => {
  const receipt = (applied: number, maxChange: number | null): CounterfactualReceipt => ({
    swaps: [{ kind: "name", applied, change: maxChange }],
    maxChange,
    ignoredSignals: [],
  });

  it("is the largest change of all results, and untested results are no zero", () => {
    expect(toSwapFigure([receipt(3, 0), receipt(2, 1.5), receipt(0, null)])).toEqual({
      results: 3,
      applied: 5,
      changed: 1,
      maxChange: 1.5,
    });
    expect(toSwapFigure([receipt(0, null)]).maxChange).toBeNull();
  });
});

describe("sessions chosen beforehand", () => {
  const session = (id: string, ready: number) => ({ id, counts: { queued: 0, reading: 0, ready, failed: 1 } });
  const sessions = [session("a", 3), session("b", 2), session("c", 0)];

  it("are all of them, or only the one that somebody comes from", () => {
    expect([...toLeftOut(sessions, null)]).toEqual([]);
    expect([...toLeftOut(sessions, "b")]).toEqual(["a", "c"]);
  });

  it("are all of them when the one asked for is gone or holds nothing to analyse", () => {
    expect([...toLeftOut(sessions, "c")]).toEqual([]);
    expect([...toLeftOut(sessions, "gone")]).toEqual([]);
  });
});

describe("the most common gap", () => {
  beforeAll(loadAllMessages);
  const text = (commonGap: AnalysisView["commonGap"], commonUnknown: AnalysisView["commonUnknown"] = null) =>
    toGapText({ commonGap, commonUnknown, columns: [{ id: "sql", name: "SQL", importance: "must", component: "skills" }], counts });

  it("counts who shows nothing, and apart from them who does not tell", () => {
    expect(text({ name: "SQL", count: 2, unknown: 1 })).toBe("missing in 2 of 3, not told by 1");
    expect(text({ name: "SQL", count: 2, unknown: 0 })).toBe("missing in 2 of 3");
  });

  it("is none where a requirement is only left open", () => {
    expect(text(null, { name: "SQL", count: 3 })).toBe("nothing is missing; SQL is not told by 3");
    expect(text(null)).toBe("every requirement has evidence");
  });
});
