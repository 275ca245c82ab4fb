import type { DraftLine } from "../draft.ts";
import { stripSilent } from "../hidden-characters.ts";
import { joinRow } from "../join-row.ts";
import type { ScannedPage } from "../scanned-page.ts";
import type { HiddenReason, HiddenText } from "../types.ts";
import { buildLines, countStarts } from "./build-lines.ts";
import { buildSegments, type Segment } from "./build-segments.ts";
import type { Means } from "./find-layers.ts";
import { joinRuledRows, toRowSegment, toRules } from "./find-ruled-rows.ts";
import { joinBesideDates } from "./join-beside-dates.ts";
import { joinDates } from "./join-dates.ts";
import { joinSectionNames } from "./join-names.ts";
import { toHiddenReason } from "./judge-visibility.ts";
import { findUnseen } from "./look-at-page.ts";
import type { PdfFile } from "./open-pdf.ts";
import { type PageFrame, readFrame } from "./page-frame.ts";
import type { Pdfium } from "./pdfium.ts";
import { type Glyph, readGlyphs } from "./read-glyphs.ts";
import { type PageLink, placeLinks, readLinks } from "./read-links.ts";
import { type Painting, readPainting } from "./read-shapes.ts";
import { isRepeated, placeWords, toGlyphs } from "./scanned-words.ts";
import { splitColumns } from "./split-columns.ts";
import { joinStackedDates } from "./stack-dates.ts";

export type PageReading = {
  number: number;
  width: number;
  height: number;
  columns: number;
  lines: DraftLine[];
  hiddenText: HiddenText[];
  hasPictures: boolean;
  /** A picture fills the page, and nothing was read from it. */
  isScan: boolean;
  /** The words were read from the page's picture. */
  isRecognised: boolean;
};

type OpenPdf = PdfFile & { means: Means };

const SCAN_COVER = 0.6;
const SCAN_CHARS = 50;
const NO_TURN = 4;
const NOTHING = { width: 0, height: 0, columns: 1, lines: [], hiddenText: [], hasPictures: false, isScan: false, isRecognised: false };

/** `scanned`: what a reader of pictures found on this page; it counts where the page has next to no words of its own. */
export function readPage(pdf: OpenPdf, index: number, scanned?: ScannedPage): PageReading {
  const { pdfium, handle, scratch, means } = pdf;
  const number = index + 1;
  const page = pdfium._FPDF_LoadPage(handle, index);
  if (page === 0) return { ...NOTHING, number };
  try {
    const frame = readFrame(pdfium, page, scratch);
    const glyphs = readGlyphs(pdfium, page, frame, scratch);
    const painting = readPainting(pdfium, page, frame, scratch);
    const links = readLinks(pdfium, handle, page, frame, scratch);
    const sheet = { pdfium, page, number, frame, painting, means };
    const reading = layOut(sheet, partHidden(sheet, glyphs), links);
    return scanned !== undefined && isWordless(reading) ? readScanned(sheet, reading, scanned) : reading;
  } finally {
    pdfium._FPDF_ClosePage(page);
  }
}

const isWordless = ({ isScan, hasPictures, lines }: PageReading): boolean => isScan || (hasPictures && lines.length === 0);

/** The page with the words of its picture in place of its own few. */
function readScanned(sheet: Sheet, own: PageReading, scanned: ScannedPage): PageReading {
  const { width, height, words } = scanned;
  const hiddenText = own.hiddenText.filter(({ text }) => !isRepeated(text, words));
  const reading = layOut(sheet, { visible: toGlyphs(words), hiddenText }, []);
  if (reading.lines.length === 0) return own;
  placeWords(reading.lines, words);
  return { ...reading, width, height, isScan: false, isRecognised: true };
}

function layOut(sheet: Sheet, { visible, hiddenText }: Parted, links: PageLink[]): PageReading {
  const { number, frame, painting } = sheet;
  const marks = toMarks(painting);
  const groups = [0, 1, 2, 3, NO_TURN]
    .map((turn) => [turn, visible.filter((glyph) => glyph.turn === turn)] as const)
    .filter(([, group]) => group.length > 0)
    .sort((a, b) => b[1].length - a[1].length || a[0] - b[0]);
  const lines: DraftLine[] = [];
  for (const [turn, group] of groups) {
    const rules = toRules(turn === 0 ? painting.rules : []);
    const printed = buildSegments(group, rules.walls).flatMap((segment) => toVisible(segment, hiddenText, number));
    const words = joinBesideDates(joinSectionNames(joinStackedDates(joinDates(printed))));
    const style = { page: number, turn, ...usualStyle(words), marks, starts: countStarts(words, 1) };
    const readRegion = (region: Segment[]): DraftLine[] => splitColumns(region, joinCells).flatMap((leaf) => buildLines(leaf, style));
    const joinCells = (cells: Segment[][]) => toRowSegment(cells.flat(), joinRow(cells.map(readRegion)));
    const segments = joinRuledRows(words, rules, readRegion, joinRow);
    const first = Math.max(-1, ...lines.map((line) => line.column)) + 1;
    const leaves = turn === NO_TURN ? [{ segments, column: 0 }] : splitColumns(segments, joinCells);
    lines.push(...leaves.flatMap((leaf) => buildLines({ ...leaf, column: leaf.column + first }, style)));
  }
  const shown = lines.filter((line) => line.text !== "");
  placeLinks(shown, links);
  const chars = shown.reduce((sum, line) => sum + line.text.length, 0);
  return {
    number,
    width: Math.max(0, frame.width),
    height: Math.max(0, frame.height),
    columns: countColumns(shown),
    lines: shown,
    hiddenText,
    hasPictures: painting.pictureArea > 0,
    isRecognised: false,
    isScan: chars < SCAN_CHARS && painting.pictureArea > SCAN_COVER * frame.width * frame.height,
  };
}

