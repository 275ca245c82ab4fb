import { monthsOfUnion, type ResumeProfile } from "../../resume/index.ts";
import type { Quote, Row } from "../types.ts";
import { toOwnRoles } from "../view/own-roles.ts";

const IN_WORK = /^\/work\/(\d+)\//;

/** In how many roles words stand, how long these ran together and until when; undefined where no role holds them. */
export function toTimeUsed(profile: ResumeProfile, asOf: string): (quotes: readonly Quote[]) => Row["used"] {
  const roles = toOwnRoles(profile, asOf);
  const inWork = profile.meta.places.flatMap(({ path, start, end }) => {
    const entry = IN_WORK.exec(path)?.[1];
    return entry === undefined ? [] : [{ entry: Number(entry), start, end }];
  });
  return (quotes) => {
    const named = new Set(
      inWork.filter((place) => quotes.some(({ start }) => place.start <= start && start < place.end)).map(({ entry }) => entry),
    );
    const used = roles.filter(({ entries }) => entries.some((entry) => named.has(entry)));
    if (used.length === 0) return undefined;
    const dated = used.flatMap(({ interval, entries }) => (interval ? [{ interval, entry: entries[0] as number }] : []));
    const ends = dated.map(({ entry }) => toEnd(profile.work[entry]?.endDate, asOf)).sort();
    const until = ends.at(-1);
    const months = Math.round(monthsOfUnion(dated.map(({ interval }) => interval)));
    return { roles: used.length, ...(until === undefined ? {} : { months, until }) };
  };
}

/** The month a role ended, or its year where that is all that is told; no later than the day of the match. */
function toEnd(endDate: string | null | undefined, asOf: string): string {
  const [end, today] = [endDate ?? asOf, asOf.slice(0, 7)];
  return end.slice(0, 7) < today ? end.slice(0, 7) : today;
}
