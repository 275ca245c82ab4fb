import { afterDashes, endsLine, isDash, isInsideNumber, isQuantity } from "./date-marks.ts";
import { type Point, pointAt, seasonOnly, skipAbout } from "./date-points.ts";
import { type DateToken, phraseLength, toDateTokens } from "./date-words.ts";
import { remember } from "./remember.ts";
import type { Span } from "./types.ts";

/** `value` is `YYYY-MM` or `YYYY` as printed; `lo`..`hi` are the months it may mean (year × 12 + month, month from 0). */
export type DatePoint = Span & { value: string; lo: number; hi: number };

/**
 * A printed period. `range`: two ends ("2019 – 2021"); `since`: no end ("seit 2019"); `until`: only an end; `single`: one date.
 * `ongoing`: it lasts until today; `present` is then the place of the word or dash that says so.
 */
export type DateRange = Span & {
  kind: "range" | "since" | "until" | "single";
  from?: DatePoint;
  to?: DatePoint;
  ongoing: boolean;
  present?: Span;
};

/**
 * Periods and dates of a text in order, in seven languages. `asOf` (`YYYY-MM-DD`) tells how far ahead years are believable.
 * `dayFirst`: "03/04/2019" is the third of April.
 */
export const readDateRanges = (text: string, asOf: string, dayFirst = false): readonly DateRange[] =>
  rangesSeenFrom(`${asOf.slice(0, 4)}${dayFirst ? DAY_FIRST : " "}${text}`);

const DAY_FIRST = "d";
type When = { asOfYear: number; dayFirst: boolean };

/** Of a text behind the year it is read in and the order of its days and months. */
const rangesSeenFrom = remember((key): readonly DateRange[] => {
  const when = { asOfYear: Number(key.slice(0, 4)), dayFirst: key.charAt(4) === DAY_FIRST };
  const text = key.slice(5);
  const tokens = toDateTokens(text);
  const ranges: DateRange[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first =
      fromToday(tokens, at, when) ?? monthsOfYears(tokens, at, when) ?? rangeAt(text, tokens, at, when) ?? vagueAt(text, tokens, at, when);
    const found = first && withTranslation(first, text, tokens, when);
    if (found) ranges.push(found.range);
    at = found?.next ?? at + 1;
  }
  return ranges;
});

function readPoint(tokens: readonly DateToken[], at: number, { asOfYear, dayFirst }: When): Point | undefined {
  const point = pointAt(tokens, at, asOfYear);
  return dayFirst ? (point?.dayFirst ?? point) : point;
}

/** "01-06-2018": a day, its month and its year, all with the same hyphen and no blank. */
const isOneDate = (tokens: readonly DateToken[], hyphen: number): boolean =>
  [hyphen, hyphen + 1, hyphen + 2, hyphen + 3].every((at) => tokens[at]?.glued) &&
  tokens[hyphen]?.text === "-" &&
  tokens[hyphen + 2]?.text === "-";

/** The "02" of "02 – 07/2017": a month whose year follows behind the dash. */
function monthBeforeDash(tokens: readonly DateToken[], at: number, when: When): Point | undefined {
  const token = tokens[at];
  const next = tokens[at + 1]?.text === "." ? at + 2 : at + 1;
  if (token?.kind !== "number" || token.text.length !== 2 || (token.glued && at > 0) || !isDash(tokens[next])) return undefined;
  const behind = afterDashes(tokens, next);
  const end = readPoint(tokens, behind, when);
  const month = Number(token.text) - 1;
  if (end?.month === undefined || end.weak || end.next - end.from !== 3 || tokens[behind]?.kind !== "number") return undefined;
  if (month < 0 || month >= end.month || isOneDate(tokens, next)) return undefined;
  return { from: at, next, year: 0, month, lo: month, hi: month, monthOnly: true };
}

