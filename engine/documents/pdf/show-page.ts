import type { Document, Page } from "../types.ts";
import { type PdfFile, withPdf } from "./open-pdf.ts";
import { readFrame } from "./page-frame.ts";
import { type PlacedWord, type Placing, placeWords } from "./place-words.ts";
import { type Glyph, readGlyphs } from "./read-glyphs.ts";

/** A page as it is printed: three bytes a pixel (red, green, blue), row by row from the top; `words` in points of the page. */
export type ShownPage = {
  number: number;
  /** Size of the page in points. */
  width: number;
  height: number;
  picture: { width: number; height: number; rgb: Uint8Array };
  words: PlacedWord[];
};

type Cover = readonly { start: number; end: number }[];
type Picture = ShownPage["picture"];
type Box = { x: number; y: number; width: number; height: number };

const PIXELS_PER_POINT = 2;
const MAX_PIXELS = 4_000_000;
const WHITE = 0xffffffff;
const BAR_GREY = 0xc4;

/**
 * Paints a page of the PDF that `document` was read from, with the places of its words. With `cover`, spans of the text, only words
 * that were read and are not covered are painted: bars stand over the others, and pictures and drawings are left out, as
 * nobody knows what they tell. Undefined: there is no such page, or it cannot be painted.
 */
export async function showPage(bytes: Uint8Array, document: Document, number: number, cover?: Cover): Promise<ShownPage | undefined> {
  const shown = await withPdf(bytes, (file) => show(file, document, number, cover));
  return typeof shown === "string" ? undefined : shown;
}

function show(file: PdfFile, document: Document, number: number, cover: Cover | undefined): ShownPage | undefined {
  const { pdfium, handle, scratch } = file;
  const known = document.pages.find((page) => page.number === number);
  if (known === undefined) return undefined;
  const page = pdfium._FPDF_LoadPage(handle, number - 1);
  if (page === 0) return undefined;
  try {
    const frame = readFrame(pdfium, page, scratch);
    const placing = placePictured(document, known) ?? placePrinted(document, number, readGlyphs(pdfium, page, frame, scratch));
    const picture = paint(file, page, frame.width, frame.height);
    if (picture === undefined) return undefined;
    const { width, height } = frame;
    if (cover === undefined) return { number, width, height, picture, words: placing.words };
    const words = placing.words.filter((word) => !cover.some(({ start, end }) => start < word.end && word.start < end));
    return { number, width, height, picture: keepWords(picture, picture.width / width, placing, words), words };
  } finally {
    pdfium._FPDF_ClosePage(page);
  }
}

/** Words of a page that was read from its picture stand where its reader saw them. */
function placePictured({ words = [] }: Document, { start, end }: Page): Placing | undefined {
  const placed = words.flatMap((word) =>
    word.box === undefined || word.start < start || word.end > end ? [] : [{ start: word.start, end: word.end, ...word.box }],
  );
  return placed.length === 0 ? undefined : { words: placed, rest: [] };
}

function placePrinted({ lines, text }: Document, number: number, glyphs: readonly Glyph[]): Placing {
  return placeWords(
    lines.filter((line) => line.page === number),
    text,
    glyphs,
  );
}

function paint({ pdfium }: PdfFile, page: number, wide: number, high: number): Picture | undefined {
  const scale = Math.min(PIXELS_PER_POINT, Math.sqrt(MAX_PIXELS / Math.max(1, wide * high)));
  const [width, height] = [Math.floor(wide * scale), Math.floor(high * scale)];
  const bitmap = width > 0 && height > 0 ? pdfium._FPDFBitmap_Create(width, height, 0) : 0;
  if (bitmap === 0) return undefined;
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
  const [start, stride] = [pdfium._FPDFBitmap_GetBuffer(bitmap), pdfium._FPDFBitmap_GetStride(bitmap)];
  const [bytes, rgb] = [pdfium.HEAPU8, new Uint8Array(width * height * 3)];
  let at = 0;
  for (let y = 0; y < height; y++) {
    for (let from = start + y * stride, x = 0; x < width; x++, from += 4) {
      rgb[at++] = bytes[from + 2] ?? 0;
      rgb[at++] = bytes[from + 1] ?? 0;
      rgb[at++] = bytes[from] ?? 0;
    }
  }
  pdfium._FPDFBitmap_Destroy(bitmap);
  return { width, height, rgb };
}

/** A white page with the print of some words, and bars where other print of the lines stands. */
function keepWords(from: Picture, scale: number, { words, rest }: Placing, kept: readonly PlacedWord[]): Picture {
  const to = { ...from, rgb: new Uint8Array(from.rgb.length).fill(255) };
  for (const word of kept) eachRow(from, scale, word, (start, end) => to.rgb.set(from.rgb.subarray(start, end), start));
  const shown = new Set(kept);
  for (const box of [...words.filter((word) => !shown.has(word)), ...rest])
    eachRow(from, scale, box, (start, end) => to.rgb.fill(BAR_GREY, start, end));
  return to;
}

/** The bytes of a box, row by row. */
function eachRow({ width, height }: Picture, scale: number, box: Box, use: (start: number, end: number) => void): void {
  const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value));
  const [left, right] = [clamp(Math.floor(box.x * scale), width), clamp(Math.ceil((box.x + box.width) * scale), width)];
  const [top, bottom] = [clamp(Math.floor(box.y * scale), height), clamp(Math.ceil((box.y + box.height) * scale), height)];
  for (let y = top; y < bottom; y++) use((y * width + left) * 3, (y * width + right) * 3);
}
