import { useLocation, useNavigate } from "react-router";
import { usePageTitle } from "../lib/page-title.ts";
import { type MessageKey, t } from "../lib/t.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

const SHORTCUTS: readonly { to: string; label: MessageKey }[] = [
  { to: "/", label: "shell.notFound.home" },
  { to: "/upload", label: "shell.notFound.upload" },
  { to: "/my-analyses", label: "shell.notFound.analyses" },
  { to: "/job-description", label: "shell.notFound.jobs" },
];

type NavigationApi = { canGoBack: boolean };

/** Whether a page of ours came before this one in the tab; older browsers only tell that some page did. */
function hasPreviousPage(): boolean {
  const { navigation } = globalThis as { navigation?: NavigationApi };
  return navigation?.canGoBack ?? history.length > 1;
}

/** Every path that is none of ours. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  usePageTitle(t("shell.notFound.title"));
  const goBack = () => (hasPreviousPage() ? navigate(-1) : navigate("/"));
  return (
    <div className="mx-auto w-full max-w-2xl pt-8">
      <EmptyState
        level={1}
        title={<span className="font-medium font-serif text-title">{t("shell.notFound.title")}</span>}
        text={<span className="wrap-anywhere">{t("shell.notFound.text", { path: pathname })}</span>}
        action={
          <>
            <ButtonLink to="/" variant="primary">
              {t("shell.notFound.goHome")}
            </ButtonLink>
            <Button onClick={() => void goBack()}>{t("shell.notFound.goBack")}</Button>
          </>
        }
      />
      <nav aria-labelledby="not-found-where" className="border-line border-t px-6 pt-6 text-center">
        <h2 id="not-found-where" className="text-ink-2">
          {t("shell.notFound.where")}
        </h2>
        <ul className="mt-3 flex flex-wrap justify-center gap-2">
          {SHORTCUTS.map(({ to, label }) => (
            <li key={to}>
              <ButtonLink to={to} variant="soft">
                {t(label)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
