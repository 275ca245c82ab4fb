import { LEAST_CONTRAST } from "../weights.ts";
import type { PageFrame } from "./page-frame.ts";
import type { Pdfium } from "./pdfium.ts";
import { type Glyph, toShownPoint } from "./read-glyphs.ts";

const SCALE = 2;
const MAX_PIXELS = 4_000_000;
const WHITE = 0xffffffff;

/** Of characters that may have the colour of what lies behind them, those that the painted page does not show. */
export function findUnseen(pdfium: Pdfium, page: number, frame: PageFrame, doubtful: readonly Glyph[]): Set<Glyph> {
  const unseen = new Set<Glyph>();
  const scale = Math.min(SCALE, Math.sqrt(MAX_PIXELS / Math.max(1, frame.width * frame.height)));
  const [width, height] = [Math.ceil(frame.width * scale), Math.ceil(frame.height * scale)];
  const bitmap = width > 0 && height > 0 ? pdfium._FPDFBitmap_Create(width, height, 0) : 0;
  if (bitmap === 0) return unseen;
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
  const look = {
    bytes: pdfium.HEAPU8,
    start: pdfium._FPDFBitmap_GetBuffer(bitmap),
    stride: pdfium._FPDFBitmap_GetStride(bitmap),
    width,
    height,
    scale,
  };
  for (const line of toLines(doubtful)) {
    const faint = line.filter((glyph) => contrastOf(look, glyph) < LEAST_CONTRAST);
    // A single character can touch an edge of its background; the line as a whole tells.
    if (faint.length * 2 > line.length) for (const glyph of line) unseen.add(glyph);
  }
  pdfium._FPDFBitmap_Destroy(bitmap);
  return unseen;
}

function toLines(glyphs: readonly Glyph[]): Glyph[][] {
  const lines = new Map<string, Glyph[]>();
  for (const glyph of glyphs) {
    const key = `${glyph.turn} ${Math.round(glyph.y)} ${glyph.style.color}`;
    const line = lines.get(key);
    if (line === undefined) lines.set(key, [glyph]);
    else line.push(glyph);
  }
  return [...lines.values()];
}

type Look = { bytes: Uint8Array; start: number; stride: number; width: number; height: number; scale: number };

/** How far the brightest and the darkest point of a character's place are apart, 0–1, in the channel where it is most. */
function contrastOf(look: Look, glyph: Glyph): number {
  const [ax, ay] = toShownPoint(glyph.turn, glyph.x, glyph.y - glyph.size * 0.65);
  const [bx, by] = toShownPoint(glyph.turn, glyph.right, glyph.y);
  const clamp = (value: number, last: number) => Math.max(0, Math.min(last, Math.round(value * look.scale)));
  const [left, right] = [clamp(Math.min(ax, bx), look.width - 1), clamp(Math.max(ax, bx), look.width - 1)];
  const [top, bottom] = [clamp(Math.min(ay, by), look.height - 1), clamp(Math.max(ay, by), look.height - 1)];
  const low = [255, 255, 255];
  const high = [0, 0, 0];
  const [stepX, stepY] = [toStep(right - left), toStep(bottom - top)];
  for (let y = top; y <= bottom; y += stepY) {
    for (let x = left; x <= right; x += stepX) {
      for (let channel = 0; channel < 3; channel++) {
        const value = look.bytes[look.start + y * look.stride + x * 4 + channel] ?? 0;
        if (value < (low[channel] ?? 0)) low[channel] = value;
        if (value > (high[channel] ?? 0)) high[channel] = value;
      }
    }
  }
  return Math.max(...high.map((value, channel) => value - (low[channel] ?? 0))) / 255;
}

/** Large characters have broad strokes, so fewer points tell as much. */
function toStep(extent: number): number {
  return Math.max(1, Math.floor(extent / 48));
}
