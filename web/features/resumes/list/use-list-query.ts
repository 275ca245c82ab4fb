import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { type ListQuery, readListQuery, writeListQuery } from "./list-query.ts";

/** Search, filters and the open resume stand in the address. Opening one can be taken back with Back. */
export function useListQuery() {
  const [query, setQuery] = useSearchParams();
  const asked = useMemo(() => readListQuery(query), [query]);
  const ask = useCallback(
    (change: Partial<ListQuery>) =>
      setQuery((now) => writeListQuery({ ...readListQuery(now), ...change }), {
        replace: typeof change.openId !== "string",
        preventScrollReset: true,
      }),
    [setQuery],
  );
  return { asked, ask };
}
