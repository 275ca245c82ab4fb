import { toErrorText } from "../../lib/error-text.ts";
import { t } from "../../lib/t.ts";
import { Card } from "../../ui/card.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const ROWS = ["a", "b", "c", "d"];

/** What stands in place of a list that is not there: its shape, or why. */
export function Waiting({ error, refetch }: { error: Error | null; refetch(): unknown }) {
  if (error !== null) return <ErrorPanel message={toErrorText(error)} onRetry={() => void refetch()} />;
  return (
    <Card aria-busy="true" className="animate-[fade_160ms_300ms_both] p-4">
      <span className="sr-only">{t("ui.loading")}</span>
      {ROWS.map((key) => (
        <Skeleton key={key} className="my-3 h-9" />
      ))}
    </Card>
  );
}
