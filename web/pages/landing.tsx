import { PRODUCT } from "@fairlead/contracts";
import { useEffect } from "react";
import { FeatureCards } from "../features/landing/feature-cards.tsx";
import { HowMeasured, MeasuredFigures } from "../features/landing/measured-figures.tsx";
import { SampleAnalysis } from "../features/landing/sample-analysis.tsx";
import { Benefits, Faq, Figures, HowItWorks, Section } from "../features/landing/sections.tsx";
import { useSession } from "../lib/session.ts";
import { t } from "../lib/t.ts";
import { ButtonLink, buttonClasses } from "../ui/button.tsx";

/** What the product is, for strangers; readable without scripts (the build renders it into index.html). */
export function LandingPage() {
  useEffect(() => {
    document.title = t("landing.pageTitle", { name: PRODUCT.name });
  }, []);
  return (
    <>
      <section className="mx-auto grid w-full max-w-[1200px] items-center gap-10 px-4 pt-10 pb-6 sm:px-6 sm:pt-16 md:grid-cols-2">
        <div>
          <h1 className="text-[28px]/[34px] sm:text-hero">{t("landing.title")}</h1>
          <p className="mt-4 max-w-[56ch] text-ink-2 text-lg">{t("landing.lead")}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <StartLink />
            <a href="#scoring" className={buttonClasses({ size: "large" })}>
              {t("landing.howScoring")}
            </a>
          </div>
          <p className="mt-3 text-ink-2">{t("landing.trial")}</p>
        </div>
        <SampleAnalysis />
      </section>
      <Figures />
      <MeasuredFigures />
      <Section id="features" title={t("landing.featuresTitle")}>
        <FeatureCards />
      </Section>
      <Benefits />
      <HowItWorks />
      <Faq />
      <HowMeasured />
      <section className="mx-auto w-full max-w-[1200px] px-4 pt-8 pb-16 text-center sm:px-6">
        <p className="mx-auto mb-6 max-w-[40ch] font-serif text-title text-balance">{t("landing.closingTitle")}</p>
        <StartLink />
        <p className="mt-3 text-ink-2">{t("landing.trial")}</p>
      </section>
      <div className="sticky bottom-0 z-20 border-line border-t bg-surface px-4 py-2 sm:hidden">
        <StartLink className="w-full" />
      </div>
    </>
  );
}

function StartLink({ className }: { className?: string }) {
  const { user } = useSession();
  return (
    <ButtonLink to="/upload" variant="primary" size="large" className={className}>
      {user === null ? t("landing.start") : t("landing.toUploads")}
    </ButtonLink>
  );
}
