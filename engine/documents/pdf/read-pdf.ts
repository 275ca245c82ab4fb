import type { Draft } from "../draft.ts";
import { type ErrorCode, type Flag, LIMITS } from "../types.ts";
import { hasLayers } from "./find-layers.ts";
import { markRunningLines } from "./mark-running-lines.ts";
import { loadPdfium, type Pdfium, Scratch } from "./pdfium.ts";
import { type OpenPdf, type PageReading, readPage } from "./read-page.ts";

const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;

export async function readPdf(bytes: Uint8Array): Promise<Draft | ErrorCode> {
  const pdfium = await loadPdfium();
  const layered = await hasLayers(bytes);
  const data = pdfium._malloc(bytes.length);
  if (data === 0) return "resource-limit";
  const scratch = new Scratch(pdfium);
  pdfium.HEAPU8.set(bytes, data);
  const handle = pdfium._FPDF_LoadMemDocument(data, bytes.length, 0);
  try {
    if (handle === 0) return toOpenError(pdfium._FPDF_GetLastError());
    return readPages({ pdfium, handle, scratch, layered });
  } finally {
    if (handle !== 0) pdfium._FPDF_CloseDocument(handle);
    scratch.free();
    pdfium._free(data);
  }
}

function toOpenError(error: number): ErrorCode {
  return error === ERROR_PASSWORD || error === ERROR_SECURITY ? "encrypted" : "damaged";
}

function readPages(pdf: OpenPdf): Draft | ErrorCode {
  const count = pdf.pdfium._FPDF_GetPageCount(pdf.handle);
  if (count <= 0) return "damaged";
  if (count > LIMITS.pagesRefusedAbove) return "too-many-pages";
  const pages: PageReading[] = [];
  for (let index = 0; index < Math.min(count, LIMITS.pagesRead); index++) pages.push(readPage(pdf, index));
  const lines = pages.flatMap((page) => page.lines);
  const hiddenText = pages.flatMap((page) => page.hiddenText);
  if (lines.length === 0) return pages.some((page) => page.hasPictures) ? "needs-text" : "no-text";
  markRunningLines(pages);
  const sizes = pages.map(({ number, width, height, columns }) => ({ number, width, height, columns }));
  return { kind: "pdf", pages: sizes, lines, hiddenText, flags: toFlags(pdf.pdfium, pdf.handle, count, pages) };
}

function toFlags(pdfium: Pdfium, handle: number, count: number, pages: readonly PageReading[]): Flag[] {
  const flags: Flag[] = [];
  const read = LIMITS.pagesRead;
  if (count > read) flags.push({ code: "truncated-pages", message: `Only the first ${read} of ${count} pages were read.`, page: read });
  if (pdfium._FPDFDoc_GetAttachmentCount(handle) > 0)
    flags.push({ code: "embedded-files", message: "The file carries other files; they were not opened." });
  if (pdfium._FPDFDoc_GetJavaScriptActionCount(handle) > 0)
    flags.push({ code: "javascript", message: "The file carries a script; it was not run." });
  const scanned = pages.find((page) => page.isScan);
  if (scanned !== undefined)
    flags.push({ code: "scanned-pages", message: "At least one page is a picture without text.", page: scanned.number });
  return flags;
}
