import type { Line } from "../types.ts";
import { type Glyph, toShownPoint } from "./read-glyphs.ts";

/** A word of a document's text with its box on the page, in points from the top left corner. */
export type PlacedWord = { start: number; end: number; x: number; y: number; width: number; height: number };
export type Placing = {
  words: PlacedWord[];
  /** Boxes of print within the lines that belongs to no word found: hyphens, signs, words that were put together. */
  rest: Omit<PlacedWord, "start" | "end">[];
};

type Box = Omit<PlacedWord, "start" | "end">;
/** `at`: number in the order of the file, which runs along a word however the page is turned. */
type Printed = { at: number; text: string; box: Box; used: boolean };

/** Share of a character's size that stands above and below its baseline. */
const ASCENT = 0.85;
const DESCENT = 0.25;
const BAND = 24;
const SLACK = 2;

/**
 * Where the words of a page's lines are printed: first within the box of their line, then a little above and below it, as the box of
 * a row of a table is that of one cell. Words broken over two lines have no one place and are left out.
 */
export function placeWords(lines: readonly Line[], text: string, glyphs: readonly Glyph[]): Placing {
  const bands = toBands(glyphs);
  const words: PlacedWord[] = [];
  const within = new Set<Printed>();
  const missed: Missed[] = [];
  for (const line of lines) {
    const printed = printedIn(line, bands);
    for (const one of printed) within.add(one);
    const others = takeWords(printed, toWords(line, text), words);
    if (others.length > 0) missed.push({ line, words: others });
  }
  for (const { line, words: others } of missed) takeWords(printedIn(toRowBox(line), bands), others, words);
  words.sort((a, b) => a.start - b.start);
  return { words, rest: [...within].flatMap(({ used, box }) => (used ? [] : [box])) };
}

type Word = { start: number; word: string };
type Missed = { line: Line; words: Word[] };

const toWords = (line: Line, text: string): Word[] =>
  [...text.slice(line.start, line.end).matchAll(/\S+/g)].map(({ index, 0: word }) => ({ start: line.start + index, word }));

/** How far, in heights of a line, the cells of a row may stand above and below the one whose box it has. */
const ROW_REACH = 4;

function toRowBox({ y, height }: Line): Box {
  return { x: 0, y: y - ROW_REACH * height, width: Number.MAX_SAFE_INTEGER, height: (2 * ROW_REACH + 1) * height };
}

/** Adds the words found among the characters to `found`; answers the others. */
function takeWords(printed: readonly Printed[], words: readonly Word[], found: PlacedWord[]): Word[] {
  let from = 0;
  return words.filter(({ start, word }) => {
    const run = findRun(printed, word, from) ?? findRun(printed, word, 0);
    if (run === undefined) return true;
    from = run.end;
    const taken = printed.slice(run.start, run.end);
    for (const one of taken) one.used = true;
    found.push({ start, end: start + word.length, ...around(taken.map(({ box }) => box)) });
    return false;
  });
}

function toBands(glyphs: readonly Glyph[]): Map<number, Printed[]> {
  const bands = new Map<number, Printed[]>();
  for (const [at, glyph] of glyphs.entries()) {
    const box = toBox(glyph);
    const band = Math.floor((box.y + box.height / 2) / BAND);
    const printed = { at, text: glyph.text, box, used: false };
    if (bands.get(band)?.push(printed) === undefined) bands.set(band, [printed]);
  }
  return bands;
}

function toBox({ turn, x, right, y, size }: Glyph): Box {
  const [ax, ay] = toShownPoint(turn, x, y - ASCENT * size);
  const [bx, by] = toShownPoint(turn, right, y + DESCENT * size);
  return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) };
}

/** Characters whose middle lies within the line's box, in the order of the file. */
function printedIn({ x, y, width, height }: Box, bands: ReadonlyMap<number, Printed[]>): Printed[] {
  const printed: Printed[] = [];
  for (let band = Math.floor((y - SLACK) / BAND); band <= Math.floor((y + height + SLACK) / BAND); band++) {
    for (const one of bands.get(band) ?? []) {
      const [middleX, middleY] = [one.box.x + one.box.width / 2, one.box.y + one.box.height / 2];
      const isInside = middleX >= x - SLACK && middleX <= x + width + SLACK && middleY >= y - SLACK && middleY <= y + height + SLACK;
      if (isInside) printed.push(one);
    }
  }
  return printed.sort((a, b) => a.at - b.at);
}

/** The next characters not yet taken that spell the word. */
function findRun(printed: readonly Printed[], word: string, from: number): { start: number; end: number } | undefined {
  for (let start = from; start < printed.length; start++) {
    let at = start;
    let length = 0;
    while (length < word.length) {
      const one = printed[at];
      if (one === undefined || one.used || !word.startsWith(one.text, length)) break;
      length += one.text.length;
      at++;
    }
    if (length === word.length) return { start, end: at };
  }
  return undefined;
}

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