/** A column lower than this share of the page's text is a block beside the text, contacts as a rule. */
const COLUMN_SHARE = 0.15;

/** Columns the text is read in. */
function countColumns(lines: readonly DraftLine[]): number {
  const heightOf = (some: readonly DraftLine[]) =>
    some.reduce((low, { y }) => Math.max(low, y), 0) - some.reduce((high, { y }) => Math.min(high, y), Infinity);
  const columns = [...new Set(lines.map((line) => line.column))].map((column) => lines.filter((line) => line.column === column));
  const tall = columns.filter((column) => heightOf(column) >= COLUMN_SHARE * heightOf(lines));
  return Math.max(1, tall.length);
}

type Sheet = { pdfium: Pdfium; page: number; number: number; frame: PageFrame; painting: Painting; means: Means };

type Parted = { visible: Glyph[]; hiddenText: HiddenText[] };

function partHidden({ pdfium, page, number, frame, painting, means }: Sheet, glyphs: readonly Glyph[]): Parted {
  const reasons = glyphs.map((glyph) => toHiddenReason(glyph, painting, frame, means));
  // Where layers can be switched off, only the painted page tells what is shown.
  const isOpen = (verdict: (typeof reasons)[number]) => verdict === "doubtful" || (means.layered && verdict === undefined);
  const doubtful = glyphs.filter((_, index) => isOpen(reasons[index]));
  const unseen = doubtful.length === 0 ? new Set<Glyph>() : findUnseen(pdfium, page, frame, doubtful);
  const visible: Glyph[] = [];
  const hidden = new Map<HiddenReason, Glyph[]>();
  for (const [index, glyph] of glyphs.entries()) {
    const verdict = reasons[index];
    const unseenAs = verdict === undefined ? "marked-hidden" : "same-colour";
    const reason = verdict === "doubtful" || verdict === undefined ? (unseen.has(glyph) ? unseenAs : undefined) : verdict;
    if (reason === undefined) visible.push(glyph);
    else if (hidden.get(reason)?.push(glyph) === undefined) hidden.set(reason, [glyph]);
  }
  const hiddenText = [...hidden].flatMap(([reason, group]) => {
    const text = buildSegments(group)
      .map((segment) => segment.text)
      .join(" ")
      .trim();
    return /[\p{L}\p{N}]/u.test(text) ? [{ text, reason, page: number }] : [];
  });
  return { visible, hiddenText };
}

function toVisible(segment: Segment, hiddenText: HiddenText[], page: number): Segment[] {
  const { text, message } = stripSilent(segment.text);
  if (message !== "") hiddenText.push({ text: message, reason: "zero-width", page });
  return text.trim() === "" ? [] : [{ ...segment, text }];
}

/** The size and weight most characters of the page have. */
function usualStyle(segments: readonly Segment[]): { size: number; weight: number } {
  const sizes = new Map<number, number>();
  const weights = new Map<number, number>();
  for (const { size, weight, letters } of segments) {
    const rounded = Math.round(size * 2) / 2;
    sizes.set(rounded, (sizes.get(rounded) ?? 0) + letters);
    weights.set(weight, (weights.get(weight) ?? 0) + letters);
  }
  return { size: mostFrequent(sizes), weight: mostFrequent(weights) };
}

function mostFrequent(counts: ReadonlyMap<number, number>): number {
  let best = [0, 0];
  for (const [value, count] of counts) if (count > (best[1] ?? 0)) best = [value, count];
  return best[0] ?? 0;
}

const MARK_SIZE = 7;

/** Small round or square fills: bullets that some producers draw instead of printing. */
function toMarks(painting: Painting): { x: number; y: number }[] {
  return painting.shapes.flatMap((shape) => {
    const [wide, high] = [shape.right - shape.left, shape.bottom - shape.top];
    const isMark = shape.kind === "fill" && wide < MARK_SIZE && high < MARK_SIZE && wide > 1 && Math.abs(wide - high) < 1;
    return isMark ? [{ x: (shape.left + shape.right) / 2, y: (shape.top + shape.bottom) / 2 }] : [];
  });
}