/** The "Spring" of "Spring – Fall 2019", "Q1" of "Q1 to Q3 2019": a part of the year in which the other one lies. */
function seasonBeforeEnd(tokens: readonly DateToken[], at: number, when: When): Point | undefined {
  const season = seasonOnly(tokens, at);
  if (!season) return undefined;
  const dash = afterDashes(tokens, season.next);
  const behind = dash > season.next ? dash : dash + phraseLength(tokens, dash, "to");
  const end = behind > season.next && !tokens[behind]?.newLine ? readPoint(tokens, behind, when) : undefined;
  return end && isPartOfYear(end) && end.lo - end.year * 12 > season.lo ? season : undefined;
}

const isPartOfYear = ({ lo, hi, month, monthOnly }: Point): boolean => month === undefined && !monthOnly && hi - lo < 11;

const firstPoint = (tokens: readonly DateToken[], at: number, when: When): Point | undefined =>
  monthBeforeDash(tokens, at, when) ?? readPoint(tokens, at, when) ?? seasonBeforeEnd(tokens, at, when);

type Found = { range: DateRange; next: number };

function rangeAt(text: string, tokens: readonly DateToken[], at: number, when: When): Found | undefined {
  if (isInsideNumber(tokens, at)) return undefined;
  const since = phraseLength(tokens, at, "since");
  const until = since ? 0 : phraseLength(tokens, at, "until");
  const start = at + since + until;
  const first = firstPoint(tokens, start, when);
  if (!first || isQuantity(text, tokens, first)) return undefined;
  if (until) return first.monthOnly || first.weak ? undefined : untilRange(tokens, at, first);
  const second = secondEnd(tokens, first, when);
  if (second) return periodOf(tokens, at, [first, second], when);
  const ongoing = since > 0 && goesOn(tokens, at, first);
  const opens = opensPeriod(text, tokens, first);
  if (first.monthOnly || (first.weak && !ongoing && !opens)) return undefined;
  const onwards = phraseLength(tokens, first.next, "onwards");
  if (onwards) return sinceRange(tokens, [at, first.next + onwards], first, [first.next, first.next + onwards]);
  if (ongoing) return sinceRange(tokens, [at, first.next], first, [at, at + since]);
  const behind = afterDashes(tokens, first.next);
  const dash = isDash(tokens[first.next]) ? tokens[behind - 1] : undefined;
  if (dash && endsLine(text, dash.end)) return sinceRange(tokens, [at, behind], first, [first.next, behind]);
  return {
    range: { ...spanOf(tokens, start, first.next), kind: "single", from: toPoint(tokens, first), ongoing: false },
    next: first.next,
  };
}

const periodOf = (tokens: readonly DateToken[], at: number, [first, second]: [Point, End], when: When): Found | undefined =>
  isOfVersions(tokens, first, second, when) ? undefined : closedRange(tokens, at, first, second);

/** "upgraded 1.24 -> 1.31": an end that lies ahead, or the same single figure before both stops of an arrow. */
function isOfVersions(tokens: readonly DateToken[], first: Point, second: End, { asOfYear }: When): boolean {
  if (!("point" in second) || !first.weak || !second.point.weak || tokens[first.from + 1]?.text !== ".") return false;
  const { from, year, month } = second.point;
  return year > asOfYear || (tokens[from]?.text.length === 1 && month === first.month && ">→".includes(tokens[from - 1]?.text ?? "-"));
}

/** "circa 2015 to 2018": the word that makes the beginning vague is a part of the period. */
function vagueAt(text: string, tokens: readonly DateToken[], at: number, when: When): Found | undefined {
  const start = skipAbout(tokens, at);
  const word = tokens[at];
  if (start === at || word === undefined || word.text.length === 1) return undefined;
  const found = tokens[start]?.newLine ? undefined : rangeAt(text, tokens, start, when);
  return found && { ...found, range: { ...found.range, start: word.start } };
}

