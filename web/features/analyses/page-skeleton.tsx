import { t } from "../../lib/t.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

const SHAPES = ["a", "b", "c", "d"];
const ROWS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The shape of the analysis while it is on its way. */
export function PageSkeleton() {
  return (
    <div aria-busy="true" className="animate-[fade_160ms_300ms_both]">
      <span className="sr-only">{t("ui.loading")}</span>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {SHAPES.map((key) => (
          <Skeleton key={key} className="h-[92px] rounded-card" />
        ))}
      </div>
      <div className="mt-5 rounded-card border border-line bg-surface p-4">
        {ROWS.map((key) => (
          <Skeleton key={key} className="my-2 h-10" />
        ))}
      </div>
    </div>
  );
}
