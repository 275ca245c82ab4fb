import type { JobView } from "@fairlead/contracts";
import { useMutation } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";
import { carryOver, type IsNew, type Move } from "./carry-over.ts";
import { useCreateJob } from "./use-create-job.ts";

type NewText = { text: string; move: Move; isNew: IsNew };

/** Saves a changed text as a new version; what a person confirmed of the old text comes along. */
export function useSaveVersion(job: JobView) {
  const create = useCreateJob();
  return useMutation({
    mutationFn: async ({ text, move, isNew }: NewText) => {
      const read = await client.readJobText({ body: { description: text } });
      const profile = carryOver(job.profile, read, text, move, isNew);
      return create.mutateAsync({ title: job.title, description: text, profile, versionOf: job.id });
    },
    retry: false,
  });
}
