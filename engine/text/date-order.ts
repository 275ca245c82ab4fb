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

const WHOLE_YEARS = /(?<![\d/.-])(?:19|20)\d\d-(?:19|20)\d\d(?![\d/.-])/;
/** An end of a period of months: "2008-10 to 2009-11", "since 2008-10", "2008-10 – present". */
const END_OF_PERIOD = /(?:\p{L} |[–—-]\s?)$|^\s*(?:[–—-]|(?:to|till?|until|now|present|bis|heute|à|au|a|al|hasta|até|tot|heden)\b)/u;

/**
 * Whether "2010-12" are two years in this text, as "2014-19" can only be: then a dash as long as that of a period stands for the
 * hyphen. One "2019-03" tells that they are months; beside "2004-2011" those that stand for a whole period are years.
 */
export function readsYearPairs(text: string): boolean {
  const hits = [...text.matchAll(PAIR)];
  const pairs = hits.map(([, year, other]) => [Number(year) % 100, Number(other)] as const);
  if (!pairs.every(([year, other]) => other > year || (year > 80 && other < 20))) return false;
  if (pairs.some(([, other]) => other > 12)) return true;
  const isEnd = ({ index, 0: pair }: RegExpExecArray) =>
    END_OF_PERIOD.test(text.slice(Math.max(0, index - 3), index)) ||
    END_OF_PERIOD.test(text.slice(index + pair.length, index + pair.length + 9));
  return pairs.length > 0 && WHOLE_YEARS.test(text) && !hits.some(isEnd);
}

/** The same words with dashes between the years of such pairs. */
export const withYearPairs = (words: string): string => words.replace(PAIR, "$1–$2");
