import { t } from "../../lib/t.ts";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CATEGORIES } from "./plan/sections.ts";

/** The sections of a kit while its questions are written. */
export function KitSkeleton() {
  return (
    <div aria-busy="true" className="animate-[fade_160ms_300ms_both] print:hidden">
      <p role="status" className="mb-3 text-ink-2">
        {t("interviews.writing")}
      </p>
      <Skeleton className="h-[132px] rounded-card" />
      <div className="mt-5 grid gap-8 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid gap-8">
          {CATEGORIES.map((category) => (
            <section key={category} aria-label={t(`interviews.category.${category}`)}>
              <h2 className="mb-3 font-serif font-medium text-xl">{t(`interviews.category.${category}`)}</h2>
              <Card className="grid gap-4 p-5">
                <Skeleton className="h-4 w-1/3" />
                <Skeleton className="h-7 w-5/6" />
                <Skeleton className="h-16" />
                <Skeleton className="h-24" />
              </Card>
            </section>
          ))}
        </div>
        <Skeleton className="h-80 rounded-card max-lg:hidden" />
      </div>
    </div>
  );
}
