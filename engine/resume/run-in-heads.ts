import type { DateRange } from "../text/index.ts";
import { cutRow, type Row } from "./rows.ts";
import { hasOrganisationWord, isOneself } from "./work/organisations.ts";
import { hasTitleWord } from "./work/titles.ts";
import { tellsOfOneself } from "./work/told/told-words.ts";
import { isNote } from "./work/told-unpaid.ts";

type ReadDates = (words: string) => readonly DateRange[];

const LONGEST_HEAD = 18;
const FEWEST_TOLD = 3;
/** Of words that break off at the end of the line. */
const FEWEST_OPEN = 7;
const SMALL_SHARE = 0.4;
/** Behind a closed bracket or not: "2019 – 2021. Ran the …", "2019–2021): Ran the …". */
const BEHIND_PERIOD = /^\s*\)?\s*(?:\.\s+(?=\p{Lu})|:\s+(?=\p{L}))/u;
/** The end of a first sentence, no abbreviation or initial: "Yakima Ltd." and "St. Paul" go on. */
const sentenceEnd = (behindWord: string, lastWord: string, atLineEnd = ""): RegExp =>
  new RegExp(
    `(?<=${lastWord}\\p{Ll}{3}\\)?|\\b\\p{Lu}{2}|S\\.[AL]|\\))(?<!\\b(?:inc|ltd|llc|co|cie|corp|pty|gmbh|bros|hnos|gebr|dept|univ|inst|assoc|asst|prof|sr|jr|dr|st|ste|sta|mt|ft|mag|dipl|ing))\\.\\s+(?=\\p{Lu}\\p{Ll}*(?:[${behindWord}'’\\s]${atLineEnd})|\\d[\\d.,]* \\p{Ll})`,
    "iu",
  );
const SENTENCE_END = sentenceEnd("", "");
/** The same where the line may end behind the first word: "…, San Antonio. Took" over "labor down". */
const WRAPPED_END = sentenceEnd("", "", "|$");
/** Where the employer is known, a place is not what follows a title: "Nurse, Ward 7. Rounds, rota, stock" begins a list of duties. */
const TITLE_END = sentenceEnd(",", "\\p{L} \\d{1,4}|");

/**
 * Rows in which a head with a period runs into what is told about it ("Nurse, Acme, 2019 – 2021. Cared for …") as two:
 * the head, and the rest as a bullet. The index counts anew.
 */
export function partRunIns(rows: readonly Row[], readDates: ReadDates): Row[] {
  const parted = rows.flatMap((row, i) => {
    if (row.furniture) return [row];
    const titled =
      titleBehindPeriod(row, rows[i + 1], readDates) ??
      postsInRow(row, readDates) ??
      titleBehindColon(row, readDates) ??
      remarkBehindPeriod(row, readDates);
    if (titled) return titled;
    const at =
      oneselfLength(row, rows[i - 1], readDates) ||
      headLength(row, rows[i + 1], readDates) ||
      besidePeriod(row, rows[i - 1], rows[i + 1], readDates);
    return at > 0 ? [cutBehind(row, at), cutBefore(row, at)] : [row];
  });
  return parted.length === rows.length ? [...rows] : parted.map((row, index) => ({ ...row, index }));
}

/** How many characters of the row are its head and the mark behind it; 0 where nothing is told on the same line. */
function headLength(row: Row, next: Row | undefined, readDates: ReadDates): number {
  const { words, wordCount, cells, bullet, opensBlock } = row;
  if (wordCount <= FEWEST_TOLD || cells.length > 1 || !/\.\s+\p{Lu}|:\s+\p{L}/u.test(words)) return 0;
  if (!bullet && !opensBlock && /^\p{Ll}/u.test(words)) return 0;
  const ranges = readDates(words);
  const period = ranges[0];
  if (!period || period.kind === "single") return 0;
  return lengthAtPeriod(row, period, next) || (period.start > 2 ? 0 : listLength(words, period.end));
}

/** How far the head goes when a sentence or a bullet of its own follows it. */
function lengthAtPeriod(row: Row, period: DateRange, next: Row | undefined): number {
  const { words } = row;
  const mark = BEHIND_PERIOD.exec(words.slice(period.end))?.[0].length ?? 0;
  const at = period.start > 2 ? (mark > 0 ? period.end + mark : 0) : sentenceLength(words, period.end, next);
  if (at > 0 && tellsOfOneself(words.slice(0, at))) return 0;
  const told = withWrap(words.slice(at), next);
  const listed = /:\s+$/.test(words.slice(0, at)) && /^\p{Ll}/u.test(told) && listsDuties(told);
  return at > 0 && (isTold(told) || listed || (mark > 0 && goesOn(row, next))) && countWords(words.slice(0, at)) <= LONGEST_HEAD ? at : 0;
}

