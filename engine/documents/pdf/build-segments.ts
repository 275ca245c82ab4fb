import type { DraftLine } from "../draft.ts";
import { CELL_GAP, LEAST_GAP, OTHER_SIZE, SAME_LINE, SMALL_CAPITALS, WORD_GAP } from "../weights.ts";
import type { GlyphStyle } from "./read-glyph-styles.ts";
import type { Glyph } from "./read-glyphs.ts";
import { BULLETS, isRightToLeft, joinSpacedLetters, toReadable } from "./readable.ts";

/** Words on one baseline without a wide gap between them. x and y as in Glyph. */
export type Segment = {
  text: string;
  x: number;
  right: number;
  /** Baseline. */
  y: number;
  size: number;
  bold: boolean;
  italic: boolean;
  weight: number;
  color: string;
  letters: number;
  /** Blanks wider than usual: the offset behind each, the character behind it and where that begins. */
  seams: { at: number; index: number; x: number }[];
  /** Offsets of words where the type or its colour changes. */
  shifts: number[];
  /** In place of words: the lines of a ruled row that stands here. */
  ruledRow?: DraftLine[];
};

/** A vertical rule of the page; words on its two sides are never one segment. */
export type Wall = { x: number; top: number; bottom: number };

type Placed = { glyph: Glyph; blankBefore: boolean };

/** Characters → words → segments. Order in the file decides first, geometry joins what the file has torn apart. */
export function buildSegments(glyphs: readonly Glyph[], walls: readonly Wall[] = []): Segment[] {
  const fragments = toFragments(dropDoubles(glyphs), walls);
  const groups = toRows(fragments, (fragment) => fragment).flatMap((row) => joinFragments(row, walls));
  return splitAtStarts(groups.map((placed) => ({ placed, segment: toSegment(placed) })));
}

/** A wide blank is a cell gap when what follows begins where other lines begin; each part has the type of its own words. */
function splitAtStarts(built: { placed: Placed[]; segment: Segment }[]): Segment[] {
  const starts = new Map<number, number>();
  for (const { x } of built.map(({ segment }) => segment)) starts.set(Math.round(x), (starts.get(Math.round(x)) ?? 0) + 1);
  const countAt = (x: number) => [-1, 0, 1].reduce((sum, step) => sum + (starts.get(Math.round(x) + step) ?? 0), 0);
  return built.flatMap(({ placed, segment }) => {
    const seam = segment.seams.find(({ x }) => countAt(x) >= 2);
    if (seam === undefined) return [segment];
    const behind = placed.slice(seam.index).map((one, index) => (index === 0 ? { ...one, blankBefore: false } : one));
    return [placed.slice(0, seam.index), behind].map((part) => ({ ...toSegment(part), seams: [] }));
  });
}

/** Bold made by printing twice: the same character again within a tenth of its size. */
function dropDoubles(glyphs: readonly Glyph[]): Glyph[] {
  const seen = new Map<string, Glyph[]>();
  return glyphs.filter((glyph) => {
    const key = `${glyph.text} ${Math.round(glyph.y / glyph.size)}`;
    const others = seen.get(key) ?? [];
    const near = glyph.size * 0.12;
    const double = others.find((other) => Math.abs(other.x - glyph.x) < near && Math.abs(other.y - glyph.y) < near);
    if (double !== undefined) {
      double.style = { ...double.style, bold: true };
      return false;
    }
    if (others.length > 2_000) others.length = 0;
    others.push(glyph);
    seen.set(key, others);
    return true;
  });
}

type Fragment = { glyphs: Glyph[]; x: number; right: number; y: number; size: number };

