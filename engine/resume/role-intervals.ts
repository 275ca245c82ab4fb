import { readDateRanges } from "../text/index.ts";
import { between, type MonthBounds, type MonthInterval, toBounds } from "./durations.ts";
import type { Place, Work } from "./types.ts";

type Dates = readonly Pick<Work, "startDate" | "endDate">[];
const DATE_OF_ROLE = /^\/work\/\d+\/(?:startDate|endDate)$/;
const BARE_YEAR = /^\d{4}$/;

/** The months each role may cover. Where the words of a bare year tell a season or a quarter, only the months of that. */
export function toRoleIntervals(work: Dates, places: readonly Place[], asOf: string): (MonthInterval | undefined)[] {
  const printed = new Map<string, string>();
  for (const { path, raw } of places) if (DATE_OF_ROLE.test(path) && !BARE_YEAR.test(raw)) printed.set(path, raw);
  const boundsOf = (date: string, path: string): MonthBounds =>
    (BARE_YEAR.test(date) ? partOfYear(date, printed.get(path), asOf) : undefined) ?? toBounds(date);
  return work.map(({ startDate, endDate }, at) => {
    if (startDate === undefined) return undefined;
    const start = boundsOf(startDate, `/work/${at}/startDate`);
    const end = typeof endDate === "string" ? boundsOf(endDate, `/work/${at}/endDate`) : endDate;
    return between(start, end, asOf);
  });
}

/** A year that a person corrected no longer means what is printed. */
function partOfYear(year: string, raw: string | undefined, asOf: string): MonthBounds | undefined {
  const [date] = raw === undefined ? [] : readDateRanges(raw, asOf);
  const point = date?.from ?? date?.to;
  return point?.value === year ? point : undefined;
}
