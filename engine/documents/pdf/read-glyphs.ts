import { isAccent, joinAccents } from "./join-accents.ts";
import type { PageFrame } from "./page-frame.ts";
import type { Pdfium, Scratch } from "./pdfium.ts";
import { createStyleReader, type GlyphStyle } from "./read-glyph-styles.ts";

type Blank = "written" | "guessed" | "none";

/** One printed character. `turn` is its direction in quarter turns clockwise; x runs along it, y across, both in shown points. */
export type Glyph = {
  text: string;
  /** Start and end along the baseline, and the baseline itself. */
  x: number;
  right: number;
  y: number;
  size: number;
  turn: number;
  /** A blank stands before this character: written in the file, guessed by PDFium from the widths, or neither. */
  blank: Blank;
  style: GlyphStyle;
  /** Text object it belongs to. */
  object: number;
};

const FAR_TURNED = 0.35;
const MAX_GLYPHS = 200_000;

type Source = {
  pdfium: Pdfium;
  text: number;
  scratch: Scratch;
  frame: PageFrame;
  toStyle: (index: number, object: number) => GlyphStyle;
};

/** All characters of a page in the order of the file, without blanks. */
export function readGlyphs(pdfium: Pdfium, page: number, frame: PageFrame, scratch: Scratch): Glyph[] {
  const text = pdfium._FPDFText_LoadPage(page);
  if (text === 0) return [];
  try {
    const source = { pdfium, text, scratch, frame, toStyle: createStyleReader(pdfium, text, scratch) };
    const count = Math.min(pdfium._FPDFText_CountChars(text), MAX_GLYPHS);
    const glyphs: Glyph[] = [];
    let blank: Blank = "none";
    for (let index = 0; index < count; index++) {
      const code = readCode(pdfium, text, index);
      if (pdfium._FPDFText_IsGenerated(text, index) === 1) {
        if (blank === "none") blank = "guessed";
        continue;
      }
      if (isBlank(code)) {
        blank = "written";
        continue;
      }
      const glyph = readGlyph(source, index, code, blank);
      blank = "none";
      const before = glyphs.at(-1);
      if (glyph !== undefined && before !== undefined && isSameInk(before, glyph)) {
        before.text += glyph.text;
        before.right = Math.max(before.right, readInkEnd(source, index, before));
      } else if (glyph !== undefined) glyphs.push(glyph);
    }
    return joinAccents(glyphs);
  } finally {
    pdfium._FPDFText_ClosePage(text);
  }
}

/** One sign that stands for several letters (a ligature) comes as several characters in one place. */
function isSameInk(before: Glyph, glyph: Glyph): boolean {
  if (before.object === 0 || before.object !== glyph.object || before.x !== glyph.x || before.y !== glyph.y) return false;
  return !isAccent(before.text) && !isAccent(glyph.text);
}

/** Where the ink of a character ends; the width in the file may be that of one of the letters only. */
function readInkEnd(source: Source, index: number, glyph: Glyph): number {
  const { pdfium, text, scratch, frame } = source;
  const at = scratch.at;
  if (pdfium._FPDFText_GetCharBox(text, index, at, at + 8, at + 16, at + 24) === 0) return glyph.right;
  const [left, right, bottom, top] = [scratch.double(0), scratch.double(1), scratch.double(2), scratch.double(3)];
  const [ax, ay] = frame.toShown(left, top);
  const [bx, by] = frame.toShown(right, bottom);
  return alongBaseline(glyph.turn, ax, ay, bx, by)[1];
}

const HYPHEN = 0x2d;

/** The character, with a hyphen at a line's end as a hyphen; PDFium gives it a control code. */
function readCode(pdfium: Pdfium, text: number, index: number): number {
  const code = pdfium._FPDFText_GetUnicode(text, index);
  return (code === 2 || code === 0xfffe) && pdfium._FPDFText_IsHyphen(text, index) === 1 ? HYPHEN : code;
}

function isBlank(code: number): boolean {
  return code <= 32 || code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x3000;
}

function readGlyph(source: Source, index: number, code: number, blank: Blank): Glyph | undefined {
  const { pdfium, text, scratch, frame } = source;
  if (code === 0xfffe || code === 0xffff) return undefined;
  const object = pdfium._FPDFText_GetTextObject(text, index);
  pdfium._FPDFText_GetMatrix(text, index, scratch.at);
  const [a, b, c, d] = [scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3)];
  const size = pdfium._FPDFText_GetFontSize(text, index) * Math.hypot(c, d);
  pdfium._FPDFText_GetLooseCharBox(text, index, scratch.at);
  const [left, top, right, bottom] = [scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3)];
  pdfium._FPDFText_GetCharOrigin(text, index, scratch.at, scratch.at + 8);
  const [originX, originY] = frame.toShown(scratch.double(0), scratch.double(1));
  if (![left, top, right, bottom, originX, originY, size].every(Number.isFinite)) return undefined;
  const [ax, ay] = frame.toShown(left, top);
  const [bx, by] = frame.toShown(right, bottom);
  const turn = toTurn(frame, a, b);
  const [x, end] = alongBaseline(turn, ax, ay, bx, by);
  const style = source.toStyle(index, object);
  const glyph = {
    text: String.fromCodePoint(code),
    x,
    right: end,
    y: acrossBaseline(turn, originX, originY),
    size: size > 0 ? size : Math.abs(by - ay),
    turn,
    blank,
    style,
    object,
  };
  const ink = style.nameless ? readInkEnd(source, index, glyph) : end;
  return ink - end > OVERHANG * glyph.size ? { ...glyph, right: ink } : glyph;
}

/** Ems by which the ink of a slanted letter may stand over its width. */
const OVERHANG = 0.12;

/** The direction the text runs on the shown page; 4 when it is none of the four. */
function toTurn(frame: PageFrame, a: number, b: number): number {
  const [zeroX, zeroY] = frame.toShown(0, 0);
  const [x, y] = frame.toShown(a, b);
  const [dx, dy] = [x - zeroX, y - zeroY];
  if (Math.abs(dy) <= FAR_TURNED * Math.abs(dx)) return dx >= 0 ? 0 : 2;
  if (Math.abs(dx) <= FAR_TURNED * Math.abs(dy)) return dy >= 0 ? 1 : 3;
  return 4;
}

function alongBaseline(turn: number, ax: number, ay: number, bx: number, by: number): [number, number] {
  const [low, high] = turn % 2 === 1 ? [Math.min(ay, by), Math.max(ay, by)] : [Math.min(ax, bx), Math.max(ax, bx)];
  return turn === 2 || turn === 3 ? [-high, -low] : [low, high];
}

function acrossBaseline(turn: number, x: number, y: number): number {
  if (turn === 1) return -x;
  if (turn === 2) return -y;
  return turn === 3 ? x : y;
}

/** Back from (along, across) of a direction to the shown page. */
export function toShownPoint(turn: number, along: number, across: number): [number, number] {
  if (turn === 1) return [-across, along];
  if (turn === 2) return [-along, -across];
  return turn === 3 ? [across, -along] : [along, across];
}
