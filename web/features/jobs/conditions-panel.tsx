import type { JobProfile } from "@fairlead/contracts";
import { t } from "../../lib/t.ts";
import { Card } from "../../ui/card.tsx";
import { PayAdvice } from "./form/pay-advice.tsx";
import { readPay } from "./form/pay-rule.ts";

const CONDITIONS = ["pay", "schedule", "place"] as const;

/** What the text says of pay, hours and place, and what the law of the place asks about pay. */
export function ConditionsPanel({ profile }: { profile: JobProfile }) {
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
      <PayAdvice place={profile.place?.text ?? ""} isStated={profile.pay !== undefined} range={readPay(profile.pay?.text ?? "")} />
    </Card>
  );
}
