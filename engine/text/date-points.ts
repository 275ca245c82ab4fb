import { type DateToken, isAbout, isJoiner, monthOf, monthsOfPart, ordinalOf, partOfYear, romanMonthOf, seasonOf } from "./date-words.ts";

/**
 * One point in time as tokens `from`..`next` (exclusive) tell it. `lo` and `hi` are the first and last month it may mean,
 * counted as year × 12 + month. `weak`: only believable as one end of a range ("06/18", "Jan 19"). `monthOnly`: the year follows later.
 */
export type Point = {
  from: number;
  next: number;
  year: number;
  month?: number;
  lo: number;
  hi: number;
  weak?: boolean;
  monthOnly?: boolean;
  /** What "03/04/2019" means with the day first, where the slash alone lets it be read with the month first. */
  dayFirst?: Point;
};

type Reader = (tokens: readonly DateToken[], at: number, asOfYear: number) => Point | undefined;

const isMark = (token: DateToken | undefined, marks: string): boolean => token?.kind === "mark" && marks.includes(token.text);
const digits = (token: DateToken | undefined, length: number): boolean => token?.kind === "number" && token.text.length === length;
const small = (token: DateToken | undefined, max: number): number | undefined => {
  if (token?.kind !== "number" || token.text.length > 2) return undefined;
  const value = Number(token.text);
  return value >= 1 && value <= max ? value : undefined;
};

function point(from: number, next: number, year: number, month?: number, weak = false): Point {
  const lo = year * 12 + (month ?? 0);
  return {
    from,
    next,
    year,
    lo,
    hi: month === undefined ? lo + 11 : lo,
    ...(month === undefined ? {} : { month }),
    ...(weak ? { weak } : {}),
  };
}

/** Years up to here are believable however early the day of reading: a date that lies ahead of it stays a printed fact. */
const BELIEVABLE_YEAR = 2026;

function fourDigitYear(token: DateToken | undefined, asOfYear: number): number | undefined {
  if (!digits(token, 4)) return undefined;
  const year = Number(token?.text);
  return year >= 1940 && year <= Math.max(asOfYear, BELIEVABLE_YEAR) + 10 ? year : undefined;
}
const twoDigitYear = (token: DateToken | undefined, asOfYear: number): number | undefined => {
  if (!digits(token, 2)) return undefined;
  const year = 2000 + Number(token?.text);
  return year <= Math.max(asOfYear, BELIEVABLE_YEAR) + 8 ? year : year - 100;
};

const APOSTROPHES = "'’‘`´";

/** "2019", "'19" and, where `loose`, a bare "19". */
function yearAt(
  tokens: readonly DateToken[],
  at: number,
  asOfYear: number,
  loose: boolean,
): { year: number; next: number; weak: boolean } | undefined {
  const token = tokens[at];
  if (token?.newLine) return undefined;
  const full = fourDigitYear(token, asOfYear);
  if (full !== undefined) return { year: full, next: at + 1, weak: false };
  if (isMark(token, APOSTROPHES) && tokens[at + 1]?.glued) {
    const short = twoDigitYear(tokens[at + 1], asOfYear);
    if (short !== undefined) return { year: short, next: at + 2, weak: false };
  }
  const bare = loose ? twoDigitYear(token, asOfYear) : undefined;
  return bare === undefined ? undefined : { year: bare, next: at + 1, weak: true };
}

/** Skips what may stand between a month and its year: ".", ",", "of", "de". */
function skipJoiners(tokens: readonly DateToken[], at: number): number {
  let next = at;
  for (let i = 0; i < 3; i++) {
    const token = tokens[next];
    if (!token || token.newLine) break;
    if (isMark(token, ".,/-") || (token.kind === "word" && isJoiner(token.folded))) next++;
    else break;
  }
  return next;
}

