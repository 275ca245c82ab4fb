import type { KitView } from "@fairlead/contracts";
import { useSearchParams } from "react-router";
import { readDraft, storeDraft } from "../../lib/drafts.ts";

export type KitMinutes = KitView["kit"]["minutes"];
export const LENGTHS: readonly KitMinutes[] = [30, 45, 60];
const USUAL: KitMinutes = 45;

export const toLength = (value: unknown): KitMinutes | null => LENGTHS.find((minutes) => String(minutes) === String(value)) ?? null;

/** The length in the address; without one, the length last chosen for this job, so that all its candidates get the same kit. */
export function useMinutes(jobId: string): [KitMinutes, (minutes: KitMinutes) => void] {
  const [query, setQuery] = useSearchParams();
  const name = `kitMinutes:${jobId}`;
  const minutes = toLength(query.get("minutes")) ?? toLength(readDraft(name)) ?? USUAL;
  const choose = (next: KitMinutes) => {
    storeDraft(name, next);
    setQuery(
      (now) => {
        now.set("minutes", String(next));
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [minutes, choose];
}
