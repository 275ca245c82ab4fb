const LOCALE = "en-GB";
const DAY_MS = 24 * 3600_000;

const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat(LOCALE, { style: "percent", maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium" });
const moment = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short" });
const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto", style: "short" });
/** "a, b, and c": the last comma keeps names that hold an "and" apart. */
const list = new Intl.ListFormat("en", { type: "conjunction" });

export const formatNumber = (value: number): string => whole.format(value);
/** Points and scores: one decimal at most. */
export const formatPoints = (value: number): string => oneDecimal.format(value).replace("-", "−");
/** A match of 0-100 as a whole per cent. */
export const formatMatch = (score: number): string => percent.format(score / 100);
export const formatList = (words: readonly string[]): string => list.format(words);
/** "12 Nov 2026". A date without a time is that day wherever somebody reads it. */
export const formatDay = (iso: string): string => day.format(new Date(iso.length > 10 ? iso : `${iso}T12:00`));
/** "12 Nov 2026, 14:02" */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

/** "14 min ago" within a day, the date before that. */
export function formatAgo(iso: string, nowMs = Date.now()): string {
  const passedMs = nowMs - Date.parse(iso);
  if (passedMs >= DAY_MS || passedMs < -DAY_MS) return formatDay(iso);
  const minutes = Math.round(passedMs / 60_000);
  return Math.abs(minutes) < 60 ? relative.format(-minutes, "minute") : relative.format(-Math.round(minutes / 60), "hour");
}

const BYTE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

export function formatBytes(bytes: number): string {
  let value = bytes;
  let step = 0;
  while (value >= 1024 && step < BYTE_UNITS.length - 1) {
    value /= 1024;
    step++;
  }
  const unit = BYTE_UNITS[step] ?? "byte";
  // "0 byte" is how the short form counts; the long one has a plural.
  const unitDisplay = unit === "byte" ? "long" : "short";
  return new Intl.NumberFormat(LOCALE, { style: "unit", unit, unitDisplay, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
}
