const SLASHED = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})(?![\d/])/g;

/**
 * Whether the dates of a text name the day before the month ("03/04/2019" is in April). A number above 12 tells it; then a number
 * that is 1 in all of them, as roles begin on the first of a month; then the language.
 */
export function namesDayFirst(text: string, language: string): boolean {
  const dates = [...text.matchAll(SLASHED)].map(([, first, second]) => [Number(first), Number(second)] as const);
  if (dates.some(([first]) => first > 12)) return true;
  if (dates.some(([, second]) => second > 12)) return false;
  const [isFirstOfMonth, isFirstMonth] = [dates.every(([first]) => first === 1), dates.every(([, second]) => second === 1)];
  return isFirstOfMonth === isFirstMonth ? language !== "en" : isFirstOfMonth;
}

const PAIR = /(?<![\d/.-])((?:19|20)\d\d)-(\d\d)(?![\d/.-]|\s?[–-]\s?\d)/g;

/**
 * Whether "2010-12" are two years in this text, as "2014-19" can only be: then a dash as long as that of a period stands for the
 * hyphen. One "2019-03" tells that they are months.
 */
export function readsYearPairs(text: string): boolean {
  const pairs = [...text.matchAll(PAIR)].map(([, year, other]) => [Number(year) % 100, Number(other)] as const);
  return pairs.some(([, other]) => other > 12) && pairs.every(([year, other]) => other > year || (year > 80 && other < 20));
}

/** The same words with dashes between the years of such pairs. */
export const withYearPairs = (words: string): string => words.replace(PAIR, "$1–$2");