/** "March 2019", "Mar. '19", "March 15, 2019", "marzo de 2019". */
const monthName: Reader = (tokens, at, asOfYear) => {
  const token = tokens[at];
  const month = token?.kind === "word" ? monthOf(token.folded) : undefined;
  if (month === undefined) return undefined;
  const next = skipJoiners(tokens, at + 1);
  const direct = yearAt(tokens, next, asOfYear, true);
  const day = small(tokens[next], 31);
  if (day !== undefined && (direct === undefined || direct.weak)) {
    const suffix = /^(?:st|nd|rd|th)$/.test(tokens[next + 1]?.folded ?? "") ? 1 : 0;
    const afterDay = skipJoiners(tokens, next + 1 + suffix);
    const year = yearAt(tokens, afterDay, asOfYear, false);
    if (year) return point(at, year.next, year.year, month);
  }
  if (direct) return point(at, direct.next, direct.year, month, direct.weak && direct.next === next + 1);
  const end = isMark(tokens[at + 1], ".") && tokens[at + 1]?.glued ? at + 2 : at + 1;
  return { from: at, next: end, year: 0, month, lo: month, hi: month, monthOnly: true };
};

/** "sub-19": the number is a part of the word. */
const endsWord = (tokens: readonly DateToken[], at: number): boolean =>
  tokens[at]?.glued === true && isMark(tokens[at - 1], "-") && tokens[at - 1]?.glued === true && tokens[at - 2]?.kind === "word";

/** "11-FEB-25", "3/Mar/19": weak, and no more than a day, a month and two figures between the same two marks. */
const markedDate: Reader = (tokens, at, asOfYear) => {
  const [mark, name, second, last] = [tokens[at + 1], tokens[at + 2], tokens[at + 3], tokens[at + 4]];
  const month = name?.kind === "word" ? monthOf(name.folded) : undefined;
  const year = isMark(mark, "-/.") && isMark(second, mark?.text ?? "") ? twoDigitYear(last, asOfYear) : undefined;
  const isWhole = [mark, name, second, last].every((token) => token?.glued === true);
  return month !== undefined && year !== undefined && isWhole ? point(at, at + 5, year, month, true) : undefined;
};

/** "15 March 2019", "1er mars 2019", "3. Oktober 2019"; "15 JUN 17" is weak. */
const dayMonthName: Reader = (tokens, at, asOfYear) => {
  if (small(tokens[at], 31) === undefined || endsWord(tokens, at)) return undefined;
  const marked = markedDate(tokens, at, asOfYear);
  if (marked) return marked;
  let next = at + 1;
  if (isMark(tokens[next], ".")) next++;
  else if (/^(?:st|nd|rd|th|er|e|o)$/.test(tokens[next]?.folded ?? "") && tokens[next]?.glued) next++;
  const named = tokens[next]?.newCell ? undefined : monthName(tokens, skipJoiners(tokens, next), asOfYear);
  return named && !named.monthOnly && (!named.weak || isDayOf(tokens, at)) ? { ...named, from: at } : undefined;
};

/** "15 JUN 17": of two figures, or at the start of a cell, and the month follows at once; "Ward 7 Jun 19" is a ward. */
const isDayOf = (tokens: readonly DateToken[], at: number): boolean =>
  (digits(tokens[at], 2) || at === 0 || tokens[at]?.newCell === true) && tokens[at + 1]?.kind === "word";

/** The month of ".3" behind a year. */
function shortMonthAt(tokens: readonly DateToken[], at: number): number | undefined {
  const [mark, month, behind] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  return isMark(mark, "./") && mark?.glued && month?.glued && digits(month, 1) && !isMark(behind, "./") ? small(month, 9) : undefined;
}

/** "2019-03", "2019/03/15", "2019.03", "2019.3" (weak: versions look like it), "2019 March", "2019 Q3", "2019 Spring", "2019". */
const yearFirst: Reader = (tokens, at, asOfYear) => {
  const year = fourDigitYear(tokens[at], asOfYear);
  if (year === undefined) return undefined;
  const mark = tokens[at + 1];
  if (isMark(mark, "-/.") && mark?.glued && tokens[at + 2]?.glued && digits(tokens[at + 2], 2)) {
    const month = small(tokens[at + 2], 12);
    const hasDay =
      isMark(tokens[at + 3], mark.text) && tokens[at + 3]?.glued && tokens[at + 4]?.glued && small(tokens[at + 4], 31) !== undefined;
    if (month !== undefined) return point(at, hasDay ? at + 5 : at + 3, year, month - 1);
  }
  const short = shortMonthAt(tokens, at + 1);
  if (short !== undefined) return point(at, at + 3, year, short - 1, true);
  const named = tokens[at + 1]?.kind === "word" && !tokens[at + 1]?.newLine ? monthOf(tokens[at + 1]?.folded ?? "") : undefined;
  if (named !== undefined && !yearAt(tokens, skipJoiners(tokens, at + 2), asOfYear, true)) return point(at, at + 2, year, named);
  const part = quarterAt(tokens, at + 1) ?? seasonBehind(tokens, at + 1);
  return part ? { from: at, next: part.next, year, lo: year * 12 + part.lo, hi: year * 12 + part.hi } : point(at, at + 1, year);
};