function toFragments(glyphs: readonly Glyph[], walls: readonly Wall[]): Fragment[] {
  const fragments: Fragment[] = [];
  let open: Fragment | undefined;
  let last: Glyph | undefined;
  for (const glyph of glyphs) {
    const before = last;
    last = glyph;
    if (open !== undefined && before !== undefined && open.glyphs[0] === before && isNextToTheLeft(before, glyph)) {
      before.blank = glyph.blank;
      glyph.blank = "none";
      open.glyphs.unshift(glyph);
      open.x = glyph.x;
      open.size = Math.max(open.size, glyph.size);
    } else if (open !== undefined && continues(open, glyph) && !isWalled(walls, open.right, glyph)) {
      open.glyphs.push(glyph);
      open.right = Math.max(open.right, glyph.right);
      open.size = Math.max(open.size, glyph.size);
    } else {
      open = { glyphs: [glyph], x: glyph.x, right: glyph.right, y: glyph.y, size: glyph.size };
      fragments.push(open);
    }
  }
  return fragments;
}

/** Right-to-left script goes on to the left; the blank before a letter then stands before the letter printed at its right. */
function isNextToTheLeft(before: Glyph, glyph: Glyph): boolean {
  const gap = before.x - glyph.right;
  const isNear = Math.abs(glyph.y - before.y) < glyph.size * 0.15 && gap > -glyph.size * 0.4 && gap < glyph.size * CELL_GAP;
  return isNear && glyph.x < before.x && isRightToLeft(before.text + glyph.text);
}

function isWalled(walls: readonly Wall[], right: number, next: { x: number; y: number; size: number }): boolean {
  const middle = next.y - next.size * 0.3;
  return walls.some((wall) => wall.x >= right - 1 && wall.x <= next.x + 1 && wall.top <= middle && wall.bottom >= middle);
}

function continues(open: Fragment, glyph: Glyph): boolean {
  const last = open.glyphs.at(-1);
  if (last === undefined) return false;
  const size = Math.max(last.size, glyph.size);
  const gap = glyph.x - last.right;
  return Math.abs(glyph.y - last.y) <= size * 0.15 && gap > -size * 0.35 && gap < size * CELL_GAP && glyph.x >= open.x;
}

/** Things that share a baseline, each row from left to right, rows from top to bottom. */
export function toRows<T>(items: readonly T[], place: (item: T) => { x: number; y: number; size: number }): T[][] {
  const sorted = [...items].sort((a, b) => place(a).y - place(b).y || place(a).x - place(b).x);
  const rows: { items: T[]; y: number; size: number }[] = [];
  for (const item of sorted) {
    const { y, size } = place(item);
    const row = rows.at(-1);
    if (row !== undefined && y - row.y <= toTolerance(size, row.size)) {
      row.items.push(item);
      if (size > row.size) Object.assign(row, { y, size });
    } else rows.push({ items: [item], y, size });
  }
  return rows.map((row) => row.items.sort((a, b) => place(a).x - place(b).x));
}

/** A raised letter is not much smaller than its word; small lines beside a large name are lines of their own. */
function toTolerance(a: number, b: number): number {
  const [small, large] = a < b ? [a, b] : [b, a];
  return SAME_LINE * (small < large * 0.55 ? small * 1.2 : large);
}