/** "Kloof School (2022 to present). Head of Mathematics. Lead seven educators": the employer, the title, and what is told. */
function titleBehindPeriod(row: Row, next: Row | undefined, readDates: ReadDates): Row[] | undefined {
  const { words, cells } = row;
  const period = cells.length > 1 || !/\.\s+\p{Lu}/u.test(words) ? undefined : readDates(words)[0];
  if (!period || period.start < 3 || (period.kind === "single" && words[period.start - 1] !== "(")) return undefined;
  const [mark] = BEHIND_PERIOD.exec(words.slice(period.end)) ?? [];
  if (!mark?.includes(".") || hasTitleWord(words.slice(0, period.start))) return undefined;
  const from = period.end + mark.length;
  const title = titleLength(words.slice(from), next, true);
  if (title === undefined) return undefined;
  const rest = cutRow(row, { start: row.start + from, end: row.end });
  const head = cutBehind(row, from);
  const below = { ...rest, bullet: false, opensBlock: false };
  return title === 0 ? [head, cutBehind(below, below.words.length)] : [head, cutBehind(below, title), cutBefore(below, title)];
}

const BEHIND_COLON = /^\s*\)?\s*:\s+(?=\p{L})/u;
const ENDS_TITLE = /[,;]\s+|\.\s+(?=\p{Lu})|\.$/u;
const MOST_OF_POST = 6;

/** "Hale Packers, Leeds, 2023 to 2025: grader, then line lead": the employer and its dates, the title, and what is told. */
function titleBehindColon(row: Row, readDates: ReadDates): Row[] | undefined {
  const { words, cells, bullet } = row;
  const period = bullet || cells.length > 1 || !/:\s+\p{L}/u.test(words) ? undefined : readDates(words)[0];
  if (!period || period.kind === "single" || period.start < 3) return undefined;
  const mark = BEHIND_COLON.exec(words.slice(period.end))?.[0];
  if (mark === undefined || hasTitleWord(words.slice(0, period.start))) return undefined;
  const from = period.end + mark.length;
  const end = ENDS_TITLE.exec(words.slice(from));
  const title = words.slice(from, end ? from + end.index : words.length);
  if (!hasTitleWord(title) || countWords(title) > MOST_OF_POST) return undefined;
  const told = from + (end ? end.index + end[0].length : title.length);
  return told < words.length ? [cutBehind(row, from + title.length), cutBefore(row, told)] : undefined;
}

const REMARK = /^\s+\((?=(?:[^\s()]+\s+){3,}[^()]*\)\.?$)/u;

/** "Chef, 2015 - 2019 (The Old Mill Hotel, Leeds)" has its employer in the bracket. */
const NAMES_MORE = /[,@–—-]\s+\p{L}/u;

/** "Intern, Hale Archive, Opole — summer 2015 (paid, Excel and cleaning of files)": a remark of several words is no part of the head. */
function remarkBehindPeriod(row: Row, readDates: ReadDates): Row[] | undefined {
  const { words, cells, bullet } = row;
  const period = bullet || cells.length > 1 || !/\d.*\([^()]+\)\.?$/.test(words) ? undefined : readDates(words)[0];
  const mark = period && period.start > 2 ? REMARK.exec(words.slice(period.end))?.[0].length : undefined;
  const head = words.slice(0, period?.start);
  if (period === undefined || mark === undefined || !hasTitleWord(head) || !NAMES_MORE.test(head)) return undefined;
  const parts = words
    .slice(period.end + mark)
    .replace(/\)\.?$/, "")
    .split(/,\s/);
  if (parts.some(isNote)) return undefined;
  const told = cutRow(row, { start: row.start + period.end + mark, end: row.end - (words.endsWith(".") ? 2 : 1) });
  return [cutRow(row, { start: row.start, end: row.start + period.end }), { ...told, bullet: true, opensBlock: false }];
}

const NEXT_POST =
  /^\)\s*(?:[,;/&]|(?=then|und|and|dann))\s*(?:(?:and |und )?(?:then|later|dann|puis|después|luego|depois|poi|daarna)\s+)?(?=\p{Lu})/iu;

