import type { CandidateRow } from "@fairlead/contracts";
import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { t } from "../../../lib/t.ts";
import { toast } from "../../../ui/toast-store.ts";
import { COMPARE_MOST } from "./compare-rows.ts";

const PARAMETER = "compare";

/** Two to four of the candidates that the address names; else none. */
export function readCompared<T extends Pick<CandidateRow, "resumeId">>(search: string, candidates: readonly T[]): T[] {
  const ids = new Set(new URLSearchParams(search).getAll(PARAMETER));
  const found = ids.size === 0 ? [] : candidates.filter(({ resumeId }) => ids.has(resumeId));
  return found.length < 2 || found.length > COMPARE_MOST ? [] : found;
}

/**
 * Who is compared stands in the address, as an entry of its own: Back closes the comparison, a reload keeps it, and Back leads
 * from the quotes of a cell to the comparison again.
 */
export function useComparison(candidates: readonly CandidateRow[]) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const compared = useMemo(() => readCompared(search, candidates), [search, candidates]);
  const isOurs = (state as { isComparison?: boolean } | null)?.isComparison === true;

  const compare = (resumeIds: ReadonlySet<string>) => {
    if (resumeIds.size > COMPARE_MOST) return toast({ title: t("analyses.compare.tooMany", { most: COMPARE_MOST }) });
    if (resumeIds.size < 2) return toast({ title: t("analyses.compare.tooFew") });
    const query = new URLSearchParams(search);
    query.delete(PARAMETER);
    for (const id of resumeIds) query.append(PARAMETER, id);
    void navigate({ pathname, search: query.toString() }, { state: { isComparison: true }, preventScrollReset: true });
  };
  const stopComparing = () => {
    if (isOurs) return void navigate(-1);
    const query = new URLSearchParams(search);
    query.delete(PARAMETER);
    void navigate({ pathname, search: query.toString() }, { replace: true, preventScrollReset: true });
  };
  /** From the comparison to one of its candidates. */
  const leaveFor = (resumeId: string) => {
    const query = new URLSearchParams(search);
    query.delete(PARAMETER);
    query.delete("panel");
    query.set("candidate", resumeId);
    void navigate({ pathname, search: query.toString() }, { preventScrollReset: true });
  };
  return { compared, compare, stopComparing, leaveFor };
}
export type Comparison = ReturnType<typeof useComparison>;
