import type { Attrition, JobView } from "@fairlead/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { client } from "../../lib/api.ts";
import { toErrorText } from "../../lib/error-text.ts";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ShareBar } from "../../ui/share-bar.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Looked at anew whenever the page is opened: results come in while it is closed. */
function useAttrition(jobId: string, isAnalysed: boolean) {
  return useQuery({
    queryKey: ["getAttrition", jobId],
    queryFn: ({ signal }) => client.getAttrition({ params: { jobId } }, { signal }),
    enabled: isAnalysed,
    refetchOnMount: "always",
  });
}

/** How many of the job's candidates each must-have leaves out; every figure leads to them. */
export function WordingCost({ job: { id, candidateCount } }: { job: Pick<JobView, "id" | "candidateCount"> }) {
  const { data, error, refetch } = useAttrition(id, candidateCount > 0);
  return (
    <Card
      as="section"
      aria-labelledby="wording-cost"
      aria-busy={candidateCount > 0 && data === undefined && error === null}
      className="p-5"
    >
      <h2 id="wording-cost">{t("jobs.cost.title")}</h2>
      {candidateCount === 0 ? (
        <p className="mt-1 text-ink-2">
          {t("jobs.cost.none")} <Link to={`/analysis/${id}`}>{t("jobs.cost.start")}</Link>
        </p>
      ) : data !== undefined ? (
        <Musts attrition={data} />
      ) : error !== null ? (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-2 rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft">
          <span className="min-w-0 flex-1">{toErrorText(error)}</span>
          <Button size="small" onClick={() => void refetch()}>
            {t("ui.tryAgain")}
          </Button>
        </div>
      ) : (
        <div className="mt-3 grid gap-3">
          <span className="sr-only">{t("ui.loading")}</span>
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </div>
      )}
    </Card>
  );
}

function Musts({ attrition: { jobId, candidates, analysed, requirements } }: { attrition: Attrition }) {
  const musts = requirements.filter(({ importance }) => importance === "must").sort((a, b) => b.none - a.none);
  if (analysed === 0) return <p className="mt-1 text-ink-2">{t("jobs.cost.waiting", { candidates })}</p>;
  if (musts.length === 0) return <p className="mt-1 text-ink-2">{t("jobs.cost.noMusts")}</p>;
  return (
    <>
      <p className="text-ink-3 text-sm">{t("jobs.cost.text")}</p>
      <ul className="mt-3 grid gap-2.5">
        {musts.map(({ id, name, none, unknown }) => (
          <li key={id}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="wrap-anywhere min-w-0">{name}</span>
              {none === 0 ? (
                <span className="text-ink-3">{t("jobs.cost.nobody")}</span>
              ) : (
                <Link
                  to={`/analysis/${jobId}?${new URLSearchParams({ lacks: id })}`}
                  className="figures inline-flex items-center underline underline-offset-2 coarse:min-h-11"
                >
                  {t("jobs.cost.removes", { none, analysed })}
                  <span className="sr-only"> {t("jobs.cost.show", { name })}</span>
                </Link>
              )}
            </p>
            {unknown === 0 ? null : <p className="text-end text-ink-3 text-sm">{t("jobs.cost.unknown", { unknown })}</p>}
            <ShareBar part={none} whole={analysed} />
          </li>
        ))}
      </ul>
      {analysed < candidates ? <p className="mt-3 text-ink-3 text-sm">{t("jobs.cost.partial", { analysed, candidates })}</p> : null}
    </>
  );
}
