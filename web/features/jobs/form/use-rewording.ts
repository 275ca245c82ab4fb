import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { client } from "../../../lib/api.ts";
import type { toSpec } from "./form-values.ts";

/** Asks the language models of the installation for other words; `stop` breaks the question off. */
export function useRewording() {
  const asking = useRef<AbortController | null>(null);
  const stop = () => asking.current?.abort();
  useEffect(() => () => asking.current?.abort(), []);
  const asked = useMutation({
    // The server has tried the models one after the other already.
    retry: false,
    mutationFn: (body: NonNullable<ReturnType<typeof toSpec>>) => {
      stop();
      asking.current = new AbortController();
      return client.rewordDraft({ body }, { signal: asking.current.signal });
    },
  });
  const wasStopped = asked.isError && asking.current?.signal.aborted === true;
  return { ...asked, stop, error: wasStopped ? null : asked.error };
}