/** "Packer (2013-2016), then Team Leader (2016-2019, laid off)": posts one after the other, each with its period in brackets; the end of a period that began above may stand in a cell in front. */
function postsInRow(row: Row, readDates: ReadDates): Row[] | undefined {
  const { words, bullet, cells } = row;
  const own =
    cells.length === 2 && !/\p{L}/u.test(words.slice(0, (cells[1]?.start ?? 0) - row.start)) ? (cells[1]?.start ?? 0) - row.start : 0;
  if (bullet || (cells.length > 1 && own === 0) || !/\).*\(/.test(words)) return undefined;
  const ranges = readDates(words).filter(({ start }) => start >= own);
  const [first, second] = ranges;
  if (!first || !second || ranges.some(({ kind, start }) => kind === "single" || words[start - 1] !== "(")) return undefined;
  const cuts = ranges.slice(0, -1).map(({ end }) => end + (NEXT_POST.exec(words.slice(end))?.[0].length ?? words.length));
  const edges = [0, ...cuts];
  const isPost = (from: number, i: number) => {
    const title = words.slice(Math.max(from, own), (ranges[i]?.start ?? 0) - 1);
    return hasTitleWord(title) && countWords(title) <= LONGEST_TITLE;
  };
  if (!/^(?:, \p{Ll}+)?\W*$/u.test(words.slice(ranges.at(-1)?.end)) || !edges.every(isPost)) return undefined;
  return edges
    .map((from, i) => ({
      ...(i === 0 ? row : cutRow(row, { start: row.start + from, end: row.end })),
      opensBlock: i === 0 && row.opensBlock,
    }))
    .map((part, i) => {
      const end = i < edges.length - 1 ? row.start + (ranges[i]?.end ?? words.length) + 1 : row.end;
      return cutRow(part, { start: part.start, end: Math.min(end, row.end) });
    });
}

const LONGEST_TITLE = 8;

/** How far the sentence that opens these words and names a title goes with the mark behind it; 0 when nothing follows it. `hasEmployer`: it stands beside the dates. */
function titleLength(words: string, next: Row | undefined, hasEmployer: boolean): number | undefined {
  const hit = (hasEmployer ? TITLE_END : SENTENCE_END).exec(words);
  const title = words.slice(0, hit?.index);
  const isTitle =
    /^\p{Lu}/u.test(title) &&
    hasTitleWord(title) &&
    countWords(title) <= LONGEST_TITLE &&
    smallShare(title.replace(/(?<!\S)\p{Ll}{1,3}(?!\S)/gu, "")) <= MOST_SMALL;
  if (!isTitle) return undefined;
  if (!hit) return 0;
  const at = hit.index + hit[0].length;
  if (namesEmployer(words.slice(at))) return undefined;
  const told = words.slice(at) + (next && (wrapsSmall(next) || (hasEmployer && goesBelow(next))) ? ` ${next.words}` : "");
  return isTold(told) || (hasEmployer && listsDuties(told)) ? at : undefined;
}
/** "FOREMAN. Harlan Stone Products, Tulsa OK": behind the title stand the employer and its place, and nothing that was done. */
const namesEmployer = (words: string): boolean => /^\p{Lu}(?:[^,.]|\.(?=,))+, [^,.]+$/u.test(words.trim()) && smallShare(words) === 0;

/** "Rechnungen, Ablage und Telefon, Vertretung der Buchhaltung." */
const listsDuties = (words: string): boolean => (words.match(/[,;]/g)?.length ?? 0) >= FEWEST_LISTED && !hasOrganisationWord(words);
const FEWEST_LISTED = 2;
const MOST_SMALL = 0.5;

/** Where the dates stand above or in a cell left of the words: as far as the first sentence, when that names a title. */
function besidePeriod(row: Row, above: Row | undefined, next: Row | undefined, readDates: ReadDates): number {
  const { words, cells, bullet } = row;
  if (bullet || !/\.\s+[\p{Lu}\d]/u.test(words)) return 0;
  const last = cells.at(-1)?.start ?? row.start;
  const left = cells.some(({ start, end }) => start < last && isPeriod(words.slice(start - row.start, end - row.start), readDates));
  const from = left ? last - row.start : 0;
  if (!left && (cells.length > 1 || !above || !tellsPeriod(above, readDates))) return 0;
  const hit = SENTENCE_END.exec(words.slice(from));
  const head = hit ? words.slice(from, from + hit.index) : "";
  const behind = from + (hit ? hit.index + hit[0].length : 0);
  if (hit && isHead(head) && !namesEmployer(words.slice(behind))) return behind;
  const title = titleLength(words.slice(from), next, cells.length > 2 || (above !== undefined && !isPeriod(above.words, readDates)));
  return title ? from + title : 0;
}

/** A period by itself, or beside an employer. */
function tellsPeriod({ words, cells, start, bullet }: Row, readDates: ReadDates): boolean {
  const beside = !bullet && cells.length > 1 && !hasTitleWord(words);
  return (
    isPeriod(words, readDates) || (beside && cells.some((cell) => isPeriod(words.slice(cell.start - start, cell.end - start), readDates)))
  );
}

