import { PDFiumLibrary } from "@hyzyla/pdfium";

type Pointer = number;

/** The raw calls of PDFium that reading needs; pointers are offsets into its own memory. */
export type Pdfium = {
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAP32: Int32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  _malloc(bytes: number): Pointer;
  _free(pointer: Pointer): void;
  _FPDF_LoadMemDocument(data: Pointer, size: number, password: Pointer): Pointer;
  _FPDF_GetLastError(): number;
  _FPDF_CloseDocument(document: Pointer): void;
  _FPDF_GetPageCount(document: Pointer): number;
  _FPDF_LoadPage(document: Pointer, index: number): Pointer;
  _FPDF_ClosePage(page: Pointer): void;
  _FPDF_GetPageWidthF(page: Pointer): number;
  _FPDF_GetPageHeightF(page: Pointer): number;
  _FPDF_GetPageBoundingBox(page: Pointer, rect: Pointer): number;
  _FPDFPage_GetRotation(page: Pointer): number;
  _FPDFDoc_GetAttachmentCount(document: Pointer): number;
  _FPDFDoc_GetJavaScriptActionCount(document: Pointer): number;
  _FPDFText_LoadPage(page: Pointer): Pointer;
  _FPDFText_ClosePage(text: Pointer): void;
  _FPDFText_CountChars(text: Pointer): number;
  _FPDFText_GetUnicode(text: Pointer, index: number): number;
  _FPDFText_IsGenerated(text: Pointer, index: number): number;
  _FPDFText_IsHyphen(text: Pointer, index: number): number;
  _FPDFText_GetTextObject(text: Pointer, index: number): Pointer;
  _FPDFText_GetLooseCharBox(text: Pointer, index: number, rect: Pointer): number;
  _FPDFText_GetCharBox(text: Pointer, index: number, left: Pointer, right: Pointer, bottom: Pointer, top: Pointer): number;
  _FPDFText_GetCharOrigin(text: Pointer, index: number, x: Pointer, y: Pointer): number;
  _FPDFText_GetMatrix(text: Pointer, index: number, matrix: Pointer): number;
  _FPDFText_GetFontSize(text: Pointer, index: number): number;
  _FPDFText_GetFontWeight(text: Pointer, index: number): number;
  _FPDFText_GetFontInfo(text: Pointer, index: number, buffer: Pointer, size: number, flags: Pointer): number;
  _FPDFTextObj_GetTextRenderMode(object: Pointer): number;
  _FPDFTextObj_GetFont(object: Pointer): Pointer;
  _FPDFPage_CountObjects(page: Pointer): number;
  _FPDFPage_GetObject(page: Pointer, index: number): Pointer;
  _FPDFPageObj_GetType(object: Pointer): number;
  _FPDFPageObj_GetBounds(object: Pointer, left: Pointer, bottom: Pointer, right: Pointer, top: Pointer): number;
  _FPDFPageObj_GetMatrix(object: Pointer, matrix: Pointer): number;
  _FPDFPageObj_GetFillColor(object: Pointer, r: Pointer, g: Pointer, b: Pointer, a: Pointer): number;
  _FPDFPageObj_GetStrokeColor(object: Pointer, r: Pointer, g: Pointer, b: Pointer, a: Pointer): number;
  _FPDFPageObj_HasTransparency(object: Pointer): number;
  _FPDFPageObj_GetClipPath(object: Pointer): Pointer;
  _FPDFClipPath_CountPaths(clip: Pointer): number;
  _FPDFClipPath_CountPathSegments(clip: Pointer, path: number): number;
  _FPDFClipPath_GetPathSegment(clip: Pointer, path: number, segment: number): Pointer;
  _FPDFFormObj_CountObjects(form: Pointer): number;
  _FPDFFormObj_GetObject(form: Pointer, index: number): Pointer;
  _FPDFPath_GetDrawMode(path: Pointer, fill: Pointer, stroke: Pointer): number;
  _FPDFPath_CountSegments(path: Pointer): number;
  _FPDFPath_GetPathSegment(path: Pointer, index: number): Pointer;
  _FPDFPathSegment_GetPoint(segment: Pointer, x: Pointer, y: Pointer): number;
  _FPDFPathSegment_GetType(segment: Pointer): number;
  _FPDFBitmap_Create(width: number, height: number, alpha: number): Pointer;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: Pointer, stride: number): Pointer;
  _FPDFBitmap_FillRect(bitmap: Pointer, left: number, top: number, width: number, height: number, color: number): void;
  _FPDFBitmap_GetBuffer(bitmap: Pointer): Pointer;
  _FPDFBitmap_GetStride(bitmap: Pointer): number;
  _FPDFBitmap_Destroy(bitmap: Pointer): void;
  _FPDF_RenderPageBitmap(
    bitmap: Pointer,
    page: Pointer,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  _FPDFLink_Enumerate(page: Pointer, position: Pointer, link: Pointer): number;
  _FPDFLink_GetAction(link: Pointer): Pointer;
  _FPDFLink_GetAnnotRect(link: Pointer, rect: Pointer): number;
  _FPDFAction_GetURIPath(document: Pointer, action: Pointer, buffer: Pointer, size: number): number;
};

let loading: Promise<Pdfium> | undefined;

/** PDFium, started once and kept. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= PDFiumLibrary.init().then((library) => (library as unknown as { module: Pdfium }).module);
  return loading;
}

/** A piece of PDFium's memory for results; valid for one file, freed by the caller. */
export class Scratch {
  readonly at: Pointer;

  constructor(
    private readonly pdfium: Pdfium,
    readonly bytes = 1024,
  ) {
    this.at = pdfium._malloc(bytes);
  }

  float(index: number): number {
    return this.pdfium.HEAPF32[(this.at >> 2) + index] ?? 0;
  }

  double(index: number): number {
    return this.pdfium.HEAPF64[(this.at >> 3) + index] ?? 0;
  }

  integer(index: number): number {
    return this.pdfium.HEAP32[(this.at >> 2) + index] ?? 0;
  }

  setInteger(index: number, value: number): void {
    this.pdfium.HEAP32[(this.at >> 2) + index] = value;
  }

  latin(length: number): string {
    const bytes = this.pdfium.HEAPU8.subarray(this.at, this.at + Math.min(length, this.bytes));
    const end = bytes.indexOf(0);
    return String.fromCharCode(...(end < 0 ? bytes : bytes.subarray(0, end)));
  }

  free(): void {
    this.pdfium._free(this.at);
  }
}
