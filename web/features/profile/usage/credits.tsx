import { formatDay } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Loaded } from "../loaded.tsx";
import { useCredits } from "./use-usage.ts";

/** What was credited, when and what for. */
export function Credits() {
  const credits = useCredits();
  return (
    <Loaded query={credits} lines={2}>
      {({ pages }) => {
        const entries = pages.flatMap(({ items }) => items);
        if (entries.length === 0) return <p className="text-ink-3">{t("profile.credits.empty")}</p>;
        return (
          <>
            <ul aria-label={t("profile.credits.title")}>
              {entries.map(({ id, day, credits: count, text }) => (
                <li key={id} className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2 first:border-t-0">
                  <span>
                    {text}
                    <time dateTime={day} className="ms-3 text-ink-3 text-sm">
                      {formatDay(day)}
                    </time>
                  </span>
                  <span className="figures text-ink-2">{t("profile.credits.amount", { count })}</span>
                </li>
              ))}
            </ul>
            {credits.hasNextPage ? (
              <Button size="small" busy={credits.isFetchingNextPage} onClick={() => void credits.fetchNextPage()} className="mt-2">
                {t("profile.showMore")}
              </Button>
            ) : null}
          </>
        );
      }}
    </Loaded>
  );
}
