import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { client } from "../../../lib/api.ts";

const QUIET_MS = 300;
const LEAST_CHARS = 6;

/** What of the words may not be asked, a moment after the last key; the words before stay judged meanwhile. */
export function useCheck(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return useQuery({
    queryKey: ["checkQuestion", settled],
    queryFn: ({ signal }) => client.checkQuestion({ body: { text: settled } }, { signal }),
    enabled: settled.trim().length >= LEAST_CHARS,
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
