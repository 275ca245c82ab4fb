import type { DatePoint, DateRange } from "../../text/index.ts";
import { type Fact, toFact, withoutAbsent } from "../facts.ts";
import type { Row } from "../rows.ts";
import { PRINTED } from "../weights.ts";

export type DatesDraft = { startDate?: Fact; endDate?: Fact<string | null> };

/** Start and end of a period found in `row`; offsets of the period count from the row's start. */
export function toDates(range: DateRange, row: Row): DatesDraft {
  const shift = (span: { start: number; end: number }) => ({ start: row.start + span.start, end: row.start + span.end });
  const fact = (point: DatePoint | undefined) => point && toFact(point.value, shift(point), PRINTED.range);
  return withoutAbsent({
    startDate: fact(range.from),
    endDate: range.ongoing && range.present ? toFact(null, shift(range.present), PRINTED.range) : fact(range.to),
  });
}

/** A single date names the end of something completed: a degree, a certificate. */
export function toEndDate(range: DateRange, row: Row): DatesDraft {
  if (range.kind !== "single" || !range.from) return toDates(range, row);
  return { endDate: toFact(range.from.value, { start: row.start + range.from.start, end: row.start + range.from.end }, PRINTED.single) };
}

/** A role with a single date ("Summer 2021") began and ended then. */
export function toWorkDates(range: DateRange, row: Row): DatesDraft {
  const dates = toDates(range, row);
  return range.kind === "single" && dates.startDate ? { ...dates, endDate: dates.startDate } : dates;
}
