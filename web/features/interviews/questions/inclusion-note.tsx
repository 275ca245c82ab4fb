import { t } from "../../../lib/t.ts";

const LEAVE_OUT = ["family", "age", "origin", "health", "belief", "pay"] as const;

/** Above the inclusion questions: why they are the same for everybody, and what has no place in any interview. */
export function InclusionNote({ hasConditions }: { hasConditions: boolean }) {
  return (
    <div className="grid gap-x-10 gap-y-4 rounded-card border border-line bg-sunken p-5 sm:p-6 md:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
      <div>
        <h3 className="font-semibold text-[15px]/[22px]">{t("interviews.inclusion.same")}</h3>
        <p className="mt-1 text-ink-2">{t("interviews.inclusion.sameText")}</p>
        {hasConditions ? <p className="mt-2 text-ink-2">{t("interviews.inclusion.conditions")}</p> : null}
      </div>
      <div>
        <h3 className="font-semibold text-[15px]/[22px]">{t("interviews.inclusion.not")}</h3>
        <dl className="mt-1 grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
          {LEAVE_OUT.map((topic) => (
            <div key={topic}>
              <dt className="font-medium">{t(`interviews.inclusion.not.${topic}`)}</dt>
              <dd className="text-ink-2 text-sm">{t(`interviews.inclusion.why.${topic}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
