import { fold } from "../text/index.ts";
import type { Document, Line, Span } from "./types.ts";
import { DOUBLE_SPACED } from "./weights.ts";

/** A line as the reader of resumes sees it: trimmed, without its bullet, compared with the rest of its document. */
export type Row = Span & {
  index: number;
  line: Line;
  /** Words without bullet, as they stand from `start` to `end`; blanks for leaders. */
  words: string;
  folded: string;
  wordCount: number;
  bullet: boolean;
  caps: boolean;
  bold: boolean;
  /** Size relative to the body text of this document; 1 when the file knows no sizes. */
  scale: number;
  indent: number;
  cells: Span[];
  /** First line of a paragraph or layout block. */
  opensBlock: boolean;
  furniture: boolean;
  /** A paragraph of its own, as word processors store them: no line of it went on above. */
  whole: boolean;
  /** A ruler of dashes or equal signs stands below, as headings of plain text have it. */
  underlined: boolean;
  /** Told by the head of the table it stands in, if any. */
  table?: TablePart;
};

/** `title`: a line that names the table; `rest`: one that ends cells of the row above; `tellsWork`: it tells of posts and not of studies or papers. */
export type TablePart = { part: "title" | "head" | "rest"; tellsWork: boolean } | TableRow;
export type TableRow = {
  part: "row";
  tellsWork: boolean;
  cells: TableCell[];
  /** Whether title or employer are those of the row above. */
  same: { what: boolean; where: boolean };
  /** The one row without an end in a table that tells ends. */
  isOpen: boolean;
};
/** `rest`: where the cell goes on below. */
export type TableCell = Span & { label: "what" | "where" | "place" | "when" | "from" | "to" | "told" | undefined; rest: Span[] };

const GLYPHS = "~.•◦▪▫●○■□◆◇►▶▸‣⁃∙·➢➤➔→✓✔✦★»›>❖-–—*o+";
const ALWAYS_GLYPHS = "•◦▪▫●○■□◆◇►▶▸‣⁃∙➢➤➔✓✔✦★❖┌├└╭╰┣┗┏▌▐▍█♥♡❤❥☞☛❧✿❀✽✻✴▲△▷◉◎☐☑";

