import { useInfiniteQuery } from "@tanstack/react-query";
import { client } from "../../../lib/api.ts";
import { formatAgo, formatMoment } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loaded } from "../loaded.tsx";
import { Section } from "../section.tsx";

const PAGE = 20;

/** The account's own log, newest first, a page at a time. */
export function ActivitySection() {
  const activity = useInfiniteQuery({
    queryKey: ["listActivity"] as const,
    queryFn: ({ signal, pageParam }) =>
      client.listActivity({ query: { limit: PAGE, ...(pageParam === null ? {} : { after: pageParam }) } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  return (
    <Section id="activity" lead={t("profile.activity.text")}>
      <Loaded query={activity} lines={4}>
        {({ pages }) => {
          const entries = pages.flatMap(({ items }) => items);
          if (entries.length === 0)
            return <EmptyState level={3} title={t("profile.activity.emptyTitle")} text={t("profile.activity.emptyText")} />;
          return (
            <ol aria-label={t("profile.section.activity")}>
              {entries.map(({ id, at, text }) => (
                <li key={id} className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2 first:border-t-0 first:pt-0">
                  <span>{text}</span>
                  <time dateTime={at} title={formatMoment(at)} className="figures text-ink-3 text-sm">
                    {formatAgo(at)}
                  </time>
                </li>
              ))}
            </ol>
          );
        }}
      </Loaded>
      {activity.hasNextPage ? (
        <Button busy={activity.isFetchingNextPage} onClick={() => void activity.fetchNextPage()} className="mt-3">
          {t("profile.showMore")}
        </Button>
      ) : null}
    </Section>
  );
}