/** "2024 (Feb to Apr)", "2018 (März–August)", "2021, 2022, 2023 (each May to Oct)": the months in brackets behind their years. */
function monthsOfYears(tokens: readonly DateToken[], at: number, when: When): Found | undefined {
  const first = readPoint(tokens, at, when);
  if (!first || isDated(first)) return undefined;
  const last = lastListed(tokens, first, when);
  if (tokens[last.next]?.text !== "(") return undefined;
  const begin = last.next + 1 + phraseLength(tokens, last.next + 1, "each");
  const from = readPoint(tokens, begin, when) ?? seasonOnly(tokens, begin);
  if (!from?.monthOnly) return undefined;
  const behind = afterDashes(tokens, from.next);
  const end = behind + phraseLength(tokens, behind, "to");
  const to = readPoint(tokens, end, when) ?? seasonOnly(tokens, end);
  if (!to?.monthOnly || tokens[to.next]?.text !== ")" || from.lo > to.lo) return undefined;
  const inYear = (month: Point, { year }: Point): DatePoint =>
    toPoint(tokens, { ...month, year, lo: year * 12 + month.lo, hi: year * 12 + month.hi });
  const next = to.next + 1;
  return {
    range: { ...spanOf(tokens, at, next), kind: "range", from: inYear(from, first), to: inYear(to, last), ongoing: false },
    next,
  };
}

/** "05/21-" with nothing behind it: a month and a year that only a period has there. */
const opensPeriod = (text: string, tokens: readonly DateToken[], first: Point): boolean =>
  tokens[first.from + 1]?.text === "/" &&
  first.next - first.from === 3 &&
  isDash(tokens[first.next]) &&
  endsLine(text, tokens[afterDashes(tokens, first.next) - 1]?.end ?? 0);

/** "since 2019", or a beginning that stands alone. */
const goesOn = (tokens: readonly DateToken[], at: number, first: Point): boolean =>
  phraseLength(tokens, at, "sinceOngoing") > 0 || standsAlone(tokens, at, first);

/** "Acme Ltd, from May 2022": a beginning of which no end is told in its line; a bare year may be that of anything. */
const standsAlone = (tokens: readonly DateToken[], at: number, first: Point): boolean => {
  const [before, lead, behind] = [tokens[at - 1], tokens[at], tokens[first.next]];
  const opens = !before || lead?.newLine === true || before.text === "," || before.text === "(";
  return opens && lead?.text === "from" && first.month !== undefined && (!behind || behind.newLine || behind.text === ")");
};

/** "2017 a la fecha / to present", "2012 a 2017 / 2012 to 2017": the same period once more in another language. */
function withTranslation(found: Found, text: string, tokens: readonly DateToken[], when: When): Found {
  const { range, next } = found;
  if (range.kind === "single" || tokens[next]?.text !== "/" || tokens[next]?.glued || tokens[next + 1]?.newLine) return found;
  const again = rangeAt(text, tokens, next + 1, when);
  const same = again && again.range.from?.value === range.from?.value && again.range.to?.value === range.to?.value;
  const today = range.ongoing
    ? (presentAt(tokens, next + 1) ?? presentAt(tokens, next + 1 + phraseLength(tokens, next + 1, "to")))
    : undefined;
  const behind = same ? again.next : today?.[1];
  return behind === undefined ? found : { range: { ...range, end: tokens[behind - 1]?.end ?? range.end }, next: behind };
}

/** "now <- 2020-03", "heute – 03/2020": at the start of a line, today before the day it began. */
function fromToday(tokens: readonly DateToken[], at: number, when: When): Found | undefined {
  const length = phraseLength(tokens, at, "presentFirst");
  if (length === 0 || !(at === 0 || tokens[at]?.newLine || tokens[at - 1]?.kind === "mark")) return undefined;
  const behind = afterDashes(tokens, at + length);
  const begin = behind > at + length ? readPoint(tokens, behind, when) : undefined;
  return begin && !begin.monthOnly ? sinceRange(tokens, [at, begin.next], begin, [at, at + length]) : undefined;
}