/** "## Work" of Markdown, "¶ Before", "§ Stations". */
const HEADING_MARK = /^(?:#{1,6}\s|[¶§]\s?(?=\p{L}))/u;

/** "-Support for 110 users": a dash and no blank. */
const TIGHT = /^[-–*+](?=\p{Lu})/u;
const FEWEST_TIGHT = 3;

/** Such lines where several stand below each other. */
function tightLines(text: string, lines: readonly Line[]): Line[] {
  const runs: Line[][] = [[]];
  for (const line of lines) {
    if (TIGHT.test(text.slice(line.start, line.end).trim())) runs.at(-1)?.push(line);
    else if (text.slice(line.start, line.end).trim() !== "") runs.push([]);
  }
  return runs.filter((run) => run.length >= FEWEST_TIGHT).flat();
}

/** How many characters at the start of a line are its bullet and the space behind it. */
function bulletLength(text: string, saysBullet: boolean): number {
  const first = text.charAt(0);
  const arrow = /^(?:=>|->|>>|--?>)\s+/.exec(text)?.[0].length;
  if (arrow !== undefined) return arrow;
  const marks = HEADING_MARK.exec(text)?.[0].length;
  if (marks !== undefined) return marks;
  if (first !== "" && ALWAYS_GLYPHS.includes(first)) return 1 + spacesAt(text, 1);
  const spaces = spacesAt(text, 1);
  if (first !== "" && GLYPHS.includes(first) && spaces > 0 && (saysBullet || first !== "o" || spaces > 1 || /^o \p{Lu}/u.test(text)))
    return 1 + spaces;
  if (saysBullet && TIGHT.test(text)) return 1;
  const number = saysBullet ? /^\(?\d{1,2}[.)]/.exec(text)?.[0].length : undefined;
  return number === undefined ? 0 : number + spacesAt(text, number);
}

function spacesAt(text: string, from: number): number {
  let count = 0;
  while (/\s/.test(text.charAt(from + count))) count++;
  return count;
}

export function trimSpan(text: string, span: Span): Span {
  let { start, end } = span;
  while (start < end && /\s/.test(text.charAt(start))) start++;
  while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  return { start, end };
}

const COUNTED = /^\(?(\d{1,2})[.)]\s+(?=\p{L})/u;
const PERIOD = /\b(?:19|20)\d\d\s*(?:[–—-]|to|until)\s*(?:(?:\p{L}+\s)?(?:19|20)\d\d|present|now|date|today)\b/iu;
/** Lines that count up, at most so many lines apart, are items; fewer may be numbers of something else. */
const FEWEST_COUNTED = 3;
const FURTHEST_APART = 3;

/** "1. …", "2. …", "3. …" below each other, none of which tells the period of a role: what was done, as items of a list. */
function countedLines(text: string, lines: readonly Line[]): ReadonlySet<Line> {
  const runs: { line: Line; at: number; number: number; isRole: boolean }[][] = [[]];
  for (const [at, line] of lines.entries()) {
    const printed = text.slice(line.start, line.end).trim();
    const number = Number(COUNTED.exec(printed)?.[1] ?? 0);
    if (number === 0) continue;
    const last = runs.at(-1)?.at(-1);
    const goesOn = last !== undefined && number === last.number + 1 && at - last.at <= FURTHEST_APART;
    if (!goesOn) runs.push([]);
    if (goesOn || number === 1) runs.at(-1)?.push({ line, at, number, isRole: PERIOD.test(printed) });
  }
  return new Set(
    runs.filter((run) => run.length >= FEWEST_COUNTED && !run.some(({ isRole }) => isRole)).flatMap((run) => run.map(({ line }) => line)),
  );
}

const RULER = /^[-=_~*–—]{3,}$/;

/** Visible lines of a document, in reading order; lines of mere dashes only underline the one above. */
export function toRows(document: Document): Row[] {
  const body = bodySize(document.lines);
  const rows: Row[] = [];
  const items = new Set([...countedLines(document.text, document.lines), ...tightLines(document.text, document.lines)]);
  let lastBlock = -1;
  for (const line of document.lines) {
    const trimmed = trimSpan(document.text, line);
    const printed = document.text.slice(trimmed.start, trimmed.end);
    const above = rows.at(-1);
    if (above && RULER.test(printed)) above.underlined = true;
    if (!/[\p{L}\p{N}]/u.test(printed)) continue;
    rows.push({
      ...toRow(document.text, line, { ...trimmed, isItem: items.has(line) }, body),
      index: rows.length,
      opensBlock: line.block !== lastBlock,
      whole: document.kind === "docx",
    });
    lastBlock = line.block;
  }
  return isDoubleSpaced(rows) ? rows.map(asSingleSpaced) : rows;
}

/** A gap above every line, as word processors set paragraphs: it parts nothing. */
function isDoubleSpaced(rows: readonly Row[]): boolean {
  const lines = rows.slice(1).filter(({ bullet, furniture }) => !bullet && !furniture);
  return lines.length >= DOUBLE_SPACED.rows && lines.filter(({ opensBlock }) => opensBlock).length >= DOUBLE_SPACED.share * lines.length;
}

/** What stands behind bullets is parted from them by that. */
function asSingleSpaced(row: Row, at: number, rows: readonly Row[]): Row {
  return rows[at - 1]?.bullet === false ? { ...row, opensBlock: false } : row;
}

function toRow(
  text: string,
  line: Line,
  { start: from, end, isItem }: Span & { isItem: boolean },
  body: number,
): Omit<Row, "index" | "opensBlock" | "whole"> {
  const printed = text.slice(from, end);
  const glyph = bulletLength(printed, isItem || line.kind === "bullet");
  const start = from + (glyph < printed.length ? glyph : 0);
  const words = withoutLeaders(text.slice(start, end));
  const marked = HEADING_MARK.test(printed) || printed.startsWith("#");
  return {
    line,
    start,
    end,
    words,
    folded: fold(words),
    wordCount: words.split(/\s+/).length,
    bullet: line.kind === "bullet" || (start > from && !marked),
    caps: isCapitals(words),
    bold: line.bold || marked,
    scale: body > 0 && line.size > 0 ? line.size / body : 1,
    indent: line.x > 0 ? line.x : from - line.start,
    cells: toCells(text, line, start, end).flatMap((cell) => cutAtLeaders(text, cell)),
    furniture: line.kind === "header" || line.kind === "footer",
    underlined: false,
  };
}

/** Rows of dots that lead the eye to the end of a line: "Acme Ltd, Basel . . . . . . . . 2019". */
const LEADERS = /(?<=\S)\s*(?:(?:\.\s?){5,}|(?:…\s?){2,}|(?:·\s?){8,}|(?:_\s?){5,})/gu;

const withoutLeaders = (words: string): string => words.replace(LEADERS, (leaders) => " ".repeat(leaders.length));

/** A cell ends where leaders begin. */
function cutAtLeaders(text: string, cell: Span): Span[] {
  const parts: Span[] = [];
  let { start } = cell;
  for (const { index, 0: leaders } of text.slice(cell.start, cell.end).matchAll(LEADERS)) {
    parts.push({ start, end: cell.start + index });
    start = cell.start + index + leaders.length;
  }
  return [...parts, { start, end: cell.end }].filter((part) => part.end > part.start);
}

function isCapitals(words: string): boolean {
  const letters = words.replace(/[^\p{L}]/gu, "");
  return letters.length > 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

function toCells(text: string, line: Line, start: number, end: number): Span[] {
  const cells = line.cells
    .map((cell) => trimSpan(text, { start: Math.max(cell.start, start), end: Math.min(cell.end, end) }))
    .filter((cell) => cell.end > cell.start);
  return cells.length > 0 ? cells : [{ start, end }];
}

/** The size most of the characters are printed in. */
function bodySize(lines: readonly Line[]): number {
  const weights = new Map<number, number>();
  for (const line of lines) weights.set(line.size, (weights.get(line.size) ?? 0) + line.end - line.start);
  let best = 0;
  let most = -1;
  for (const [size, weight] of weights) if (weight > most) [best, most] = [size, weight];
  return best;
}

/** A part of a row as a row. */
export function cutRow(row: Row, part: Span): Row {
  const words = row.words.slice(part.start - row.start, part.end - row.start);
  const cells = row.cells
    .map((cell) => ({ start: Math.max(cell.start, part.start), end: Math.min(cell.end, part.end) }))
    .filter((cell) => cell.end > cell.start);
  return {
    ...row,
    start: part.start,
    end: part.end,
    words,
    folded: fold(words),
    cells,
    wordCount: words.split(/\s+/).length,
    caps: isCapitals(words),
  };
}
