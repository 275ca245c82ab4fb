import { type Interval, type Month, monthOf, PRESENT, yearOf } from "./person.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** march 2019, Mar 2019, 03/2019, 03.2019, 2019-03, 2019, III 2019, 03/'19, 01/03/2019. */
export type DateForm = "month" | "short" | "slash" | "dotted" | "iso" | "years" | "roman" | "apostrophe" | "days";
export type DateStyle = {
  form: DateForm;
  /** Stands between the two dates; "to" is the word of the language. */
  between: " – " | "–" | "-" | " - " | " to " | " — " | "/";
  /** An open interval as "since March 2019" instead of "March 2019 – present". */
  since: boolean;
  present: string;
};

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
const two = (number: number): string => String(number).padStart(2, "0");

export function printMonth(month: Month, form: DateForm, words: Vocabulary): string {
  const [year, number] = [yearOf(month), monthOf(month)];
  if (form === "month") return `${words.months[number - 1]} ${words.of}${year}`;
  if (form === "short") return `${words.shortMonths[number - 1]} ${year}`;
  if (form === "slash") return `${two(number)}/${year}`;
  if (form === "dotted") return `${two(number)}.${year}`;
  if (form === "roman") return `${ROMAN[number - 1]} ${year}`;
  if (form === "apostrophe") return `${two(number)}/'${two(year % 100)}`;
  if (form === "days") return `01/${two(number)}/${year}`;
  return form === "iso" ? `${year}-${two(number)}` : String(year);
}

export function printInterval({ start, end }: Interval, style: DateStyle, words: Vocabulary): string {
  const from = printMonth(start, style.form, words);
  if (end === null && style.since) return `${words.since} ${from}`;
  const until = end === null ? style.present : printMonth(end, style.form, words);
  return `${from}${style.between === " to " ? ` ${words.to} ` : style.between}${until}`;
}

/** "2 years 3 months", the first and the last month counted. */
export function printDuration({ start, end }: Interval, words: Vocabulary): string {
  const [year, years, month, months] = words.duration;
  const length = (end ?? PRESENT - 1) - start + 1;
  const parts = [
    [Math.floor(length / 12), year, years],
    [length % 12, month, months],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
    .join(" ");
}

export const toTruthDate = (month: Month, form: DateForm): string =>
  form === "years" ? String(yearOf(month)) : `${yearOf(month)}-${two(monthOf(month))}`;

/** Length of the union of the intervals as printed. Years alone count from middle to middle. */
export function toTotalYears(intervals: Interval[], form: DateForm): number {
  const spans = intervals
    .map(({ start, end }) =>
      form === "years"
        ? { from: yearOf(start) * 12 + 6, until: end === null ? PRESENT : yearOf(end) * 12 + 6 }
        : { from: start, until: end === null ? PRESENT : end + 1 },
    )
    .sort((a, b) => a.from - b.from);
  let [reached, months] = [0, 0];
  for (const { from, until } of spans) {
    months += Math.max(0, until - Math.max(from, reached));
    reached = Math.max(reached, until);
  }
  return Math.round((months / 12) * 100) / 100;
}
