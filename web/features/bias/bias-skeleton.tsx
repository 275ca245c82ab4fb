import { t } from "../../lib/t.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

const LINES = ["w-full", "w-11/12", "w-10/12", "w-9/12", "w-8/12", "w-5/12"];

/** The shape of paper and findings while they are on their way. */
export function BiasSkeleton() {
  return (
    <div
      aria-busy="true"
      className="grid animate-[fade_160ms_300ms_both] gap-5 md:grid-cols-[minmax(0,1fr)_320px] lg:grid-cols-[minmax(0,1fr)_400px]"
    >
      <span className="sr-only">{t("bias.loading")}</span>
      <div className="rounded-card border border-line bg-surface px-5 py-6 sm:px-11 sm:py-9">
        <Skeleton className="mb-5 h-7 w-72 max-w-full" />
        {LINES.map((width) => (
          <Skeleton key={width} className={`mb-3 h-4 ${width}`} />
        ))}
      </div>
      <div className="hidden rounded-card border border-line bg-surface p-5 md:block">
        <Skeleton className="mb-5 h-20" />
        <Skeleton className="mb-3 h-12" />
        <Skeleton className="mb-3 h-12" />
        <Skeleton className="h-12" />
      </div>
    </div>
  );
}
