import type { ReactNode } from "react";
import { ApiError } from "../lib/api.ts";
import { toErrorText } from "../lib/error-text.ts";
import { EmptyState } from "./empty-state.tsx";
import { ErrorPanel } from "./error-panel.tsx";

/** An id that is none is refused as such by some addresses. */
const ABSENT = new Set([400, 404]);

type LoadErrorProps = { error: Error; onRetry(): void; absent: { title: string; text: string; action?: ReactNode } };

/** Not there (a wrong link, deleted, somebody else's), or something went wrong on the way. */
export function LoadError({ error, onRetry, absent }: LoadErrorProps) {
  const status = error instanceof ApiError ? error.status : 0;
  if (ABSENT.has(status)) return <EmptyState title={absent.title} text={absent.text} action={absent.action} />;
  const actions = error instanceof ApiError && error.actions.length > 0 ? { actions: error.actions } : {};
  return <ErrorPanel message={toErrorText(error)} {...actions} onRetry={onRetry} />;
}
