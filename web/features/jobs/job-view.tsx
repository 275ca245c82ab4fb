import type { JobView } from "@fairlead/contracts";
import { Link } from "react-router";
import { formatDay, formatMoment } from "../../lib/format.ts";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ChangedWords } from "../../ui/changed-words.tsx";
import { Chip } from "../../ui/chip.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { ConditionsPanel } from "./conditions-panel.tsx";
import { toGroups, toNote, toOtherRows, toRequirementName } from "./requirement-groups.ts";
import { toOtherName } from "./requirements-panel.tsx";
import { useComparison } from "./use-comparison.ts";
import { WordingCost } from "./wording-cost.tsx";

/** A stored description, to read. */
export function StoredJob({ job }: { job: JobView }) {
  const { title, description, profile, versions, createdAt } = job;
  const others = toOtherRows(profile);
  const comparison = useComparison(job);
  return (
    <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_320px] lg:grid-cols-[minmax(0,1fr)_400px]">
      <Card as="article" aria-labelledby="job-paper" className="px-5 py-6 sm:px-11 sm:py-9 print:border-0 print:shadow-none">
        <h2 id="job-paper" className="wrap-anywhere mb-3 font-medium font-serif text-[24px]/[32px]">
          {title}
        </h2>
        <p lang={profile.language === "und" ? undefined : profile.language} className="document-text wrap-anywhere whitespace-pre-wrap">
          {comparison.changes === null
            ? description
            : comparison.changes.map(({ kind, start, text }) => <ChangedWords key={`${start}${kind}`} kind={kind} words={text} />)}
        </p>
      </Card>
      <div className="flex flex-col gap-5 print:hidden">
        <Card as="section" aria-labelledby="confirmed" className="p-5">
          <h2 id="confirmed">{t("jobs.view.confirmed")}</h2>
          <p className="text-ink-3 text-sm">{t("jobs.view.created", { date: formatDay(createdAt) })}</p>
          {toGroups(profile.requirements)
            .filter(({ requirements }) => requirements.length > 0)
            .map(({ importance, requirements }) => (
              <div key={importance} className="mt-4">
                <h3 className="mb-1.5 font-medium text-ink-2 text-sm">{t(`jobs.group.${importance}`, { count: requirements.length })}</h3>
                <ul className="flex flex-wrap gap-1.5">
                  {requirements.map((one) => (
                    <li key={`${one.id} ${one.span.start}`} className="max-w-full">
                      <Chip tone={importance === "must" ? "match" : "outline"} className="wrap-anywhere max-w-full whitespace-normal!">
                        {toRequirementName(one)}
                        {toNote(one) === undefined ? null : ` · ${toNote(one)}`}
                      </Chip>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          {others.length === 0 ? null : (
            <ul className="mt-4 flex flex-col gap-1 text-ink-2">
              {others.map((row) => (
                <li key={row.id}>
                  {toOtherName(row)} · {row.kind === "experience" ? `${t("jobs.chip.atLeast", { years: row.minYears })} · ` : null}
                  {t(`jobs.importance.${row.importance}`)}
                </li>
              ))}
            </ul>
          )}
        </Card>
        <ErrorBoundary level="component" name="conditions-panel">
          <ConditionsPanel profile={profile} />
        </ErrorBoundary>
        <ErrorBoundary level="component" name="wording-cost">
          <WordingCost job={job} />
        </ErrorBoundary>
        {versions.length < 2 ? null : <Versions job={job} comparison={comparison} />}
      </div>
    </div>
  );
}

type VersionsProps = { job: JobView; comparison: ReturnType<typeof useComparison> };

function Versions({ job: { id, versions }, comparison }: VersionsProps) {
  return (
    <Card as="section" aria-labelledby="versions" className="p-5">
      <h2 id="versions" className="mb-2">
        {t("jobs.view.versions")}
      </h2>
      <ol className="flex flex-col gap-1">
        {versions.map((version, no) => (
          <li key={version.id}>
            {version.id === id ? (
              <span aria-current="true" className="wrap-anywhere font-medium">
                {t("jobs.view.versionOpen", { no: no + 1, title: version.title })}
              </span>
            ) : (
              <Link to={`/job-description?view=${version.id}`} className="wrap-anywhere text-primary">
                {t("jobs.view.version", { no: no + 1, title: version.title })}
              </Link>
            )}
            <span className="figures block text-ink-3 text-sm">
              {t("jobs.view.versionFacts", {
                moment: formatMoment(version.createdAt),
                score: Math.round(version.wordingScore),
                candidates: version.candidateCount,
              })}
            </span>
          </li>
        ))}
      </ol>
      {comparison.canCompare ? (
        <Button size="small" className="mt-3" aria-pressed={comparison.isOn} busy={comparison.isLoading} onClick={comparison.toggle}>
          {t("jobs.view.compare")}
        </Button>
      ) : null}
      {comparison.isFailed ? (
        <p role="alert" className="mt-2 text-danger">
          {t("jobs.view.compareFailed")}
        </p>
      ) : null}
    </Card>
  );
}