/** `whole` and `present`: first token and the one behind, of the period and of what says that it goes on. */
function sinceRange(tokens: readonly DateToken[], whole: [number, number], first: Point, present: [number, number]): Found {
  const from = toPoint(tokens, first);
  return {
    range: { ...spanOf(tokens, ...whole), kind: "since", from, ongoing: true, present: spanOf(tokens, ...present) },
    next: whole[1],
  };
}

function untilRange(tokens: readonly DateToken[], at: number, end: Point): Found {
  return { range: { ...spanOf(tokens, at, end.next), kind: "until", to: toPoint(tokens, end), ongoing: false }, next: end.next };
}

type End = { point: Point } | { present: [number, number] };

/** What follows "–", "to", "bis" … after the first date: another date or a word for today. */
function secondEnd(tokens: readonly DateToken[], first: Point, when: When): End | undefined {
  let next = behindAcademicYear(tokens, first, when);
  if (tokens[next]?.text === ")" && isDash(tokens[next + 1])) next++;
  const marks = next;
  next = afterDashes(tokens, marks);
  const hasDash = next > marks;
  const present = hasDash ? presentBehindDash(tokens, next) : tokens[next]?.text === "," ? presentAt(tokens, next + 1) : undefined;
  if (present) return { present };
  const word = phraseLength(tokens, next, "to");
  if (!hasDash && word === 0)
    return (
      academicYear(tokens, first, when) ??
      behindSlash(tokens, first, when) ??
      joinedByAnd(tokens, first, when) ??
      lastOfYears(tokens, first, when) ??
      bareToDate(tokens, next)
    );
  const after = next + word;
  const today = presentAt(tokens, after) ?? (word ? presentAt(tokens, next) : undefined);
  if (today) return { present: today };
  const until = readPoint(tokens, skipAbout(tokens, after), when);
  if (until && !until.monthOnly) return { point: endOfAcademicYear(tokens, until, when) };
  return hasDash ? shortEnd(tokens, first, after) : undefined;
}

const presentAt = (tokens: readonly DateToken[], at: number): [number, number] | undefined => {
  const length = phraseLength(tokens, at, "present");
  return length ? [at, at + length] : undefined;
};

/** "2019 – still there": words that say so only behind a dash. */
function presentBehindDash(tokens: readonly DateToken[], at: number): [number, number] | undefined {
  const length = phraseLength(tokens, at, "presentBehindDash");
  return presentAt(tokens, at) ?? (length ? [at, at + length] : undefined);
}

/** "2019 to date" has no dash and no "until" of its own beyond the phrase. */
const bareToDate = (tokens: readonly DateToken[], at: number): End | undefined =>
  tokens[at]?.newLine ? undefined : presentEnd(tokens, at);

/** "2013/2016" is a period; more years than these would be other numbers. */
const LONGEST_BEHIND_SLASH = 15;

/** "2019/20", "2013/2016". */
function academicYear(tokens: readonly DateToken[], first: Point, when: When): End | undefined {
  const [slash, end] = [tokens[first.next], tokens[first.next + 1]];
  if (slash?.text !== "/" || !slash.glued || !end?.glued || end.kind !== "number" || first.month !== undefined) return undefined;
  if (end.text.length === 2) return shortEnd(tokens, first, first.next + 1);
  const point = readPoint(tokens, first.next + 1, when);
  const years = point && point.month === undefined ? point.year - first.year : 0;
  return point && years > 0 && years <= LONGEST_BEHIND_SLASH ? { point } : undefined;
}

