import { t } from "../../../lib/t.ts";
import { Field } from "../../../ui/field.tsx";
import { Choice, Line, Part, type PartProps } from "./fields.tsx";
import { toNumber } from "./form-values.ts";
import { PayAdvice } from "./pay-advice.tsx";
import { currencyOf } from "./pay-rule.ts";
import { useDraftPrompts } from "./use-draft-prompts.ts";

const ARRANGEMENTS = ["on-site", "hybrid", "remote"] as const;
const PERIODS = ["hour", "day", "week", "month", "year"] as const;
const CURRENCIES = [
  "USD",
  "EUR",
  "GBP",
  "CHF",
  "CAD",
  "AUD",
  "PLN",
  "SEK",
  "DKK",
  "CZK",
  "HUF",
  "RON",
  "NOK",
  "INR",
  "JPY",
  "BRL",
  "MXN",
  "ZAR",
];

export function TermsPart({ form, set }: PartProps) {
  const [min, max] = [toNumber(form.payMin), toNumber(form.payMax)];
  const rules = useDraftPrompts().data?.payRules ?? [];
  /** The currency follows the place until somebody chooses another one. */
  const setPlace: PartProps["set"] = (values) => {
    const isChosen = form.currency !== currencyOf(rules, form.place);
    set(values.place === undefined || isChosen ? values : { ...values, currency: currencyOf(rules, values.place) });
  };
  return (
    <Part title={t("jobs.terms.title")}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Line form={form} set={setPlace} name="place" label={t("jobs.terms.place")} hint={t("jobs.terms.placeHint")} />
        <Field label={t("jobs.terms.arrangement")}>
          <Choice
            value={form.arrangement}
            onChange={(arrangement) => set({ arrangement })}
            empty
            options={ARRANGEMENTS.map((one) => [one, t(`jobs.arrangement.${one}`)])}
          />
        </Field>
        <Line form={form} set={set} name="schedule" label={t("jobs.terms.schedule")} />
        <Line form={form} set={set} name="contract" label={t("jobs.terms.contract")} />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Line form={form} set={set} name="payMin" label={t("jobs.pay.min")} figure="sum" />
        <Line form={form} set={set} name="payMax" label={t("jobs.pay.max")} figure="sum" />
        <Field label={t("jobs.pay.currency")}>
          <Choice value={form.currency} onChange={(currency) => set({ currency })} options={CURRENCIES.map((one) => [one, one])} />
        </Field>
        <Field label={t("jobs.pay.period")}>
          <Choice
            value={form.period}
            onChange={(period) => set({ period })}
            options={PERIODS.map((one) => [one, t(`jobs.period.${one}`)])}
          />
        </Field>
      </div>
      <PayAdvice place={form.place} isStated={min !== undefined || max !== undefined} range={{ min, max }} />
    </Part>
  );
}
