import type { ReactNode } from "react";
import { ApiError } from "../../lib/api.ts";
import { toErrorText } from "../../lib/error-text.ts";
import { t } from "../../lib/t.ts";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

type LoadedProps<T> = {
  query: { data: T | undefined; error: Error | null; refetch(): unknown };
  /** How many lines the answer will take, about. */
  lines: number;
  children(data: T): ReactNode;
};

/** What was asked for, its shape while it is on the way, or why it is not there. */
export function Loaded<T>({ query: { data, error, refetch }, lines, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (error !== null) {
    const actions = error instanceof ApiError && error.actions.length > 0 ? { actions: error.actions } : {};
    return <ErrorPanel level={3} message={toErrorText(error)} {...actions} onRetry={() => void refetch()} />;
  }
  return (
    <div aria-busy="true" className="animate-[fade_160ms_300ms_both]">
      <span className="sr-only">{t("ui.loading")}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a skeleton have nothing else.
        <Skeleton key={line} className="my-2.5 h-8" />
      ))}
    </div>
  );
}
