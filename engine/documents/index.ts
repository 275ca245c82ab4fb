// bytes → Document: what is visible in a PDF, DOCX or TXT file, in reading order, and what is hidden in it.

export { type PaintedPage, paintPage } from "./pdf/paint-page.ts";
export type { PlacedWord } from "./pdf/place-words.ts";
export { type ShownPage, showPage } from "./pdf/show-page.ts";
export { decodeText, type Reading, readDocument } from "./read-document.ts";
export { type Edit, rewrite } from "./rewrite.ts";
export type { PictureWord, ScannedPage } from "./scanned-page.ts";
export { toPlainDocument } from "./txt/read-text.ts";
export type { Document, ErrorCode, HiddenText, Line, Link, Page } from "./types.ts";
