import type { PaintedPage } from "@fairlead/engine/documents";

/** Strips are judged one by one, so that lines a little aslant stay apart within each. */
const STRIPS = 4;
/** Points; about the height of a small letter: strokes within it do not count, lines and the gaps between them do. */
const BAND = 4;
/** Grain and shadows of a scan are paler than print. */
const DARK = 128;

/** Whether lines run across the picture and not down it: ink comes and goes most where one steps from line to line. */
export function runsAcross({ width, height, pixelsPerPoint, grey }: PaintedPage): boolean {
  const band = Math.max(1, Math.round(BAND * pixelsPerPoint));
  const down = unrest(grey, band, { along: height, step: width, across: width, stride: 1 });
  return down >= unrest(grey, band, { along: width, step: 1, across: height, stride: width });
}

type Way = { along: number; step: number; across: number; stride: number };

/** How much the dark points of a strip change from one band to the next, in all. */
function unrest(grey: Uint8Array, band: number, { along, step, across, stride }: Way): number {
  const length = Math.floor(across / STRIPS);
  let sum = 0;
  for (let strip = 0; strip < STRIPS; strip++) {
    let before = 0;
    for (let from = 0; from + band <= along; from += band) {
      let dark = 0;
      for (let row = from; row < from + band; row++)
        for (let n = 0; n < length; n++) if ((grey[row * step + (strip * length + n) * stride] ?? 255) < DARK) dark++;
      sum += Math.abs(dark - before);
      before = dark;
    }
  }
  return sum;
}
