import type { UseFormRegisterReturn } from "react-hook-form";
import { t } from "../../lib/t.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import type { Technical } from "./technical.ts";

/** Asks for the details, and shows every one of them before anything is sent. */
export function TechnicalBox({ technical, isTicked, field }: { technical: Technical; isTicked: boolean; field: UseFormRegisterReturn }) {
  return (
    <div>
      <Checkbox label={t("feedback.technical")} {...field} />
      <div role="status">{isTicked ? <Details {...technical} /> : null}</div>
    </div>
  );
}

function Details({ browser, route, requestIds }: Technical) {
  const rows = [
    [t("feedback.technical.browser"), browser],
    [t("feedback.technical.route"), route],
    [t("feedback.technical.requests"), requestIds.join(" ") || t("feedback.technical.noRequests")],
  ] as const;
  return (
    <div className="mt-1.5 rounded-control bg-sunken px-3 py-2.5">
      <p className="mb-1.5 text-ink-2">{t("feedback.technical.hint")}</p>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere mb-1 font-mono text-xs/5 sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
