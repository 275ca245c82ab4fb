import { useEffect, useMemo } from "react";
import { useRouteError } from "react-router";
import { toErrorRecord, toErrorToast } from "../lib/errors/index.ts";
import { ErrorFallback } from "../ui/error-fallback.tsx";
import { toast } from "../ui/toast-store.ts";

/** An error outside of drawing a page; loading anew is trying again. */
export function RouteErrorPanel() {
  const error = useRouteError();
  const record = useMemo(() => toErrorRecord(error, { level: "page", componentName: "route", place: location.pathname }), [error]);
  useEffect(() => {
    const content = toErrorToast(record);
    if (content !== null) toast(content);
  }, [record]);
  return <ErrorFallback record={record} onRetry={() => location.reload()} />;
}
