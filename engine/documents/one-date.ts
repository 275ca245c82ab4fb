import { readDateRanges } from "../text/index.ts";

// Only whether words are a date matters here, not which; a late day believes every year.
const LATE_DAY = "2060-01-01";
const LONGEST = 60;

/** Is a date or a period all that the words say? */
export function isOneDate(words: string): boolean {
  if (words.length > LONGEST) return false;
  const [range, second] = readDateRanges(words, LATE_DAY);
  return range !== undefined && second === undefined && range.start <= 1 && range.end >= words.length - 1;
}

/** "Oct 2018 to Feb" over "2022", "since" over "03/2019": one date only when read together. */
export function wrapsDate(above: string, below: string): boolean {
  return (
    (/[-–—/]$/.test(above) && /^\d|^\p{L}/u.test(below)) || (isOneDate(`${above} ${below}`) && !(isOneDate(above) && isOneDate(below)))
  );
}
