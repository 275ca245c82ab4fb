import { useRef } from "react";
import { FilterBar } from "../features/resumes/list/filter-bar.tsx";
import { ResumeList } from "../features/resumes/list/resume-list.tsx";
import { useListQuery } from "../features/resumes/list/use-list-query.ts";
import { ResumePanel } from "../features/resumes/panel/resume-panel.tsx";
import { useLiveResumes } from "../features/resumes/use-live-resumes.ts";
import { useUploadSessions } from "../features/resumes/use-upload-sessions.ts";
import { useShortcuts } from "../lib/shortcuts.ts";
import { t } from "../lib/t.ts";
import { ButtonLink } from "../ui/button.tsx";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { Page } from "../ui/page.tsx";

/** /my-resumes: every resume of the account, to search, filter and open. */
export function MyResumesPage() {
  const { asked, ask } = useListQuery();
  const { data } = useUploadSessions();
  const search = useRef<HTMLInputElement>(null);
  useLiveResumes();
  useShortcuts({ "/": () => search.current?.focus() });
  const sessions = data?.items ?? [];
  const { openId } = asked;
  return (
    <Page
      title={t("resumes.title")}
      actions={
        <ButtonLink to="/upload" variant="primary">
          {t("resumes.empty.action")}
        </ButtonLink>
      }
    >
      <FilterBar asked={asked} ask={ask} sessions={sessions} searchRef={search} />
      <ErrorBoundary level="section" name="resume-list">
        <ResumeList asked={asked} ask={ask} sessions={sessions} />
      </ErrorBoundary>
      {openId === null ? null : (
        <ErrorBoundary level="section" name="resume-panel" key={openId}>
          <ResumePanel key={openId} resumeId={openId} onClose={() => ask({ openId: null })} />
        </ErrorBoundary>
      )}
    </Page>
  );
}
