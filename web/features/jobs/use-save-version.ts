import type { JobView } from "@fairlead/contracts";
import { useMutation } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";
import { carryOver, type IsNew, type Move } from "./carry-over.ts";
import { toRefused } from "./refused.ts";
import { useCreateJob } from "./use-create-job.ts";

/** `without`: the ids of requirements that are left out. */
type NewText = { text: string; move: Move; isNew: IsNew; without: readonly string[] };

/** Saves a changed text as a new version; what a person confirmed of the old text comes along. */
export function useSaveVersion(job: JobView) {
  const create = useCreateJob();
  const saving = useMutation({
    mutationFn: async ({ text, move, isNew, without }: NewText) => {
      const read = await client.readJobText({ body: { description: text } });
      const carried = carryOver(job.profile, read, text, move, isNew);
      const profile = { ...carried, requirements: carried.requirements.filter(({ id }) => !without.includes(id)) };
      return create.mutateAsync({ title: job.title, description: text, profile, versionOf: job.id });
    },
    retry: false,
  });
  return { ...saving, refused: toRefused(saving.error, create.variables?.profile) };
}