/** Joins neighbours of a row that a cell gap does not part. */
function joinFragments(row: readonly Fragment[], walls: readonly Wall[]): Placed[][] {
  const groups: Placed[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  let size = 0;
  for (const [index, fragment] of row.entries()) {
    const placed = toPlaced(fragment);
    const group = isStation(row, index) ? undefined : groups.at(-1);
    const gap = fragment.x - right;
    const em = Math.max(size, fragment.size);
    const first = placed[0];
    const widest = em > OTHER_SIZE * Math.min(size, fragment.size) ? WORD_GAP : CELL_GAP;
    const isNear = gap > -em * 2 && (gap < em * widest || (group !== undefined && isLoneBullet(group, gap, em)));
    if (group !== undefined && first !== undefined && isNear && !isWalled(walls, right, fragment)) {
      first.blankBefore = first.glyph.blank === "written" || gap > em * WORD_GAP;
      group.push(...placed);
      right = Math.max(right, fragment.right);
    } else {
      groups.push(placed);
      right = fragment.right;
    }
    size = fragment.size;
  }
  return groups;
}

/** A mark on the line of a timeline, however close to the dates before it: the words behind stand off as those of a list do. */
function isStation(row: readonly Fragment[], index: number): boolean {
  const [before, mark, after] = [row[index - 1], row[index], row[index + 1]];
  if (!before || !mark || !after || isDash(before) || !isMark(mark) || isDash(mark) || isMark(after)) return false;
  const gap = (after.x - mark.right) / Math.max(mark.size, after.size);
  return gap > CELL_GAP && gap < MARK_REACH;
}

const isMark = ({ glyphs }: Fragment): boolean => glyphs.length === 1 && BULLETS.includes(toReadable(glyphs[0]?.text ?? "?"));
const isDash = ({ glyphs }: Fragment): boolean => /^[-–—*·]$/.test(glyphs.at(-1)?.text ?? "");
/** Ems between the mark of a list or of a timeline and its words. */
const MARK_REACH = 4;

function isLoneBullet(group: readonly Placed[], gap: number, em: number): boolean {
  const only = group.length === 1 ? group[0]?.glyph.text : undefined;
  return only !== undefined && BULLETS.includes(toReadable(only)) && gap < em * MARK_REACH;
}

/** Puts blanks between characters; letter spacing that runs through a whole fragment is no blank. */
function toPlaced(fragment: Fragment): Placed[] {
  const { glyphs } = fragment;
  const gaps: number[] = [];
  for (let index = 1; index < glyphs.length; index++) {
    const [before, glyph] = [glyphs[index - 1], glyphs[index]];
    if (before !== undefined && glyph !== undefined && glyph.blank !== "written") gaps.push((glyph.x - before.right) / glyph.size);
  }
  const tracking = gaps.length < 3 ? 0 : Math.max(0, gaps.sort((a, b) => a - b)[gaps.length >> 2] ?? 0);
  return glyphs.map((glyph, index) => {
    const before = glyphs[index - 1];
    if (before === undefined) return { glyph, blankBefore: false };
    const gap = (glyph.x - before.right) / Math.max(glyph.size, before.size);
    if (glyph.blank !== "written" && isSmallCapital(glyphs, before))
      return { glyph, blankBefore: glyph.x - before.right > SMALL_CAPITALS[glyph.blank] * before.size };
    return { glyph, blankBefore: gap > LEAST_GAP[glyph.blank] + (glyph.blank === "written" ? 0 : tracking) };
  });
}

/** A small letter that is painted as a capital: its width is told as that of the small letter, so that it seems to keep away from the next. */
function isSmallCapital(glyphs: readonly Glyph[], { text, size }: Glyph): boolean {
  const isLarge = (glyph: Glyph) => isCapital(glyph.text) && Math.abs(size / glyph.size - SMALL_CAPITALS.size) < SMALL_CAPITALS.off;
  return /\p{Ll}/u.test(text) && glyphs.some(isLarge);
}

const isCapital = (text: string): boolean => /\p{Lu}/u.test(text);

function toSegment(placed: readonly Placed[]): Segment {
  const text = joinSpacedLetters(orderByScript(placed));
  let right = Number.NEGATIVE_INFINITY;
  const count = new Map<GlyphStyle, number>();
  let [bold, italic, size, y] = [0, 0, 0, 0];
  for (const { glyph } of placed) {
    right = Math.max(right, glyph.right);
    count.set(glyph.style, (count.get(glyph.style) ?? 0) + 1);
    if (glyph.style.bold) bold++;
    if (glyph.style.italic) italic++;
    if (glyph.size > size) [size, y] = [glyph.size, glyph.y];
  }
  const main = [...count].reduce<[GlyphStyle, number] | undefined>(
    (best, entry) => (best && best[1] >= entry[1] ? best : entry),
    undefined,
  );
  const half = placed.length * 0.6;
  return {
    text,
    x: placed[0]?.glyph.x ?? 0,
    right,
    y,
    size: dominantSize(placed),
    bold: bold > half,
    italic: italic > half,
    weight: main?.[0].weight ?? 0,
    color: main?.[0].color ?? "#000000",
    letters: placed.length,
    seams: toSeams(placed, text),
    shifts: toShifts(placed, text),
  };
}

const SEAM = 0.42;

/** A bullet or the number of an item, which its text belongs to. */
function isItemMark(text: string): boolean {
  return BULLETS.includes(text) || /^\(?\d{1,2}[.)]$/.test(text);
}

/** Seams are only told where the text is the characters one after another, not where it was turned or joined. */
function toSeams(placed: readonly Placed[], text: string): Segment["seams"] {
  const seams: Segment["seams"] = [];
  const least = SEAM + typewriterWidth(placed);
  let at = 0;
  for (const [index, { glyph, blankBefore }] of placed.entries()) {
    const before = placed[index - 1]?.glyph;
    if (blankBefore) at++;
    if (before !== undefined && blankBefore && glyph.x - before.right > least * glyph.size) seams.push({ at, index, x: glyph.x });
    at += toReadable(glyph.text).length;
  }
  return at === text.length && !isRightToLeft(text) ? seams.filter((seam) => !isItemMark(text.slice(0, seam.at).trim())) : [];
}

/** Where words in one type stand beside words in another, told where the text is the characters one after another. */
function toShifts(placed: readonly Placed[], text: string): number[] {
  const shifts: number[] = [];
  let at = 0;
  for (const [index, { glyph, blankBefore }] of placed.entries()) {
    const before = placed[index - 1]?.glyph;
    if (blankBefore) at++;
    if (before !== undefined && blankBefore && lookOf(before.style) !== lookOf(glyph.style)) shifts.push(at);
    at += toReadable(glyph.text).length;
  }
  return at === text.length && !isRightToLeft(text) ? shifts : [];
}

const lookOf = ({ bold, italic, color }: GlyphStyle): string => `${bold} ${italic} ${color}`;

/** Ems of every letter, and of a blank, of a typewriter; 0 where letters differ in width. */
function typewriterWidth(placed: readonly Placed[]): number {
  const widths = placed.map(({ glyph }) => (glyph.right - glyph.x) / glyph.size).sort((a, b) => a - b);
  const [narrow, wide] = [widths[0] ?? 0, widths.at(-1) ?? 0];
  return new Set(placed.map(({ glyph }) => glyph.text)).size >= FEWEST_LETTERS && wide - narrow < ONE_WIDTH ? narrow : 0;
}

/** Different letters that tell a typewriter, and ems by which their widths may differ. */
const FEWEST_LETTERS = 5;
const ONE_WIDTH = 0.03;

function dominantSize(placed: readonly Placed[]): number {
  const sizes = placed.map(({ glyph }) => glyph.size).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 0;
}

/** Words of right-to-left scripts stand on the page from right to left; in a text the first letter comes first. */
function orderByScript(placed: readonly Placed[]): string {
  const words: string[][] = [];
  for (const { glyph, blankBefore } of placed) {
    if (blankBefore || words.length === 0) words.push([]);
    words.at(-1)?.push(toReadable(glyph.text));
  }
  const isTurned = words.map((word) => isRightToLeft(word.join("")));
  const turned = isTurned.filter(Boolean).length;
  if (turned === 0) return words.map((word) => word.join("")).join(" ");
  const logical = words.map((word, index) => ({
    text: (isTurned[index] ? [...word].reverse() : word).join(""),
    turned: isTurned[index] ?? false,
  }));
  const isMostly = turned * 2 > words.length;
  if (isMostly) logical.reverse();
  return reverseRuns(logical, !isMostly).join(" ");
}

/** Turns around each run of words of one direction. */
function reverseRuns(words: readonly { text: string; turned: boolean }[], direction: boolean): string[] {
  const ordered: string[] = [];
  let run: string[] = [];
  for (const { text, turned } of words) {
    if (turned === direction) run.unshift(text);
    else {
      ordered.push(...run, text);
      run = [];
    }
  }
  return [...ordered, ...run];
}
