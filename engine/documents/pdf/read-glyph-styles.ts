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
  /** The font has no name, as those drawn stroke by stroke have none; the widths it tells need not be those it is drawn in. */
  nameless: boolean;
};

type Face = Pick<GlyphStyle, "bold" | "italic" | "weight" | "nameless">;

/** Reads styles of a page's characters; equal styles are one object. */
export function createStyleReader(pdfium: Pdfium, text: number, scratch: Scratch): (index: number, object: number) => GlyphStyle {
  const ofObject = new Map<number, GlyphStyle>();
  const ofLook = new Map<string, GlyphStyle>();
  const faces = new Map<number, Face>();
  return (index, object) => {
    const known = ofObject.get(object);
    if (known !== undefined) return known;
    const font = object === 0 ? 0 : pdfium._FPDFTextObj_GetFont(object);
    const face = faces.get(font) ?? readFace(pdfium, text, index, scratch);
    faces.set(font, face);
    const read = readStyle(pdfium, object, scratch, face);
    const key = `${font} ${read.color} ${read.alpha} ${read.renderMode}`;
    const style = ofLook.get(key) ?? read;
    ofLook.set(key, style);
    ofObject.set(object, style);
    return style;
  };
}

function readStyle(pdfium: Pdfium, object: number, scratch: Scratch, face: Face): GlyphStyle {
  const renderMode = object === 0 ? 0 : pdfium._FPDFTextObj_GetTextRenderMode(object);
  const fill = readColor(pdfium, object, scratch, renderMode === 1 || renderMode === 5);
  return {
    ...fill,
    bold: face.bold || renderMode === 2,
    italic: face.italic,
    weight: face.weight,
    nameless: face.nameless,
    color: toHex(fill.red, fill.green, fill.blue),
    renderMode,
  };
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

/** The look of a character's font. */
function readFace(pdfium: Pdfium, text: number, index: number, scratch: Scratch): Face {
  const flagsAt = scratch.at + 512;
  const length = pdfium._FPDFText_GetFontInfo(text, index, scratch.at, 500, flagsAt);
  const name = length > 0 ? scratch.latin(Math.min(length, 500)) : "";
  const flags = scratch.integer(128);
  return {
    bold: (BOLD_NAME.test(name) && !LIGHT_NAME.test(name)) || (flags & FLAG_FORCE_BOLD) !== 0,
    italic: ITALIC_NAME.test(name) || (flags & FLAG_ITALIC) !== 0,
    weight: pdfium._FPDFText_GetFontWeight(text, index),
    nameless: length <= 1,
  };
}
