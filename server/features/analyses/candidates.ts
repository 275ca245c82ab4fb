import type { AnalysisView, CandidateRow, RubricColumn } from "@fairlead/contracts";
import { rank } from "@fairlead/engine/match";
import { toFailure, toLabel } from "../resumes/index.ts";
import { toLosses } from "./attrition.ts";
import type { ItemRow } from "./store.ts";

type Result = NonNullable<ItemRow["result"]>;
type Row = Omit<CandidateRow, "looksLike">;
type Analysed = ItemRow & { result: Result };

/** Every candidate of an analysis: best first, then who waits, then who failed, each in the order of their labels. */
export function toCandidates(
  items: readonly ItemRow[],
  columns: readonly RubricColumn[],
  likenesses: ReadonlyMap<string, readonly string[]>,
): CandidateRow[] {
  const analysed = items.filter((item): item is Analysed => item.result !== null);
  const others = items.filter(({ result }) => result === null).map((item) => toWaiting(item, columns));
  const rows: Row[] = [
    ...toRanked(analysed).map(({ item, place }) => toAnalysed(item, place, columns)),
    ...others.filter(({ state }) => state === "pending"),
    ...others.filter(({ state }) => state === "failed"),
  ];
  return rows.map((row) => ({ ...row, looksLike: [...(likenesses.get(row.resumeId) ?? [])] }));
}

/** The requirement most candidates show nothing for, and the one that most leave open; what is open is nobody's gap. */
export function toCommon(
  candidates: readonly Pick<CandidateRow, "cells">[],
  columns: readonly RubricColumn[],
): Pick<AnalysisView, "commonGap" | "commonUnknown"> {
  const losses = toLosses(
    candidates.flatMap(({ cells }) => cells),
    columns,
  );
  const most = (count: "none" | "unknown") => {
    const largest = Math.max(0, ...losses.map((loss) => loss[count]));
    return largest === 0 ? undefined : losses.find((loss) => loss[count] === largest);
  };
  const [gap, open] = [most("none"), most("unknown")];
  return {
    commonGap: gap === undefined ? null : { name: gap.name, count: gap.none, unknown: gap.unknown },
    commonUnknown: open === undefined ? null : { name: open.name, count: open.unknown },
  };
}

function toRanked(analysed: readonly Analysed[]): { item: Analysed; place: number }[] {
  const byId = new Map(analysed.map((item) => [item.resumeId, item]));
  const rankable = analysed.map(({ resumeId, result: { score, low, high, summary, receiptHash: hash } }) => {
    return { resumeId, score, interval: [low, high] as [number, number], rows: summary.cells, receipt: { hash } };
  });
  return rank(rankable).map(({ resumeId, rank: place }) => ({ item: byId.get(resumeId) as Analysed, place }));
}

function toAnalysed({ result, ...item }: Analysed, place: number, columns: readonly RubricColumn[]): Row {
  const cells = new Map(result.summary.cells.map((cell) => [cell.id, cell]));
  return {
    ...toHead(item),
    state: "analysed",
    failure: null,
    rank: place,
    score: result.score,
    interval: [result.low, result.high],
    band: result.band,
    years: result.summary.years,
    mustHaves: { met: result.mustsMet, of: result.mustsOf },
    cells: columns.flatMap(({ id }) => cells.get(id) ?? []),
    flags: result.summary.flags,
  };
}

function toWaiting({ result: _none, ...item }: ItemRow, columns: readonly RubricColumn[]): Row {
  const { failureCode } = item;
  return {
    ...toHead(item),
    state: failureCode === null ? "pending" : "failed",
    failure: failureCode === null ? null : toFailure(failureCode),
    rank: null,
    score: null,
    interval: null,
    band: null,
    years: null,
    mustHaves: { met: 0, of: columns.filter(({ importance }) => importance === "must").length },
    cells: [],
    flags: [],
  };
}

function toHead({ resumeId, labelNo, name, file, decision }: Omit<ItemRow, "result">) {
  return { resumeId, label: toLabel(labelNo), name, file, decision };
}
