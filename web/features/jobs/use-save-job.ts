import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { guardLeaving } from "../../lib/guard-leaving.ts";
import { toRefused } from "./refused.ts";
import { useCreateJob } from "./use-create-job.ts";
import type { NewJob } from "./use-new-job.ts";

type Options = {
  versionOf: string | null;
  /** How many phrases of high severity a text has. */
  countHigh(text: string): Promise<number>;
};

/** Creates the job of exactly the words in the form; asks first when its requirements were not on the screen yet, or phrases of high severity are open. */
export function useSaveJob(job: NewJob, { versionOf, countHigh }: Options) {
  const navigate = useNavigate();
  const creation = useCreateJob();
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [highCount, setHighCount] = useState<number | null>(null);
  /** The text whose requirements were read only when the job was to be created. */
  const [unseen, setUnseen] = useState<string | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const { title } = job.draft;

  const run = async (work: () => Promise<void>) => {
    setSaving(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    }
    setSaving(false);
  };
  const save = async (description: string) => {
    const release = guardLeaving();
    const made = await job
      .confirm(description)
      .then((profile) => creation.mutateAsync({ title: title.trim(), description, profile, ...(versionOf === null ? {} : { versionOf }) }))
      .finally(release);
    job.drop();
    await navigate(made.findingCount > 0 ? `/bias-detection/${made.id}` : `/analysis/${made.id}`);
  };
  const create = () => {
    setHighCount(null);
    return run(async () => save(await job.settle()));
  };
  const submit = async () => {
    setTried(true);
    if (isSaving || title.trim() === "" || !(job.isReadable || job.drafted.isWriting)) return;
    await run(async () => {
      const description = await job.settle();
      if (!job.isShown(description)) {
        await job.confirm(description);
        setUnseen(description);
        return;
      }
      setUnseen(null);
      const high = await countHigh(description);
      if (high > 0) setHighCount(high);
      else await save(description);
    });
  };
  const refused = useMemo(() => toRefused(error, creation.variables?.profile), [error, creation.variables]);
  return {
    submit,
    create,
    isTried,
    isSaving,
    error,
    refused,
    highCount,
    isToLookAt: unseen !== null && unseen === job.description,
    stop: () => setHighCount(null),
  };
}
