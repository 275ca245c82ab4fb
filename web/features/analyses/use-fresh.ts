import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useThrottled } from "../../lib/use-throttled.ts";

/** At most this often, however much the server tells. */
const REFETCH_MS = 800;

/**
 * Asks for a query again when something changed: never twice at once, and once more when something changed meanwhile, so that
 * a slow answer is neither cancelled for ever nor the last word.
 */
export function useFresh(queryKey: QueryKey): () => void {
  const queries = useQueryClient();
  const state = useRef({ isAsking: false, isDue: false });
  const ask = async () => {
    const now = state.current;
    now.isDue = true;
    if (now.isAsking) return;
    now.isAsking = true;
    while (now.isDue) {
      now.isDue = false;
      await queries.invalidateQueries({ queryKey });
    }
    now.isAsking = false;
  };
  return useThrottled(() => void ask(), REFETCH_MS);
}
