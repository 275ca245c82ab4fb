import { PICTURE_DPI } from "../weights.ts";
import { type PdfFile, withPdf } from "./open-pdf.ts";

/** A page as a picture: one byte a pixel, row by row from the top, 0 black. */
export type PaintedPage = { width: number; height: number; pixelsPerPoint: number; grey: Uint8Array };

const MAX_PIXELS = 6_000_000;
const WHITE = 0xffffffff;
const GREY_FORMAT = 1;

/** Paints a page (counted from 1) as it is shown, `turn` quarter turns clockwise; undefined when it cannot be painted. */
export async function paintPage(bytes: Uint8Array, number: number, turn = 0): Promise<PaintedPage | undefined> {
  const painted = await withPdf(bytes, (file) => paint(file, number - 1, turn));
  return typeof painted === "string" ? undefined : painted;
}

function paint({ pdfium, handle }: PdfFile, index: number, turn: number): PaintedPage | undefined {
  const page = pdfium._FPDF_LoadPage(handle, index);
  if (page === 0) return undefined;
  try {
    const shown = [pdfium._FPDF_GetPageWidthF(page), pdfium._FPDF_GetPageHeightF(page)] as const;
    const [wide, high] = turn % 2 === 0 ? shown : [shown[1], shown[0]];
    const pixelsPerPoint = Math.min(PICTURE_DPI / 72, Math.sqrt(MAX_PIXELS / Math.max(1, wide * high)));
    const [width, height] = [Math.floor(wide * pixelsPerPoint), Math.floor(high * pixelsPerPoint)];
    const bitmap = width > 0 && height > 0 ? pdfium._FPDFBitmap_CreateEx(width, height, GREY_FORMAT, 0, 0) : 0;
    if (bitmap === 0) return undefined;
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, turn, 0);
    const [start, stride] = [pdfium._FPDFBitmap_GetBuffer(bitmap), pdfium._FPDFBitmap_GetStride(bitmap)];
    const grey = new Uint8Array(width * height);
    for (let y = 0; y < height; y++) grey.set(pdfium.HEAPU8.subarray(start + y * stride, start + y * stride + width), y * width);
    pdfium._FPDFBitmap_Destroy(bitmap);
    return { width, height, pixelsPerPoint, grey };
  } finally {
    pdfium._FPDF_ClosePage(page);
  }
}
