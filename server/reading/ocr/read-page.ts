import { type PaintedPage, type PictureWord, paintPage, type ScannedPage } from "@fairlead/engine/documents";
import { toShownBox } from "./shown-box.ts";
import { type Recognised, recognise } from "./tesseract.ts";
import { runsAcross } from "./upright.ts";

/** 0–1, weighted by letters; a page read the wrong way round stays far below. */
const MAKES_SENSE = 0.6;

/** Paints one page of a PDF and reads its picture; null when it cannot be painted. */
export async function readPicture(bytes: Uint8Array, number: number): Promise<ScannedPage | null> {
  const asShown = await paintPage(bytes, number);
  if (asShown === undefined) return null;
  const turn = runsAcross(asShown) ? 0 : 1;
  const first = await readTurned(bytes, number, turn);
  if (first === null || first.sense >= MAKES_SENSE) return first?.page ?? null;
  const headFirst = await readTurned(bytes, number, turn + 2);
  return headFirst !== null && headFirst.sense > first.sense ? headFirst.page : first.page;
}

/** The page `turn` quarter turns clockwise, and how much sense its words make. */
async function readTurned(bytes: Uint8Array, number: number, turn: number): Promise<{ page: ScannedPage; sense: number } | null> {
  const painted = await paintPage(bytes, number, turn);
  if (painted === undefined) return null;
  const page = toScannedPage(number, { ...painted, turn }, await recognise(toPgm(painted)));
  return { page, sense: toSense(page.words) };
}

function toPgm({ width, height, grey }: PaintedPage): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]);
}

type Turned = PaintedPage & { turn: number };

function toScannedPage(number: number, painted: Turned, { blocks, rotateRadians }: Recognised): ScannedPage {
  const { width, height, pixelsPerPoint } = painted;
  const toPoints = (pixels: number) => Math.round((pixels / pixelsPerPoint) * 100) / 100;
  const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  const words = lines.flatMap(({ baseline, rowAttributes, words }) =>
    words.map(({ text, confidence, bbox }) => ({
      text,
      confidence: confidence / 100,
      x: toPoints(bbox.x0),
      right: toPoints(bbox.x1),
      y: toPoints((baseline.y0 + baseline.y1) / 2),
      size: toPoints(rowAttributes.rowHeight),
      box: toShownBox(bbox, painted, rotateRadians),
    })),
  );
  return { number, width: toPoints(width), height: toPoints(height), words };
}

function toSense(words: readonly PictureWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
}
