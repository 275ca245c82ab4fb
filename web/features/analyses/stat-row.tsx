import type { AnalysisView } from "@fairlead/contracts";
import type { ReactNode } from "react";
import { formatNumber } from "../../lib/format.ts";
import { toRequirementTitle } from "../../lib/requirement-name.ts";
import { t } from "../../lib/t.ts";

type Props = { view: AnalysisView; onFairness(): void; onAttention(): void };

/** Four figures of the whole analysis. */
export function StatRow({ view: { counts, commonGap, commonUnknown, columns, hasGroupData }, onFairness, onAttention }: Props) {
  const hasMusts = columns.some(({ importance, component }) => importance === "must" && component !== "responsibilities");
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <Stat name={t("analyses.stat.analysed")} value={t("analyses.stat.of", { done: counts.analysed, all: counts.items })}>
        {counts.failed > 0 ? (
          <StatButton onClick={onAttention}>{t("analyses.attention.count", { count: counts.failed })}</StatButton>
        ) : (
          t(counts.pending > 0 ? "analyses.stat.pending" : "analyses.stat.complete", { count: counts.pending })
        )}
      </Stat>
      <Stat name={t("analyses.stat.musts")} value={hasMusts ? formatNumber(counts.meetAllMustHaves) : "–"}>
        {hasMusts ? t("analyses.stat.ofCandidates", { count: counts.analysed }) : t("analyses.stat.noMusts")}
      </Stat>
      <Stat name={t("analyses.stat.gap")} value={commonGap === null ? t("analyses.stat.noGap") : toRequirementTitle(commonGap.name)}>
        {toGapText({ commonGap, commonUnknown, columns, counts })}
      </Stat>
      <Stat name={t("analyses.stat.fairness")} value={t(hasGroupData ? "analyses.fairness.measurable" : "analyses.fairness.notMeasurable")}>
        {hasGroupData ? null : `${t("analyses.fairness.noGroups")} `}
        <StatButton onClick={onFairness}>{t(hasGroupData ? "analyses.fairness.look" : "analyses.fairness.why")}</StatButton>
      </Stat>
    </dl>
  );
}

/** Of how many it is missing, and apart from them who leaves it open. */
export function toGapText({
  commonGap,
  commonUnknown,
  columns,
  counts,
}: Pick<AnalysisView, "commonGap" | "commonUnknown" | "columns"> & { counts: Pick<AnalysisView["counts"], "analysed"> }): string {
  if (commonGap !== null) return t("analyses.stat.missingIn", { ...commonGap, all: counts.analysed });
  if (commonUnknown !== null) return t("analyses.stat.openIn", { ...commonUnknown, name: toRequirementTitle(commonUnknown.name) });
  return t(columns.length === 0 ? "analyses.stat.noRequirements" : "analyses.stat.noGapText");
}

function Stat({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-card border border-line bg-surface px-4 py-3 shadow-card">
      <dt className="text-ink-3">{name}</dt>
      <dd className="figures wrap-anywhere font-book text-lg sm:text-[22px]/[28px]">{value}</dd>
      <dd className="text-ink-3">{children}</dd>
    </div>
  );
}

function StatButton({ onClick, children }: { onClick(): void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="rounded-key text-ink-2 underline coarse:-my-3 coarse:py-3 underline-offset-2 hover:text-ink"
    >
      {children}
    </button>
  );
}
