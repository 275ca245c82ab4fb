import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { type Filters, NO_FILTERS, readFilters, writeFilters } from "./table/filters.ts";
import { readSort, type Sort, writeSort } from "./table/order.ts";

export type TableState = {
  filters: Filters;
  sort: Sort;
  setFilters(change: Partial<Filters>): void;
  clearFilters(): void;
  setSort(sort: Sort): void;
};

/** Filters and order stand in the address, so that Back, reload and a copied link keep them. */
export function useTableState(): TableState {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);
  const sort = useMemo(() => readSort(query), [query]);
  const setFilters = useCallback(
    (change: Partial<Filters>) => setQuery((now) => writeFilters(now, { ...readFilters(now), ...change }), { replace: true }),
    [setQuery],
  );
  const setSort = useCallback((next: Sort) => setQuery((now) => writeSort(now, next), { replace: true }), [setQuery]);
  const clearFilters = useCallback(() => setFilters(NO_FILTERS), [setFilters]);
  return { filters, sort, setFilters, clearFilters, setSort };
}
