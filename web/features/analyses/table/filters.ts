import type { CandidateRow, DecisionWord } from "@fairlead/contracts";

export type DecisionFilter = DecisionWord | "open";
export type Filters = {
  meetsMusts: boolean;
  minScore: number | null;
  has: string[];
  lacks: string[];
  decision: DecisionFilter | null;
  flagged: boolean;
};
export const NO_FILTERS: Filters = { meetsMusts: false, minScore: null, has: [], lacks: [], decision: null, flagged: false };

const DECISIONS: readonly string[] = ["shortlist", "maybe", "notNow", "open"] satisfies DecisionFilter[];

/** Filters as they stand in the query string: `must=1&min=60&has=go&lacks=kubernetes&decision=open&flagged=1`. */
export function readFilters(query: URLSearchParams): Filters {
  const min = Number(query.get("min") ?? Number.NaN);
  const decision = query.get("decision");
  return {
    meetsMusts: query.get("must") === "1",
    minScore: Number.isFinite(min) && min > 0 && min <= 100 ? min : null,
    has: query.getAll("has"),
    lacks: query.getAll("lacks"),
    decision: decision !== null && DECISIONS.includes(decision) ? (decision as DecisionFilter) : null,
    flagged: query.get("flagged") === "1",
  };
}

/** Writes the filters over those of `query`; what is off leaves no trace. */
export function writeFilters(query: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const key of ["must", "min", "has", "lacks", "decision", "flagged"]) next.delete(key);
  if (filters.meetsMusts) next.set("must", "1");
  if (filters.minScore !== null) next.set("min", String(filters.minScore));
  for (const id of filters.has) next.append("has", id);
  for (const id of filters.lacks) next.append("lacks", id);
  if (filters.decision !== null) next.set("decision", filters.decision);
  if (filters.flagged) next.set("flagged", "1");
  return next;
}

export function isFiltered({ meetsMusts, minScore, has, lacks, decision, flagged }: Filters): boolean {
  return meetsMusts || minScore !== null || has.length + lacks.length > 0 || decision !== null || flagged;
}

const SHOWN = new Set(["strong", "partial", "mentioned"]);
/** null and "open" (a decision taken back) both mean: nobody has decided. */
export const toDecisionWord = ({ decision }: Pick<CandidateRow, "decision">): DecisionFilter => decision?.decision ?? "open";

/** Whether a candidate passes. Lacking means the cell says "no evidence"; an unknown cell neither has nor lacks. */
export function passes(row: CandidateRow, filters: Filters): boolean {
  const verdict = (id: string) => row.cells.find((cell) => cell.id === id)?.verdict ?? "unknown";
  if (filters.meetsMusts && row.mustHaves.met < row.mustHaves.of) return false;
  if (filters.minScore !== null && (row.score === null || row.score < filters.minScore)) return false;
  if (filters.decision !== null && toDecisionWord(row) !== filters.decision) return false;
  if (filters.flagged && row.flags.length === 0) return false;
  return filters.has.every((id) => SHOWN.has(verdict(id))) && filters.lacks.every((id) => verdict(id) === "none");
}