/** "2019–2023", "2023–la actualidad" and nothing else. */
function isPeriod(words: string, readDates: ReadDates): boolean {
  const period = readDates(words)[0];
  return period !== undefined && period.kind !== "single" && countWords(words.slice(0, period.start) + words.slice(period.end)) === 0;
}

/** Sentences, most words of which are written small or are figures; a title, an employer or a town behind the dates is none. */
function isTold(words: string): boolean {
  const all = words.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return all.length >= (/[.!;](?:\s|$)/.test(words) ? FEWEST_TOLD : FEWEST_OPEN) && smallShare(words) >= SMALL_SHARE;
}

/** Of the words, how many are written small or are figures. */
function smallShare(words: string): number {
  const all = words.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return all.filter((word) => /^[^\p{L}\p{N}]*[\p{Ll}\p{N}]/u.test(word)).length / Math.max(1, all.length);
}

/** The rest of a paragraph. */
const wrapsSmall = (next: Row | undefined): next is Row =>
  next !== undefined && goesBelow(next) && /^(?:\p{Ll}|[$€£]?\d[\d.,]*\s?(?:%|\p{Ll}))/u.test(next.words);

const withWrap = (words: string, next: Row | undefined): string => (wrapsSmall(next) ? `${words} ${next.words}` : words);

const goesBelow = ({ bullet, opensBlock, cells }: Row): boolean => !bullet && !opensBlock && cells.length === 1;

/** A paragraph that wraps under its bullet. */
const goesOn = (row: Row, next: Row | undefined): boolean =>
  row.bullet && next !== undefined && !next.bullet && !next.opensBlock && next.line.column === row.line.column && next.indent > row.indent;

/** Behind dates that open the line: as far as the first sentence, where more of them follow. */
function sentenceLength(words: string, from: number, next: Row | undefined): number {
  const hit = (wrapsSmall(next) ? WRAPPED_END : SENTENCE_END).exec(words.slice(from));
  if (!hit || hit.index < 3 || !/[.,;]/.test(withWrap(words.slice(from + hit.index + hit[0].length), next))) return 0;
  return from + hit.index + hit[0].length;
}

/** "Self-employed. Clients: …" below a title and its dates. */
function oneselfLength({ words, cells, bullet }: Row, above: Row | undefined, readDates: ReadDates): number {
  const [sentence = "", name = ""] = /^(\p{L}[\p{L} -]{3,30})[.:;]\s+(?=\p{L})/u.exec(words) ?? [];
  const isBelowDates = above !== undefined && readDates(above.words).some(({ kind }) => kind !== "single");
  return cells.length === 1 && !bullet && isBelowDates && isOneself(name) ? sentence.length : 0;
}

/** Title, employer, place. */
const FEWEST_PARTS = 3;
const COLON = /(?<=\p{L}[\p{L}.)]):\s+(?=[\p{L}\d])/u;

/** "2019 – 2021, Data Engineer, Acme, Durham: moved 40 jobs, …", "…, Lodi. Bilancio, fatture, banche.": as far as the list of duties behind title and employer. */
function listLength(words: string, from: number): number {
  for (const end of [COLON, TITLE_END]) {
    const hit = end.exec(words.slice(from));
    const at = hit && isHead(words.slice(from, from + hit.index)) ? from + hit.index + hit[0].length : 0;
    const told = words.slice(at);
    if (tellsOfOneself(words.slice(0, at))) continue;
    const isBehindPlace = end === COLON && (/^\p{Ll}/u.test(told) || words.slice(from, at).split(", ").length > FEWEST_PARTS);
    if (at > 0 && (listsDuties(told) || isTold(told) || isBehindPlace)) return at;
  }
  return 0;
}

const isHead = (words: string): boolean => /\S, /.test(words) && hasTitleWord(words) && countWords(words) <= LONGEST_HEAD;

const countWords = (words: string): number => words.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function cutBehind(row: Row, at: number): Row {
  const words = row.words
    .slice(0, at)
    .replace(/(?<=[\p{Ll})]{3})\.\s*$/u, "")
    .trimEnd();
  const end = row.start + words.length;
  return {
    ...row,
    end,
    words,
    folded: row.folded.slice(0, words.length),
    wordCount: countWords(words),
    cells: row.cells.filter((cell) => cell.start < end).map((cell) => ({ ...cell, end: Math.min(cell.end, end) })),
  };
}

function cutBefore(row: Row, at: number): Row {
  const [words, start] = [row.words.slice(at), row.start + at];
  const cells = [{ start, end: row.end }];
  const folded = row.folded.slice(-words.length);
  return { ...row, start, words, folded, wordCount: countWords(words), cells, bullet: true, opensBlock: false };
}
