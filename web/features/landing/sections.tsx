import type { ReactNode } from "react";
import { BENEFITS, PRODUCT_FIGURES, QUESTIONS, STEPS } from "../../content/landing.ts";
import { t } from "../../lib/t.ts";
import { classes } from "../../ui/classes.ts";

type SectionProps = { id: string; title: string; quiet?: boolean; children: ReactNode };

/** A part of the landing page under its heading; `quiet`: a heading that only names what it stands over. */
export function Section({ id, title, quiet = false, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classes("mx-auto w-full max-w-[1200px] px-4 sm:px-6", quiet ? "pt-6" : "py-8 sm:py-12")}
    >
      <h2
        id={`${id}-title`}
        className={quiet ? "mb-2 font-medium text-ink-3 text-sm" : "mb-6 font-medium font-serif text-title tracking-[-0.015em]"}
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Figures() {
  return (
    <Section id="figures" title={t("landing.figuresTitle")} quiet>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-line border-y py-6 sm:grid-cols-3 md:grid-cols-5">
        {PRODUCT_FIGURES.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-ink-2">{t(label)}</dt>
            <dd className="figures font-medium font-serif text-title">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function Benefits() {
  return (
    <Section id="benefits" title={t("landing.benefitsTitle")}>
      <ul className="grid gap-8 md:grid-cols-3">
        {BENEFITS.map(({ title, text }) => (
          <li key={title} className="border-brass border-t-2 pt-3">
            <h3 className="font-semibold text-lg">{t(title)}</h3>
            <p className="mt-1 text-ink-2 text-lg">{t(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function HowItWorks() {
  return (
    <Section id="how" title={t("landing.howTitle")}>
      <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ title, text }, i) => (
          <li key={title}>
            <span
              aria-hidden="true"
              className="figures grid size-8 place-items-center rounded-full border-2 border-primary font-semibold text-primary"
            >
              {i + 1}
            </span>
            <h3 className="mt-3 font-semibold text-lg">{t(title)}</h3>
            <p className="mt-1 text-ink-2">{t(text)}</p>
          </li>
        ))}
      </ol>
      <div id="scoring" className="mt-10 max-w-[72ch] rounded-card bg-sunken p-6">
        <h3 className="font-semibold text-lg">{t("landing.scoreTitle")}</h3>
        <p className="document-text mt-2">{t("landing.scoreText")}</p>
        <p className="mt-2 text-ink-2">{t("landing.scoreMore")}</p>
      </div>
    </Section>
  );
}

/** Opens and closes without any script. */
export function Faq() {
  return (
    <Section id="faq" title={t("landing.faqTitle")}>
      <div className="max-w-[760px] border-line border-t">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group border-line border-b">
            <summary className="flex cursor-pointer items-center gap-3 py-3 font-medium text-lg marker:content-none">
              <span className="flex-1">{t(question)}</span>
              <span aria-hidden="true" className="text-ink-3 group-open:rotate-45">
                +
              </span>
            </summary>
            <p className="max-w-[68ch] pb-4 text-ink-2 text-lg">{t(answer)}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
