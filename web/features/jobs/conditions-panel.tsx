import type { JobProfile } from "@fairlead/contracts";
import { toCurly } from "../../lib/curly.ts";
import { t } from "../../lib/t.ts";
import { Card } from "../../ui/card.tsx";
import { PayAdvice } from "./form/pay-advice.tsx";
import { readPay } from "./form/pay-rule.ts";

const CONDITIONS = ["pay", "schedule", "place"] as const;

/** What the text says of pay, hours and place, what else it asks of who does the work, and what the law of the place asks about pay. */
export function ConditionsPanel({ profile }: { profile: JobProfile }) {
  const { conditions = [] } = profile;
  return (
    <Card as="section" aria-labelledby="conditions" className="flex flex-col gap-3 p-5">
      <h2 id="conditions">{t("jobs.conditions.title")}</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {CONDITIONS.map((name) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{t(`jobs.conditions.${name}`)}</dt>
            <dd className={profile[name] === undefined ? "text-ink-3" : "wrap-anywhere"}>
              {profile[name]?.text ?? t("jobs.conditions.none")}
            </dd>
          </div>
        ))}
      </dl>
      {conditions.length === 0 ? null : (
        <section aria-labelledby="work-conditions">
          <h3 id="work-conditions" className="font-medium text-ink-2 text-sm">
            {t("jobs.conditions.asked")}
          </h3>
          <p className="text-ink-3 text-sm">{t("jobs.conditions.askedLead")}</p>
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
            {conditions.map(({ text, span }) => (
              <li key={span.start} className="wrap-anywhere">
                {toCurly(text)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <PayAdvice place={profile.place?.text ?? ""} isStated={profile.pay !== undefined} range={readPay(profile.pay?.text ?? "")} />
    </Card>
  );
}
