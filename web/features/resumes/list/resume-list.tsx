import type { UploadSession } from "@fairlead/contracts";
import { t } from "../../../lib/t.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ResumesLoadError } from "../load-error.tsx";
import { FEW_RESUMES, SampleResumes } from "../sample-resumes.tsx";
import { useResumes } from "../use-resumes.ts";
import { NO_FILTER } from "./filter-bar.tsx";
import { isFiltered, type ListQuery } from "./list-query.ts";
import { ResumeTable } from "./resume-table.tsx";

type ResumeListProps = { asked: ListQuery; ask(change: Partial<ListQuery>): void; sessions: readonly UploadSession[] };
const SHAPES = ["a", "b", "c", "d", "e", "f", "g"];

/** The resumes that the address asks for, in every state they can be in. */
export function ResumeList({ asked, ask, sessions }: ResumeListProps) {
  const { search, state, sessionId, isFlat, openId } = asked;
  const resumes = useResumes({ search, state, sessionId });
  const rows = resumes.data?.pages.flatMap(({ items }) => items);
  if (rows === undefined) {
    if (resumes.error !== null)
      return <ResumesLoadError error={resumes.error} onRetry={() => void resumes.refetch()} absentTitle={t("resumes.absent")} />;
    return (
      <div aria-busy="true" className="animate-[fade_160ms_300ms_both] rounded-card border border-line bg-surface p-4">
        <span className="sr-only">{t("ui.loading")}</span>
        {SHAPES.map((key) => (
          <Skeleton key={key} className="my-2 h-11" />
        ))}
      </div>
    );
  }
  if (rows.length === 0) return isFiltered(asked) ? <NoResult asked={asked} ask={ask} sessions={sessions} /> : <NoResumes />;
  return (
    <div aria-busy={resumes.isPlaceholderData} className={resumes.isPlaceholderData ? "opacity-60 transition-opacity" : undefined}>
      <ResumeTable rows={rows} sessions={sessions} isFlat={isFlat} openId={openId} onOpen={(id) => ask({ openId: id })} />
      <p className="mt-3 text-ink-3 text-sm">{t("resumes.deleteTip")}</p>
      {rows.length <= FEW_RESUMES && !isFiltered(asked) ? <SampleResumes className="mt-5" /> : null}
      {resumes.hasNextPage ? (
        <p className="mt-3 text-center">
          <Button busy={resumes.isFetchingNextPage} onClick={() => void resumes.fetchNextPage()}>
            {t("resumes.showMore")}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

function NoResumes() {
  return (
    <>
      <EmptyState
        title={t("resumes.empty.title")}
        text={t("resumes.empty.text")}
        action={
          <ButtonLink to="/upload" variant="primary">
            {t("resumes.empty.action")}
          </ButtonLink>
        }
      />
      <SampleResumes className="justify-center" />
    </>
  );
}

/** Names what was asked for, so that a forgotten filter is seen. */
function NoResult({ asked: { search, state, sessionId }, ask, sessions }: ResumeListProps) {
  const session = sessions.find(({ id }) => id === sessionId);
  const parts = [
    search !== "" && t("resumes.noResult.search", { search }),
    state !== null && t("resumes.noResult.state", { state: t(`resumes.state.${state}`) }),
    sessionId !== null && t("resumes.noResult.session", { name: session?.name ?? t("resumes.session") }),
  ].filter((part) => part !== false);
  return (
    <EmptyState
      title={t("resumes.noResult.title", { filters: parts.join(" ") })}
      text={t("resumes.noResult.text")}
      action={<Button onClick={() => ask(NO_FILTER)}>{t("resumes.filter.clear")}</Button>}
    />
  );
}
