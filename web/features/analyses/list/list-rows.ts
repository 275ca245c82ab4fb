import type { AnalysisRow } from "@fairlead/contracts";

export type ListSort = { key: "title" | "date" | "candidates" | "musts"; descending: boolean };
export const NEWEST_FIRST: ListSort = { key: "date", descending: true };
export type ListStatus = "empty" | "running" | "attention" | "done";

export function toStatus({ counts }: Pick<AnalysisRow, "counts">): ListStatus {
  // Deleting an upload session takes its candidates out of every analysis.
  if (counts.items === 0) return "empty";
  if (counts.pending > 0) return "running";
  return counts.failed > 0 ? "attention" : "done";
}

const words = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Analyses whose job title holds the words searched for, sorted; equals stay newest first. */
export function toListRows(rows: readonly AnalysisRow[], search: string, { key, descending }: ListSort): AnalysisRow[] {
  const wanted = search.trim().toLocaleLowerCase("en");
  const sign = descending ? -1 : 1;
  return rows.filter(({ jobTitle }) => jobTitle.toLocaleLowerCase("en").includes(wanted)).sort((a, b) => sign * compare(a, b, key));
}

function compare(a: AnalysisRow, b: AnalysisRow, key: ListSort["key"]): number {
  if (key === "title") return words.compare(a.jobTitle, b.jobTitle);
  if (key === "date") return a.requestedAt < b.requestedAt ? -1 : Number(a.requestedAt > b.requestedAt);
  return key === "candidates" ? a.counts.items - b.counts.items : a.counts.meetAllMustHaves - b.counts.meetAllMustHaves;
}

/** How many nobody has decided about. */
export const countOpen = ({ counts }: Pick<AnalysisRow, "counts">): number =>
  Math.max(0, counts.analysed - counts.shortlist - counts.maybe - counts.notNow);
