import type { Usage } from "@fairlead/contracts";
import { formatBytes, formatNumber } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { Loaded } from "../loaded.tsx";
import { Part, Section } from "../section.tsx";
import { Credits } from "./credits.tsx";
import { LimitRow } from "./limit-row.tsx";
import { useUsage } from "./use-usage.ts";

/** What the account holds, where its limits are, and the credits. */
export function UsageSection() {
  const usage = useUsage();
  return (
    <Section id="usage">
      <Loaded query={usage} lines={7}>
        {(held) => (
          <>
            <Held usage={held} />
            <Part title={t("profile.usage.limits")}>
              <ul>
                {held.limits.map((limit) => (
                  <LimitRow key={limit.name} limit={limit} />
                ))}
              </ul>
            </Part>
          </>
        )}
      </Loaded>
      <Part title={t("profile.credits.title")} text={t("profile.credits.text")}>
        <Credits />
      </Part>
    </Section>
  );
}

function Held({ usage }: { usage: Usage }) {
  const figures = [
    [t("profile.usage.resumes"), formatNumber(usage.resumes)],
    [t("profile.usage.sessions"), formatNumber(usage.uploadSessions)],
    [t("profile.usage.jobs"), formatNumber(usage.jobs)],
    [t("profile.usage.analyses"), formatNumber(usage.analyses)],
    [t("profile.usage.stored"), formatBytes(usage.storedBytes)],
    [t("profile.usage.credits"), formatNumber(usage.credits)],
  ] as const;
  return (
    <dl aria-label={t("profile.usage.held")} className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      {figures.map(([name, figure]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-ink-3">{name}</dt>
          <dd className="figures font-book text-xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
