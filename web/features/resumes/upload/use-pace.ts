import { useEffect, useState } from "react";
import { type Pace, toSecondsLeft } from "./time-left.ts";
import type { RowCounts } from "./upload-rows.ts";

const IDLE: Pace & { settled: number } = { startedAtMs: 0, endedAtMs: [], settled: 0 };

/** Seconds left of what is on its way now; rows that were done before are not counted. */
export function useSecondsLeft({ open, settled }: RowCounts, scope: string): number | null {
  const [pace, setPace] = useState({ ...IDLE, scope });
  useEffect(() => {
    setPace((now) => {
      if (open === 0) return { ...IDLE, scope };
      const isNew = now.scope !== scope || now.startedAtMs === 0 || settled < now.settled;
      if (isNew) return { startedAtMs: Date.now(), endedAtMs: [], settled, scope };
      const ended = Array.from({ length: settled - now.settled }, () => Date.now());
      return ended.length === 0 ? now : { ...now, settled, endedAtMs: [...now.endedAtMs, ...ended] };
    });
  }, [open, settled, scope]);
  return pace.scope === scope ? toSecondsLeft(pace, open, pace.endedAtMs.at(-1) ?? Date.now()) : null;
}
