import type { DocumentView } from "@fairlead/contracts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "./api.ts";

/** The resume that pages are of. `blind`: as it is shown now, whatever the setting of the account says. */
export type Printed = { resumeId: string; document: DocumentView; blind: boolean };

const KEPT_MS = 5 * 60_000;

/** One page as it is printed. What was revealed is asked for openly, which the server records. */
export function printedPageQuery({ resumeId, document, blind }: Printed, number: number) {
  const params = { resumeId, number };
  return queryOptions({
    // A file that is read anew has other offsets.
    queryKey: ["getResumePage", resumeId, number, blind, document.text.length, document.masked.length] as const,
    queryFn: async ({ signal }) => {
      const page = await client.getResumePage({ params }, { signal });
      return page.blind && !blind ? client.revealResumePage({ params }, { signal }) : page;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
  });
}
