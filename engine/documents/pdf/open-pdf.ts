import type { ErrorCode } from "../types.ts";
import { loadPdfium, type Pdfium, Scratch } from "./pdfium.ts";

export type PdfFile = { pdfium: Pdfium; handle: number; scratch: Scratch };

const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;

/** Opens a PDF for as long as `use` runs; the code of what is wrong with it when it cannot be opened. */
export async function withPdf<T>(bytes: Uint8Array, use: (file: PdfFile) => T): Promise<T | ErrorCode> {
  const pdfium = await loadPdfium();
  const data = pdfium._malloc(bytes.length);
  if (data === 0) return "resource-limit";
  const scratch = new Scratch(pdfium);
  pdfium.HEAPU8.set(bytes, data);
  const handle = pdfium._FPDF_LoadMemDocument(data, bytes.length, 0);
  try {
    return handle === 0 ? toOpenError(pdfium._FPDF_GetLastError()) : use({ pdfium, handle, scratch });
  } finally {
    if (handle !== 0) pdfium._FPDF_CloseDocument(handle);
    scratch.free();
    pdfium._free(data);
  }
}

function toOpenError(error: number): ErrorCode {
  return error === ERROR_PASSWORD || error === ERROR_SECURITY ? "encrypted" : "damaged";
}
