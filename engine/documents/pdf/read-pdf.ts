import type { Draft } from "../draft.ts";
import type { ScannedPage } from "../scanned-page.ts";
import { type ErrorCode, type Flag, LIMITS } from "../types.ts";
import { findMeans, type Means } from "./find-layers.ts";
import { markRunningLines } from "./mark-running-lines.ts";
import { type PdfFile, withPdf } from "./open-pdf.ts";
import { type PageReading, readPage } from "./read-page.ts";

/** A file without a visible word, and its pages that show a picture. */
export type Wordless = { code: "needs-text" | "no-text"; scans: number[] };

export async function readPdf(bytes: Uint8Array, scanned: readonly ScannedPage[]): Promise<Draft | Wordless | ErrorCode> {
  const means = await findMeans(bytes);
  return withPdf(bytes, (file) => readPages(file, means, scanned));
}

function readPages(file: PdfFile, means: Means, scanned: readonly ScannedPage[]): Draft | Wordless | ErrorCode {
  const count = file.pdfium._FPDF_GetPageCount(file.handle);
  if (count <= 0) return "damaged";
  if (count > LIMITS.pagesRefusedAbove) return "too-many-pages";
  const seen = new Map(scanned.map((page) => [page.number, page]));
  const pages: PageReading[] = [];
  for (let index = 0; index < Math.min(count, LIMITS.pagesRead); index++)
    pages.push(readPage({ ...file, means }, index, seen.get(index + 1)));
  const lines = pages.flatMap((page) => page.lines);
  const hiddenText = pages.flatMap((page) => page.hiddenText);
  if (lines.length === 0) {
    const pictures = pages.filter((page) => page.hasPictures);
    return { code: pictures.length > 0 ? "needs-text" : "no-text", scans: toNumbers(pictures) };
  }
  markRunningLines(pages);
  const sizes = pages.map(({ number, width, height, columns }) => ({ number, width, height, columns }));
  const scans = toNumbers(pages.filter((page) => page.isScan));
  return { kind: "pdf", pages: sizes, lines, hiddenText, flags: toFlags(file, count, pages), scans };
}

const toNumbers = (pages: readonly PageReading[]): number[] => pages.map((page) => page.number);

function toFlags({ pdfium, handle }: PdfFile, count: number, pages: readonly PageReading[]): Flag[] {
  const flags: Flag[] = [];
  const read = LIMITS.pagesRead;
  if (count > read) flags.push({ code: "truncated-pages", message: `Only the first ${read} of ${count} pages were read.`, page: read });
  if (pdfium._FPDFDoc_GetAttachmentCount(handle) > 0)
    flags.push({ code: "embedded-files", message: "The file carries other files; they were not opened." });
  if (pdfium._FPDFDoc_GetJavaScriptActionCount(handle) > 0)
    flags.push({ code: "javascript", message: "The file carries a script; it was not run." });
  const unread = pages.find((page) => page.isScan);
  if (unread !== undefined)
    flags.push({ code: "scanned-pages", message: "At least one page is a picture without text.", page: unread.number });
  const [first, ...others] = pages.filter((page) => page.isRecognised);
  if (first !== undefined) flags.push({ code: "ocr-pages", message: toOcrMessage([first, ...others]), page: first.number });
  return flags;
}

function toOcrMessage(pages: readonly PageReading[]): string {
  const [which, whose] = pages.length === 1 ? ["Page", "its picture"] : ["Pages", "their pictures"];
  return `${which} ${toNumbers(pages).join(", ")} read from ${whose} (OCR); compare the words with the file.`;
}
