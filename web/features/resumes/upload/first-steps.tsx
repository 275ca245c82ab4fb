import { toPlainErrorText } from "../../../lib/error-text.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { useAddSamples } from "../use-add-samples.ts";

const STEPS = ["one", "two", "three"] as const;

/** What happens with the files, in three lines, and a way to see it without files of one's own. */
export function FirstSteps({ onSamples }: { onSamples(sessionId: string): void }) {
  const samples = useAddSamples(onSamples);
  const failed = samples.error === null ? null : toPlainErrorText(samples.error);
  return (
    <div className="mx-auto mt-8 max-w-xl">
      <ol className="flex flex-col gap-3">
        {STEPS.map((step, i) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="figures grid size-6 shrink-0 place-items-center rounded-full bg-sunken font-medium text-ink-2 text-xs"
            >
              {i + 1}
            </span>
            <p className="pt-0.5 text-ink-2">{t(`upload.steps.${step}`)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-5">
        <Button busy={samples.isPending} onClick={() => samples.mutate()}>
          {t("upload.samples.action")}
        </Button>
        <p className="text-ink-3 text-sm">{t("upload.samples.text")}</p>
        {failed === null ? null : (
          <p role="alert" className="w-full text-danger">
            {failed}
          </p>
        )}
      </div>
    </div>
  );
}
