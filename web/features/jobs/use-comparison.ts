import type { JobView } from "@fairlead/contracts";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { toDifferences } from "./differences.ts";
import { useJob } from "./use-job.ts";

/** What changed since the version before, shown on request; the address remembers it. */
export function useComparison({ id, description, versions }: JobView) {
  const [query, setQuery] = useSearchParams();
  const previous = versions[versions.findIndex((version) => version.id === id) - 1]?.id ?? null;
  const isOn = previous !== null && query.get("changes") === "1";
  const before = useJob(isOn ? previous : null);
  const old = before.data?.description;
  const changes = useMemo(() => (isOn && old !== undefined ? toDifferences(old, description) : null), [isOn, old, description]);
  const toggle = () =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        if (isOn) next.delete("changes");
        else next.set("changes", "1");
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { canCompare: previous !== null, isOn, isLoading: isOn && before.isPending, isFailed: isOn && before.isError, changes, toggle };
}
