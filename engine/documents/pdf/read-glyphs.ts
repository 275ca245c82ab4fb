import type { PageFrame } from "./page-frame.ts";
import type { Pdfium, Scratch } from "./pdfium.ts";

export type GlyphStyle = {
  bold: boolean;
  italic: boolean;
  /** Weight by the font's descriptor; only comparable within a file. */
  weight: number;
  color: string;
  red: number;
  green: number;
  blue: number;
  alpha: number;
  renderMode: number;
};

export type Blank = "written" | "guessed" | "none";

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
  styles: Map<number, GlyphStyle>;
  fonts: Map<string, Face>;
};
type Face = { bold: boolean; italic: boolean };

/** All characters of a page in the order of the file, without blanks; `styles` and `fonts` are caches over the document. */
export function readGlyphs(pdfium: Pdfium, page: number, frame: PageFrame, scratch: Scratch, fonts: Map<string, Face>): Glyph[] {
  const text = pdfium._FPDFText_LoadPage(page);
  if (text === 0) return [];
  try {
    const source = { pdfium, text, scratch, frame, styles: new Map(), fonts };
    const count = Math.min(pdfium._FPDFText_CountChars(text), MAX_GLYPHS);
    const glyphs: Glyph[] = [];
    let blank: Blank = "none";
    for (let index = 0; index < count; index++) {
      const code = pdfium._FPDFText_GetUnicode(text, index);
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
  return ACCENTS[before.text] === undefined && ACCENTS[glyph.text] === undefined;
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

const ACCENTS: Record<string, string> = {
  "`": "\u0300",
  "\u00b4": "\u0301",
  "\u02c6": "\u0302",
  "^": "\u0302",
  "\u02dc": "\u0303",
  "\u00af": "\u0304",
  "\u02d8": "\u0306",
  "\u02d9": "\u0307",
  "\u00a8": "\u0308",
  "\u02da": "\u030a",
  "\u02dd": "\u030b",
  "\u02c7": "\u030c",
  "\u00b8": "\u0327",
  "\u02db": "\u0328",
};

/** Letters whose accent is printed as a sign of its own over or under them (as old TeX fonts do) become one letter. */
function joinAccents(glyphs: readonly Glyph[]): Glyph[] {
  const joined: Glyph[] = [];
  let accent: Glyph | undefined;
  for (const glyph of glyphs) {
    const before = joined.at(-1);
    if (accent !== undefined) {
      if (isOver(accent, glyph)) joined.push({ ...glyph, text: compose(glyph, accent), blank: accent.blank });
      else joined.push(accent, glyph);
      accent = undefined;
    } else if (ACCENTS[glyph.text] === undefined) joined.push(glyph);
    else if (before !== undefined && isOver(glyph, before)) joined[joined.length - 1] = { ...before, text: compose(before, glyph) };
    else accent = glyph;
  }
  if (accent !== undefined) joined.push(accent);
  return joined;
}

function compose(letter: Glyph, accent: Glyph): string {
  const base = letter.text.replace("\u0131", "i").replace("\u0237", "j");
  return (base + (ACCENTS[accent.text] ?? "")).normalize("NFC");
}

function isOver(accent: Glyph, letter: Glyph): boolean {
  const middle = (accent.x + accent.right) / 2;
  const isNear = Math.abs(accent.y - letter.y) < letter.size * 0.6 && accent.turn === letter.turn;
  return isNear && middle > letter.x && middle < letter.right && /^\p{L}$/u.test(letter.text);
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
  return {
    text: String.fromCodePoint(code),
    x,
    right: end,
    y: acrossBaseline(turn, originX, originY),
    size: size > 0 ? size : Math.abs(by - ay),
    turn,
    blank,
    style: toStyle(source, index, object),
    object,
  };
}

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

function toStyle(source: Source, index: number, object: number): GlyphStyle {
  const known = source.styles.get(object);
  if (known !== undefined) return known;
  const { pdfium, scratch } = source;
  const renderMode = object === 0 ? 0 : pdfium._FPDFTextObj_GetTextRenderMode(object);
  const fill = readColor(pdfium, object, scratch, renderMode === 1 || renderMode === 5);
  const face = readFace(source, index);
  const style = {
    ...fill,
    bold: face.bold || renderMode === 2,
    italic: face.italic,
    weight: pdfium._FPDFText_GetFontWeight(source.text, index),
    color: toHex(fill.red, fill.green, fill.blue),
    renderMode,
  };
  source.styles.set(object, style);
  return style;
}

function readColor(pdfium: Pdfium, object: number, scratch: Scratch, isStroked: boolean) {
  const at = scratch.at;
  for (let index = 0; index < 3; index++) scratch.setInteger(index, 0);
  scratch.setInteger(3, 255);
  if (object !== 0) {
    if (isStroked) pdfium._FPDFPageObj_GetStrokeColor(object, at, at + 4, at + 8, at + 12);
    else pdfium._FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12);
  }
  return {
    red: scratch.integer(0) & 255,
    green: scratch.integer(1) & 255,
    blue: scratch.integer(2) & 255,
    alpha: scratch.integer(3) & 255,
  };
}

function toHex(...parts: number[]): string {
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

const BOLD_NAME = /bold|black|heavy|semibold|demi|[-_ ]bd\b|cmb|sfbx|ecbx|lmroman\w*-bold|[-,]w[678]\b/i;
const LIGHT_NAME = /semilight|extralight|ultralight/i;
const ITALIC_NAME = /italic|oblique|kursiv|slanted|cmti|cmsl|ecti/i;
const FLAG_ITALIC = 1 << 6;
const FLAG_FORCE_BOLD = 1 << 18;

function readFace(source: Source, index: number): Face {
  const { pdfium, text, scratch, fonts } = source;
  const flagsAt = scratch.at + 512;
  const length = pdfium._FPDFText_GetFontInfo(text, index, scratch.at, 500, flagsAt);
  const name = length > 0 ? scratch.latin(Math.min(length, 500)) : "";
  const flags = scratch.integer(128);
  const key = `${name} ${flags}`;
  const known = fonts.get(key);
  if (known !== undefined) return known;
  const face = {
    bold: (BOLD_NAME.test(name) && !LIGHT_NAME.test(name)) || (flags & FLAG_FORCE_BOLD) !== 0,
    italic: ITALIC_NAME.test(name) || (flags & FLAG_ITALIC) !== 0,
  };
  fonts.set(key, face);
  return face;
}
