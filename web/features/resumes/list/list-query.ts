import type { ReadingState } from "@fairlead/contracts";
import type { ResumeFilter } from "../query-keys.ts";

export const STATES: readonly ReadingState[] = ["ready", "reading", "queued", "failed"];
export type ListQuery = ResumeFilter & { isFlat: boolean; openId: string | null };
const NO_SEARCH = "";

/** What the address asks for; words that mean nothing ask for nothing. */
export function readListQuery(query: URLSearchParams): ListQuery {
  return {
    search: query.get("q") ?? NO_SEARCH,
    state: STATES.find((state) => state === query.get("state")) ?? null,
    sessionId: query.get("session"),
    isFlat: query.get("view") === "flat",
    openId: query.get("resume"),
  };
}

/** The address of what is asked for, with nothing in it that goes without saying. */
export function writeListQuery({ search, state, sessionId, isFlat, openId }: ListQuery): URLSearchParams {
  const wanted = { q: search || null, state, session: sessionId, view: isFlat ? "flat" : null, resume: openId };
  return new URLSearchParams(Object.entries(wanted).flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}

export const isFiltered = ({ search, state, sessionId }: ResumeFilter): boolean => search !== "" || state !== null || sessionId !== null;