/** "marzo 2015/junio 2019", "03-2015 / 06-2019": two months with their years. */
function behindSlash(tokens: readonly DateToken[], first: Point, when: When): End | undefined {
  const [slash, lead] = [tokens[first.next], tokens[first.next + 1]];
  if (slash?.text !== "/" || first.weak || first.monthOnly) return undefined;
  const isSpaced = !slash.glued && lead?.glued === false && !lead.newLine;
  if (first.month === undefined) return isSpaced ? yearBehindSlash(tokens, first, when) : undefined;
  if (lead?.kind !== "word" && !isSpaced) return undefined;
  const point = readPoint(tokens, first.next + 1, when);
  if (isSpaced && point && point.hi < first.lo) return undefined;
  return point && !point.monthOnly && !point.weak && point.month !== undefined ? { point } : presentEnd(tokens, first.next + 1);
}

/** "2015 / 2020", "2020 / oggi" */
function yearBehindSlash(tokens: readonly DateToken[], first: Point, when: When): End | undefined {
  const point = readPoint(tokens, first.next + 1, when);
  if (!point) return presentEnd(tokens, first.next + 1);
  const years = isDated(point) ? 0 : point.year - first.year;
  return years > 0 && years <= LONGEST_BEHIND_SLASH ? { point } : undefined;
}

/** "July and August 2015", "2019 and 2020" at the end of a line: neighbours, of which the first has no year of its own or both are bare years. */
function joinedByAnd(tokens: readonly DateToken[], first: Point, when: When): End | undefined {
  if (phraseLength(tokens, first.next, "and") !== 1 || tokens[first.next]?.newLine) return undefined;
  const point = readPoint(tokens, first.next + 1, when);
  if (!point || point.monthOnly || point.weak) return undefined;
  if (first.monthOnly) return point.month === undefined ? undefined : { point };
  const bare = first.month === undefined && point.month === undefined && point.next === first.next + 2;
  const behind = tokens[point.next];
  return bare && point.year - first.year === 1 && (!behind || behind.newLine || behind.kind === "mark") ? { point } : undefined;
}

/** The "2023" of "2021, 2022, 2023", "2021, 2022 y 2023", "Summer 2022, Summer 2023": the last of years in a list, each behind the one before. */
function lastListed(tokens: readonly DateToken[], first: Point, when: When): Point {
  const next = behindListMark(tokens, first);
  const year = next === undefined ? undefined : readPoint(tokens, next, when);
  const isAlone = year && (year.next === (next ?? 0) + 1 || (isPartOfYear(first) && isPartOfYear(year)));
  const isNext = year && isAlone && !isDated(year) && year.year === first.year + 1;
  return isNext ? lastListed(tokens, year, when) : first;
}

function lastOfYears(tokens: readonly DateToken[], first: Point, when: When): End | undefined {
  const last = isDated(first) ? first : lastListed(tokens, first, when);
  const isSeason = tokens[first.from]?.kind === "word";
  return last.year - first.year >= (isSeason ? 1 : FEWEST_LISTED - 1) ? { point: asListed(tokens, last, first) } : undefined;
}

/** Of "Summer 2022, Summer 2023" the time between is not told: each end may be any month of its year, and only the year is its date. */
function asListed(tokens: readonly DateToken[], point: Point, first = point): Point {
  if (!isPartOfYear(point) || behindListMark(tokens, first) === undefined) return point;
  return { ...point, from: point.next - 1, lo: point.year * 12, hi: point.year * 12 + 11 };
}
/** Two years may be two dates, unless "winters" stands before them. */
const FEWEST_LISTED = 3;
const isDated = ({ month, monthOnly, weak }: Point): boolean => month !== undefined || monthOnly === true || weak === true;

function behindListMark(tokens: readonly DateToken[], { next }: Point): number | undefined {
  const comma = tokens[next]?.text === "," ? 1 : 0;
  const length = comma + phraseLength(tokens, next + comma, "and");
  return length > 0 && !tokens[next + length]?.newLine ? next + length : undefined;
}

const presentEnd = (tokens: readonly DateToken[], at: number): End | undefined => {
  const present = presentAt(tokens, at);
  return present && { present };
};