/** The "Spring" of "2019 Spring" where nothing but a mark follows: "2019 Summer Camp Leader" has a title. */
function seasonBehind(tokens: readonly DateToken[], at: number): Point | undefined {
  const [word, behind] = [tokens[at], tokens[at + 1]];
  const isLast = !behind || behind.newLine || behind.kind === "mark";
  return isLast && word && !word.newLine && /^\p{Lu}/u.test(word.text) ? seasonOnly(tokens, at) : undefined;
}

/** "03/2019", "3.2019", "15.03.2019", "03/15/2019", "06/18", "03/'19". */
const numbersFirst: Reader = (tokens, at, asOfYear) => {
  const first = small(tokens[at], 31);
  const mark = tokens[at + 1];
  if (first === undefined || !mark || !isMark(mark, "/.-–")) return undefined;
  const spaced = !mark.glued || !tokens[at + 2]?.glued;
  if (spaced && mark.text !== "/") return undefined;
  const year = fourDigitYear(tokens[at + 2], asOfYear);
  if (year !== undefined && first <= 12 && mark.text !== "–") return point(at, at + 3, year, first - 1);
  const second = small(tokens[at + 2], 31);
  const marked =
    first <= 12 && isMark(mark, "/.") && isMark(tokens[at + 2], APOSTROPHES) ? yearAt(tokens, at + 2, asOfYear, false) : undefined;
  if (marked) return point(at, marked.next, marked.year, first - 1);
  if (isMark(tokens[at + 3], mark.text) && tokens[at + 3]?.glued)
    return second === undefined ? undefined : fullNumbers(tokens, at, [first, second], asOfYear);
  const short = twoDigitYear(tokens[at + 2], asOfYear);
  return short !== undefined && first <= 12 && isMark(mark, "/.") ? point(at, at + 3, short, first - 1, true) : undefined;
};

/** Day and month in either order: a number above 12 is the day; with slashes the month is first, else the day. */
function fullNumbers(tokens: readonly DateToken[], at: number, [first, second]: [number, number], asOfYear: number): Point | undefined {
  const year = fourDigitYear(tokens[at + 4], asOfYear) ?? twoDigitYear(tokens[at + 4], asOfYear);
  if (year === undefined) return undefined;
  const monthFirst = second > 12 || (tokens[at + 1]?.text === "/" && first <= 12);
  const month = monthFirst ? first : second;
  if (month > 12) return undefined;
  const weak = digits(tokens[at + 4], 2);
  const read = point(at, at + 5, year, month - 1, weak);
  return monthFirst && second <= 12 ? { ...read, dayFirst: point(at, at + 5, year, second - 1, weak) } : read;
}

/** The months of "Q3", "3. Quartal", "third quarter", "3T", "H1", "1. Halbjahr" within their year. */
function quarterAt(tokens: readonly DateToken[], at: number): { lo: number; hi: number; next: number } | undefined {
  const word = tokens[at];
  const months = word?.kind === "word" ? monthsOfPart(word.folded) : undefined;
  if (word && months) {
    const number = small(tokens[at + 1], 12 / months);
    if (number !== undefined && (tokens[at + 1]?.glued || word.text.length > 2)) return toMonths(number, months, at + 2);
  }
  const number = small(word, 4) ?? countedPart(word);
  if (number === undefined) return undefined;
  let next = at + 1;
  if (isMark(tokens[next], ".ºª°") || /^(?:st|nd|rd|th|er|e|eme|o)$/.test(tokens[next]?.folded ?? "")) next++;
  const unit = tokens[next];
  const length = unit?.kind === "word" && (unit.folded !== "t" || unit.glued) ? monthsOfPart(unit.folded) : undefined;
  return length && number <= 12 / length ? toMonths(number, length, next + 1) : undefined;
}

