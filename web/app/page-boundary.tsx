import { lazy, Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { t } from "../lib/t.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { loadRouteError } from "./messengers.ts";

const Panel = lazy(() =>
  loadRouteError().then(
    (found) => ({ default: found.RouteErrorPanel }),
    () => ({ default: Bare }),
  ),
);
const Bare = () => (
  <p role="alert" className="p-6">
    {t("shell.pageNotLoaded")}
  </p>
);

/** Around every page: an error in it leaves header and footer standing; another place starts afresh. */
export function PageBoundary() {
  const { pathname, key } = useLocation();
  return (
    <ErrorBoundary key={pathname} level="page" name="page" place={key}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** The page's code did not arrive (offline, or a newer version is installed). */
export function RouteError() {
  return (
    <Suspense>
      <Panel />
    </Suspense>
  );
}
