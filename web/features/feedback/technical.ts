import type { Feedback } from "@fairlead/contracts";
import { LIMITS } from "@fairlead/contracts/limits";
import { readFailedRequests } from "../../lib/failed-requests.ts";

export type Technical = NonNullable<Feedback["technical"]>;
/** The part of the browser's Navigation interface that is needed; not every browser has it. */
type WithNavigation = {
  navigation?: { currentEntry: { index: number } | null; entries(): { url: string | null }[] };
};

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** A page without what it was asked: ids and the query string may point to people. */
export const toRoute = (url: string): string => (URL.parse(url)?.pathname ?? "").replace(ID, ":id").slice(0, LIMITS.detailChars);

/** Browser, the page that somebody came from, and what went wrong lately. */
export function readTechnical(): Technical {
  return {
    browser: navigator.userAgent.slice(0, LIMITS.detailChars),
    route: toRoute(findPageBefore() ?? location.href),
    requestIds: [...readFailedRequests()],
  };
}

function findPageBefore(): string | null {
  const { navigation } = globalThis as WithNavigation;
  const pages = navigation?.entries().slice(0, navigation.currentEntry?.index ?? 0) ?? [];
  return pages.findLast(({ url }) => url !== null && toRoute(url) !== toRoute(location.href))?.url ?? null;
}
