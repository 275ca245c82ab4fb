import { t } from "../../../lib/t.ts";

type Dates = { startDate?: string | undefined; endDate?: string | null | undefined };
const month = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });
const MONTHS_A_YEAR = 12;

/** "2019", or "Mar 2019" where the month is known. */
export const toDate = (partial: string): string => (partial.length === 4 ? partial : month.format(new Date(`${partial}-01T00:00:00Z`)));

/** "Mar 2019 – today"; null when no date is known. */
export function toSpan({ startDate, endDate }: Dates): string | null {
  const from = startDate === undefined ? null : toDate(startDate);
  const to = endDate === undefined ? null : endDate === null ? t("resumes.today") : toDate(endDate);
  if (from === null || to === null) return from ?? to;
  return from === to ? from : t("resumes.span", { from, to });
}

/** "valid until Mar 2027" */
export const toValidity = (expires: string | undefined): string | undefined =>
  expires === undefined ? undefined : t("resumes.profile.validUntil", { date: toDate(expires) });

/** "3 yrs 2 mo" */
export function toLength(months: number): string {
  const whole = Math.round(months);
  const [years, rest] = [Math.floor(whole / MONTHS_A_YEAR), whole % MONTHS_A_YEAR];
  const parts = [years > 0 && t("resumes.years", { count: years }), (rest > 0 || years === 0) && t("resumes.months", { count: rest })];
  return parts.filter(Boolean).join(" ");
}