/** Behind the first year of "2018/19 – 2020/21", where a dash and another date follow. */
function behindAcademicYear(tokens: readonly DateToken[], first: Point, when: When): number {
  const second = academicYear(tokens, first, when);
  if (!second || !("point" in second)) return first.next;
  const after = afterDashes(tokens, second.point.next);
  return after > second.point.next && (readPoint(tokens, after, when) || presentBehindDash(tokens, after)) ? second.point.next : first.next;
}

function endOfAcademicYear(tokens: readonly DateToken[], end: Point, when: When): Point {
  const last = academicYear(tokens, end, when);
  return last && "point" in last ? { ...last.point, from: end.from } : end;
}

/** The "21" of "2019–21". */
function shortEnd(tokens: readonly DateToken[], first: Point, at: number): End | undefined {
  const token = tokens[at];
  if (token?.kind !== "number" || token.text.length !== 2 || first.month !== undefined || first.monthOnly) return undefined;
  const inCentury = Math.floor(first.year / 100) * 100 + Number(token.text);
  const year = inCentury < first.year && inCentury + 100 - first.year <= LONGEST_OVER_CENTURY ? inCentury + 100 : inCentury;
  if (year <= first.year || year > first.year + 40) return undefined;
  return { point: { from: at, next: at + 1, year, lo: year * 12, hi: year * 12 + 11 } };
}

/** "1998–03" ends in 2003; a longer span would be a number of another kind. */
const LONGEST_OVER_CENTURY = 15;

/** "01/03/2018 al 31/08/2020": the number above 12 tells the order of day and month for both ends. */
function inOneOrder(tokens: readonly DateToken[], point: Point, other: Point): Point {
  const leads = tokens[other.from];
  const isFull = other.next - other.from === 5 && leads?.kind === "number" && tokens[other.from + 1]?.text === "/";
  return point.dayFirst && isFull && Number(leads.text) > 12 ? point.dayFirst : point;
}

function closedRange(tokens: readonly DateToken[], at: number, printed: Point, second: End): Found | undefined {
  if ("present" in second) {
    if (printed.monthOnly) return undefined;
    const [from, next] = second.present;
    const range = {
      ...spanOf(tokens, at, next),
      kind: "range",
      from: toPoint(tokens, printed),
      ongoing: true,
      present: spanOf(tokens, from, next),
    } as const;
    return { range, next };
  }
  const end = inOneOrder(tokens, second.point, printed);
  const first = inOneOrder(tokens, asListed(tokens, printed), second.point);
  if (first.monthOnly && end.month === undefined && !isPartOfYear(end)) return undefined;
  if (isLooseNumeral(tokens, first) && end.month === undefined) return undefined;
  const start = first.monthOnly ? { ...first, year: end.year, lo: end.year * 12 + first.lo, hi: end.year * 12 + first.hi } : first;
  if (first.weak && !end.weak && first.month === undefined && end.year < first.year) return undefined;
  const [from, to] = start.lo <= end.hi ? [start, end] : [end, start];
  const range = {
    ...spanOf(tokens, at, end.next),
    kind: "range",
    from: toPoint(tokens, from),
    to: toPoint(tokens, to),
    ongoing: false,
  } as const;
  return { range, next: end.next };
}

/** "Hale Arms II 2016 – 2018": with a bare year at the other end, the numeral belongs to the name. */
const isLooseNumeral = (tokens: readonly DateToken[], { from, weak }: Point): boolean =>
  weak === true && /^[IVX]+$/.test(tokens[from]?.text ?? "");

function toPoint(tokens: readonly DateToken[], point: Point): DatePoint {
  const year = String(point.year);
  const value = point.month === undefined ? year : `${year}-${String(point.month + 1).padStart(2, "0")}`;
  return { ...spanOf(tokens, point.from, point.next), value, lo: point.lo, hi: point.hi };
}

const spanOf = (tokens: readonly DateToken[], from: number, next: number): Span => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[next - 1]?.end ?? 0,
});
