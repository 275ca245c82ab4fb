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

/** One printed character. `turn` is its direction in quarter turns clockwise; x runs along it, y across, both in shown points. */
export type Glyph = {
  text: string;
  /** Start and end along the baseline, and the baseline itself. */
  x: number;
  right: number;
  y: number;
  size: number;
  turn: number;
  /** A blank stands in the file before this character. */
  spaced: boolean;
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
    let spaced = false;
    for (let index = 0; index < count; index++) {
      const code = pdfium._FPDFText_GetUnicode(text, index);
      if (pdfium._FPDFText_IsGenerated(text, index) === 1) continue;
      if (isBlank(code)) {
        spaced = true;
        continue;
      }
      const glyph = readGlyph(source, index, code, spaced);
      if (glyph !== undefined) glyphs.push(glyph);
      spaced = false;
    }
    return glyphs;
  } finally {
    pdfium._FPDFText_ClosePage(text);
  }
}

function isBlank(code: number): boolean {
  return code <= 32 || code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x3000;
}

function readGlyph(source: Source, index: number, code: number, spaced: boolean): Glyph | undefined {
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
    spaced,
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
const BOLD_WEIGHT = 700;

function readFace(source: Source, index: number): Face {
  const { pdfium, text, scratch, fonts } = source;
  const flagsAt = scratch.at + 512;
  const length = pdfium._FPDFText_GetFontInfo(text, index, scratch.at, 500, flagsAt);
  const name = length > 0 ? scratch.latin(Math.min(length, 500)) : "";
  const flags = scratch.integer(128);
  const key = `${name} ${flags}`;
  const known = fonts.get(key);
  if (known !== undefined) return known;
  const weight = pdfium._FPDFText_GetFontWeight(text, index);
  const face = {
    bold: (BOLD_NAME.test(name) && !LIGHT_NAME.test(name)) || (flags & FLAG_FORCE_BOLD) !== 0 || weight >= BOLD_WEIGHT,
    italic: ITALIC_NAME.test(name) || (flags & FLAG_ITALIC) !== 0,
  };
  fonts.set(key, face);
  return face;
}
