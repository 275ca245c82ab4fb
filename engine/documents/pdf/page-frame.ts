import type { Pdfium, Scratch } from "./pdfium.ts";

export type Box = { left: number; top: number; right: number; bottom: number };

/** From PDF user space (y up, unrotated) to the page as it is shown (y down, from the top left corner). */
export type PageFrame = {
  width: number;
  height: number;
  toShown(x: number, y: number): [number, number];
};

/** The frame of an open page. */
export function readFrame(pdfium: Pdfium, page: number, scratch: Scratch): PageFrame {
  const [left, top, right, bottom] =
    pdfium._FPDF_GetPageBoundingBox(page, scratch.at) === 0
      ? [0, pdfium._FPDF_GetPageHeightF(page), pdfium._FPDF_GetPageWidthF(page), 0]
      : [scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3)];
  return toPageFrame({ left, top, right, bottom }, pdfium._FPDFPage_GetRotation(page));
}

export function toPageFrame(visible: Box, quarterTurns: number): PageFrame {
  const { left, bottom, right, top } = visible;
  const [wide, high] = [right - left, top - bottom];
  switch (quarterTurns & 3) {
    case 1:
      return { width: high, height: wide, toShown: (x, y) => [y - bottom, x - left] };
    case 2:
      return { width: wide, height: high, toShown: (x, y) => [right - x, y - bottom] };
    case 3:
      return { width: high, height: wide, toShown: (x, y) => [top - y, right - x] };
    default:
      return { width: wide, height: high, toShown: (x, y) => [x - left, top - y] };
  }
}

/** A box of user space (top above bottom) as a box of the shown page. */
export function showBox(frame: PageFrame, box: Box): Box {
  const [ax, ay] = frame.toShown(box.left, box.top);
  const [bx, by] = frame.toShown(box.right, box.bottom);
  return { left: Math.min(ax, bx), right: Math.max(ax, bx), top: Math.min(ay, by), bottom: Math.max(ay, by) };
}
