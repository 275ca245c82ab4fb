import { MEASURED } from "../../content/landing.ts";
import { formatDay, formatPoints } from "../../lib/format.ts";
import { t } from "../../lib/t.ts";
import { Section } from "./sections.tsx";

/** Figures that this repository measured itself; each leads to how. */
export function MeasuredFigures() {
  return (
    <Section id="measured" title={t("landing.measuredTitle")} quiet>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-line border-b pb-6 sm:grid-cols-3 md:grid-cols-5">
        {MEASURED.map(({ id, value, figure, label }) => (
          <div key={id} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-2">{t(label)}</dt>
            <dd className="figures font-medium font-serif text-title">
              <a
                href={`#measured-${id}`}
                title={t("landing.measured.how", { label: t(label) })}
                className="text-ink decoration-1 decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-ink hover:decoration-solid"
              >
                {t(figure, { value: formatPoints(value) })}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Where the links of the measured figures lead. */
export function HowMeasured() {
  return (
    <Section id="how-measured" title={t("landing.howMeasuredTitle")}>
      <p className="mb-5 max-w-[72ch] text-ink-2 text-lg">{t("landing.howMeasuredLead")}</p>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {MEASURED.map(({ id, value, figure, label, on, machine }) => (
          <div key={id} id={`measured-${id}`} className="rounded-nav border-line border-s-2 ps-4 target:border-primary">
            <dt className="font-semibold">
              <span className="figures">{t(figure, { value: formatPoints(value) })}</span> {t(label)}
            </dt>
            <dd className="max-w-[60ch] text-ink-2">{t(`landing.howMeasured.${id}`)}</dd>
            <dd className="text-ink-3 text-sm">{t("landing.howMeasured.where", { date: formatDay(on), machine })}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