/** "IV" of "IV. Quartal", "third" of "third quarter". */
const countedPart = (word: DateToken | undefined): number | undefined => {
  if (word?.kind !== "word") return undefined;
  const roman = romanMonthOf(word.text);
  return ordinalOf(word.folded) ?? (roman !== undefined && roman < 4 ? roman + 1 : undefined);
};

const toMonths = (number: number, months: number, next: number) => ({ lo: (number - 1) * months, hi: number * months - 1, next });

/** "Q3 2019", "3Q19", "3. Quartal 2019", "T3 2019", "H1 2019". */
const quarterFirst: Reader = (tokens, at, asOfYear) => {
  const quarter = quarterAt(tokens, at);
  if (!quarter) return undefined;
  const year = yearAt(tokens, skipJoiners(tokens, quarter.next), asOfYear, true);
  return year && { from: at, next: year.next, year: year.year, lo: year.year * 12 + quarter.lo, hi: year.year * 12 + quarter.hi };
};

/** "Summer 2019", "Anfang 2020", "mid-2018", "Winter 2018/19", "end of 2019". */
const seasonFirst: Reader = (tokens, at, asOfYear) => {
  const word = tokens[at]?.kind === "word" ? (tokens[at]?.folded ?? "") : "";
  const season = seasonOf(word) ?? (isJoiner(tokens[at + 1]?.folded ?? "") ? partOfYear(word) : undefined);
  if (!season) return undefined;
  // "Rischio medio, 2021": a comma stands behind the name of a season only, which is written large.
  const next = isMark(tokens[at + 1], ",") && !/^\p{Lu}/u.test(tokens[at]?.text ?? "") ? at + 1 : skipJoiners(tokens, at + 1);
  const year = yearAt(tokens, next, asOfYear, false);
  return (
    year && { from: at, next: year.next, year: year.year, lo: year.year * 12 + (season[0] ?? 0), hi: year.year * 12 + (season[1] ?? 11) }
  );
};

/** "Spring", "Q3" without a year. */
export function seasonOnly(tokens: readonly DateToken[], at: number): Point | undefined {
  const quarter = quarterAt(tokens, at);
  if (quarter) return { from: at, ...quarter, year: 0, monthOnly: true };
  const [lo, hi] = (tokens[at]?.kind === "word" ? seasonOf(tokens[at]?.folded ?? "") : undefined) ?? [];
  return lo === undefined || hi === undefined ? undefined : { from: at, next: at + 1, year: 0, lo, hi, monthOnly: true };
}

/** "IV 2019", "IV/2019": weak with a blank, which "Phase II 2019" has too. */
const romanMonth: Reader = (tokens, at, asOfYear) => {
  const month = tokens[at]?.kind === "word" ? romanMonthOf(tokens[at]?.text ?? "") : undefined;
  if (month === undefined) return undefined;
  const marked = isMark(tokens[at + 1], "/.-") && tokens[at + 1]?.glued && tokens[at + 2]?.glued;
  const next = marked ? at + 2 : at + 1;
  const year = tokens[next]?.newLine ? undefined : fourDigitYear(tokens[next], asOfYear);
  return year === undefined ? undefined : point(at, next + 1, year, month, !marked);
};

/** "'19". */
const shortYear: Reader = (tokens, at, asOfYear) => {
  if (!isMark(tokens[at], "'’‘")) return undefined;
  const year = yearAt(tokens, at, asOfYear, false);
  return year && point(at, year.next, year.year, undefined, true);
};

const READERS: readonly Reader[] = [quarterFirst, numbersFirst, dayMonthName, yearFirst, monthName, seasonFirst, romanMonth, shortYear];

/** Behind "ca.", "about", "FY": words that make a date vague without being part of it. */
export function skipAbout(tokens: readonly DateToken[], at: number): number {
  if (tokens[at]?.kind !== "word" || !isAbout(tokens[at]?.folded ?? "")) return at;
  return isMark(tokens[at + 1], ".") ? at + 2 : at + 1;
}

/** The point in time that starts at token `at`, if one does. */
export function pointAt(tokens: readonly DateToken[], at: number, asOfYear: number): Point | undefined {
  for (const read of READERS) {
    const found = read(tokens, at, asOfYear);
    if (found) return found;
  }
  return undefined;
}
