import type { CandidateRow } from "@fairlead/contracts";
import { useEffect, useState } from "react";
import { holdOrder } from "./table/order.ts";

type Held = { scope: string; ids: string[]; sorted: ReadonlySet<string> };

/**
 * Rows in their order, or, while results still come in and a person is at work (`hold`), in the order they had: new rows
 * go to the end and `added` counts them until `update` sorts them in. `scope` names filters and sort; another scope sorts anew.
 */
export function useHeldRows(rows: readonly CandidateRow[], hold: boolean, scope: string) {
  const [held, setHeld] = useState<Held | null>(null);
  const holds = held !== null && held.scope === scope;
  const { rows: shown } = holds ? holdOrder(held.ids, rows) : { rows: [...rows] };
  const added = holds ? shown.filter(({ resumeId }) => !held.sorted.has(resumeId)).length : 0;
  const ids = shown.map(({ resumeId }) => resumeId).join(" ");

  useEffect(() => {
    setHeld((now) => {
      const list = ids === "" ? [] : ids.split(" ");
      if (now === null || now.scope !== scope) return hold ? { scope, ids: list, sorted: new Set(list) } : null;
      if (!hold && added === 0) return null;
      return { ...now, ids: list };
    });
  }, [ids, scope, hold, added]);
  return { rows: shown, added, update: () => setHeld(null) };
}
