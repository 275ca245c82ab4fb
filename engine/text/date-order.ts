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
