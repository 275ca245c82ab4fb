import { t } from "../../../lib/t.ts";
import { SampleResumes } from "../sample-resumes.tsx";

const STEPS = ["one", "two", "three"] as const;

/** What happens with the files, in three lines, and a way to see it without files of one's own. */
export function FirstSteps() {
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
      <SampleResumes className="mt-6 border-line border-t pt-5" />
    </div>
  );
}
