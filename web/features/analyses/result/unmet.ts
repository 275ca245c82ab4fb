import type { CandidateRow, RubricColumn } from "@fairlead/contracts";
import type { Verdict } from "../table/heat.ts";

export type Unmet = { id: string; name: string; verdict: Verdict };
/** As many as there are digits to press. */
const MOST = 9;
const RANK: Partial<Record<Verdict, number>> = { none: 0, mentioned: 1, partial: 2 };

/** Requirements this resume does not fully show, in the order of the columns (must-haves first), those without evidence before the rest. */
export function toUnmet(row: Pick<CandidateRow, "cells">, columns: readonly RubricColumn[]): Unmet[] {
  const verdicts = new Map(row.cells.map(({ id, verdict }) => [id, verdict]));
  return columns
    .flatMap(({ id, name, importance }) => {
      const verdict = verdicts.get(id);
      const rank = verdict === undefined ? undefined : RANK[verdict];
      return verdict === undefined || rank === undefined ? [] : [{ id, name, verdict, rank: rank + (importance === "must" ? 0 : 3) }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ id, name, verdict }) => ({ id, name, verdict }));
}
