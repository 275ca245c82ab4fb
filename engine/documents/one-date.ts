import { readDateRanges } from "../text/index.ts";

// Only whether words are a date matters here, not which; a late day believes every year.
const LATE_DAY = "2060-01-01";
const LONGEST = 60;

const UNIT = "(?:years?|yrs?|months?|mos?|jahren?|jahr|monaten?|ans?|mois|años?|mes(?:es)?|anos?|anni|anno|mes[ei]|jaar|maanden|maand)";
/** "2019 – 2021 (2 yrs 3 mos)", "03/2019 – 05/2021 · 2 Jahre": how long it was, behind the dates. */
const LENGTH = new RegExp(
  `(?<=\\S)[\\s,;·|(–-]+(?:\\d{1,2}(?:[.,]\\d)?\\+? ?${UNIT}\\b\\.?(?:,? ?(?:and |und |et |y |e |en )?)?){1,2}\\)?$`,
  "iu",
);

/** Is a date or a period all that the words say, and at most how long it was? */
export function isOneDate(printed: string): boolean {
  if (printed.length > LONGEST) return false;
  const words = printed.replace(LENGTH, "");
  const [range, second] = readDateRanges(words, LATE_DAY);
  return range !== undefined && second === undefined && range.start <= 1 && range.end >= words.length - 1;
}

/** "2018-04 – 2019-" over "06": broken at the hyphen of a date itself. */
export const joinDate = (above: string, below: string): string =>
  /\d[-/.]$/.test(above) && /^\d/.test(below) && isOneDate(above + below) ? above + below : `${above} ${below}`;

const OPEN_END = /\s*[-–—]$/;
/** "2019 – Aug 2022": both ends of a period, so that it goes on in no other line. */
const isPeriod = (words: string): boolean =>
  /\S\s*[-–—]\s*(?:\p{L}+\.? )?(?:19|20)\d\d/u.test(words) && readDateRanges(words, LATE_DAY)[0]?.kind === "range" && isOneDate(words);

/** "Oct 2018 to Feb" over "2022", "since" over "03/2019": one date only when read together. */
export function wrapsDate(above: string, below: string): boolean {
  if (isPeriod(above.replace(OPEN_END, "")) || isPeriod(below)) return false;
  return (
    (/[-–—/]$/.test(above) && /^\d|^\p{L}/u.test(below)) || (isOneDate(joinDate(above, below)) && !(isOneDate(above) && isOneDate(below)))
  );
}
